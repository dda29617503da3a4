import type { ReactNode } from 'react'

import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { share } from '#stores/share/share.ts'

/** Paper and a link, in the same words wherever they are offered. */
export function Tools({ copies, children }: { copies: string; children: ReactNode }) {
  const shared = useLive(share.$shared, 'nothing')
  return (
    <>
      <div className="row">
        <button className="button" type="button" onClick={() => void share.copy(copies)}>
          <Icon name="copy" />
          {children}
        </button>
        <button className="button" type="button" onClick={() => window.print()}>
          <Icon name="print" />
          Print the guide
        </button>
      </div>
      <p role="status">
        {shared === 'copied' && 'It is copied. Paste it where you like.'}
        {shared === 'refused' && 'Your browser did not allow that. Copy this instead:'}
      </p>
      {shared === 'refused' && <pre className="turn-copy">{copies}</pre>}
    </>
  )
}
