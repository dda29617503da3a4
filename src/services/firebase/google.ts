import { browserPopupRedirectResolver, GoogleAuthProvider } from 'firebase/auth'

import { emulators } from './settings.ts'

/** How the SDK opens Google's window. Brought along by each call, so that no page loads it in advance. */
export const popup = browserPopupRedirectResolver

export function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  // On a shared computer the last account is often somebody else's.
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
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
