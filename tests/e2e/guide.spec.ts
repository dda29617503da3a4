import { guideIds } from './guide-ids.ts'
import { awake, expect, test } from './test.ts'

test.describe('a guide', () => {
  test('shows a visitor the warnings, 200 characters and two ways to read on @phone', async ({
    page,
  }) => {
    await page.goto('/issue/30')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Stop and get help if you see this' }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Before you start' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Fix 1:/ })).toBeHidden()
    const more = page.getByRole('link', { name: 'Login to Read More' })
    await expect(more).toHaveAccessibleDescription('Opens here. No account needed.')
    await expect(more).toHaveCSS('border-bottom-width', '5px')
    await page.getByRole('link', { name: 'Login to Read Full Content' }).click()
    await expect(page).toHaveURL('/login?return=%2Fissue%2F30')
  })

  test('opens in place, and stays open on this device', async ({ page }) => {
    await page.goto('/issue/16')
    await page.getByRole('link', { name: 'Login to Read More' }).click()
    await expect(page).toHaveURL(/\/issue\/16#full$/)
    const first = page.getByRole('heading', { name: /^Fix 1:/ })
    await expect(first).toBeVisible()
    // The link is gone, and the focus is where the text begins.
    await expect(page.locator('#full')).toBeFocused()
    await page.getByRole('link', { name: 'Still not fixed?' }).click()
    await expect(first).toBeVisible()
    await page.goto('/issue/16#full')
    await page.reload()
    await expect(first).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login to Read More' })).toBeHidden()
    // This device need not open another one.
    await page.goto('/issue/30')
    await expect(first).toBeVisible()
  })

  test('lists its fixes, and shows the one that the reader opens @phone', async ({ page }) => {
    const openPanel = page.getByText('Open the Wi-Fi panel.')
    const pullCable = page.getByText('Pull the power cable out of the router.')
    await page.goto('/issue/16#full')
    for (const step of [openPanel, pullCable]) await expect(step).toBeHidden()
    // A choice is as wide as its line, not only as its link.
    await page.getByText('Your network is not in the list').click()
    await expect(pullCable).toBeVisible()
    await page.getByRole('link', { name: /^Fix 1:/ }).click()
    await expect(openPanel).toBeVisible()
    await expect(pullCable).toBeHidden()
    // "Not yet" closes this fix and puts the next one before the reader.
    await page.getByRole('link', { name: 'Not yet, try fix 2' }).click()
    await expect(openPanel).toBeHidden()
    await expect(page.locator('#fix-2')).toBeFocused()
    await expect(page.getByRole('heading', { name: /^Fix 2:/ })).toBeInViewport()
    await page.getByRole('link', { name: 'Yes, it works' }).click()
    await expect(page.getByRole('heading', { name: 'If it works now' })).toBeInViewport()
    await page.goBack()
    await expect(pullCable).toBeVisible()
    await page.getByRole('link', { name: 'Show everything' }).click()
    for (const step of [openPanel, pullCable]) await expect(step).toBeVisible()
  })

  test('is open for a member before the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('memberHint', '{"name":"Rosa"}'))
    await page.route('**/*.js', route => route.abort())
    await page.goto('/issue/16')
    await expect(page.getByRole('heading', { name: /^Fix 1:/ })).toBeVisible()
    await expect(page.getByText(/^Estimated reading time: \d+ minutes$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login to Read Full Content' })).toBeHidden()
  })

  test('shows one system at a time', async ({ page }) => {
    await page.goto('/issue/16#all')
    await expect(page.getByText('Select the Wi-Fi symbol in the menu bar')).toBeHidden()
    await page.getByRole('radio', { name: 'Mac' }).check()
    await expect(page.getByText('Select the Wi-Fi symbol in the menu bar')).toBeVisible()
    await expect(page.getByText('Right-click Start.')).toBeHidden()
    await page.getByRole('radio', { name: 'Show all' }).check()
    await expect(page.getByText('Right-click Start.')).toBeVisible()
    await expect(page.locator('#fix-6').getByText('Windows 11 and 10:')).toBeVisible()
  })

  test('loads no script file before it is touched', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/issue/16', { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await page.getByRole('button', { name: 'Copy link' }).hover()
    await awake(page, 'Share')
    expect(scripts.length).toBeGreaterThan(0)
  })

  test('prints in full, even for a guest, without buttons and menus, for every system until one is chosen', async ({
    page,
  }) => {
    const windows = page.getByText('Right-click Start.')
    const mac = page.getByText('Shut down the Mac.')
    const label = page.locator('#fix-6').getByText('Mac:', { exact: true })
    await page.goto('/issue/16')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: /^Fix 7:/ })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByText('Ask the help desk first.')).toBeVisible()
    for (const part of [windows, mac, label]) await expect(part).toBeVisible()
    await expect(page.getByText('Which computer is it?')).toBeHidden()
    const command = page.getByText('ipconfig /renew').locator('xpath=ancestor::div[1]')
    await expect(command).toHaveCSS('break-before', 'avoid')

    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Login to Read More' }).click()
    await page.getByRole('link', { name: 'Show everything' }).click()
    await expect(
      page.getByText('Until you choose, you see the steps for Windows 11.'),
    ).toBeVisible()
    await expect(windows).toBeVisible()
    await expect(mac).toBeHidden()
    await page.getByRole('radio', { name: 'Mac' }).check()
    await page.emulateMedia({ media: 'print' })
    await expect(mac).toBeVisible()
    for (const part of [windows, label]) await expect(part).toBeHidden()
    await expect(page.getByText('Which computer is it?')).toBeVisible()
  })
})

test.describe('a guide without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens with its link, and stays open at a link to a fix', async ({ page }) => {
    await page.goto('/issue/16')
    await expect(page.getByRole('heading', { name: /^Fix 1:/ })).toBeHidden()
    await page.getByRole('link', { name: 'Login to Read More' }).click()
    await page.getByRole('link', { name: /^Fix 1:/ }).click()
    await page.getByRole('link', { name: 'Not yet, try fix 2' }).click()
    await expect(page.getByText('Pull the power cable out of the router.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Fix 7:/ })).toBeVisible()
  })
})

test('no guide has text wider than a phone screen', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  const over: string[] = []
  for (const id of guideIds) {
    await page.goto(`/issue/${id}#all`, { waitUntil: 'domcontentloaded' })
    over.push(...(await page.evaluate(wordsOverTheEdge)).map(words => `${id}: ${words}`))
  }
  expect(over).toEqual([])
})

/** Runs in the page: texts that end to the right of the screen. What scrolls sideways by itself does not count. */
function wordsOverTheEdge(): string[] {
  for (const part of document.querySelectorAll('details')) part.open = true
  const edge = document.documentElement.clientWidth
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const over: string[] = []
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    const { width, right } = range.getBoundingClientRect()
    const words = texts.currentNode.textContent?.trim() ?? ''
    if (width > 0 && right > edge && !texts.currentNode.parentElement?.closest('.vh'))
      over.push(words)
  }
  return over
}
