import type { Locator, Page } from '@playwright/test'

/** Where the local backend answers, as the build was told. */
export function backend(): { auth: string; firestore: string; storage: string } {
  const told = process.env['PUBLIC_FIREBASE_EMULATORS']
  if (!told) throw new Error('PUBLIC_FIREBASE_EMULATORS must be set as it was for the build.')
  return JSON.parse(told) as { auth: string; firestore: string; storage: string }
}

let made = 0

/** An email address that no other test uses. */
export function newEmail(): string {
  made += 1
  return `reader-${Date.now()}-${made}@example.org`
}

export const PASSWORD = 'three green kettles'

/** What the browser says of an answer that is no success; the page has told the reader by then. */
export const REFUSED_REQUEST = /Failed to load resource: the server responded with a status of 400/
/** The Auth emulator has no settings for the check that a person asks; the SDK notes that and goes on. */
export const NO_CAPTCHA_SETTINGS = /status of 501|reCAPTCHA Enterprise config/
/** What the Auth emulator's own frame says, because it belongs to another site than the page. */
export const EMULATOR_FRAME = /'sessionStorage' property|auth\/internal-error/

export const main = (page: Page): Locator => page.getByRole('main')

/** Registers by email and waits for the dashboard. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Email', { exact: true }).last().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /13 or older/ }).check()
  await main(page).getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/dashboard')
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).last().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Login' }).click()
}

/** The code that the provider would have sent by text message. */
export async function codeFor(phone: string): Promise<string> {
  const address = `http://${backend().auth}/emulator/v1/projects/demo-fixwise/verificationCodes`
  const answer = await fetch(address, { headers: { authorization: 'Bearer owner' } })
  const { verificationCodes } = (await answer.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[]
  }
  const last = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)
  if (!last) throw new Error(`No code was sent to ${phone}.`)
  return last.code
}

/** A picture that a browser can open: 8 × 6 dots. */
export async function picture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 800
    canvas.height = 600
    canvas.getContext('2d')?.fillRect(0, 0, 400, 300)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}
