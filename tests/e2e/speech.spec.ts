import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { fakeSpeech, textsSaid } from './fake-speech.ts'
import { expect, test } from './test.ts'

const GUIDE = '/issue/16#full'
const bar = (page: Page) => page.getByRole('region', { name: 'Read aloud' })
const endSentence = (page: Page) => page.evaluate(() => window.fakeSpeech.end())
const lastSaid = (page: Page) => page.evaluate(() => window.fakeSpeech.said.at(-1))

/** The sentence that carries the highlight. */
const highlighted = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? []
    return range instanceof Range ? range.toString().replace(/\s+/g, ' ') : ''
  })

test.describe('Read-aloud of a guide', () => {
  test('reads sentence by sentence, and highlights the one that is read', async ({ page }) => {
    await fakeSpeech(page)
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(() => textsSaid(page)).toEqual(['Stop and get help if you see this'])
    await endSentence(page)
    await endSentence(page)
    await expect.poll(() => textsSaid(page)).toHaveLength(3)
    const third = (await textsSaid(page))[2]
    await expect.poll(() => highlighted(page)).toBe(third)
    expect(await lastSaid(page)).toMatchObject({ lang: 'en-US', rate: 1, volume: 1 })
    await expect(bar(page)).toContainText('Sentence 3 of')
  })

  test('brings the styles of its bar, and leaves those of the page alone', async ({ page }) => {
    await fakeSpeech(page)
    await page.goto(GUIDE)
    const looks = () =>
      page.locator('main :is(.key, h2, p, li, summary)').evaluateAll(parts =>
        parts.map(part => {
          const { color, padding, fontWeight, borderColor } = getComputedStyle(part)
          return [color, padding, fontWeight, borderColor].join(' ')
        }),
      )
    const before = await looks()
    await page.getByRole('button', { name: 'Listen' }).click()
    const playKey = bar(page).getByRole('button', { name: 'Pause' })
    await expect(playKey).toBeVisible()
    const colour = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.setProperty('color', 'var(--mark)')
      return getComputedStyle(probe).color
    })
    await expect(playKey).toHaveCSS('background-color', colour)
    await bar(page).getByRole('button', { name: 'Stop reading' }).click()
    await page.mouse.move(0, 0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    expect(await looks()).toEqual(before)
  })

  test('pauses and goes on with the same sentence', async ({ page }) => {
    await fakeSpeech(page)
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(bar(page)).toBeVisible()
    await bar(page).getByRole('button', { name: 'Next sentence' }).click()
    const sentence = (await textsSaid(page)).at(-1)
    await bar(page).getByRole('button', { name: 'Pause' }).click()
    expect(await page.evaluate(() => window.fakeSpeech.speaking)).toBe(0)
    await bar(page).getByRole('button', { name: 'Play' }).click()
    expect((await textsSaid(page)).slice(-2)).toEqual([sentence, sentence])
    await bar(page).getByRole('button', { name: 'Previous sentence' }).click()
    await expect(bar(page)).toContainText('Sentence 1 of')
    expect(await page.evaluate(() => window.fakeSpeech.speaking)).toBe(1)
  })

  test('pauses when the tab is hidden, and is silent after leaving', async ({ page }) => {
    await fakeSpeech(page)
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(bar(page)).toBeVisible()
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(bar(page).getByRole('button', { name: 'Play' })).toBeVisible()
    expect(await page.evaluate(() => window.fakeSpeech.speaking)).toBe(0)

    await bar(page).getByRole('button', { name: 'Play' }).click()
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    expect(await page.evaluate(() => window.fakeSpeech.speaking)).toBe(0)
  })

  test('reads the steps of the chosen system, and follows when it changes', async ({ page }) => {
    await fakeSpeech(page)
    await page.goto(GUIDE)
    await page.getByRole('radio', { name: 'Mac', exact: true }).check()
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(bar(page)).toBeVisible()
    const next = bar(page).getByRole('button', { name: 'Next sentence' })
    while (!(await textsSaid(page)).at(-1)?.startsWith('Step 1. ')) await next.click()
    await next.click()
    expect((await textsSaid(page)).at(-1)).toMatch(/^Mac: /)
    await page.getByRole('radio', { name: 'Chromebook' }).check()
    await next.click()
    const said = (await textsSaid(page)).join('\n')
    expect(said).toContain('Chromebook: ')
    expect(said).not.toContain('Windows: ')
    expect(await page.evaluate(() => window.fakeSpeech.speaking)).toBe(1)
  })

  test('keeps the sentence in view, above the bar', async ({ page }) => {
    await fakeSpeech(page)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(bar(page)).toBeVisible()
    for (let count = 0; count < 25; count++) await endSentence(page)
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [range] = CSS.highlights.get('read-aloud') ?? []
          const region = document.querySelector('[aria-label="Read aloud"]')
          if (!(range instanceof Range) || !region) return 'nothing'
          const { top, bottom } = range.getBoundingClientRect()
          const seen = top >= 60 && bottom <= region.getBoundingClientRect().top
          return seen ? 'seen' : `from ${top} to ${bottom}`
        }),
      )
      .toBe('seen')
  })

  test('speaks at the speed of the settings, and changes it while reading', async ({ page }) => {
    await fakeSpeech(page)
    await page.addInitScript(() =>
      localStorage.setItem('speechSettings', '{"voice":"","speed":0.8,"volume":0.5}'),
    )
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(() => lastSaid(page)).toMatchObject({ rate: 0.8, volume: 0.5 })
    await bar(page).getByRole('button', { name: 'Speed 0.8×, change it' }).click()
    expect(await lastSaid(page)).toMatchObject({ rate: 1 })
  })

  test('waits for voices that come late', async ({ page }) => {
    await fakeSpeech(page, { lateVoices: true })
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(bar(page)).toBeVisible()
    expect(await textsSaid(page)).toEqual([])
    await page.evaluate(() => window.fakeSpeech.bringVoices())
    expect(await textsSaid(page)).toHaveLength(1)
  })

  test('stops when asked, and gives the focus back', async ({ page }) => {
    await fakeSpeech(page)
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Listen' }).click()
    await bar(page).getByRole('button', { name: 'Stop reading' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Listen' })).toBeFocused()
    expect(await highlighted(page)).toBe('')
  })

  test('marks with an element where highlights are unknown, and leaves the text as it was', async ({
    page,
  }) => {
    await fakeSpeech(page)
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Highlight'))
    await page.goto(GUIDE)
    const before = await page.locator('#full .fix').allTextContents()
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(page.locator('mark').first()).toBeVisible()
    for (let count = 0; count < 12; count++) {
      await endSentence(page)
      const marked = (await page.locator('main mark').allTextContents()).join('')
      expect(marked).not.toBe('')
      expect((await textsSaid(page)).at(-1)).toContain(marked.replace(/\s+/g, ' '))
    }
    await bar(page).getByRole('button', { name: 'Stop reading' }).click()
    await expect(page.locator('main mark')).toHaveCount(0)
    expect(await page.locator('#full .fix').allTextContents()).toEqual(before)
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no accessibility violations while reading, ${colorScheme}`, async ({ page }) => {
      await fakeSpeech(page)
      await page.emulateMedia({ colorScheme })
      await page.goto(GUIDE)
      await page.getByRole('button', { name: 'Listen' }).click()
      await expect(bar(page)).toBeVisible()
      const { violations } = await new AxeBuilder({ page })
        .include('[aria-label="Read aloud"]')
        .include('.tools')
        .analyze()
      expect(violations).toEqual([])
    })
})

test.describe('A browser that cannot speak', () => {
  const WARNING = 'Speech synthesis is not supported in this browser.'
  test.use({ expectedConsole: [new RegExp(`^warning: ${WARNING}`)] })

  test('gets a warning in the console, and nothing else', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'speechSynthesis')
      Reflect.deleteProperty(Window.prototype, 'speechSynthesis')
    })
    await page.goto(GUIDE)
    const warning = page.waitForEvent('console')
    await page.getByRole('button', { name: 'Listen' }).click()
    expect((await warning).text()).toBe(WARNING)
    await expect(bar(page)).toHaveCount(0)
  })
})
