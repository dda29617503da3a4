import { awake, expect, test } from './test.ts'

const rubbish = [
  '',
  '{',
  'null',
  '[[[',
  '<img src=x onerror=alert(1)>',
  '"💥"',
  '{"query":1}',
  'NaN',
]
const keys = [
  'nickname',
  'recentSearches',
  'recentSearchTimes',
  'speechEnabled',
  'darkMode',
  'memberHint',
]

test.describe('bad input', () => {
  test('home works whatever is in storage', async ({ page }) => {
    test.slow()
    // Each visit finds what its address says.
    await page.addInitScript(keys => {
      const value = new URLSearchParams(location.search).get('stored') ?? ''
      for (const key of keys) localStorage.setItem(key, value)
    }, keys)
    for (const value of rubbish)
      await test.step(JSON.stringify(value), async () => {
        await page.goto(`/?stored=${encodeURIComponent(value)}`)
        await awake(page, 'HomeSearch')
        await expect(page.getByRole('combobox')).toBeVisible()
        await page.getByRole('combobox').fill('wifi')
        await page.getByRole('button', { name: 'Dark' }).click()
        await expect(page.locator('html')).toHaveClass(/\bdark\b/)
      })
  })

  test('the site works if storage is refused', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await awake(page, 'HomeSearch')
    await page.getByLabel('What should we call you?').fill('Rosa')
    await page.getByRole('button', { name: 'Let’s start' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Rosa' })).toHaveCount(1)
    await page.getByRole('combobox').fill('no sound')
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByRole('heading', { name: /for “no sound”/ })).toBeVisible()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  })

  test('older lists of searches, as strings and as {query, timestamp}, are both shown', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('nickname', 'Rosa')
      localStorage.setItem(
        'recentSearches',
        '["fan noise",{"query":"no sound","timestamp":1700000000000},7]',
      )
    })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Remove: fan noise' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove: no sound' })).toBeVisible()
  })

  const nasty = '<img src=x onerror=alert(1)><script>alert(2)</script>'

  test('HTML in a nickname or a query is shown as text', async ({ page }) => {
    await page.goto('/')
    await awake(page, 'HomeSearch')
    await page.getByLabel('What should we call you?').fill('<b>Rosa</b>')
    await page.getByRole('button', { name: 'Let’s start' }).click()
    await expect(page.getByRole('status').filter({ hasText: '<b>Rosa</b>' })).toHaveCount(1)
    await page.getByRole('combobox').fill(nasty)
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByRole('heading', { name: 'No results found.' })).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })

  test('any query in the address gives results or none, never an error', async ({ page }) => {
    for (const [name, query] of [
      ['HTML', nasty],
      ['2,000 characters', 'printer '.repeat(250)],
      ['emoji', '🖨️💥😡'],
      ['right-to-left text', 'الطابعة لا تعمل'],
      ['a broken escape', '%E0%A4%A'],
      ['control characters', 'wifi\u0000\u202e\u200d'],
    ] as const)
      await test.step(name, async () => {
        const typed = name === 'a broken escape' ? query : encodeURIComponent(query)
        await page.goto(`/search?q=${typed}`)
        await expect(
          page.getByRole('heading', { level: 2, name: /No results found\.|guides? for/ }),
        ).toBeVisible()
        await expect(page.locator('img[src="x"]')).toHaveCount(0)
      })
  })
})
