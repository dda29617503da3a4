import type { Page } from '@playwright/test'

import { playfulMessages } from '../../src/domain/home-search/playful-messages.ts'
import { fakeSpeech, speakingNow, textsSaid } from './fake-speech.ts'
import { expectGoodLooks } from './looks.ts'
import { awake, expect, test } from './test.ts'

const toggle = (page: Page) => page.getByRole('button', { name: 'Speech', exact: true })
const opener = (page: Page) => page.getByRole('button', { name: 'Speech settings' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Speech settings' })
const kept = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

async function open(page: Page) {
  await page.goto('/')
  await awake(page, 'HomeSearch')
}

async function saveNickname(page: Page) {
  await page.getByLabel('What should we call you?').fill('Rosa')
  await page.getByRole('button', { name: /^(Let’s start|Save name and search)$/ }).click()
}

test.describe('speech on home', () => {
  test.beforeEach(({ page }) => fakeSpeech(page))

  test("is off by default, and the choice is stored as 'true' or 'false'", async ({ page }) => {
    await open(page)
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => kept(page, 'speechEnabled')).toBe('true')
    await open(page)
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
    await toggle(page).press('Enter')
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => kept(page, 'speechEnabled')).toBe('false')
    await open(page)
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('says nothing while it is off', async ({ page }) => {
    await open(page)
    await page.getByRole('combobox').pressSequentially('wifi')
    await expect(page.getByRole('status').filter({ hasText: /call you|name/i })).toBeVisible()
    await saveNickname(page)
    await expect(page.getByRole('status').filter({ hasText: 'Rosa' })).toHaveCount(1)
    expect(await textsSaid(page)).toEqual([])
  })

  test('speaks the playful message and the greeting, and is cut off when turned off', async ({
    page,
  }) => {
    await open(page)
    await toggle(page).click()
    await expect.poll(() => textsSaid(page)).toEqual(['Speech is on.'])
    await page.getByRole('combobox').pressSequentially('wifi')
    await expect.poll(() => textsSaid(page)).toHaveLength(2)
    const [, message] = await textsSaid(page)
    expect(playfulMessages).toContain(message)
    await expect(page.getByRole('status').filter({ hasText: message ?? '?' })).toBeVisible()

    await saveNickname(page)
    await expect
      .poll(async () => (await textsSaid(page)).at(-1))
      .toMatch(/^Good (morning|afternoon|evening), Rosa\.$/)
    await expect.poll(() => speakingNow(page)).toBe(1)
    await toggle(page).click()
    await expect.poll(() => speakingNow(page)).toBe(0)
  })

  test('greets a returning reader at the first press, because browsers refuse before', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('speechEnabled', 'true')
      localStorage.setItem('nickname', 'Rosa')
      // A test that looks into the page counts as a press for the browser.
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
    })
    await page.goto('/')
    await expect(page.getByRole('status').filter({ hasText: 'Rosa' })).toHaveCount(1)
    await awake(page, 'HomeSearch')
    expect(await textsSaid(page)).toEqual([])
    await page.getByRole('heading', { level: 2 }).first().click()
    await expect.poll(() => textsSaid(page)).toHaveLength(1)
    expect((await textsSaid(page))[0]).toMatch(/, Rosa\.$/)
  })

  test('has a dialog for voice, speed and volume, which is heard at once and remembered', async ({
    page,
  }) => {
    await open(page)
    await opener(page).click()
    const speed = dialog(page).getByRole('slider', { name: 'Speed' })
    const volume = dialog(page).getByRole('slider', { name: 'Volume' })
    for (const [slider, min, max] of [
      [speed, '0.5', '2'],
      [volume, '0', '1'],
    ] as const) {
      await expect(slider).toHaveAttribute('min', min)
      await expect(slider).toHaveAttribute('max', max)
      await expect(slider).toHaveAttribute('step', '0.1')
      await expect(slider).toHaveValue('1')
    }
    await speed.press('ArrowRight')
    await expect(speed).toHaveValue('1.1')
    await expect(dialog(page).getByText('1.1', { exact: true })).toBeVisible()
    await speed.press('End')
    await expect(speed).toHaveValue('2')
    await speed.press('Home')
    await expect(speed).toHaveValue('0.5')
    await volume.press('ArrowLeft')
    await expect(volume).toHaveValue('0.9')
    await dialog(page).getByLabel('Voice').selectOption('Fake English')
    await expect
      .poll(async () => JSON.parse((await kept(page, 'speechSettings')) ?? '{}') as unknown)
      .toEqual({ voice: 'fake', speed: 0.5, volume: 0.9 })

    await dialog(page).getByRole('button', { name: 'Hear it' }).click()
    await expect
      .poll(() => page.evaluate(() => window.fakeSpeech.said))
      .toEqual([{ text: 'This is how I sound.', rate: 0.5, volume: 0.9, lang: 'en-US' }])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await expect.poll(() => speakingNow(page)).toBe(0)

    await open(page)
    await opener(page).click()
    await expect(speed).toHaveValue('0.5')
    await expect(volume).toHaveValue('0.9')
    await expect(dialog(page).getByLabel('Voice')).toHaveValue('fake')
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(dialog(page)).toBeHidden()
  })

  test('has no accessibility violations in the dialog, and nothing overflows', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page)
    await opener(page).click()
    await expect(dialog(page)).toBeVisible()
    await expectGoodLooks(page)
  })
})

test.describe('speech on home, in a browser that cannot speak,', () => {
  const WARNING = 'Speech synthesis is not supported in this browser.'
  test.use({ expectedConsole: [new RegExp(`^warning: ${WARNING}`)] })

  test('is a single warning in the console', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'speechSynthesis')
      Reflect.deleteProperty(Window.prototype, 'speechSynthesis')
    })
    const warnings: string[] = []
    page.on('console', message => warnings.push(message.text()))
    await open(page)
    await toggle(page).click()
    await expect.poll(() => warnings).toEqual([WARNING])
    await saveNickname(page)
    await expect(page.getByRole('status').filter({ hasText: 'Rosa' })).toHaveCount(1)
    expect(warnings).toEqual([WARNING])
  })
})
