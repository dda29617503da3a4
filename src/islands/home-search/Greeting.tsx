import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'

import { greetingAt, typedOut, TYPING_DELAY } from '#domain/home-search/greeting.ts'
import { charactersOf } from '#domain/read-aloud/segments.ts'
import { useReducedMotion } from '#islands/use-reduced-motion.ts'
import { TextButton } from '#islands/ui/TextButton.tsx'
import { useFocusOnLeave } from '#islands/ui/use-focus-on-leave.ts'
import { changeNickname } from '#stores/home-search/requests.ts'
import { nicknameField } from './ids.ts'
import styles from './HomeSearch.module.css'

/** The greeting, typed one character at a time; a screen reader has it at once, as a whole. */
export function Greeting({ name }: { name: string }) {
  const greetingBox = useFocusOnLeave<HTMLDivElement>(nicknameField)
  const [greeting] = useState(() => greetingAt(new Date().getHours(), name))
  const still = useReducedMotion()
  const [count, setCount] = useState(0)
  const shown = typedOut(greeting, still ? Infinity : count)
  const done = shown === greeting

  useEffect(() => {
    if (done) return
    const timer = setTimeout(() => setCount(count + 1), TYPING_DELAY)
    return () => clearTimeout(timer)
  }, [count, done])

  return (
    <div className={styles['greeting']} ref={greetingBox}>
      <p className={styles['hello']} style={lengthOf(greeting)}>
        <span className="vh" role="status">
          {greeting}
        </span>
        <span className={styles['whole']} aria-hidden="true">
          {greeting}
        </span>
        <span className={styles['typed']} aria-hidden="true" data-done={done || undefined}>
          {shown}
        </span>
      </p>
      <TextButton onClick={() => changeNickname(name)}>Change nickname</TextButton>
      <TextButton onClick={clear}>Clear this device</TextButton>
    </div>
  )
}

/** Loaded on a press: it brings the sign-in code, which would be most of what a known reader's home loads. */
function clear() {
  import('#stores/device/clear-device.ts').then(
    ({ clearDevice }) => clearDevice(),
    // The same button is at the foot of the page, and reports the error if it cannot be loaded there either.
    () => document.getElementById('shared')?.scrollIntoView(),
  )
}

/** For the styles, which choose the font size by it. */
function lengthOf(text: string): CSSProperties {
  return { '--length': charactersOf(text).length } as CSSProperties
}
