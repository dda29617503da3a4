import { useEffect, useState } from 'react'

import { Icon } from '#islands/ui/Icon.tsx'
import { qrPath } from '#stores/turns/device.ts'
import type { QrPath } from '#stores/turns/device.ts'
import { turns } from '#stores/turns/turns.ts'

interface Props {
  fix: number
  step: number
}

/** The computer restarts in this step. If it is the one that shows this page, the reader goes on with a phone. */
export function WillClose({ fix, step }: Props) {
  const address = turns.linkToStep(fix, step)
  // Shorter, for somebody who has to type it; the phone then asks for the computer.
  const typed = address.replace(/^https?:\/\/|&system=[^#]*/g, '')
  const [square, setSquare] = useState<QrPath | undefined>()
  useEffect(() => {
    let isHere = true
    void qrPath(address).then(made => isHere && setSquare(made))
    return () => {
      isHere = false
    }
  }, [address])

  return (
    <section className="turn-closes" aria-labelledby="turn-closes">
      <h2 id="turn-closes">
        <Icon name="triangle" />
        Is this the computer you are fixing? This page will close.
      </h2>
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
    </section>
  )
}
