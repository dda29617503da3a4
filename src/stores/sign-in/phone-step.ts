import { atom, onMount } from 'nanostores'

import { parseSentCode, waitFor } from '#domain/sign-in/sent-code.ts'
import type { SentCode } from '#domain/sign-in/sent-code.ts'
import { removeFromSession, readSession, writeSession } from '#services/session-storage.ts'

const NOTE = 'phoneSignIn'

export type PhoneStep =
  | { step: 'number' }
  /** `wait` counts down the seconds until another code may be asked for. */
  | { step: 'code'; phone: string; sent: string; wait: number }

/** The state of a sign-in by phone. It survives a reload. */
export function createPhoneStep() {
  const $phone = atom<PhoneStep>({ step: 'number' })
  let timer: ReturnType<typeof setInterval> | undefined

  function show(code: SentCode) {
    clearInterval(timer)
    const count = () => {
      const wait = waitFor(code, Date.now())
      $phone.set({ step: 'code', phone: code.phone, sent: code.sent, wait })
      if (wait === 0) clearInterval(timer)
    }
    count()
    timer = setInterval(count, 1000)
  }

  onMount($phone, () => {
    const code = parseSentCode(readSession(NOTE), Date.now())
    if (code) show(code)
    return () => clearInterval(timer)
  })

  return {
    $phone,
    codeSent(phone: string, sent: string) {
      const code = { phone, sent, at: Date.now() }
      writeSession(NOTE, JSON.stringify(code))
      show(code)
    },
    /** Back to the number. */
    end() {
      clearInterval(timer)
      removeFromSession(NOTE)
      $phone.set({ step: 'number' })
    },
  }
}
