import { useEffect, useState } from 'react'

import { greetingAt, typedOut, TYPING_DELAY } from '#domain/greeting.ts'
import { useReducedMotion } from '#islands/use-reduced-motion.ts'
import { clearDevice } from '#stores/clear-device.ts'
import { nickname } from '#stores/nickname.ts'
import styles from './HomeSearch.module.css'

/** The greeting, typed one character at a time; a screen reader has it at once, as a whole. */
export function Greeting({ name }: { name: string }) {
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
    <div className={styles['greeting']}>
      <p className={styles['hello']}>
        <span className="vh" role="status">
          {greeting}
        </span>
        <span aria-hidden="true" data-done={done || undefined}>
          {shown}
        </span>
      </p>
      <button className={styles['forget']} type="button" onClick={nickname.forget}>
        Change nickname
      </button>
      <button className={styles['forget']} type="button" onClick={clearDevice}>
        Clear this device
      </button>
    </div>
  )
}
