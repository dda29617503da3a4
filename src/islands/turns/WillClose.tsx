import { useEffect, useRef, useState } from 'react'

import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { brokenHere } from '#stores/turns/broken-here.ts'
import { qrPath } from '#stores/turns/device.ts'
import type { QrPath } from '#stores/turns/device.ts'
import { turns } from '#stores/turns/turns.ts'

interface Props {
  fix: number
  /** The step that follows the restart. */
  step: number
}

/** The computer restarts in this step. If it is the one that shows this page, the reader goes on with a phone. */
export function WillClose({ fix, step }: Props) {
  const isHere = useLive(brokenHere.$isHere, undefined)
  const box = useRef<HTMLElement>(null)
  const asked = isHere === undefined

  /** The pressed button goes, and leaves the focus to the heading in its place. */
  function focusHeading() {
    box.current?.querySelector('h2')?.focus()
  }
  function answer(given: boolean) {
    brokenHere.answer(given)
    focusHeading()
  }

  return (
    <section
      className={isHere === false ? 'note' : 'turn-closes'}
      aria-labelledby="turn-closes"
      ref={box}
    >
      <h2 id="turn-closes" tabIndex={-1} data-say>
        <Icon name={isHere === false ? 'check' : 'triangle'} />
        {asked && 'Is this the computer that you are fixing?'}
        {isHere === true && 'This page will close'}
        {isHere === false && 'This page stays open'}
      </h2>
      {asked && <p>If it is, this page will close.</p>}
      {asked && (
        <div className="row">
          <button className="button" type="button" onClick={() => answer(true)}>
            Yes, this one
          </button>
          <button className="button" type="button" onClick={() => answer(false)}>
            No, another one
          </button>
        </div>
      )}
      {isHere === true && <CarryOn fix={fix} step={step} />}
      {isHere === false && <p>Only the computer that you are fixing restarts.</p>}
      {!asked && (
        <button className="turn-link" type="button" onClick={() => answer(!isHere)}>
          {isHere ? 'No, it is another computer' : 'No, it is this computer'}
        </button>
      )}
    </section>
  )
}

/** The address of the next step, for a phone. */
function CarryOn({ fix, step }: Props) {
  const address = turns.linkToStep(fix, step)
  // Shorter, for somebody who has to type it; the phone then asks for the computer.
  const typed = address.replaceAll(/^https?:\/\/|&system=[^#]*/g, '')
  const [square, setSquare] = useState<QrPath | undefined>()
  useEffect(() => {
    let isHere = true
    void qrPath(address).then(made => isHere && setSquare(made))
    return () => {
      isHere = false
    }
  }, [address])

  return (
    <>
      {square && (
        <svg
          className="turn-qr"
          viewBox={`0 0 ${square.size} ${square.size}`}
          role="img"
          aria-label="QR code with the address of the next step"
        >
          <path d={square.path} />
        </svg>
      )}
      <p>
        Your place is stored. To go on with your phone,{' '}
        {square && 'point its camera at the square, or '}
        type this address:
      </p>
      <p className="turn-address">{typed}</p>
    </>
  )
}
