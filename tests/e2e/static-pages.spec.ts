import { expect, test } from '@playwright/test'

const policies = [
  { name: 'Privacy Policy', path: '/privacy-policy' },
  { name: 'Terms of Service', path: '/terms-of-service' },
  { name: 'Cookie Policy', path: '/cookie-policy' },
  { name: 'Disclaimer', path: '/disclaimer' },
]
const cards = [
  'Learning Paths',
  'Interactive Tutorials',
  'Quizzes & Certifications',
  'Videos & Multimedia',
  'Community & Support',
  'Resource Library',
]
const SENTENCE = 'This feature is still under construction.'

test('the cards of /legal lead to the four policies, each of them complete', async ({ page }) => {
  await page.goto('/legal')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).getByRole('link')).toHaveText(
    policies.map(({ name }) => name),
  )
  for (const { name, path } of policies) {
    await main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(main.getByText('In effect since 6 August 2024')).toBeVisible()
    // No placeholder is left in it, and its contents lead to its parts.
    await expect(main).not.toContainText(/[{}]/)
    const targets = await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
    expect(targets.length).toBeGreaterThan(3)
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1)
    await page.goBack()
  }
})

test('a policy’s table of contents unfolds on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/privacy-policy')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Your rights' })).toBeHidden()
  await main.getByText('On this page').filter({ visible: true }).click()
  await main.getByRole('link', { name: 'Your rights' }).click()
  await expect(page).toHaveURL(/#your-rights$/)
})

test('every button of the learning hub says that it is under construction', async ({ page }) => {
  await page.goto('/learning')
  const main = page.getByRole('main')
  const items = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(items.getByRole('heading')).toHaveText(cards)
  const said: string[] = []
  page.on('dialog', dialog => {
    said.push(dialog.message())
    void dialog.accept()
  })
  for (const name of cards) {
    const before = said.length
    await items.filter({ hasText: name }).getByRole('button').click()
    await expect.poll(() => said.length).toBe(before + 1)
  }
  expect(said).toEqual(cards.map(() => SENTENCE))
})

test('the learning hub responds to the keyboard at the first press', async ({ page }) => {
  await page.goto('/learning')
  const dialog = page.waitForEvent('dialog')
  await page.getByRole('button', { name: 'Take a quiz' }).focus()
  await page.keyboard.press('Enter')
  const shown = await dialog
  expect(shown.message()).toBe(SENTENCE)
  await shown.accept()
})

test('an unknown guide is answered with 404 and says so', async ({ page }) => {
  const answer = await page.goto('/issue/999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Issue not found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Issue not found · /)
  await expect(page.getByText('This page is not here')).toHaveCount(0)
})

test('any other unknown address gets a general sentence and ways on, but no link back to itself', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Login' }).first()).toHaveAttribute('href', '/login')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible()
  await expect(main.getByText('Issue not found')).toBeHidden()
  await expect(main.getByRole('navigation', { name: 'Topics' }).getByRole('link')).toHaveCount(12)
  await main.getByRole('searchbox', { name: 'What is wrong with the computer?' }).fill('no sound')
  await main.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=no(\+|%20)sound$/)
})

test('a topic lists its guides with difficulty and time, and leads to the other topics', async ({
  page,
}) => {
  await page.goto('/topics/power')
  const main = page.getByRole('main')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Battery, heat and noise' }),
  ).toBeVisible()
  const guide = main.getByRole('listitem').filter({ hasText: 'Laptop gets too hot' })
  await expect(guide).toContainText(/Difficulty: (Easy|Moderate|Advanced)/)
  await expect(guide).toContainText(/Time: .*(minute|hour)/)
  await guide.getByRole('link').click()
  await expect(page).toHaveURL(/\/issue\/5$/)
  await page.goBack()
  await expect(
    main.getByRole('navigation', { name: 'Other topics' }).getByRole('link'),
  ).toHaveCount(11)
})

test('the machine-readable files agree with the pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/issue/16', '/topics/power', '/legal', '/how-we-check'])
    expect(sitemap).toMatch(new RegExp(`<loc>https://[^<]*${path}</loc>`))
  expect(sitemap).toMatch(/\/privacy-policy<\/loc><lastmod>2024-08-06</)
  expect(sitemap).not.toContain('404')
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^Sitemap: https:\/\/.+\/sitemap\.xml$/m,
  )
  expect(await (await request.get('/opensearch.xml')).text()).toContain('/search?q={searchTerms}')
  const feed = await (await request.get('/feed.xml')).text()
  const named = [...feed.matchAll(/<id>[^<]*?(\/issue\/\d+)<\/id>/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(10)
  for (const path of named) expect((await request.get(path)).status()).toBe(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the learning hub says the sentence instead of showing dead buttons', async ({ page }) => {
    await page.goto('/learning')
    const main = page.getByRole('main')
    await expect(main.getByText(SENTENCE)).toHaveCount(cards.length)
    await expect(main.getByRole('list').first().getByRole('button')).toHaveCount(0)
  })

  test('the 404 page covers both cases, and its search box works', async ({ page }) => {
    await page.goto('/issue/999')
    const main = page.getByRole('main')
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page is not here' }),
    ).toBeVisible()
    await expect(main.getByText('Issue not found')).toBeVisible()
    await main.getByRole('searchbox').fill('printer')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=printer$/)
  })
})
