import type { Page } from '@playwright/test'

import { fakeRecognition, listeningNow } from './fake-recognition.ts'
import { objections } from './objections.ts'
import { expect, test } from './test.ts'

const box = (page: Page) =>
  page.getByRole('searchbox', { name: 'What is wrong with the computer?' })
const button = (page: Page) => page.getByRole('button', { name: 'Search by voice' })
const said = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words })

/** Opens the page and presses the button; the press also hydrates the island. */
async function listen(page: Page) {
  await page.goto('/search')
  await button(page).click()
  await expect(said(page, /^Listening\. Say what is wrong/)).toBeVisible()
  await expect.poll(() => listeningNow(page)).toBe(1)
}

test.describe('search by voice', () => {
  test.beforeEach(({ page }) => fakeRecognition(page))

  test('hears one result in en-US, searches for it, and lets the words be corrected @phone', async ({
    page,
  }) => {
    await listen(page)
    await expect
      .poll(() => page.evaluate(() => window.fakeRecognition.asked))
      .toEqual([{ lang: 'en-US', continuous: false, interimResults: false, maxAlternatives: 1 }])
    await page.evaluate(() => window.fakeRecognition.hear('My printer does not print.'))

    await expect(box(page)).toHaveValue('My printer does not print')
    await expect(said(page, /^I heard “My printer does not print”\./)).toBeVisible()
    await expect(
      page.getByRole('heading', { name: /for “My printer does not print”/ }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/search\?q=My\+printer\+does\+not\+print$/)

    await box(page).fill('my printer prints empty pages')
    await expect(page.getByRole('heading', { name: /prints empty pages/ })).toBeVisible()
    await expect(button(page)).toBeVisible()
  })

  test('says why it heard nothing, keeps what was typed, and can be tried again', async ({
    page,
  }) => {
    await page.goto('/search?q=battery')
    await expect(box(page)).toHaveValue('battery')
    for (const [error, words] of [
      ['no-speech', /^I heard nothing\. Press the button and speak after a moment/],
      ['not-allowed', /^The microphone is not allowed for this site\./],
      ['network', /^Listening needs the internet, and it did not answer\./],
      ['audio-capture', /^I found no microphone\./],
    ] as const)
      await test.step(error, async () => {
        await button(page).click()
        await expect.poll(() => listeningNow(page)).toBe(1)
        await page.evaluate(why => window.fakeRecognition.fail(why), error)
        await expect(said(page, words)).toBeVisible()
        await expect(box(page)).toHaveValue('battery')
      })
    await button(page).click()
    await expect.poll(() => listeningNow(page)).toBe(1)
  })

  test('says so if it ends with nothing or only a breath', async ({ page }) => {
    await listen(page)
    await page.evaluate(() => window.fakeRecognition.end())
    await expect(said(page, /^I heard nothing\./)).toBeVisible()
    await button(page).click()
    await expect(said(page, /^Listening\./)).toBeVisible()
    await expect.poll(() => listeningNow(page)).toBe(1)
    await page.evaluate(() => window.fakeRecognition.hear(' . '))
    await expect(said(page, /^I heard nothing\./)).toBeVisible()
    await expect(box(page)).toHaveValue('')
  })

  test('stops at a second press of the same button, by keyboard alone, and when the tab is hidden', async ({
    page,
  }) => {
    await page.goto('/search')
    const before = await button(page).boundingBox()
    await listen(page)
    const stop = page.getByRole('button', { name: 'Stop listening' })
    expect(await stop.boundingBox()).toEqual(before)
    await stop.press('Enter')
    await expect(button(page)).toBeFocused()
    await expect.poll(() => listeningNow(page)).toBe(0)
    await expect(said(page, /heard|Listening/)).toHaveCount(0)

    await button(page).press('Space')
    await expect.poll(() => listeningNow(page)).toBe(1)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(() => listeningNow(page)).toBe(0)
    await expect(button(page)).toBeVisible()
  })

  test('has no accessibility violations while listening and afterwards, in light or dark', async ({
    page,
  }) => {
    // The list of all guides below is long, and checked elsewhere.
    const island = 'astro-island[component-export="GuideSearch"]'
    const check = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await objections(page, island)).toEqual([])
      }
    }
    await listen(page)
    await check()
    await page.evaluate(() => window.fakeRecognition.fail('not-allowed'))
    await expect(said(page, /^The microphone is not allowed/)).toBeVisible()
    await check()
  })
})

test('a browser that cannot listen says so in the words of the specification', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Reflect.deleteProperty(window, name)
  })
  const message = page.waitForEvent('dialog').then(async dialog => {
    await dialog.accept()
    return [dialog.type(), dialog.message()]
  })
  await page.goto('/search')
  await button(page).click()
  expect(await message).toEqual(['alert', 'Speech recognition not supported in this browser.'])
  await expect(button(page)).toBeVisible()
})
