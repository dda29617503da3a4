import { becomeMember, makeAccount } from './become-member.ts'
import {
  accept,
  chooseAgain,
  chooseInGoogle,
  codeFor,
  linkFor,
  logIn,
  main,
  newEmail,
  PASSWORD,
  register,
  REFUSALS,
} from './members.ts'
import { awake, expect, test } from './test.ts'

import type { Page } from '@playwright/test'

test.use({ allowedHosts: ['127.0.0.1'], expectedConsole: [REFUSALS] })

// Each goes through several pages and sign-ins.
test.describe.configure({ timeout: 90_000 })

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const yes = (page: Page) => page.on('dialog', dialog => void dialog.accept())

async function logOut(page: Page) {
  page.once('dialog', dialog => void dialog.accept())
  await page.goto('/profile')
  await main(page).getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
}

/** An old sign-in: the provider wants a fresh proof before it deletes the account. */
async function askToDeleteLater(page: Page) {
  await page.clock.setSystemTime(Date.now() + 20 * 60_000)
  yes(page)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  return page.getByRole('region', { name: 'Show that it is you' })
}

test('once an email address is confirmed, Google is added to its password', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await page.goto(await linkFor(email, 'VERIFY_EMAIL'))
  await logOut(page)
  await chooseInGoogle(page, google(page), email, 'Grace Google')
  await page.waitForURL('**/')
  await page.goto('/profile')
  await expect(page.getByText('Change password')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeHidden()
  await logOut(page)
  await logIn(page, email)
  await page.waitForURL('**/')
})

test('if an address is not confirmed, the reader is told that Google replaces the password, before and after', async ({
  page,
}) => {
  const email = newEmail()
  await register(page, email)
  await expect(page.getByText('Your email address is not confirmed yet.')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('You log in with email and password.')).toBeVisible()
  const first = await linkFor(email, 'VERIFY_EMAIL')
  await page.getByRole('button', { name: 'Send the message again' }).click()
  await expect(page.getByText('A new message is on its way.')).toBeVisible()
  expect(await linkFor(email, 'VERIFY_EMAIL')).not.toBe(first)

  await logOut(page)
  await chooseInGoogle(page, google(page), email)
  await page.waitForURL('**/')
  await page.goto('/profile')
  await expect(page.getByText('You log in with Google. There is no password.')).toBeVisible()
  await expect(page.getByText('is not confirmed yet')).toBeHidden()
  await logOut(page)
  await logIn(page, email)
  await expect(page.getByRole('alert')).toContainText('continue with Google if you have used it')

  await chooseAgain(page, google(page), email)
  await page.waitForURL('**/')
  await page.goto('/profile')
  await page.getByText('Add a password').click()
  await page.getByLabel('New password').fill('four blue kettles')
  await chooseAgain(page, page.getByRole('button', { name: /^Ask Google/ }), email)
  const said = page.getByText('You can log in with your email address and this password')
  await expect(said).toBeFocused()
  await expect(page.getByText('Change password')).toBeVisible()
  await logOut(page)
  await logIn(page, email, 'four blue kettles')
  await page.waitForURL('**/')
})

test('somebody new on the Login page who does not accept the terms gets no account', async ({
  page,
}) => {
  await page.goto('/login')
  await chooseInGoogle(page, google(page), newEmail(), 'Grace Google')
  await expect(page.getByRole('heading', { name: 'You are new here' })).toBeFocused()
  // To leave the page is no way around.
  await page.goto('/dashboard')
  await expect(page.getByText('Please log in to view your dashboard.')).toBeVisible()
  await page.goto('/login')
  await awake(page, 'SignIn')
  await page.getByRole('button', { name: 'Make my account' }).click()
  await expect(page.getByRole('alert')).toContainText('Tick the box about your age')
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect(page.getByText('No account was made')).toBeFocused()
  await page.reload()
  await awake(page, 'SignIn')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('if the provider wants the first sign-in method first, Google is added after it', async ({
  page,
}) => {
  const email = newEmail()
  await makeAccount(email)
  await page.goto('/login')
  // The emulator never asks for it by itself.
  await page.route('**/accounts:signInWithIdp**', route => {
    const { requestUri } = route.request().postDataJSON() as { requestUri: string }
    const oauthIdToken = decodeURIComponent(/[?&#]id_token=([^&]+)/.exec(requestUri)?.[1] ?? '')
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        needConfirmation: true,
        email,
        providerId: 'google.com',
        oauthIdToken,
        oauthAccessToken: 'a key of Google',
      },
    })
  })
  await chooseInGoogle(page, google(page), email)
  await expect(page.getByRole('alert')).toContainText('You already have an account with this email')
  await expect(page.getByRole('alert')).toContainText('account-exists-with-different-credential')
  await page.unrouteAll()
  await logIn(page, email)
  await page.waitForURL('**/')
  await page.goto('/profile')
  await expect(page.getByText('Change password')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeHidden()
})

test('Google can be connected later, used to log in, and used to confirm deleting the account', async ({
  page,
}) => {
  const email = newEmail()
  const atGoogle = newEmail()
  await becomeMember(page, email)
  await page.goto('/profile')
  await chooseInGoogle(page, page.getByRole('button', { name: 'Connect Google' }), atGoogle)
  await expect(page.getByText('You can log in with Google from now on.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeHidden()

  await logOut(page)
  await chooseAgain(page, google(page), atGoogle)
  await page.waitForURL('**/')
  const proof = await askToDeleteLater(page)
  await chooseAgain(page, proof.getByRole('button', { name: 'Ask Google, then delete' }), atGoogle)
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
})

test('a Google account that belongs to somebody else cannot be connected', async ({ page }) => {
  const atGoogle = newEmail()
  await page.goto('/login')
  await chooseInGoogle(page, google(page), atGoogle, 'Grace Google')
  await accept(page)
  await page.waitForURL('**/')
  await logOut(page)
  await becomeMember(page)
  await page.goto('/profile')
  await chooseAgain(page, page.getByRole('button', { name: 'Connect Google' }), atGoogle)
  await expect(page.getByRole('alert')).toContainText('belongs to another account already')
})

test('a member with only a phone number confirms deleting the account with a code', async ({
  page,
}) => {
  const phone = `+4477008${String(Date.now()).slice(-5)}`
  await page.goto('/login?return=/profile')
  await page.getByRole('radio', { name: 'Phone' }).check()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send verification code' }).click()
  await expect(page.getByText(`The six digits that we sent to ${phone}.`)).toBeVisible()
  await page.getByLabel('Verification code').fill(await codeFor(phone))
  await page.getByRole('button', { name: 'Verify code' }).click()
  await accept(page)
  await page.waitForURL(url => url.pathname === '/profile')
  await expect(page.getByText('Change password')).toBeHidden()

  const proof = await askToDeleteLater(page)
  await proof.getByRole('button', { name: `Send a code to ${phone}` }).click()
  await proof.getByLabel('Verification code').fill('000000')
  await proof.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(proof.getByRole('alert')).toContainText('This is not the code that we sent.')
  await proof.getByLabel('Verification code').fill(await codeFor(phone))
  await proof.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
})

test('a forgotten password is reset with the link from the email', async ({ page }) => {
  const email = newEmail()
  await makeAccount(email)
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).last().fill(email)
  await page.getByRole('button', { name: /^Forgot your password/ }).click()
  await expect(page.getByText(/a message with a link is on its way/)).toBeVisible()
  const link = await linkFor(email, 'PASSWORD_RESET')
  await page.request.get(`${link}&newPassword=four+blue+kettles`)
  await logIn(page, email, PASSWORD)
  await expect(page.getByRole('alert')).toContainText('do not fit together')
  await logIn(page, email, 'four blue kettles')
  await page.waitForURL('**/')
})

test('a changed password works at once, and a wrong current password changes nothing', async ({
  page,
}) => {
  const email = newEmail()
  await becomeMember(page, email)
  await page.goto('/profile')
  await page.getByText('Change password').click()
  const change = async (old: string, next: string) => {
    await page.getByLabel('Old password').fill(old)
    await page.getByLabel('New password').fill(next)
    await page.getByLabel('New password').press('Enter')
  }
  await change('wrong', 'four blue kettles')
  await expect(page.getByRole('alert')).toContainText('not the password that you log in with now')
  await expect(page.getByLabel('Old password')).toBeFocused()
  await expect(page.getByLabel('New password')).toHaveValue('four blue kettles')
  await change(PASSWORD, 'x')
  await expect(page.getByRole('alert')).toContainText('too easy to guess')
  await expect(page.getByLabel('New password')).toBeFocused()
  await change(PASSWORD, 'four blue kettles')
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page.getByLabel('Old password')).toHaveValue('')
  await logOut(page)
  await logIn(page, email, 'four blue kettles')
  await page.waitForURL('**/')
})
