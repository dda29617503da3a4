import type { Page } from '@playwright/test'

import { fakeRecognition, listeningNow } from './fake-recognition.ts'
import { expectGoodLooks, sideways } from './looks.ts'
import { awake, expect, test } from './test.ts'

const GUIDE = '/issue/16'

/** One step on the whole screen. */
const screen = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string | RegExp) =>
  screen(page).getByRole('button', { name }).click()
const heading = (page: Page) => screen(page).getByRole('heading', { level: 1 })

/** What is listed in a screen, without the fixes beside it. */
const items = (page: Page) =>
  screen(page)
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('link') })

/** Opens the steps of a fix from its page. */
async function begin(page: Page, fix: number) {
  await page.goto(`${GUIDE}#fix-${fix}`)
  await awake(page, 'Turns')
  await page.locator(`#fix-${fix}`).getByRole('link', { name: 'One step at a time' }).click()
  await expect(heading(page)).toBeFocused()
}

/** Goes to a step by its address, as from a link in a message. */
async function goTo(page: Page, address: string) {
  await page.goto(GUIDE + address)
  await awake(page, 'Turns')
  await expect(heading(page)).toBeFocused()
}

/** Presses on through the steps of a fix, to its check. */
async function followAll(page: Page) {
  const check = screen(page).getByRole('button', { name: 'Yes, it works' })
  const done = screen(page).getByRole('button', { name: /^(?:Done|Skip the wait)/ })
  const onward = screen(page).getByRole('button', { name: /^Go on to fix/ })
  await expect(async () => {
    if (await done.or(onward).isVisible()) await done.or(onward).click({ timeout: 1000 })
    await expect(check).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

test('a reader on a phone follows the steps until it works again @phone', async ({ page }) => {
  await begin(page, 1)
  await expect(heading(page)).toHaveText('Which computer is it?')
  await press(page, 'Windows 10')
  await expect(heading(page)).toHaveText(/^Step 1 of 6: Open the Wi.Fi panel\.$/)
  await expect(screen(page)).toContainText('Select the network symbol')
  await expect(screen(page)).not.toContainText('menu bar')
  await expect(screen(page)).toContainText(/You should see.*small panel opens near the clock/)
  await followAll(page)
  await press(page, 'Not yet, try fix 2')
  await expect(heading(page)).toHaveText(/^Step 1 of 6/)
  await press(page, /^Done/)
  await expect(screen(page)).toContainText('Before this step:')
  await press(page, /^Done/)
  await expect(screen(page)).toContainText('seconds left')
  await press(page, 'Skip the wait')
  await followAll(page)
  await press(page, 'Yes, it works')
  await expect(heading(page)).toHaveText('It works again.')
  await expect(items(page)).toHaveText([/^Fix 1.*Nothing to undo/, /^Fix 2.*Nothing to undo/])
  await expectGoodLooks(page)
  await press(page, 'Back to the guide')
  await expect(page).toHaveURL(/\/issue\/16#fix-2$/)
  await expect(page.getByRole('radio', { name: 'Windows 10' })).toBeChecked()
})

test('a reader whom no fix helps takes away what was tried @phone', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => localStorage.setItem('chosenSystem', 'macos'))
  await goTo(page, '?step=1#fix-5')
  for (const name of ['Not yet, try fix 6', 'Not yet, try fix 7', 'Not yet']) {
    await followAll(page)
    await press(page, name)
  }
  await expect(heading(page)).toHaveText(/You did nothing wrong/)
  await expect(screen(page)).toContainText('Mac')
  await expect(items(page).filter({ hasText: /^Fix \d/ })).toHaveText([
    /^Fix 5/,
    /^Fix 6/,
    /^Fix 7/,
  ])
  await expectGoodLooks(page)
})

test('by keyboard alone: on, back, and out to the fix', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('chosenSystem', 'windows-11'))
  await page.goto(`${GUIDE}#fix-2`)
  await awake(page, 'Turns')
  const link = page.locator('#fix-2').getByRole('link', { name: 'One step at a time' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(/^Step 1 of 6/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(heading(page)).toHaveText('Step 3 of 6: Wait 30 seconds.')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(heading(page)).toHaveText(/^Step 2 of 6/)
  // A focused button answers the key itself.
  await screen(page).getByRole('button', { name: 'I do not see this' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('What do you see instead?')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('What do you see instead?')
  await page.keyboard.press('Escape')
  await expect(screen(page)).toBeHidden()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await expect(page).toHaveURL(/\/issue\/16#fix-2$/)
})

test('beside the steps a wide screen shows all fixes, and none moves', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('chosenSystem', 'windows-11')
    localStorage.setItem('triedFixes', '{"16":[1]}')
  })
  await goTo(page, '?step=1#fix-2')
  const rail = screen(page).getByRole('navigation', { name: 'Fixes of this guide' })
  const here = rail.locator('[aria-current=step]')
  const places = () =>
    rail
      .locator('a, p')
      .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().toJSON()))
  const before = await places()
  await expect(here).toHaveText('Fix 2Restart the routerStep 1 of 6')
  await expect(rail.getByRole('link').first()).toContainText('Tried')
  await expect(screen(page)).toContainText('NextA step with something to read first.')
  await page.keyboard.press('Enter')
  await expect(here).toContainText('Step 2 of 6')
  await expect(screen(page)).toContainText('NextWait 30 seconds.')
  await rail.getByRole('link', { name: 'Fix 7' }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(/\?step=1#fix-7$/)
  await expect(here).toContainText('Fix 7')
  await rail.getByRole('button', { name: 'Change' }).click()
  await expect(heading(page)).toHaveText('Which computer is it?')
  await press(page, 'Mac')
  await expect(heading(page)).toHaveText(/^Step 1/)
  await expect(rail).toContainText('Your computer: Mac.')
  expect(await places()).toEqual(before)
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(rail).toBeHidden()
})

test('two tabs stand at two steps, and know together which fixes were tried', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('chosenSystem', 'windows-11'))
  await goTo(page, '?step=7#fix-1')
  const other = await page.context().newPage()
  await goTo(other, '?step=2#fix-3')
  await press(page, 'Not yet, try fix 2')
  const tried = screen(other).getByRole('link', { name: /Fix 1/ })
  await expect(tried).toContainText('Tried')
  await expect(heading(other)).toHaveText(/^Step 2/)
  await expect(other).toHaveURL(/\?step=2#fix-3$/)
  await expect(page).toHaveURL(/\?step=1#fix-2$/)
})

test('the address is the step: Back, forward, a reload, a number that there is not', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('chosenSystem', 'windows-11'))
  await begin(page, 2)
  await press(page, /^Done/)
  await press(page, /^Done/)
  await expect(page).toHaveURL(/\?step=3#fix-2$/)
  await page.goBack()
  await expect(heading(page)).toHaveText(/^Step 2 of 6/)
  await page.goForward()
  await expect(heading(page)).toHaveText(/^Step 3 of 6/)
  await page.reload()
  await awake(page, 'Turns')
  await expect(heading(page)).toHaveText(/^Step 3 of 6/)
  await press(page, 'Back to step 2')
  await expect(page).toHaveURL(/\?step=2#fix-2$/)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('guideProgress')))
    .toMatch(/"fix":2,"step":2/)
  await goTo(page, '?step=99#fix-99')
  await expect(heading(page)).toHaveText('Did that fix it?')
  await goTo(page, '?step=-3#fix-2')
  await expect(heading(page)).toHaveText(/^Step 1 of 6/)
})

test('every screen fits, pleases axe, and gives way to paper', async ({ page }) => {
  test.slow()
  for (const [address, words] of [
    ['?step=1#fix-1', 'Which computer is it?'],
    ['?step=3#fix-2', 'seconds left'],
    ['?step=2&view=unseen#fix-2', 'It is greyed out'],
    ['?step=2&view=stop#fix-2', 'It smells'],
    ['?step=7#fix-2', 'Did that fix it?'],
  ] as const)
    await test.step(words, async () => {
      await goTo(page, address)
      await expect(screen(page)).toContainText(words)
      await expectGoodLooks(page)
    })
  await test.step('letters twice as large', async () => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await goTo(page, '?step=3#fix-2')
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await press(page, 'Sound at the end')
    await press(page, 'Send this step')
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    // The words of the bar do not lie over those of the step.
    const bar = screen(page).locator('header')
    expect(await bar.evaluate(box => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  })
  await test.step('a phone that is turned', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await goTo(page, '?step=2#fix-2')
    await page.setViewportSize({ width: 640, height: 360 })
    await expect(heading(page)).toBeFocused()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await press(page, /^Done/)
    await expect(heading(page)).toHaveText(/^Step 3 of 6/)
    await expect(heading(page)).toBeInViewport()
  })
  await page.emulateMedia({ media: 'print' })
  await expect(screen(page)).toBeHidden()
  await expect(page.locator('#fix-2')).toBeVisible()
})

test('before a restart the reader gets the next step on the phone @phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('chosenSystem', 'windows-11'))
  await goTo(page, '?step=1#fix-4')
  const question = screen(page).getByText('Is this the computer that you are fixing?')
  await expect(async () => {
    if (!(await question.isVisible()))
      await screen(page).getByRole('button', { name: /^Done/ }).click({ timeout: 500 })
    await expect(question).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [0] })
  await expectGoodLooks(page)
  await press(page, 'Yes, this one')
  await expect(screen(page).getByRole('heading', { name: 'This page will close' })).toBeFocused()
  await expect(screen(page).getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(screen(page)).toContainText(/issue\/16\?step=\d#fix-4/)
  await expectGoodLooks(page)
  // The browser is closed in the middle of it, and opened again: the same step, and no second question.
  await page.reload()
  await awake(page, 'Turns')
  await expect(screen(page)).toContainText('This page will close')
  await press(page, 'I am restarting now')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('guideProgress')))
    .toMatch(/"fix":4,"step":3/)
})

test('a browser that refuses its store shows the steps all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await begin(page, 1)
  await press(page, 'Mac')
  await press(page, /^Done/)
  await expect(heading(page)).toHaveText(/^Step 2 of 6/)
})

test('a reader with both hands in the computer goes through the steps by voice @phone', async ({
  page,
}) => {
  await fakeRecognition(page)
  await page.addInitScript(() => localStorage.setItem('chosenSystem', 'windows-11'))
  const hear = async (words: string) => {
    await expect.poll(() => listeningNow(page)).toBe(1)
    await page.evaluate(said => window.fakeRecognition.hear(said), words)
  }
  await goTo(page, '?step=1#fix-2')
  expect(await listeningNow(page)).toBe(0)
  const voice = screen(page).getByRole('button', { name: 'Voice' })
  await voice.click()
  await expect(screen(page)).toContainText('Voice is on: say “next”')
  await hear('next')
  await expect(heading(page)).toHaveText(/^Step 2 of 6/)
  await expect(heading(page)).toBeFocused()
  await hear('go back')
  await expect(heading(page)).toHaveText(/^Step 1 of 6/)
  await hear('lovely weather')
  await expect(screen(page)).toContainText('I heard “lovely weather”.')
  await expectGoodLooks(page)
  await hear('help')
  await expect(heading(page)).toHaveText('What do you see instead?')
  await press(page, 'Close')
  await expect.poll(() => listeningNow(page)).toBe(0)
})
