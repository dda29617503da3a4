import { RecaptchaVerifier } from 'firebase/auth'

import { auth } from './client.ts'

/**
 * Runs a call with a fresh check that a person is asking. A verifier that is used twice may never answer, so
 * each attempt gets its own, in an element of its own.
 */
export async function withCaptcha<Value>(
  place: HTMLElement,
  call: (verifier: RecaptchaVerifier) => Promise<Value>,
): Promise<Value> {
  const element = document.createElement('div')
  place.replaceChildren(element)
  const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' })
  try {
    return await call(verifier)
  } finally {
    verifier.clear()
  }
}
