import { browserPopupRedirectResolver, GoogleAuthProvider } from 'firebase/auth'

import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { AuthResult } from '#domain/sign-in/auth-error.ts'
import { emulators } from './settings.ts'

/** How the SDK opens Google's window. Brought along by each call, so that no page loads it in advance. */
export const popup = browserPopupRedirectResolver

export function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  // On a shared computer the last account is often somebody else's.
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

const LOOK = 250
/** Some browsers close the window a moment before its answer is here. */
const GRACE = 1250

/**
 * Runs a call that opens Google's window, and does not wait on when the window is closed: the SDK would, for up to ten
 * seconds. An answer that comes later still counts; whoever watches the session hears of it.
 */
export async function untilClosed<Value>(
  call: () => Promise<AuthResult<Value>>,
): Promise<AuthResult<Value>> {
  const open = window.open
  let timer: ReturnType<typeof setInterval> | undefined
  const closed = new Promise<AuthResult<Value>>(resolve => {
    window.open = (...given) => {
      window.open = open
      const opened = open.apply(window, given)
      timer = setInterval(() => {
        if (!opened?.closed) return
        clearInterval(timer)
        setTimeout(
          () =>
            resolve(authFailure('popup-closed', 'Firebase: Error (auth/popup-closed-by-user).')),
          GRACE,
        )
      }, LOOK)
      return opened
    }
  })
  try {
    return await Promise.race([call(), closed])
  } finally {
    window.open = open
    clearInterval(timer)
  }
}

/** On a local backend a small script answers in place of Google's own. The SDK uses what is there already. */
export function standIn(): Promise<void> {
  const address = emulators?.google
  if (!address || 'gapi' in window) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () =>
      reject(new Error('The stand-in for Google did not load.')),
    )
    document.head.append(script)
  })
}
