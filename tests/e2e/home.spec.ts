import type { Page } from '@playwright/test'

import { guideIds } from './guide-ids.ts'
import { awake, expect, test } from './test.ts'

const searchBox = { name: 'What is wrong with the computer?' }

const stored = (page: Page, key: string) => page.evaluate(key => localStorage.getItem(key), key)

async function offerNickname(page: Page, name: string) {
  await page.getByLabel('What should we call you?').fill(name)
  await page.getByRole('button', { name: /^(Let’s start|Save name and search)$/ }).click()
}

async function saveNickname(page: Page, name: string) {
  await offerNickname(page, name)
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(1)
}

test.describe('home', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await awake(page, 'HomeSearch')
  })

  test('fits the search and the main links on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const placeOf = async (name: string, role: 'combobox' | 'link') => {
      const place = await page.getByRole(role, { name }).boundingBox()
      return place ?? { y: Infinity, height: 0 }
    }
    const box = await placeOf('What is wrong with the computer?', 'combobox')
    expect(box.y).toBeLessThanOrEqual(300)
    for (const [name, address] of [
      ['Not sure? Answer 2 questions', '/diagnostics/what-is-wrong'],
      ['A caller is in my computer', '/scam'],
    ] as const) {
      const link = await placeOf(name, 'link')
      expect(link.y).toBeLessThanOrEqual(500)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', address)
    }
  })

  test('asks for a nickname with a playful message if somebody types without one', async ({
    page,
  }) => {
    await page.getByRole('combobox', searchBox).pressSequentially('wifi')
    await expect(
      page.getByRole('status').filter({ hasText: /nickname|call you|name/i }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: /guides? for/ })).toHaveCount(0)
  })

  test('shows what was typed again after a reload, and asks for a nickname', async ({ page }) => {
    const box = page.getByRole('combobox', searchBox)
    const playful = page.getByRole('status').filter({ hasText: /nickname|call you|name/i })
    await box.fill('no sound & more')
    await expect(playful).toBeVisible()
    await page.reload()
    await expect(box).toHaveValue('no sound & more')
    await expect(playful).toBeVisible()
    await box.press('Enter')
    await expect(page.getByLabel('What should we call you?')).toBeFocused()
    // To save no name is an error.
    const question = page.waitForEvent('dialog')
    const press = page.getByRole('button', { name: 'Save name and search' }).click()
    const dialog = await question
    expect(dialog.message()).toBe('Please enter a valid nickname!')
    await dialog.accept()
    await press
    await expect(page.getByLabel('What should we call you?')).toBeFocused()
  })

  for (const way of ['Enter in the field of the name', 'the link']) {
    test(`searches without a nickname by ${way}, and loses nothing typed on the way back @phone`, async ({
      page,
    }) => {
      const box = page.getByRole('combobox', searchBox)
      await box.fill('no sound & more')
      const link = page.getByRole('link', { name: 'Search without a name' })
      await expect(link).toBeVisible()
      if (way === 'the link') await link.click()
      else await page.getByLabel('What should we call you?').press('Enter')
      await expect(page).toHaveURL('/search?q=no%20sound%20%26%20more')
      await expect(page.getByRole('heading', { name: /for “no sound & more”/ })).toBeVisible()
      await page.goBack()
      await expect(box).toHaveValue('no sound & more')
    })
  }

  test('rejects an empty nickname with the specified alert', async ({ page }) => {
    const messages: string[] = []
    page.on('dialog', dialog => {
      messages.push(dialog.message())
      void dialog.accept()
    })
    await offerNickname(page, '   ')
    await expect.poll(() => messages).toEqual(['Please enter a valid nickname!'])
  })

  test('types out the greeting, but gives screen readers all of it at once', async ({ page }) => {
    await saveNickname(page, 'Rosa')
    const greeting = page.getByRole('status').filter({ hasText: 'Rosa' })
    await expect(greeting).toHaveText(/^Good (morning|afternoon|evening), Rosa\.$/)
    await expect(page.locator('[aria-hidden][data-done]')).toHaveText(/Rosa\.$/)
  })

  test('searches for what was typed before the nickname, and shows it all again after a reload @phone', async ({
    page,
  }) => {
    const box = page.getByRole('combobox', searchBox)
    const found = page.getByRole('heading', { name: /for “battery”/ })
    await box.fill('battery')
    await expect(found).toHaveCount(0)
    await saveNickname(page, 'Rosa')
    await expect(found).toBeFocused()
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'Rosa' })).toHaveCount(1)
    await expect(page.getByLabel('What should we call you?')).toBeHidden()
    await expect(box).toHaveValue('battery')
    await expect(found).toBeVisible()
  })

  test('searches 800 ms after the last keystroke, and at once on Enter', async ({ page }) => {
    await saveNickname(page, 'Rosa')
    const box = page.getByRole('combobox', searchBox)
    await box.pressSequentially('printer not printing')
    await expect(page.getByRole('link', { name: /printer/i }).first()).toBeVisible()
    await box.fill('no sound')
    await box.press('Enter')
    await expect(page.getByRole('heading', { name: /for “no sound”/ })).toBeVisible()
    await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/issue\/4$/)
  })

  test('remembers five searches, newest first, and each can be removed', async ({ page }) => {
    await saveNickname(page, 'Rosa')
    const box = page.getByRole('combobox', searchBox)
    for (const query of ['one sound', 'two sound', 'wifi', 'battery', 'printer', 'wifi', 'slow']) {
      await box.fill(query)
      await box.press('Enter')
      await expect(page.getByRole('heading', { name: `“${query}”` })).toBeVisible()
    }
    const recent = page.getByRole('region', { name: 'Your recent searches' }).getByRole('listitem')
    await expect(recent).toHaveText(['slow', 'wifi', 'printer', 'battery', 'two sound'])
    await page.getByRole('button', { name: 'Remove: printer' }).click()
    await expect(recent).toHaveText(['slow', 'wifi', 'battery', 'two sound'])
    await expect
      .poll(() => stored(page, 'recentSearches'))
      .toBe('["slow","wifi","battery","two sound"]')
  })

  test('repeats a recent search before the search script has loaded', async ({ page }) => {
    await page.evaluate(() => {
      localStorage.setItem('nickname', 'Rosa')
      localStorage.setItem('recentSearches', '["battery"]')
    })
    await page.reload()
    await page.getByRole('button', { name: 'battery', exact: true }).click()
    await expect(page.getByRole('heading', { name: /for “battery”/ })).toBeVisible()
    await expect(page.getByRole('combobox', searchBox)).toHaveValue('battery')
  })

  test('searches for what was typed before its script loaded', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('nickname', 'Rosa'))
    await page.reload()
    await page.getByRole('combobox', searchBox).fill('battery')
    await expect(page.getByRole('heading', { name: /for “battery”/ })).toBeVisible()
  })

  test('says if there are no results, and offers WhatsApp and a web search', async ({ page }) => {
    await saveNickname(page, 'Rosa')
    const box = page.getByRole('combobox', searchBox)
    await box.fill('qwzx blorft')
    await box.press('Enter')
    await expect(page.getByRole('heading', { name: 'No results found.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask us on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+/,
    )
    await expect(page.getByRole('heading', { name: 'From the web' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'DuckDuckGo' })).toBeVisible()
  })

  test('asks before it opens a page of another site in a new tab', async ({ page, context }) => {
    await context.route('https://duckduckgo.com/**', route => route.fulfill({ body: 'found' }))
    await saveNickname(page, 'Rosa')
    await page.getByRole('combobox', searchBox).fill('loud fan')
    await page.getByRole('button', { name: 'Search the web' }).click()
    page.once('dialog', dialog => {
      expect(dialog.type()).toBe('confirm')
      expect(dialog.message()).toContain('external link')
      void dialog.accept()
    })
    const link = page.getByRole('link', { name: 'DuckDuckGo' })
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
    await expect(tab).toHaveURL(/loud%20fan/)
    await tab.close()

    const ways: Parameters<typeof link.click>[0][] = [
      { button: 'middle' },
      { modifiers: ['ControlOrMeta'] },
      { button: 'right' },
    ]
    for (const way of ways) {
      const question = page.waitForEvent('dialog').then(dialog => dialog.dismiss())
      await link.click(way)
      await question
    }
    expect(context.pages()).toHaveLength(1)
  })

  test('suggests guides while typing: below the buttons, by keyboard, and steady under a finger', async ({
    page,
  }) => {
    await page.clock.install()
    await page.reload()
    await saveNickname(page, 'Rosa')
    const box = page.getByRole('combobox', searchBox)
    await awake(page, 'HomeSearch')
    await box.fill('no sound')
    await expect(page.getByRole('heading', { name: /for “no sound”/ })).toBeVisible()
    // The list goes when the search itself answers, so time must stand still between the two.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await box.fill('printer')
    await page.clock.runFor(300)
    const list = page.getByRole('listbox', { name: 'Guides that may help' })
    const options = list.getByRole('option')
    await expect(options.first()).toBeVisible()
    const below = await page.getByRole('button', { name: 'Search the web' }).boundingBox()
    const first = await options.first().boundingBox()
    expect(first?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0))

    await page.clock.runFor(600)
    await expect(page.getByRole('heading', { name: /for “printer”/ })).toBeVisible()
    await expect(list).toBeHidden()
    await page.mouse.click((first?.x ?? 0) + 20, (first?.y ?? 0) + 20)
    await expect(page).toHaveURL(/\/issue\/\d+$/)

    await page.clock.resume()
    await page.goBack()
    await expect(page.getByRole('heading', { name: /for “printer”/ })).toBeVisible()
    await page.clock.pauseAt(Date.now() + 7_200_000)
    await box.fill('wifi')
    await page.clock.runFor(300)
    await expect(options.first()).toBeVisible()
    await box.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/issue\/\d+$/)
  })

  test('clears the box and its results', async ({ page }) => {
    await saveNickname(page, 'Rosa')
    const box = page.getByRole('combobox', searchBox)
    await box.fill('battery')
    await box.press('Enter')
    await expect(page.getByRole('heading', { name: /for “battery”/ })).toBeVisible()
    await page.getByRole('button', { name: 'Clear the text' }).click()
    await expect(box).toHaveValue('')
    await expect(box).toBeFocused()
    await expect(page.getByRole('heading', { name: /for “battery”/ })).toHaveCount(0)
  })

  test('forgets everything on a shared computer', async ({ page }) => {
    await saveNickname(page, 'Rosa')
    page.once('dialog', dialog => dialog.accept())
    await page.getByRole('button', { name: 'Clear this device' }).first().click()
    await expect(page.getByText('This device is cleared.')).toBeInViewport()
    await expect(page.getByLabel('What should we call you?')).toBeVisible()
    await expect.poll(() => stored(page, 'nickname')).toBeNull()
  })
})

test.describe('home with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('shows the greeting at once', async ({ page }) => {
    // Typed out, so long a name takes more than five seconds.
    await page.addInitScript(() => localStorage.setItem('nickname', `${'R'.repeat(39)}a`))
    await page.goto('/')
    await awake(page, 'HomeReader')
    await expect(page.locator('[aria-hidden][data-done]')).toHaveText(/Ra\.$/, { timeout: 4500 })
  })
})

test.describe('home without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('searches on /search, and links to the questions and the page about scams', async ({
    page,
  }) => {
    await page.goto('/')
    const count = `${guideIds.length} free step-by-step guides. No account.`
    await expect(page.getByText(count)).toBeVisible()
    await expect(page.getByLabel('What should we call you?')).toBeHidden()
    await expect(page.getByRole('link', { name: /^Not sure\?/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^A caller is/ })).toBeVisible()
    await page.getByRole('combobox', searchBox).fill('no sound')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search?q=no+sound')
  })
})
