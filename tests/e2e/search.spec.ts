import { guideIds } from './guide-ids.ts'
import { awake, expect, test } from './test.ts'

const searchBox = { name: 'What is wrong with the computer?' }

test.describe('/search', () => {
  test('lists every guide until something is typed, then the matches with their descriptions', async ({
    page,
  }) => {
    await page.goto('/search')
    await awake(page, 'GuideSearch')
    const list = page.getByRole('region', { name: 'All guides' })
    await expect(list.getByRole('link')).toHaveCount(guideIds.length)
    await page.getByRole('searchbox', searchBox).pressSequentially('headphones silent')
    await expect(
      page.getByRole('heading', { name: /guides? for “headphones silent”/ }),
    ).toBeVisible()
    await expect(list).toBeHidden()
    await expect(page).toHaveURL(/\/search\?q=headphones\+silent$/)
  })

  test('opens a shared address with its results @phone', async ({ page }) => {
    await page.goto('/search?q=computer%20is%20slow')
    await expect(page.getByRole('searchbox', searchBox)).toHaveValue('computer is slow')
    await expect(page.getByRole('link', { name: 'Computer is very slow' })).toBeVisible()
  })

  test('leads straight to the matching fix, with the guide one press away @phone', async ({
    page,
  }) => {
    await page.goto('/search?q=wifi%20keeps%20asking%20for%20the%20password')
    const first = page
      .getByRole('region', { name: /for “wifi keeps/ })
      .getByRole('listitem')
      .first()
    await expect(first.getByRole('link', { name: /^Wi-Fi won/ })).toHaveAttribute(
      'href',
      '/issue/16',
    )
    await first.getByRole('link', { name: /^Fix 3: Forget the network/ }).click()
    await expect(page).toHaveURL(/\/issue\/16#fix-3$/)
    await expect(page.getByRole('heading', { name: /Forget the network/ })).toBeInViewport()
  })

  test('corrects a typing error, says so, and offers the original words', async ({ page }) => {
    await page.goto('/search?q=pritner%20not%20wokring')
    await expect(page.getByText('We searched for printer not working.')).toBeVisible()
    await page.getByRole('button', { name: /Search for “pritner not wokring” instead/ }).click()
    await expect(page.getByText('We searched for')).toHaveCount(0)
  })

  test('says honestly that it has found nothing', async ({ page }) => {
    await page.goto('/search?q=qwzx%20blorft')
    await expect(page.getByRole('heading', { name: 'No results found.' })).toBeVisible()
  })

  test('shows everything again when the box is emptied', async ({ page }) => {
    await page.goto('/search?q=battery')
    await awake(page, 'GuideSearch')
    await page.getByRole('button', { name: 'Clear the text' }).click()
    await expect(page.getByRole('region', { name: 'All guides' })).toBeVisible()
    await expect(page).toHaveURL(/\/search$/)
  })

  test('shows everything for an address with a blank query, and Search says what to do', async ({
    page,
  }) => {
    await page.goto('/search?q=++')
    await expect(page.getByRole('region', { name: 'All guides' })).toBeVisible()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('Type what is wrong first, or choose')).toBeVisible()
    await expect(page.getByRole('searchbox', searchBox)).toBeFocused()
  })

  test('says what to do if the index cannot be loaded, and works at the next attempt', async ({
    page,
  }) => {
    await page.route('**/search-index/**', route => route.fulfill({ status: 404, body: '' }), {
      times: 1,
    })
    await page.goto('/search?q=battery')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(page.getByRole('region', { name: 'All guides' })).toBeVisible()
    await again.press('Enter')
    await expect(page.getByRole('heading', { name: /for “battery”/ })).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
  test.use({ expectedConsole: [/Failed to load resource/] })
})

test.describe('/search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lists all guides by topic', async ({ page }) => {
    await page.goto('/search?q=battery')
    // Playwright's texts leave out what stands in a noscript.
    await expect(page.locator('noscript p')).toContainText('The search needs JavaScript')
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Battery, heat and noise' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'All guides' }).getByRole('link')).toHaveCount(
      guideIds.length,
    )
  })
})
