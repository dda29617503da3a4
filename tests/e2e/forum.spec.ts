import type { Browser, Page } from '@playwright/test'

import { portsFrom } from '#local/emulators/ports.ts'
import { PROJECT } from '#local/project.ts'
import { becomeMember, makeAccount } from './become-member.ts'
import { logIn, newEmail } from './members.ts'
import { sideways } from './looks.ts'
import { objections } from './objections.ts'
import { SITE_PORT } from './port.ts'
import { expect, test } from './test.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Questions' })
const question = (page: Page, title: string) => page.getByRole('article', { name: title })
const item = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: question(page, title) })
const form = (page: Page) => page.getByRole('region', { name: 'Ask a question' })
const category = (page: Page) => list(page).getByLabel('Category', { exact: true })
const order = (page: Page) => list(page).getByLabel('Order')

/** The samples are folded up below what readers have asked, if somebody has. */
async function openSamples(page: Page) {
  const samples = page.locator('details', { has: page.getByText('Sample questions') })
  if (!(await samples.evaluate((element: HTMLDetailsElement) => element.open)))
    await page.getByText('Sample questions').click()
}
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
  const button = form(page).getByRole('button', { name: 'Ask the question' })
  await button.click()
  await expect(form(page).getByText('Your question is in the forum.')).toBeVisible()
  await expect(button).toBeFocused()
}

/** Opens the forum and goes down to the questions, as a reader would: they wake when they come into view. */
async function readForum(page: Page, path = '/forum') {
  await page.goto(path)
  await list(page).scrollIntoViewIfNeeded()
  await expect(page.locator('astro-island[data-hydrated]', { has: list(page) })).toBeAttached()
  await expect(page.getByText('Looking for new questions…')).toHaveCount(0)
}

/** Somebody with a browser of their own. Where there are two, a slow computer needs longer than usual. */
async function newMember(browser: Browser): Promise<Page> {
  test.slow()
  const page = await (await browser.newContext()).newPage()
  await becomeMember(page)
  await readForum(page)
  return page
}

test.describe('a guest', () => {
  test('reads the samples, and filters them by category', async ({ page }) => {
    await readForum(page)
    await openSamples(page)
    await expect(question(page, SAMPLE)).toContainText('Sample')
    await category(page).selectOption('Billing')
    await expect(question(page, SAMPLE)).toHaveCount(0)
    await expect(list(page).getByRole('article')).not.toHaveCount(0)
    for (const article of await list(page).getByRole('article').all())
      await expect(article).toContainText('Billing')
    await expect(page).toHaveURL(/\/forum\?category=Billing$/)
    await page.reload()
    await expect(category(page)).toHaveValue('Billing')
    await category(page).selectOption('All')
    await openSamples(page)
    await expect(question(page, SAMPLE)).toBeVisible()
    await expect(page).toHaveURL(/\/forum$/)
  })

  test('is asked to log in to vote, and can come back', async ({ page }) => {
    await readForum(page)
    await openSamples(page)
    const message = page.waitForEvent('dialog').then(async dialog => {
      await dialog.accept()
      return dialog.message()
    })
    await page.getByRole('button', { name: `Vote up: ${SAMPLE}` }).click()
    expect(await message).toBe('Please log in to vote.')
    await page.waitForURL(/\/login\?return=%2Fforum%23question-sample-1$/)
  })

  test('is asked to log in to post a question, and finds it again afterwards', async ({ page }) => {
    const email = newEmail()
    await makeAccount(email)
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

  test('loses nothing typed before the script loads', async ({ page }) => {
    let letThrough = () => {}
    const wait = new Promise<void>(resolve => (letThrough = resolve))
    await page.route('**/_astro/AskQuestion*.js', route => wait.then(() => route.continue()))
    await page.goto('/forum', { waitUntil: 'commit' })
    const title = newTitle()
    await fillForm(page, title, 'Typed early.')
    letThrough()
    await expect(page.locator('astro-island[data-hydrated]', { has: form(page) })).toBeAttached()
    await form(page).getByLabel('Your question').press('End')
    await page.keyboard.type('!')
    await expect(form(page).getByLabel('Your question')).toHaveValue(`${title}!`)
    await expect(form(page).getByLabel('Category')).toHaveValue('Technical')
    await page.reload()
    await expect(form(page).getByLabel('Your question')).toHaveValue(`${title}!`)
    await expect(form(page).getByLabel('Category')).toHaveValue('Technical')
    await expect(form(page).getByLabel('Details (optional)')).toHaveValue('Typed early.')
  })

  test('is told what the form still needs', async ({ page }) => {
    await page.goto('/forum')
    await form(page).getByRole('button', { name: 'Ask the question' }).click()
    await expect(form(page)).toContainText('Write your question.')
    await expect(form(page)).toContainText('Choose a category.')
    await expect(form(page).getByLabel('Your question')).toBeFocused()
    await form(page).getByLabel('Your question').fill('Why?')
    await expect(form(page)).not.toContainText('Write your question.')
  })
})

test.describe('a member', () => {
  test('asks a question, which is shown as text, then edits and deletes it', async ({
    browser,
  }) => {
    const page = await newMember(browser)
    const title = newTitle()
    const nasty = `<img src=x onerror="document.title='broken'"> <script>document.title='broken'</script> https://spam.example`
    await ask(page, title, nasty)
    await readForum(page)
    await expect(question(page, title)).toContainText(nasty)
    await expect(question(page, title).getByRole('link', { name: /spam/ })).toHaveCount(0)
    await expect(page).toHaveTitle(/^Forum/)

    await question(page, title).getByRole('button', { name: 'Edit' }).click()
    const edit = page.getByRole('form', { name: `Edit: ${title}` })
    await expect(edit.getByLabel('Your question')).toBeFocused()
    await edit.getByRole('button', { name: 'Cancel' }).click()
    await expect(question(page, title).getByRole('button', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('Enter')
    await edit.getByLabel('Category').selectOption('Support')
    await edit.getByLabel('Details (optional)').fill('It blinks.')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(list(page).getByText('Your change is saved.')).toBeVisible()
    await expect(question(page, title).getByRole('button', { name: 'Edit' })).toBeFocused()
    await expect(question(page, title)).toContainText('edited')
    await readForum(page)
    await expect(question(page, title)).toContainText('edited')
    await expect(question(page, title)).toContainText('It blinks.')
    await expect(question(page, title)).toContainText('Support')

    page.once('dialog', dialog => dialog.accept())
    await question(page, title).getByRole('button', { name: 'Delete' }).click()
    await expect(list(page).getByText('It has been deleted.')).toBeVisible()
    await expect(page.locator(':focus')).toHaveCount(1)
    await readForum(page)
    await expect(question(page, title)).toHaveCount(0)
  })

  test('has one vote per question, which can be changed and withdrawn', async ({ browser }) => {
    const asker = await newMember(browser)
    const title = newTitle()
    await ask(asker, title)

    const page = await newMember(browser)
    const votes = item(page, title)
      .getByText(/\bvotes?\b/)
      .first()
    const status = item(page, title)
      .getByRole('status')
      .filter({ hasText: /votes?/ })
    const up = page.getByRole('button', { name: `Vote up: ${title}` })
    const down = page.getByRole('button', { name: `Vote down: ${title}` })
    // A page that is left before its vote has arrived loses it.
    let arrived = 0
    page.on('response', answer => {
      if (answer.url().includes('documents:commit') && answer.ok()) arrived += 1
    })
    await expect(votes).toBeVisible()
    await up.click()
    await expect(status).toHaveText('1 vote, your vote: up')
    await expect.poll(() => arrived).toBe(1)
    await readForum(page)
    await expect(up).toHaveAttribute('aria-pressed', 'true')
    await down.click()
    await expect(status).toHaveText('-1 vote, your vote: down')
    await down.click()
    await expect(status).toHaveText('0 votes')
    await expect.poll(() => arrived).toBe(3)
    await readForum(page)
    await expect(item(page, title)).toContainText('0 votes')
    await expect(up).toHaveAttribute('aria-pressed', 'false')
  })

  test('sees a vote undone if the database refuses it', async ({ browser }) => {
    const page = await newMember(browser)
    await page.route('**/documents:runQuery**', route => route.fulfill({ json: rowsOf([0]) }))
    await page.route('**/documents:commit**', route => route.fulfill({ status: 403, json: {} }))
    await readForum(page)
    const title = 'Question number 0'
    await page.getByRole('button', { name: `Vote up: ${title}` }).click()
    await expect(list(page)).toContainText('Your vote was not counted. The forum did not allow it.')
    await expect(item(page, title)).toContainText('0 votes')
  })

  test('answers a question, then edits and deletes the answer', async ({ browser }) => {
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
    await expect(
      question(page, title).getByRole('button', { name: 'Send the answer' }),
    ).toBeFocused()
    await readForum(page)
    await expect(question(page, title)).toContainText('Answers (1)')
    await question(page, title).getByRole('button', { name: 'Answers' }).click()
    await expect(question(page, title)).toContainText('Change the <b>cable</b>.')
    await question(page, title).getByRole('button', { name: 'Edit your answer' }).click()
    await expect(question(page, title).getByLabel('Change your answer')).toBeFocused()
    await question(page, title).getByLabel('Change your answer').fill('Change both cables.')
    await question(page, title).getByRole('button', { name: 'Save' }).click()
    await expect(question(page, title)).toContainText('Your change is saved.')
    await expect(
      question(page, title).getByRole('button', { name: 'Edit your answer' }),
    ).toBeFocused()
    await expect(question(page, title)).toContainText(/Answered by .*, edited /)
    await readForum(page)
    await question(page, title).getByRole('button', { name: 'Answers' }).click()
    await expect(question(page, title)).toContainText('Change both cables.')
    page.once('dialog', dialog => dialog.accept())
    await question(page, title).getByRole('button', { name: 'Delete your answer' }).click()
    await expect(question(page, title)).toContainText('No answers yet.')
    await expect(question(page, title).getByRole('button', { name: 'Hide answers' })).toBeFocused()
  })

  test('keeps what was typed if sending fails', async ({ browser }) => {
    const page = await newMember(browser)
    const title = newTitle()
    await page.route('**/documents:commit**', route => route.abort())
    await fillForm(page, title)
    await form(page).getByRole('button', { name: 'Ask the question' }).click()
    await expect(form(page)).toContainText(
      'Your question was not sent. It is still in the form. The forum cannot be reached.',
    )
    await page.reload()
    await expect(form(page).getByLabel('Your question')).toHaveValue(title)
  })

  test('cannot send a megabyte, and loses none of it', async ({ browser }) => {
    const page = await newMember(browser)
    const draft = { title: newTitle(), category: 'Technical', details: 'hum '.repeat(262_144) }
    await page.evaluate(text => localStorage.setItem('questionDraft', text), JSON.stringify(draft))
    await page.reload()
    // A browser takes its time to lay out so much text.
    const patience = { timeout: 40_000 }
    await expect(form(page).getByText('What you wrote is still here.')).toBeVisible(patience)
    await form(page).getByRole('button', { name: 'Ask the question' }).click()
    await expect(form(page).getByText('Keep the details to 4000 characters.')).toBeVisible(patience)
    await expect(form(page).getByLabel('Details (optional)')).toBeFocused()
    expect((await form(page).getByLabel('Details (optional)').inputValue()).length).toBe(1_048_576)
  })

  test('sees dates from the forum, however wrong the computer’s clock is', async ({ browser }) => {
    const page = await newMember(browser)
    await page.clock.setFixedTime(new Date('2031-03-03T12:00:00Z'))
    const title = newTitle()
    await ask(page, title)
    await expect(question(page, title)).toContainText(`Asked by a member`)
    await expect(question(page, title)).not.toContainText('2031')
  })

  test('is told to wait before asking again, and keeps what was typed', async ({ browser }) => {
    const page = await newMember(browser)
    await ask(page, newTitle())
    const title = newTitle()
    await fillForm(page, title)
    await form(page).getByRole('button', { name: 'Ask the question' }).click()
    await expect(form(page)).toContainText('You wrote a moment ago. Wait 20 seconds')
    await expect(form(page).getByLabel('Your question')).toHaveValue(title)
  })

  test('reports a question, and is told who reads the report', async ({ browser }) => {
    const asker = await newMember(browser)
    const title = newTitle()
    await ask(asker, title)
    const page = await newMember(browser)
    await question(page, title).getByRole('button', { name: 'Report' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this question' })
    await expect(dialog).toContainText('Nobody else sees it.')
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog).toContainText('Choose what is wrong.')
    await dialog.getByRole('radio', { name: 'It is advertising or spam' }).check()
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog).toHaveCount(0)
    const said = question(page, title).getByText('You have reported this. Thank you')
    await expect(said).toBeFocused()
    await expect(question(page, title).getByRole('button', { name: 'Report' })).toHaveCount(0)
    expect(await reportsAbout(title)).toEqual(['spam'])
    await readForum(page)
    await question(page, title).getByRole('button', { name: 'Report' }).click()
    await dialog.getByRole('radio', { name: 'It is unkind or hurtful' }).check()
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(question(page, title)).toContainText('You have reported this before.')
    expect(await reportsAbout(title)).toEqual(['spam'])
  })
})

/** What an operator reads: the questions with this title, and what is wrong with them. */
async function reportsAbout(title: string): Promise<string[]> {
  const root = `http://127.0.0.1:${portsFrom(SITE_PORT).firestore}/v1/projects/${PROJECT}/databases/(default)/documents`
  const read = async (path: string) =>
    (
      await fetch(`${root}/${path}`, { headers: { authorization: 'Bearer owner' } })
    ).json() as Promise<{
      documents?: { name: string; fields: Record<string, { stringValue?: string }> }[]
    }>
  const { documents: questions = [] } = await read('questions?pageSize=300')
  const ids = new Set(
    questions
      .filter(({ fields }) => fields['title']?.stringValue === title)
      .map(({ name }) => name.split('/').at(-1)),
  )
  const { documents: reports = [] } = await read('reports?pageSize=300')
  return reports
    .filter(({ fields }) => ids.has(fields['post']?.stringValue?.split('/')[1]))
    .map(({ fields }) => fields['trouble']?.stringValue ?? '')
}

test.describe('members in separate browsers', () => {
  test('can vote, answer and delete at once, end up with the same view, and can edit only their own posts', async ({
    browser,
  }) => {
    const ann = await newMember(browser)
    const title = newTitle()
    await ask(ann, title)
    const bob = await newMember(browser)
    await expect(question(ann, title).getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(question(bob, title).getByRole('button', { name: 'Report' })).toBeVisible()
    await expect(
      question(bob, title).getByRole('button', { name: /^(?:Edit|Delete)/ }),
    ).toHaveCount(0)
    const cat = await newMember(browser)
    const up = (page: Page) => page.getByRole('button', { name: `Vote up: ${title}` })
    await expect(up(ann)).toHaveCount(0)
    // A page that is left before its vote has arrived loses it.
    const arrived = [cat, bob].map(page =>
      page.waitForResponse(answer => answer.url().includes('documents:commit') && answer.ok()),
    )
    await Promise.all([up(cat).click(), up(bob).click(), ...arrived])
    for (const page of [cat, bob]) {
      await expect(up(page)).toHaveAttribute('aria-pressed', 'true')
      await expect
        .poll(async () => {
          await readForum(page)
          return item(page, title)
            .getByText(/^\d+ votes?/)
            .innerText()
        })
        .toContain('2')
    }

    await question(bob, title).getByRole('button', { name: 'Answers' }).click()
    await question(bob, title).getByLabel('Your answer').fill('Try another cable.')
    await question(bob, title).getByRole('button', { name: 'Send the answer' }).click()
    await expect(question(bob, title)).toContainText('Your answer is in the forum.')
    await expectNews(ann, title)
    // In this tab Ann has not seen the answer yet, and deletes her question: Bob's words stay.
    ann.once('dialog', dialog => dialog.accept())
    await question(ann, title).getByRole('button', { name: 'Delete your question' }).click()
    await expect(list(ann).getByText('It has been deleted.')).toBeVisible()
    const address = await item(bob, title).getAttribute('id')
    await bob.goto(`/forum?category=Technical#${address}`)
    const left = bob.locator(`#${address}`)
    await expect(left).toContainText('This question was deleted by whoever asked it')
    await expect(left).not.toContainText(title)
    await left.getByRole('button', { name: 'Answers' }).click()
    await expect(left).toContainText('Try another cable.')
    await expect(left.getByLabel('Your answer')).toHaveCount(0)
  })
})

/** In another tab: the dashboard of an asker tells of an answer until it has been read. */
async function expectNews(asker: Page, title: string) {
  const page = await asker.context().newPage()
  const news = page.getByRole('region', { name: 'Notifications' })
  await page.goto('/dashboard')
  await expect(news.getByRole('listitem')).toHaveText(`1 new answer to “${title}”`)
  await news.getByRole('link', { name: '1 new answer' }).click()
  await question(page, title).getByRole('button', { name: 'Answers' }).click()
  await expect(question(page, title)).toContainText('Try another cable.')
  await page.goto('/dashboard')
  await expect(news.getByText('No new notifications.')).toBeVisible()
  await page.close()
}

/** The answer of a database that holds so many questions, newest first. */
function rowsOf(places: readonly number[]) {
  return places.map(place => ({
    document: {
      name: `projects/p/databases/(default)/documents/questions/many-${place}`,
      fields: {
        title: { stringValue: `Question number ${place}` },
        details: { stringValue: '' },
        category: { stringValue: 'General' },
        uid: { stringValue: 'zoe' },
        user: { stringValue: 'Zoe' },
        at: { timestampValue: new Date(Date.UTC(2026, 0, 1) - place * 60_000).toISOString() },
        votes: { integerValue: '0' },
      },
    },
  }))
}

test.describe('a long list of questions', () => {
  test('is read page by page, and the button keeps the focus @phone', async ({ page }) => {
    await page.route('**/documents:runQuery**', route => {
      const { startAt } = route.request().postDataJSON().structuredQuery
      const from = startAt ? 20 : 0
      const places = Array.from({ length: startAt ? 5 : 21 }, (_, place) => from + place)
      return route.fulfill({ json: rowsOf(places) })
    })
    await readForum(page)
    const live = list(page).getByRole('article', { name: /^Question number/ })
    await expect(live).toHaveCount(20)
    const more = list(page).getByRole('button', { name: 'Load more' })
    await more.click()
    await expect(live).toHaveCount(25)
    await expect(more).toHaveCount(0)
    await expect(item(page, 'Question number 20')).toBeFocused()
  })

  test('says if the next page cannot be loaded, and can try again', async ({ page }) => {
    let fails = true
    await page.route('**/documents:runQuery**', route => {
      const { startAt } = route.request().postDataJSON().structuredQuery
      if (startAt && fails) return route.fulfill({ status: 429, json: {} })
      return route.fulfill({
        json: rowsOf(startAt ? [20] : Array.from({ length: 21 }, (_, n) => n)),
      })
    })
    await readForum(page)
    await list(page).getByRole('button', { name: 'Load more' }).click()
    await expect(list(page).getByRole('alert')).toContainText('The forum has too much to do')
    fails = false
    await list(page).getByRole('button', { name: 'Try again' }).click()
    await expect(question(page, 'Question number 20')).toBeVisible()
  })
  test.use({ expectedConsole: [/^error: Failed to load resource/] })
})

test.describe('the forum’s address', () => {
  test('keeps category and order, and an unknown category is reported', async ({ page }) => {
    await page.goto('/forum?category=Support&sort=top')
    await expect(category(page)).toHaveValue('Support')
    await expect(order(page)).toHaveValue('top')
    await page.goto('/forum?category=%3Cb%3ECooking')
    await expect(list(page)).toContainText('There is no category “<b>Cooking”.')
    await expect(category(page)).toHaveValue('All')
    await category(page).selectOption('General')
    await expect(list(page)).not.toContainText('There is no category')
    await expect(page).toHaveURL(/\/forum\?category=General$/)
  })

  test('leads to a question that loads after the page', async ({ page, browser }) => {
    const asker = await newMember(browser)
    const title = newTitle()
    await ask(asker, title)
    const address = await item(asker, title).getAttribute('id')
    await page.goto(`/forum?category=Billing#${address}`)
    await expect(question(page, title)).toBeInViewport()

    // The forum is open already, and the next link leads to what it does not show.
    await category(page).selectOption('Support')
    await expect(question(page, title)).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    await page.evaluate(() => (location.hash = ''))
    await page.evaluate(hash => (location.hash = hash), String(address))
    await expect(question(page, title)).toBeInViewport()
    await page.evaluate(() => (location.hash = 'question-nothing'))
    const missing = page.getByText('The question that you are looking for is not here.')
    await expect(missing).toBeInViewport()
    await page.evaluate(hash => (location.hash = hash), String(address))
    await expect(missing).toHaveCount(0)
  })
  test.use({ expectedConsole: [/^error: Failed to load resource.*404/] })
})

test('the forum requests nothing until its questions come into view', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.setViewportSize({ width: 360, height: 240 })
  await page.goto('/forum', { waitUntil: 'networkidle' })
  expect(asked.filter(url => /_astro\/.*\.js|documents/.test(url))).toEqual([])
  await list(page).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.filter(url => url.includes('documents:runQuery')).length).toBe(1)
  // A guest reads without any of Firebase's own script.
  const scripts = asked.filter(url => url.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async url => (await page.request.get(url)).text()))
  expect(texts.filter(text => text.includes('@firebase/'))).toEqual([])
})

test.describe('if the forum cannot be read', () => {
  const failures = [
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
      fulfil: { status: 200, json: [{ document: { name: 'questions/x', fields: {} } }] },
    },
  ]
  // The browser notes what did not load; the page has told the reader by then.
  test.use({ expectedConsole: [/^error: Failed to load resource/] })

  test('the page says why, still shows the samples, and can try again', async ({ page }) => {
    test.slow()
    for (const { name, sentence, fulfil } of failures)
      await test.step(name, async () => {
        await page.route('**/documents:runQuery**', route =>
          fulfil ? route.fulfill(fulfil) : route.abort(),
        )
        await readForum(page)
        await expect(page.getByRole('alert')).toContainText(sentence)
        await expect(question(page, SAMPLE)).toBeVisible()
        await page.unroute('**/documents:runQuery**')
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the samples can be read, and no control is dead @phone', async ({ page }) => {
    await page.goto('/forum')
    await expect(question(page, SAMPLE)).toContainText('warms up lunch')
    await expect(page.getByRole('button', { name: /^Vote/ })).toHaveCount(0)
    await expect(form(page)).toBeHidden()
    await expect(page.getByText('need JavaScript')).toBeVisible()
  })
})

test('the forum has no accessibility violations, in light and dark, narrow and wide', async ({
  page,
}) => {
  // Four times axe takes long on a small machine.
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/documents:runQuery**', route => route.fulfill({ json: rowsOf([0, 1]) }))
  await readForum(page)
  await form(page).getByRole('button', { name: 'Ask the question' }).click()
  await expect(form(page)).toContainText('Write your question.')
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 1280])
      await test.step(`${colorScheme}, ${width} px`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        await list(page).scrollIntoViewIfNeeded()
        expect(await objections(page)).toEqual([])
        expect(await sideways(page)).toBe(0)
      })
})
