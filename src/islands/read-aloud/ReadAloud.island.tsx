/**
 * Why an island? The voice is the browser's, and the sentence that is read is highlighted.
 * Without JavaScript? The button is not shown; the guide is there to read.
 */
import { useEffect, useRef, useState } from 'react'

import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { readAloud } from '#stores/read-aloud/read-aloud.ts'
import { createPageReader } from './page-reader.ts'
import { ReaderBar } from './ReaderBar.tsx'

const labels = { idle: 'Listen', playing: 'Pause', paused: 'Play' } as const

export function ReadAloud() {
  const now = useLive(readAloud.$reading, { state: 'idle' })
  const [reader] = useState(createPageReader)
  const button = useRef<HTMLButtonElement>(null)
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const at = now.state === 'idle' ? undefined : now.at
    reader.show(at, bar.current?.offsetHeight ?? 0)
  }, [now, reader])

  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'system') reader.followPage()
    }
    document.addEventListener('change', onChange)
    window.addEventListener('hashchange', reader.followLink)
    return () => {
      document.removeEventListener('change', onChange)
      window.removeEventListener('hashchange', reader.followLink)
    }
  }, [reader])

  function stop() {
    readAloud.stop()
    button.current?.focus({ preventScroll: true })
  }

  return (
    <div className="needs-js">
      <button
        className="button"
        type="button"
        ref={button}
        onClick={now.state === 'idle' ? reader.begin : readAloud.toggle}
      >
        <Icon name={now.state === 'playing' ? 'pause' : 'listen'} />
        {labels[now.state]}
      </button>
      {now.state !== 'idle' && <ReaderBar now={now} stop={stop} bar={bar} />}
    </div>
  )
}
