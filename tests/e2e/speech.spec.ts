import type { Page } from '@playwright/test'

import { fakeSpeech, speakingNow, textsSaid, wasCutOff } from './fake-speech.ts'
import { objections } from './objections.ts'
import { awake, expect, test } from './test.ts'

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

const listen = (page: Page) => page.getByRole('button', { name: 'Listen' }).click()

/** Opens the guide, and waits until the voice says its first sentence. */
async function startListening(page: Page) {
  await page.goto(GUIDE)
  await listen(page)
  await expect.poll(() => textsSaid(page)).toHaveLength(1)
}

/** Goes on by a sentence, and waits until the voice has begun it. */
async function nextSentence(page: Page) {
  const before = (await textsSaid(page)).length
  await bar(page).getByRole('button', { name: 'Next sentence' }).click()
  await expect.poll(async () => (await textsSaid(page)).length).toBe(before + 1)
}

test.describe('reading a guide aloud', () => {
  test('goes sentence by sentence, and highlights the current one', async ({ page }) => {
    await fakeSpeech(page)
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(() => textsSaid(page)).toEqual(['Wi-Fi won’t connect'])
    await endSentence(page)
    await expect
      .poll(() => lastSaid(page))
      .toMatchObject({ text: 'Routine: It is a work or school computer.' })
    await endSentence(page)
    await expect.poll(() => textsSaid(page)).toHaveLength(3)
    const third = (await textsSaid(page))[2]
    await expect.poll(() => highlighted(page)).toBe(third)
    await expect.poll(() => lastSaid(page)).toMatchObject({ lang: 'en-US', rate: 1, volume: 1 })
    await expect(bar(page)).toContainText('Sentence 3 of')
  })

  test('tells what there is, opens each fix as it gets there, and goes to the one that is selected', async ({
    page,
  }) => {
    await fakeSpeech(page)
    await startListening(page)
    const saysNext = async (words: RegExp) => {
      do await nextSentence(page)
      while (!words.test((await textsSaid(page)).at(-1) ?? ''))
    }
    const open = page.getByRole('heading', { name: 'What to do' })
    const pause = bar(page).getByRole('button', { name: 'Pause' })

    // The outline stays as it is while its lines are read, and after "What do you see?".
    await saysNext(/^Select one/)
    expect(await textsSaid(page)).toContain('What do you see?')
    for (const row of [
      /^Fix 1: .+\. Try this first, 2 minutes, easy\.$/,
      /^Fix 2: .+ 10 minutes/,
    ]) {
      await nextSentence(page)
      expect((await textsSaid(page)).at(-1)).toMatch(row)
    }
    await expect(bar(page)).toContainText('All 7 fixes, in order')
    await expect(open).toHaveCount(0)

    // A fix opens when the voice gets there, and nobody loses the button that they were on.
    await saysNext(/^Fix 7: /)
    await pause.focus()
    await endSentence(page)
    await expect(page).toHaveURL(/#fix-1$/)
    await expect(open).toHaveCount(1)
    await expect.poll(() => highlighted(page)).toMatch(/^Fix 1: /)
    await expect(pause).toBeFocused()

    // Whoever wants another one selects it; what is before it can still be heard.
    await page.getByRole('link', { name: 'Fix 3: Forget the network, then join again' }).click()
    await expect.poll(async () => (await lastSaid(page))?.text).toMatch(/^Fix 3: /)
    await bar(page).getByRole('button', { name: 'Previous sentence' }).click()
    await expect(page).toHaveURL(/#fix-2$/)
    await expect(bar(page)).toContainText('Fix 2')
    await bar(page).getByRole('button', { name: 'Stop reading' }).click()
    await expect(open).toHaveCount(1)

    // Listen where a fix is open: the title and the warnings, then that fix.
    await listen(page)
    await saysNext(/^Fix/)
    const again = (await textsSaid(page)).join('\n').split('Wi-Fi won’t connect\n').at(-1)
    expect(again).toContain('Routine: It is a work or school computer.')
    expect(again).not.toContain('What do you see?')
    expect((await textsSaid(page)).at(-1)).toMatch(/^Fix 2: /)
    await expect(page).toHaveURL(/#fix-2$/)
  })

  test('loads the styles of its bar, and leaves those of the page alone', async ({ page }) => {
    await fakeSpeech(page)
    await page.goto(GUIDE)
    const looks = () =>
      page.locator('main :is(.button, h2, p, li, summary)').evaluateAll(parts =>
        parts.map(part => {
          const { color, padding, fontWeight, borderColor } = getComputedStyle(part)
          return [color, padding, fontWeight, borderColor].join(' ')
        }),
      )
    // The place in the address wakes the gate, and while it loads the page has room for a sentence more.
    await awake(page, 'Gate')
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
    await expect.poll(looks).toEqual(before)
  })

  test('pauses and resumes at the same sentence, stops, and returns the focus', async ({
    page,
  }) => {
    await fakeSpeech(page)
    await startListening(page)
    await nextSentence(page)
    const sentence = (await textsSaid(page)).at(-1)
    await bar(page).getByRole('button', { name: 'Pause' }).click()
    await expect.poll(() => speakingNow(page)).toBe(0)
    await bar(page).getByRole('button', { name: 'Play' }).click()
    await expect.poll(async () => (await textsSaid(page)).slice(1)).toEqual([sentence, sentence])
    await bar(page).getByRole('button', { name: 'Previous sentence' }).click()
    await expect(bar(page)).toContainText('Sentence 1 of')
    await expect.poll(() => speakingNow(page)).toBe(1)
    await bar(page).getByRole('button', { name: 'Stop reading' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Listen' })).toBeFocused()
    await expect.poll(() => highlighted(page)).toBe('')
  })

  test('pauses when the tab is hidden, and is silent after leaving', async ({ page }) => {
    await fakeSpeech(page)
    await startListening(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect(bar(page).getByRole('button', { name: 'Play' })).toBeVisible()
    await expect.poll(() => speakingNow(page)).toBe(0)

    await bar(page).getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => speakingNow(page)).toBe(1)
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    await expect.poll(() => speakingNow(page)).toBe(0)
  })

  test('is cut off when going to another page, and stays silent there and on the way back', async ({
    page,
  }) => {
    await fakeSpeech(page)
    await startListening(page)
    expect(await wasCutOff(page)).toBe(false)
    await page.getByRole('link', { name: 'Diagnostics', exact: true }).first().click()
    await page.waitForURL('**/diagnostics')
    await expect.poll(() => wasCutOff(page)).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagnostics')
    expect(await textsSaid(page)).toEqual([])
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await expect.poll(() => speakingNow(page)).toBe(0)
  })

  test('gives up on a voice that never finishes, says so, and can continue', async ({ page }) => {
    await page.clock.install()
    await fakeSpeech(page)
    await startListening(page)
    await page.clock.fastForward(100_000)
    await expect(bar(page).getByRole('status')).toHaveText(
      'The voice got stuck. Select Play to hear this sentence again.',
    )
    await expect.poll(() => speakingNow(page)).toBe(0)
    await bar(page).getByRole('button', { name: 'Play' }).click()
    await expect
      .poll(() => textsSaid(page))
      .toEqual(Array.from({ length: 2 }, () => 'Wi-Fi won’t connect'))
    await endSentence(page)
    await expect(bar(page)).toContainText('Sentence 2 of')
  })

  test('says so if the voice fails', async ({ page }) => {
    await fakeSpeech(page)
    await startListening(page)
    let said = 1
    for (const [error, sentence] of [
      ['synthesis-failed', /^Reading aloud did not work\./],
      ['not-allowed', /^Your browser waits for one more press\./],
    ] as const) {
      await page.evaluate(why => window.fakeSpeech.fail(why), error)
      await expect(bar(page).getByRole('status')).toHaveText(sentence)
      await bar(page).getByRole('button', { name: 'Play' }).click()
      said += 1
      await expect.poll(() => textsSaid(page)).toHaveLength(said)
    }
  })

  test('says so if the browser throws an error', async ({ page }) => {
    await fakeSpeech(page, { broken: true })
    await page.goto(GUIDE)
    await listen(page)
    await expect(bar(page).getByRole('status')).toHaveText(/^Reading aloud did not work\./)
    await bar(page).getByRole('button', { name: 'Stop reading' }).click()
    await expect(bar(page)).toHaveCount(0)
  })

  test('covers the steps of the chosen system, and follows when it changes', async ({ page }) => {
    await fakeSpeech(page)
    await page.goto(GUIDE)
    await page.getByRole('radio', { name: 'Mac', exact: true }).check()
    await listen(page)
    await expect.poll(() => textsSaid(page)).toHaveLength(1)
    while (!(await textsSaid(page)).at(-1)?.startsWith('Step 1. ')) await nextSentence(page)
    await nextSentence(page)
    expect((await textsSaid(page)).at(-1)).toMatch(/^Mac: /)
    await page.getByRole('radio', { name: 'Chromebook' }).check()
    await expect.poll(async () => (await textsSaid(page)).join('\n')).toContain('Chromebook: ')
    await nextSentence(page)
    expect((await textsSaid(page)).join('\n')).not.toContain('Windows: ')
    await expect.poll(() => speakingNow(page)).toBe(1)
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

    // Letters twice as large, and the phone turned: every button of the bar can still be reached.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    for (const [width, height] of [
      [320, 568],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const button of await bar(page).getByRole('button').all()) {
        await button.scrollIntoViewIfNeeded()
        await expect(button).toBeInViewport({ ratio: 1 })
      }
    }
  })

  test('uses the speed in the settings, and can change it while reading', async ({ page }) => {
    await fakeSpeech(page)
    await page.addInitScript(() =>
      localStorage.setItem('speechSettings', '{"voice":"","speed":0.8,"volume":0.5}'),
    )
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(() => lastSaid(page)).toMatchObject({ rate: 0.8, volume: 0.5 })
    await bar(page).getByRole('button', { name: 'Speed 0.8×, change it' }).click()
    await expect.poll(() => lastSaid(page)).toMatchObject({ rate: 1 })
  })

  test('waits for voices that load late', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await fakeSpeech(page, { lateVoices: true })
    await page.goto(GUIDE)
    await awake(page, 'ReadAloud')
    // Patience is a matter of seconds, which a busy computer may need for a press.
    await page.clock.pauseAt(60_000)
    await listen(page)
    await expect(bar(page)).toBeVisible()
    expect(await textsSaid(page)).toEqual([])
    await page.evaluate(() => window.fakeSpeech.bringVoices())
    await expect.poll(() => textsSaid(page)).toHaveLength(1)
  })

  test('marks the sentence with an element if highlights are unsupported, and leaves the text unchanged', async ({
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
      await expect
        .poll(async () => {
          const marked = (await page.locator('main mark').allTextContents()).join('')
          const said = (await textsSaid(page)).at(-1) ?? ''
          return marked !== '' && said.includes(marked.replace(/\s+/g, ' '))
        })
        .toBe(true)
    }
    await bar(page).getByRole('button', { name: 'Stop reading' }).click()
    await expect(page.locator('main mark')).toHaveCount(0)
    await expect.poll(() => page.locator('#full .fix').allTextContents()).toEqual(before)
  })

  test('has no accessibility violations while reading, in light or dark', async ({ page }) => {
    await fakeSpeech(page)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(GUIDE)
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(bar(page)).toBeVisible()
    expect(await objections(page, '[aria-label="Read aloud"]', '.tools')).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await objections(page, '[aria-label="Read aloud"]', '.tools')).toEqual([])
  })
})

test.describe('a browser that cannot speak', () => {
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
