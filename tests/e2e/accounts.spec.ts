import { becomeMember, makeAccount } from './become-member.ts'
import {
  accept,
  codeFor,
  logIn,
  main,
  newEmail,
  PASSWORD,
  picture,
  REFUSALS,
  register,
} from './members.ts'
import { objections } from './objections.ts'
import { expect, test } from './test.ts'

const GUIDE = '/issue/16'

test.use({
  allowedHosts: ['127.0.0.1'],
  expectedConsole: [REFUSALS],
})

test('a reader signs up, and adds a name and a photo', async ({ page }) => {
  const email = newEmail()
  await register(page, email)
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible()
  for (const name of ['Diagnostics', 'Technician Locator', 'WhatsApp', 'Learning', 'Forum'])
    await expect(main(page).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  await expect(page.getByText('Feature under construction')).toBeVisible()
  await expect(page.getByText('No new notifications.')).toBeVisible()

  await main(page).getByRole('link', { name: 'Add your name' }).click()
  await main(page).getByRole('button', { name: 'Edit profile' }).click()
  await page.getByLabel('Name').fill('Ada Reader')
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture(page) }
  await page.getByLabel('Photo').setInputFiles(file)
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(page.getByText('Ada Reader')).toBeVisible()
  const photo = main(page).locator('img')
  await expect(photo).toHaveAttribute('src', /profilePhotos%2F/)
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)

  await page.reload()
  await expect(page.getByText('Ada Reader')).toBeVisible()
})

test('a member logs out, comes back to an open guide and deletes the account', async ({ page }) => {
  const email = newEmail()
  await becomeMember(page, email)
  await page.goto('/profile')
  page.once('dialog', dialog => {
    expect(dialog.message()).toBe('Are you sure you want to log out?')
    void dialog.accept()
  })
  await main(page).getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')

  await page.goto(GUIDE)
  await page.getByRole('link', { name: 'Login to Read Full Content' }).click()
  await logIn(page, email)
  await page.waitForURL(`**${GUIDE}`)
  await expect(page.getByRole('heading', { name: /^Fix 1:/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login to Read Full Content' })).toBeHidden()

  await page.goto('/profile')
  page.once('dialog', dialog => void dialog.accept())
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
})

test('a phone number and its code are enough to sign in', async ({ page }) => {
  const phone = `+4477009${String(Date.now()).slice(-5)}`
  await page.goto('/login')
  await page.getByRole('radio', { name: 'Phone' }).check()
  await page.getByLabel('Phone number').fill('12')
  await page.getByRole('button', { name: 'Send verification code' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not a whole telephone number.')
  await expect(page.getByRole('alert')).toContainText('auth/invalid-phone-number')

  await page.getByLabel('Phone number').fill(phone.replace('+44', '0'))
  await page.getByRole('button', { name: 'Send verification code' }).click()
  await expect(page.getByText(`The six digits that we sent to ${phone}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send another code in/ })).toBeDisabled()

  await page.getByLabel('Verification code').fill('000000')
  await page.getByRole('button', { name: 'Verify code' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not the code that we sent.')
  await expect(page.getByLabel('Verification code')).toHaveValue('000000')

  // The message app may have made the phone drop the page meanwhile.
  await page.reload()
  await expect(page.getByLabel('Phone number')).toHaveValue(phone)
  await page.getByLabel('Verification code').fill(await codeFor(phone))
  await page.getByRole('button', { name: 'Verify code' }).click()
  await accept(page)
  await page.waitForURL('**/')
  await page.goto('/dashboard')
  await expect(page.getByText(`Welcome, ${phone}`)).toBeVisible()
})

test('a reader signs up with Google in a separate window', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('checkbox', { name: /13 or older/ }).check()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(newEmail())
  await popup.locator('#display-name-input').fill('Grace Google')
  await popup.locator('#sign-in').click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Welcome, Grace Google')).toBeVisible()
})

test('closing the Google window is explained in a sentence', async ({ page }) => {
  await page.goto('/login')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ])
  await popup.close()
  // The provider's program would take ten seconds.
  await expect(page.getByRole('alert')).toContainText('The Google window was closed', {
    timeout: 4000,
  })
})

test('wrong input gets the provider’s message in red, and nothing typed is lost', async ({
  page,
}) => {
  const email = newEmail()
  await makeAccount(email)
  await page.goto('/login')

  const alert = page.getByRole('alert')
  await logIn(page, email, 'not the password')
  await expect(alert).toContainText('The email address and the password do not fit together.')
  await expect(alert).toContainText('auth/invalid-credential')
  await expect(alert).toHaveCount(1)
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/do not fit together/)
  await expect(page.getByLabel('Email', { exact: true }).last()).toHaveValue(email)
  await expect(password).toHaveValue('not the password')
  const red = await alert.evaluate(said => getComputedStyle(said).color)
  expect(red).toBe(await password.evaluate(field => getComputedStyle(field).borderTopColor))

  await logIn(page, 'no address', 'x')
  await expect(alert).toContainText('This does not look like an email address.')
  await logIn(page, email, '')
  await expect(alert).toContainText('Type your password first.')

  await page.goto('/register')
  await page.getByLabel('Email', { exact: true }).last().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main(page).getByRole('button', { name: 'Register' }).click()
  await expect(alert).toContainText('Tick the box about your age and the terms first.')
  await page.getByRole('checkbox', { name: /13 or older/ }).check()
  await expect(alert).toBeHidden()
  await main(page).getByRole('button', { name: 'Register' }).click()
  await expect(alert).toContainText('There is already an account with this email address.')
  await expect(alert).toContainText('or with Google')
  await page.getByLabel('Email', { exact: true }).last().fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('short')
  await main(page).getByRole('button', { name: 'Register' }).click()
  await expect(alert).toContainText('This password is too easy to guess.')
})

test('a forgotten password sends a link, whether or not there is an account', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).last().fill(newEmail())
  await page.getByRole('button', { name: /^Forgot your password/ }).click()
  await expect(page.getByText(/a message with a link is on its way/)).toBeVisible()
})

test('a file that is not a picture is refused, and the name can still be saved', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/profile')
  await main(page).getByRole('button', { name: 'Edit profile' }).click()
  await page.getByLabel('Name').fill('Not Lost')
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
  await page.getByLabel('Photo').setInputFiles(file)
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('This file is not a picture')
  await expect(page.getByLabel('Name')).toHaveValue('Not Lost')
})

test('each error of the photo storage has a sentence of its own', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/profile')
  await main(page).getByRole('button', { name: 'Edit profile' }).click()
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture(page) }
  await page.getByLabel('Photo').setInputFiles(file)
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  const cases = [
    [401, 'POST', 'because you are logged out', 'storage/unauthenticated'],
    [403, 'POST', 'because you are not allowed', 'storage/unauthorized'],
    [402, 'POST', 'because the space for photos is full', 'storage/quota-exceeded'],
    [404, 'POST', 'the place for photos was not found', 'storage/unknown'],
    [404, 'GET', 'the place for photos was not found', 'storage/object-not-found'],
  ] as const
  for (const [status, method, sentence, code] of cases) {
    await page.unrouteAll()
    await page.route('**/v0/b/**', route => {
      const asked = route.request().method()
      if (asked === method) return route.fulfill({ status, headers, json: {} })
      return asked === 'OPTIONS' ? route.fulfill({ status: 200, headers }) : route.continue()
    })
    await main(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText(sentence)
    await expect(page.getByRole('alert')).toContainText(code)
  }
})

test('a member who signed in long ago must do so again before deleting the account', async ({
  page,
}) => {
  await becomeMember(page)
  await page.clock.setSystemTime(Date.now() + 20 * 60_000)
  await page.goto('/profile')
  page.on('dialog', dialog => void dialog.accept())
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const proof = page.getByRole('region', { name: 'Show that it is you' })
  await proof.getByLabel('Password', { exact: true }).fill('wrong')
  await proof.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(proof.getByRole('alert')).toContainText('not the password that you log in with')
  await proof.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await proof.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
})

test('a member can change the password and download their data', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/profile')
  await page.getByText('Change password').click()
  await page.getByLabel('Old password').fill(PASSWORD)
  await page.getByLabel('New password').fill('four blue kettles')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('my-data.json')
})

test('searches made before signing in are available on another computer', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await page.goto('/login')
  await page.evaluate(() => {
    localStorage.setItem('recentSearches', JSON.stringify(['no sound', 'slow laptop']))
    localStorage.setItem(
      'recentSearchTimes',
      JSON.stringify({ 'no sound': 2000, 'slow laptop': 1000 }),
    )
  })
  await register(page, email)
  await expect(main(page).getByRole('link', { name: 'no sound' })).toBeVisible()

  const other = await browser.newPage()
  await other.goto('/login?return=/dashboard')
  await logIn(other, email)
  await other.waitForURL(url => url.pathname === '/dashboard')
  const searched = other.getByRole('region', { name: 'Recent activities' }).getByRole('link')
  await expect(searched).toHaveText(['no sound', 'slow laptop'])
  await other.close()
})

test('two tabs agree on who is signed in', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByText('Please log in to view your dashboard.')).toBeVisible()
  await register(page, newEmail())
  await expect(other.getByText(/^Welcome, reader-/)).toBeVisible()
  await other.goto(GUIDE)
  await page.goto('/profile')
  page.once('dialog', dialog => void dialog.accept())
  await main(page).getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  // Nothing collapses under somebody who reads.
  await expect(other.getByRole('heading', { name: /^Fix 2/ })).toBeVisible()
})

test.describe('a guest', () => {
  // Only our own host may be asked.
  test.use({ allowedHosts: [], expectedConsole: [] })
  test('loads nothing from Firebase', async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    for (const path of ['/', GUIDE, '/dashboard', '/profile'])
      await test.step(path, async () => {
        scripts.clear()
        await page.goto(path)
        await page.getByRole('banner').hover()
        await page.waitForLoadState('networkidle')
        expect(scripts.size).toBeGreaterThan(0)
        for (const address of scripts)
          expect(await (await page.request.get(address)).text()).not.toContain('identitytoolkit')
      })
  })
})

test('a member’s pages and a refused form have no accessibility violations', async ({ page }) => {
  // Three times axe takes long on a small machine.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/register')
  await main(page).getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await objections(page)).toEqual([])
  await register(page, newEmail())
  await expect(page.getByText(/^Welcome, /)).toBeVisible()
  expect(await objections(page)).toEqual([])
  await page.goto('/profile')
  await main(page).getByRole('button', { name: 'Edit profile' }).click()
  await page.getByText('Change password').click()
  expect(await objections(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the pages say what needs it', async ({ page }) => {
    await page.goto('/profile')
    await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('Please log in to view your dashboard.')).toBeVisible()
    await expect(page.getByText('No new notifications.')).toBeHidden()
    await page.goto('/login')
    await expect(page.getByText(/Signing in needs JavaScript/)).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Login' })).toBeHidden()
  })
})
