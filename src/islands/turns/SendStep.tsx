import { useEffect, useRef, useState } from 'react'

import { shareTargets } from '#domain/share/share.ts'
import type { FixOnPage } from '#domain/turns/screens.ts'
import { ShareLink, ShareResult } from '#islands/ui/ShareParts.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { share } from '#stores/share/share.ts'
import { turns } from '#stores/turns/turns.ts'

interface Props {
  fix: FixOnPage
  step: number
}

/** Sends the step to somebody who can help, or to another device of the reader. */
export function SendStep({ fix, step }: Props) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const guide = useLive(turns.$guide, undefined)
  const isRefused = useLive(share.$shared, 'nothing') === 'refused'
  const address = turns.linkToStep(fix.number, step)
  const title = `${guide?.title ?? ''}: ${fix.word.toLowerCase()} ${fix.number}, step ${step}`
  const hasSheet = share.hasSheet()
  // Where the share sheet does not open, there are the other ways.
  const showsWays = isOpen || (hasSheet && isRefused)
  const targets = shareTargets(address, title)
  const ways = ['Email', 'WhatsApp'].flatMap(way => targets.filter(({ name }) => name === way))

  useEffect(() => {
    if (showsWays) box.current?.scrollIntoView({ block: 'nearest' })
  }, [showsWays])

  return (
    <div className="turn-send">
      <button
        className="turn-link"
        type="button"
        aria-expanded={hasSheet ? undefined : isOpen}
        onClick={() => (hasSheet ? void share.open(title, address) : setOpen(!isOpen))}
      >
        <Icon name="share" />
        Send this step
      </button>
      {showsWays && (
        <div className="row" ref={box}>
          {ways.map(way => (
            <ShareLink key={way.name} {...way} />
          ))}
          <button className="button" type="button" onClick={() => void share.copy(address)}>
            <Icon name="link" />
            Copy link
          </button>
        </div>
      )}
      <ShareResult className="turn-copy" address={address} />
    </div>
  )
}
