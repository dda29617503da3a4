import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { objections } from './objections.ts'
import { awake } from './test.ts'

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name }).or(page.getByRole('combobox', { name }))
const start = (page: Page) => page.getByRole('button', { name: 'Start the analysis' })
const summary = (page: Page) => page.getByRole('region', { name: /^Please check/ })

/** A busy computer may need more than the three seconds of the analysis for a press: they pass when the test says so. */
async function holdTheClock(page: Page) {
  await awake(page, 'Diagnostics')
  await page.clock.pauseAt(3_600_000)
}

const clean = async (page: Page) => expect(await objections(page)).toEqual([])

test.describe('the diagnostics form', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.goto('/diagnostics')
  })

  test('lists every wrong answer in a focused summary, and beside its field', async ({ page }) => {
    await field(page, 'CPU usage in percent').fill('101')
    await field(page, 'Operating system').fill('windows')
    await start(page).click()

    await expect(summary(page)).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(summary(page).getByRole('heading')).toHaveText('Please check two answers')
    await expect(field(page, 'CPU usage in percent')).toHaveAccessibleDescription(
      /CPU Usage must be a number between 0 and 100\./,
    )
    await clean(page)

    await summary(page).getByRole('link', { name: 'Please enter a valid operating system' }).click()
    await expect(field(page, 'Operating system')).toBeFocused()

    await field(page, 'CPU usage in percent').fill('100')
    await start(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('heading')).toHaveText('Please check one answer')
  })

  test('analyses for three seconds, gives recommendations and links to the guides', async ({
    page,
  }) => {
    await holdTheClock(page)
    await field(page, 'CPU usage in percent').fill(' 95 ')
    await field(page, 'Free disk space in GB').fill('9.99')
    await field(page, 'Storage devices').fill('Samsung 980, WD Blue')
    await start(page).click()

    await expect(page.getByRole('status').filter({ hasText: 'Analyzing' })).toHaveText(
      'Analyzing your system information...',
    )
    const heading = page.getByRole('heading', { name: 'Analysis results' })
    await page.clock.runFor(2999)
    await expect(heading).toBeHidden()
    await page.clock.runFor(1)
    await expect(heading).toBeFocused()
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'From what you typed' })).toBeVisible()
    await expect(
      page.getByText('Consider closing CPU-intensive programs or upgrading your CPU.', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'The disk is full or C drive is red The guide that helps' }),
    ).toHaveAttribute('href', '/issue/21')
    await expect(page.getByRole('row', { name: 'WD Blue Unknown Unknown' })).toBeVisible()
    await clean(page)

    await page.getByRole('button', { name: 'Redo Analysis' }).click()
    await expect(heading).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Check a computer' })).toBeFocused()
    await expect(field(page, 'CPU usage in percent')).toHaveValue(' 95 ')
  })

  test('says that nothing was entered, without praising what it does not know', async ({
    page,
  }) => {
    await start(page).click()
    await page.clock.runFor(3000)
    await expect(page.getByText('You gave no information')).toBeVisible()
    await expect(page.getByText('performing optimally')).toBeHidden()
  })

  test('says that all is well if no rule applies', async ({ page }) => {
    await field(page, 'Memory usage in percent').fill('80')
    await start(page).click()
    await page.clock.runFor(3000)
    await expect(
      page.getByText('Your PC is performing optimally based on the provided information.'),
    ).toBeVisible()
    const results = page.getByRole('region', { name: 'Analysis results' })
    await expect(results).toContainText('These numbers say nothing about heat')
    // No dead end; and whoever comes back finds the answers.
    await page.clock.resume()
    await results.getByRole('link', { name: /^Say what is wrong/ }).click()
    await expect(page).toHaveURL('/diagnostics/what-is-wrong')
    await page.goBack()
    await expect(field(page, 'Memory usage in percent')).toHaveValue('80')
    await page.getByRole('radio', { name: 'No, another one' }).check()
    await page.reload()
    await expect(field(page, 'Memory usage in percent')).toHaveValue('80')
    await expect(page.getByRole('radio', { name: 'No, another one' })).toBeChecked()
    await page.getByRole('button', { name: 'Clear all answers' }).click()
    await page.reload()
    await expect(field(page, 'Memory usage in percent')).toHaveValue('')
  })

  test('can be stopped during the analysis', async ({ page }) => {
    await field(page, 'Memory usage in percent').fill('80')
    await holdTheClock(page)
    await start(page).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.clock.runFor(5000)
    await expect(start(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Analysis results' })).toBeHidden()
  })

  test('rejects each field in the words of the specification, and can be cleared', async ({
    page,
  }) => {
    const wrong = {
      'CPU usage in percent': ['1e2', 'CPU Usage must be a number between 0 and 100.'],
      'Memory usage in percent': ['80,5', 'Memory Usage must be a number between 0 and 100.'],
      'Free disk space in GB': ['0', 'Disk Space must be a positive number.'],
      'Operating system': [
        'macos',
        'Please enter a valid operating system (e.g., Windows, macOS, Linux).',
      ],
      Architecture: ['16', 'Invalid architecture. Please enter either 32 or 64.'],
      'Antivirus program': ['Eset', 'Please enter a valid antivirus software name.'],
      'Storage devices': ['SSD,', 'Please enter a valid comma-separated list of storage devices.'],
    } as const
    for (const [label, [text]] of Object.entries(wrong)) await field(page, label).fill(text)
    await start(page).click()
    await expect(summary(page).getByRole('heading')).toHaveText('Please check seven answers')
    for (const [label, [, message]] of Object.entries(wrong)) {
      await expect(summary(page).getByRole('link', { name: message, exact: true })).toBeVisible()
      // The hint follows the error.
      const error = new RegExp(`^Error: ${RegExp.escape(message)} `)
      await expect(field(page, label)).toHaveAccessibleDescription(error)
    }
    await page.getByRole('button', { name: 'Clear all answers' }).click()
    await expect(summary(page)).toBeHidden()
    await expect(field(page, 'Architecture')).toHaveValue('')
    await expect(page).not.toHaveTitle(/Error/)
  })

  test('gives all four recommendations at once, each with its guide', async ({ page }) => {
    await field(page, 'CPU usage in percent').fill('80.01')
    await field(page, 'Memory usage in percent').fill('100')
    await field(page, 'Free disk space in GB').fill('9.99')
    await field(page, 'Antivirus program').fill('None')
    await start(page).click()
    await page.clock.runFor(3000)
    for (const sentence of [
      'Consider closing CPU-intensive programs or upgrading your CPU.',
      'Consider upgrading your RAM or closing memory-intensive programs.',
      'Low disk space. Consider freeing up space or upgrading your storage.',
      'It is recommended to install antivirus software to protect your system.',
    ]) {
      const finding = page.getByRole('article').filter({ hasText: sentence })
      await expect(finding.getByText(sentence, { exact: true })).toBeVisible()
      await expect(finding.getByRole('link')).toHaveAttribute('href', /^\/issue\/\d+$/)
    }
    await expect(page.getByText('performing optimally')).toBeHidden()
  })

  test('explains where to look on three systems, and returns the focus', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Where do I find this?' })
    await opener.click()
    const help = page.getByRole('dialog', { name: 'Where do I find this?' })
    await expect(help.getByText('Task Manager', { exact: true }).first()).toBeVisible()
    await help.getByText('Mac', { exact: true }).click()
    await expect(help.getByText('Apple menu > About This Mac', { exact: true })).toBeVisible()
    await help.getByText('Linux', { exact: true }).click()
    await expect(help.getByText('df -h /')).toBeVisible()
    await clean(page)
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test.describe('what the browser can see', () => {
  test('is offered only for the computer with the problem, and only if the rules accept it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const hints = {
        platform: 'Windows',
        getHighEntropyValues: () => Promise.resolve({ bitness: '64', platformVersion: '15.0.0' }),
      }
      Object.defineProperty(navigator, 'userAgentData', { value: hints })
      Object.defineProperty(navigator, 'deviceMemory', { value: 8 })
    })
    await page.goto('/diagnostics')
    const accept = page.getByRole('button', { name: 'Use “Windows”' })
    await expect(page.getByText('User agent:').first()).toBeVisible()
    await expect(accept).toBeHidden()
    await page.getByRole('radio', { name: 'Yes, this one' }).check()
    await expect(page.getByText('Your browser sees: Windows 11 (very likely).')).toBeVisible()
    await accept.click()
    await expect(field(page, 'Operating system')).toHaveValue('Windows')
    await page.getByRole('button', { name: 'Use “64”' }).click()
    await expect(field(page, 'Architecture')).toHaveValue('64')
    await expect(page.getByText('about 8 GB of memory')).toBeVisible()
    await expect(field(page, 'Memory usage in percent')).toHaveValue('')
    await clean(page)
    await page.getByRole('radio', { name: 'No, another one' }).check()
    await expect(accept).toBeHidden()
  })

  test('is shown in a moving line that can be paused by keyboard', async ({ page }) => {
    await page.goto('/diagnostics')
    const strip = page.getByRole('region', { name: 'What your browser can see' })
    await expect(strip.getByText('Network type:').first()).toBeAttached()
    const running = () => strip.evaluate(element => element.getAnimations({ subtree: true }).length)
    await expect.poll(running).toBe(1)
    await strip.getByRole('button', { name: 'Pause' }).press('Enter')
    await expect.poll(running).toBe(0)
    await strip.getByRole('button', { name: 'Move' }).press('Enter')
    await expect.poll(running).toBe(1)
  })

  test('stands still for readers who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/diagnostics')
    const strip = page.getByRole('region', { name: 'What your browser can see' })
    await expect(strip.getByText('Network type:').first()).toBeVisible()
    await expect
      .poll(() => strip.evaluate(element => element.getAnimations({ subtree: true }).length))
      .toBe(0)
    await expect(strip.getByRole('button')).toBeHidden()
  })

  test('is said to be unavailable if the browser refuses everything', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of [
        'userAgent',
        'platform',
        'hardwareConcurrency',
        'connection',
        'userAgentData',
        'getBattery',
      ])
        Object.defineProperty(navigator, name, {
          get() {
            throw new Error('refused')
          },
        })
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/diagnostics')
    await expect(
      page
        .getByRole('region', { name: 'What your browser can see' })
        .getByText('not available in this browser')
        .filter({ visible: true }),
    ).toHaveCount(5)
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`“What is wrong?” ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('leads to a guide, keeps the answers in the address, and can go back', async ({
      page,
    }) => {
      await page.goto('/diagnostics')
      await page.getByRole('link', { name: 'It will not turn on or start' }).click()
      await expect(page).toHaveURL(/\/diagnostics\/what-is-wrong#a-start$/)
      await expect(
        page.getByRole('heading', { name: 'What happens when you press the power button?' }),
      ).toBeVisible()
      await expect(page.getByRole('heading', { name: 'What is wrong?' })).toBeHidden()

      await page.getByRole('link', { name: 'It shows words or a logo' }).click()
      await expect(page).toHaveURL(/#a-start-words$/)
      const question = page.getByRole('region', { name: 'What does the screen say?' })
      await expect(question).toBeFocused()
      await expect(
        page.getByRole('list', { name: 'You said' }).getByRole('listitem').first(),
      ).toContainText('It will not turn on or start')
      await expect(page.getByRole('link', { name: 'Preparing Automatic Repair' })).toHaveAttribute(
        'href',
        '/issue/30',
      )
      // Straight to the fix where nobody needs the ones before it, and the guide one press away.
      await expect(page.getByRole('link', { name: 'It asks for a key with 48' })).toHaveAttribute(
        'href',
        '/issue/20#fix-6',
      )
      await expect(
        page.getByRole('link', { name: 'The whole guide “I forgot my password or PIN”' }),
      ).toHaveAttribute('href', '/issue/20')

      await page.goBack()
      await expect(
        page.getByRole('heading', { name: 'What happens when you press the power button?' }),
      ).toBeVisible()
      await expect(question).toBeHidden()
      await page.getByRole('link', { name: 'Start again' }).click()
      await expect(page.getByRole('heading', { name: 'What is wrong?' })).toBeVisible()
    })

    test('opens at the question named in the address', async ({ page }) => {
      await page.goto('/diagnostics/what-is-wrong#a-slow-ages')
      await expect(page.getByRole('heading', { name: 'When is it slow?' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'When is it slow?' })).toBeVisible()
      await expect(page.getByRole('list', { name: 'You said' }).getByRole('listitem')).toHaveCount(
        2,
      )
      await page.getByRole('link', { name: 'Change “Everything takes ages”' }).click()
      await expect(page.getByRole('heading', { name: 'What does it do?' })).toBeVisible()
    })
  })

test('without JavaScript the rules are listed in words, and no control is dead', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/diagnostics')
  await expect(page.getByText('Less than 10 GB of the disk are free')).toBeVisible()
  await expect(start(page)).toBeHidden()
  await page.getByRole('button', { name: 'Where do I find this?' }).click()
  await expect(page.getByRole('dialog', { name: 'Where do I find this?' })).toBeVisible()
  await context.close()
})
