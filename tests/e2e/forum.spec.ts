import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'

import { logIn, newEmail, register } from './members.ts'
import { expect, test } from './test.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Questions' })
const question = (page: Page, title: string) => page.getByRole('article', { name: title })
const item = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: question(page, title) })
const form = (page: Page) => page.getByRole('region', { name: 'Ask a question' })
const SAMPLE = 'Wi-Fi drops when the microwave is on'

/** The forum is read from and written to the local backend. */
test.use({ allowedHosts: ['127.0.0.1'] })

/** A title that no other test uses: the database outlives a test. */
const newTitle = () => `Why does my screen blink? ${crypto.randomUUID().slice(0, 8)}`

async function fillForm(page: Page, title: string, details = '') {
  await form(page).getByLabel('Your question').fill(title)
  await form(page).getByLabel('Category').selectOption('Technical')
  await form(page).getByLabel('Details (optional)').fill(details)
}

async function ask(page: Page, title: string, details = '') {
  await fillForm(page, title, details)
  await form(page).getByRole('button', { name: 'Ask the question' }).click()
  await expect(list(page).getByText('Your question is in the forum.')).toBeVisible()
}

/** How far a reader would have to scroll to the side. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function newMember(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await register(page, newEmail())
  await page.goto('/forum')
  return page
}

test.describe('A guest', () => {
  test('reads the samples, and narrows them to a category', async ({ page }) => {
    await page.goto('/forum')
    await expect(question(page, SAMPLE)).toContainText('Sample')
    await list(page).getByRole('radio', { name: 'Billing' }).check()
    await expect(question(page, SAMPLE)).toHaveCount(0)
    await expect(list(page).getByRole('article')).not.toHaveCount(0)
    for (const article of await list(page).getByRole('article').all())
      await expect(article).toContainText('Billing')
    await list(page).getByRole('radio', { name: 'All' }).check()
    await expect(question(page, SAMPLE)).toBeVisible()
  })

  test('who votes is asked to log in, and finds the way back', async ({ page }) => {
    await page.goto('/forum')
    const message = page.waitForEvent('dialog').then(async dialog => {
      await dialog.accept()
      return dialog.message()
    })
    await page.getByRole('button', { name: `Vote up: ${SAMPLE}` }).click()
    expect(await message).toBe('Please log in to vote.')
    await page.waitForURL(/\/login\?return=%2Fforum%23question-sample-1$/)
  })

  test('who asks is asked to log in, and finds what was typed after that', async ({
    page,
    browser,
  }) => {
    const email = newEmail()
    await register(await (await browser.newContext()).newPage(), email)

    await page.goto('/forum')
    const title = newTitle()
    await fillForm(page, title, 'It blinks twice.')
    const message = page.waitForEvent('dialog').then(async dialog => {
      await dialog.accept()
      return dialog.message()
    })
    await form(page).getByRole('button', { name: 'Ask the question' }).click()
    expect(await message).toBe('Please log in to ask a question.')
    await page.waitForURL('**/login?return=%2Fforum%23ask')

    await logIn(page, email)
    await page.waitForURL('**/forum#ask')
    await expect(form(page).getByLabel('Your question')).toHaveValue(title)
    await expect(form(page).getByLabel('Details (optional)')).toHaveValue('It blinks twice.')
    await expect(form(page)).toContainText('What you wrote is still here.')
    await form(page).getByRole('button', { name: 'Ask the question' }).click()
    await expect(question(page, title)).toBeVisible()
    await expect(form(page).getByLabel('Your question')).toHaveValue('')
  })

  test('loses nothing that was typed before the script came', async ({ page }) => {
    let letThrough = () => {}
    const wait = new Promise<void>(resolve => (letThrough = resolve))
    await page.route('**/_astro/Forum*.js', route => wait.then(() => route.continue()))
    await page.goto('/forum', { waitUntil: 'commit' })
    const title = newTitle()
    await fillForm(page, title, 'Typed early.')
    letThrough()
    await expect(page.locator('astro-island[data-awake]', { has: form(page) })).toBeAttached()
    await form(page).getByLabel('Your question').press('End')
    await page.keyboard.type('!')
    await expect(form(page).getByLabel('Your question')).toHaveValue(`${title}!`)
    await expect(form(page).getByLabel('Category')).toHaveValue('Technical')
    await page.reload()
    await expect(form(page).getByLabel('Your question')).toHaveValue(`${title}!`)
    await expect(form(page).getByLabel('Category')).toHaveValue('Technical')
    await expect(form(page).getByLabel('Details (optional)')).toHaveValue('Typed early.')
  })

  test('learns what the form still needs', async ({ page }) => {
    await page.goto('/forum')
    await form(page).getByRole('button', { name: 'Ask the question' }).click()
    await expect(form(page)).toContainText('Write your question.')
    await expect(form(page)).toContainText('Choose a category.')
    await expect(form(page).getByLabel('Your question')).toBeFocused()
    await form(page).getByLabel('Your question').fill('Why?')
    await expect(form(page)).not.toContainText('Write your question.')
  })
})

test.describe('A member', () => {
  test('asks a question that is shown as text, edits and deletes it', async ({ browser }) => {
    const page = await newMember(browser)
    const title = newTitle()
    const nasty = `<img src=x onerror="document.title='broken'"> <script>document.title='broken'</script> https://spam.example`
    await ask(page, title, nasty)
    await page.reload()
    await expect(question(page, title)).toContainText(nasty)
    await expect(question(page, title).getByRole('link', { name: /spam/ })).toHaveCount(0)
    await expect(page).toHaveTitle(/^Forum/)

    await question(page, title).getByRole('button', { name: 'Edit' }).click()
    const edit = page.getByRole('form', { name: `Edit: ${title}` })
    await edit.getByLabel('Category').selectOption('Support')
    await edit.getByLabel('Details (optional)').fill('It blinks.')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(list(page).getByText('Your change is saved.')).toBeVisible()
    await page.reload()
    await expect(question(page, title)).toContainText('It blinks.')
    await expect(question(page, title)).toContainText('Support')

    page.once('dialog', dialog => dialog.accept())
    await question(page, title).getByRole('button', { name: 'Delete' }).click()
    await expect(list(page).getByText('It is deleted.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Looking for new questions…')).toHaveCount(0)
    await expect(question(page, title)).toHaveCount(0)
  })

  test('has one vote a question, can change it and take it back', async ({ browser }) => {
    const asker = await newMember(browser)
    const title = newTitle()
    await ask(asker, title)

    const page = await newMember(browser)
    const votes = item(page, title)
      .getByText(/\bvotes?\b/)
      .first()
    const status = item(page, title).getByRole('status').first()
    const up = page.getByRole('button', { name: `Vote up: ${title}` })
    const down = page.getByRole('button', { name: `Vote down: ${title}` })
    await expect(votes).toBeVisible()
    await up.click()
    await expect(status).toHaveText('1 vote, your vote: up')
    await page.reload()
    await expect(up).toHaveAttribute('aria-pressed', 'true')
    await down.click()
    await expect(status).toHaveText('-1 votes, your vote: down')
    await down.click()
    await expect(status).toHaveText('0 votes')
    await page.reload()
    await expect(item(page, title)).toContainText('0 votes')
    await expect(up).toHaveAttribute('aria-pressed', 'false')
  })

  test('sees a vote go back when the database refuses it', async ({ browser }) => {
    const page = await newMember(browser)
    const title = newTitle()
    await ask(page, title)
    await page.route('**/documents:commit**', route => route.fulfill({ status: 403, json: {} }))
    await page.getByRole('button', { name: `Vote up: ${title}` }).click()
    await expect(list(page)).toContainText('Your vote was not counted. The forum did not allow it.')
    await expect(item(page, title)).toContainText('0 votes')
  })

  test('answers a question, and deletes the answer', async ({ browser }) => {
    const page = await newMember(browser)
    await page.setViewportSize({ width: 320, height: 800 })
    const title = newTitle()
    await ask(page, title)
    await question(page, title).getByRole('button', { name: 'Answers' }).click()
    await expect(question(page, title)).toContainText('No answers yet.')
    expect(await sideways(page)).toBe(0)
    await question(page, title).getByLabel('Your answer').fill('Change the <b>cable</b>.')
    await question(page, title).getByRole('button', { name: 'Send the answer' }).click()
    await expect(question(page, title)).toContainText('Change the <b>cable</b>.')
    await page.reload()
    await question(page, title).getByRole('button', { name: 'Answers' }).click()
    await expect(question(page, title)).toContainText('Change the <b>cable</b>.')
    page.once('dialog', dialog => dialog.accept())
    await question(page, title).getByRole('button', { name: 'Delete your answer' }).click()
    await expect(question(page, title)).toContainText('No answers yet.')
  })

  test('keeps what was typed when sending fails', async ({ browser }) => {
    const page = await newMember(browser)
    const title = newTitle()
    await page.route('**/documents:commit**', route => route.abort())
    await fillForm(page, title)
    await form(page).getByRole('button', { name: 'Ask the question' }).click()
    await expect(list(page)).toContainText(
      'Your question was not sent. It is still in the form. The forum cannot be reached.',
    )
    await page.reload()
    await expect(form(page).getByLabel('Your question')).toHaveValue(title)
  })
})

test.describe('When the forum cannot be read', () => {
  const troubles = [
    { name: 'offline', sentence: 'The forum cannot be reached.', fulfil: undefined },
    { name: 'refused', sentence: 'The forum did not allow it.', fulfil: { status: 403, json: {} } },
    {
      name: 'malformed',
      sentence: 'The forum sent something that this page does not understand.',
      fulfil: { status: 200, body: '<html>' },
    },
    {
      name: 'a document that is no question',
      sentence: 'The forum sent something that this page does not understand.',
      fulfil: { status: 200, json: { documents: [{ name: 'questions/x', fields: {} }] } },
    },
  ]
  // The browser notes what did not load; the page has told the reader by then.
  test.use({ expectedConsole: [/^error: Failed to load resource/] })

  for (const { name, sentence, fulfil } of troubles)
    test(`it says so, and the samples are still there: ${name}`, async ({ page }) => {
      await page.route('**/documents/questions?**', route =>
        fulfil ? route.fulfill(fulfil) : route.abort(),
      )
      await page.goto('/forum')
      await expect(page.getByRole('alert')).toContainText(sentence)
      await expect(question(page, SAMPLE)).toBeVisible()
      await page.unroute('**/documents/questions?**')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the samples can be read, and nothing pretends to work @phone', async ({ page }) => {
    await page.goto('/forum')
    await expect(question(page, SAMPLE)).toContainText('warms up lunch')
    await expect(page.getByRole('button', { name: /^Vote/ })).toHaveCount(0)
    await expect(form(page)).toBeHidden()
    await expect(page.getByText('need JavaScript')).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280])
    test(`has no accessibility violations: ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/forum')
      await expect(page.getByText('Looking for new questions…')).toHaveCount(0)
      await form(page).getByRole('button', { name: 'Ask the question' }).click()
      await expect(form(page)).toContainText('Write your question.')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
      expect(await sideways(page)).toBe(0)
    })
