import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { portsFrom } from '#local/emulators/ports.ts'
import { PROJECT } from '#local/project.ts'
import { SITE_PORT } from './port.ts'

let made = 0

/** An email address that no other test uses. */
export function newEmail(): string {
  made += 1
  return `reader-${Date.now()}-${made}@example.org`
}

export const PASSWORD = 'three green kettles'

/** What the console may say: that an answer was no success, of which the page has told the reader by then. */
export const REFUSALS = /status of 40[0-4]/

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

/** Whoever is new on the Login page is asked for age and terms before the account counts. */
export async function accept(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'You are new here' })).toBeFocused()
  await page.getByRole('checkbox', { name: /13 or older/ }).check()
  await page.getByRole('button', { name: 'Make my account' }).click()
}

/** Asks the Auth emulator. */
export async function askAuth(path: string, body?: object, headers: object = {}): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${portsFrom(SITE_PORT).auth}${path}`, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** The same as the owner of the project. */
const askAsOwner = (path: string, body?: object) =>
  askAuth(path, body, { authorization: 'Bearer owner' })

const accounts = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`

/** The code that the provider would have sent by text message. */
export async function codeFor(phone: string): Promise<string> {
  const { verificationCodes } = (await askAsOwner(
    `/emulator/v1/projects/${PROJECT}/verificationCodes`,
  )) as { verificationCodes: { phoneNumber: string; code: string }[] }
  const last = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)
  if (!last) throw new Error(`No code was sent to ${phone}.`)
  return last.code
}

/** The link that the provider would have sent by email. */
export async function linkFor(email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET') {
  const { oobCodes } = (await askAsOwner(`/emulator/v1/projects/${PROJECT}/oobCodes`)) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[]
  }
  const last = oobCodes.findLast(sent => sent.email === email && sent.requestType === kind)
  if (!last) throw new Error(`No ${kind} was sent to ${email}.`)
  return last.oobLink
}

async function uidOf(email: string): Promise<string> {
  const found = (await askAsOwner(`${accounts}:lookup`, { email: [email] })) as {
    users?: { localId: string }[]
  }
  return found.users?.[0]?.localId ?? ''
}

/** What whoever runs the site can do to an account. */
export const operator = {
  switchOff: async (email: string) =>
    askAsOwner(`${accounts}:update`, { localId: await uidOf(email), disableUser: true }),
  /** Every sign-in until now counts no longer. */
  endSignIns: async (email: string) =>
    askAsOwner(`${accounts}:update`, {
      localId: await uidOf(email),
      validSince: String(Math.floor(Date.now() / 1000) + 1),
    }),
}

/** Presses a key that opens Google's window, and chooses a new account there. */
export async function chooseInGoogle(page: Page, key: Locator, email: string, name = '') {
  const [popup] = await Promise.all([page.waitForEvent('popup'), key.click()])
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill(name)
  await popup.locator('#sign-in').click()
}

/** Chooses the account again that was made in Google's window before. */
export async function chooseAgain(page: Page, key: Locator, email: string) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), key.click()])
  await popup.locator('.js-reuse-account').filter({ hasText: email }).click()
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
