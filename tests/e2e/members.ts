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

/**
 * What the console may say: that an answer was no success, of which the page has told the reader by then; that the
 * Auth emulator has no settings for the check that a person asks; and what the emulator's own frame says, because
 * it belongs to another site than the page.
 */
export const REFUSALS =
  /status of (?:40[0-4]|501)|reCAPTCHA Enterprise config|'sessionStorage' property|auth\/internal-error/

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
  const address = `http://127.0.0.1:${portsFrom(SITE_PORT).auth}/emulator/v1/projects/${PROJECT}/verificationCodes`
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
