import { becomeMember, makeAccount } from './become-member.ts'
import {
  accept,
  chooseInGoogle,
  logIn,
  main,
  newEmail,
  operator,
  PASSWORD,
  picture,
  register,
  REFUSALS,
} from './members.ts'
import { expect, test } from './test.ts'

import type { Page } from '@playwright/test'

/** What is lost on the way is told by the browser too. */
const LOST = /ERR_FAILED/

test.use({
  allowedHosts: ['127.0.0.1'],
  expectedConsole: [new RegExp(`${REFUSALS.source}|${LOST.source}|^error: Logout error:`)],
})

// Some go through several pages and sign-ins.
test.describe.configure({ timeout: 90_000 })

const alert = (page: Page) => page.getByRole('alert')

async function edit(
  page: Page,
  name: string,
  file?: { name: string; type: string; bytes: Buffer },
) {
  await page.goto('/profile')
  await main(page).getByRole('button', { name: 'Edit profile' }).click()
  await page.getByLabel('Name').fill(name)
  if (file)
    await page
      .getByLabel('Photo')
      .setInputFiles({ name: file.name, mimeType: file.type, buffer: file.bytes })
}
const save = (page: Page) => main(page).getByRole('button', { name: 'Save' }).click()

test('if the sign-in script is blocked, the page says so and keeps what was typed for the next attempt', async ({
  page,
}) => {
  await page.route(/_astro\/accounts\./, route => route.abort())
  await page.goto('/login')
  await logIn(page, 'ada@example.org')
  await expect(alert(page)).toContainText('A part of this page did not load.')
  await expect(page.getByLabel('Email', { exact: true }).last()).toHaveValue('ada@example.org')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
})

test('a member whose sign-in script is blocked is told why, and can try again', async ({
  page,
}) => {
  await becomeMember(page)
  await page.route(/_astro\/accounts\./, route => route.abort())
  await page.goto('/profile')
  await expect(alert(page)).toContainText('The account service cannot be reached.')
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()

  // The project has used up what it may ask: that ends nobody's sign-in.
  await page.route('**/accounts:lookup**', route =>
    route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()
})

test('no account is created in a browser without storage, because the next page would not know it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const store of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, store, { get: refuse })
    IDBFactory.prototype.open = refuse
  })
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('accounts:')) asked.push(request.url())
  })
  await page.goto('/register')
  await page.getByLabel('Email', { exact: true }).last().fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /13 or older/ }).check()
  await main(page).getByRole('button', { name: 'Register' }).click()
  await expect(alert(page)).toContainText('Your browser keeps nothing for this site')
  expect(asked).toEqual([])
})

test('a browser with full storage still shows members their own pages', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await register(page, newEmail())
  await expect(page.getByText(/^Welcome, /)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()
})

test('a failed logout is reported on the page, and in the console as specified', async ({
  page,
}) => {
  await becomeMember(page)
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await page.route(/_astro\/accounts\./, route => route.abort())
  await page.goto('/legal')
  page.on('dialog', dialog => void dialog.accept())
  const button = page.getByRole('banner').getByRole('button', { name: 'Logout' })
  await button.click()
  await expect(page.getByText('You are still logged in.')).toBeInViewport()
  expect(said.filter(text => text.startsWith('Logout error:'))).toHaveLength(1)
  await page.unrouteAll()
  await page.reload()
  await button.click()
  await page.waitForURL('**/login')
})

test('losing the network while signing in loses nothing typed, and the next attempt works', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/register')
  await page.route('**/accounts:signUp**', route => route.abort())
  await page.getByLabel('Email', { exact: true }).last().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /13 or older/ }).check()
  const key = main(page).getByRole('button', { name: 'Register' })
  await key.click()
  await expect(alert(page)).toContainText('The sign-in service cannot be reached.')
  await expect(page.getByRole('checkbox', { name: /13 or older/ })).toBeChecked()
  await page.unrouteAll()
  await key.click()
  await page.waitForURL('**/dashboard')
})

test('losing the network while the profile is saved keeps the name in its field', async ({
  page,
}) => {
  await becomeMember(page)
  await edit(page, 'Not Lost')
  await page.route('**/accounts:update**', route => route.abort())
  await save(page)
  await expect(alert(page)).toContainText('cannot be reached')
  await expect(page.getByLabel('Name')).toHaveValue('Not Lost')
  await page.unrouteAll()
  await save(page)
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
})

test('a photo that cannot be sent is given up with a plain sentence, and can be sent again', async ({
  page,
}) => {
  await page.clock.install()
  await becomeMember(page)
  await edit(page, 'Ada', { name: 'me.png', type: 'image/png', bytes: await picture(page) })
  await page.route('**/v0/b/**', route => route.abort())
  await save(page)
  await expect(page.getByRole('progressbar')).toBeVisible()
  // The SDK tries again and again for half a minute; each try has to fail before the next is set up.
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(alert(page)).toContainText('Sending the photo took too long.', { timeout: 1000 })
  }).toPass()
  await page.unrouteAll()
  await page.clock.resume()
  await save(page)
  await expect(page.getByText('Your profile is saved.')).toBeVisible({ timeout: 20_000 })
})

test('data that cannot be reached is reported, and the account is not deleted without it', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/profile')
  page.on('dialog', dialog => void dialog.accept())
  await page.route('**/documents:runQuery**', route => route.abort())
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(alert(page)).toContainText('What is stored for you cannot be reached')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(alert(page)).toContainText('What is stored for you cannot be reached')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible()
})

test('a sign-in that has expired is reported, and what was typed is kept', async ({ page }) => {
  const email = newEmail()
  await becomeMember(page, email)
  const second = Math.floor(Date.now() / 1000)
  await edit(page, 'Not Lost')
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second)
  await operator.endSignIns(email)
  await save(page)
  await expect(alert(page)).toContainText('You have been logged out.')
  await expect(page.getByLabel('Name')).toHaveValue('Not Lost')
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
})

test('a disabled account is reported at sign-in, and its open page becomes a guest’s', async ({
  page,
}) => {
  const email = newEmail()
  await becomeMember(page, email)
  await operator.switchOff(email)
  await page.goto('/profile')
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
  await page.goto('/login')
  await logIn(page, email)
  await expect(alert(page)).toContainText('This account is switched off.')
  await expect(alert(page)).toContainText('auth/user-disabled')
})

test('a Google window blocked by the browser is explained in a sentence', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(alert(page)).toContainText('Your browser stopped the Google window.')
})

test('a browser that blocks other sites’ storage is explained in a sentence', async ({ page }) => {
  // What Google's frame answers when it may keep nothing.
  await page.route('**/emulator/auth/iframe**', async route => {
    const answer = await route.fetch()
    const frame = await answer.text()
    const refused = frame.replace('webStorageSupport: true', 'webStorageSupport: false')
    expect(refused).not.toBe(frame)
    await route.fulfill({ response: answer, body: refused })
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(alert(page)).toContainText('Your browser blocks the storage')
})

test('a return address on another site leads home instead', async ({ browser }) => {
  const email = newEmail()
  await makeAccount(email)
  const hostile = [
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    'https://evil.example',
  ]
  for (const to of hostile) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`/login?return=${encodeURIComponent(to)}`)
    await expect(main(page).getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register',
    )
    await logIn(page, email)
    await page.waitForURL(url => url.pathname === '/')
    await context.close()
  }
})

test('files that are not photos are each refused before anything is sent', async ({ page }) => {
  await becomeMember(page)
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('/v0/b/')) sent.push(request.method())
  })
  const large = Buffer.alloc(20 * 1024 * 1024)
  ;(await picture(page)).copy(large)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const files = [
    { name: 'large.png', type: 'image/png', bytes: large, told: 'larger than 10 MB' },
    { name: 'me.svg', type: 'image/svg+xml', bytes: Buffer.from(drawing), told: 'not a picture' },
    { name: 'me.png', type: 'image/png', bytes: Buffer.from(drawing), told: 'not a picture' },
    { name: 'me.png', type: 'image/png', bytes: Buffer.from('Dear Sir,'), told: 'not a picture' },
    {
      name: 'cut.png',
      type: 'image/png',
      bytes: (await picture(page)).subarray(0, 60),
      told: 'cannot open this picture',
    },
  ]
  await edit(page, 'Ada')
  for (const { told, name, type, bytes } of files) {
    await page.getByLabel('Photo').setInputFiles({ name, mimeType: type, buffer: bytes })
    await save(page)
    await expect(alert(page)).toContainText(told)
    await expect(page.getByLabel('Photo')).toHaveAttribute('aria-invalid', 'true')
  }
  expect(sent).toEqual([])
})

test('a logout in one tab removes a half-finished edit from the screen of another', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await becomeMember(page, email)
  await edit(page, 'Not Lost')
  const other = await context.newPage()
  await other.goto('/profile')
  other.once('dialog', dialog => void dialog.accept())
  await main(other).getByRole('button', { name: 'Logout' }).click()
  await other.waitForURL('**/login')
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await expect(page.getByText('Not Lost')).toHaveCount(0)
  await logIn(other, email)
  await other.waitForURL('**/')
  await expect(page.getByText('Please log in to view your profile.')).toBeHidden()
  await edit(page, 'Back Again')
  await save(page)
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
})

test('a Google sign-in leaves nothing in the console', async ({ page }) => {
  await page.goto('/login')
  await chooseInGoogle(page, page.getByRole('button', { name: 'Continue with Google' }), newEmail())
  await accept(page)
  await page.waitForURL('**/')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})
