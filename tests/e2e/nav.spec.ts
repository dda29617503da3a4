import { awake, expect, test } from './test.ts'

test.describe('the navigation', () => {
  test('has its links, marks the active one, and the dropdown leads on', async ({ page }) => {
    await page.goto('/search')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link', { name: 'Fixwise' })).toHaveAttribute('href', '/')
    await expect(nav.getByRole('link', { name: 'Diagnostics' })).toHaveAttribute(
      'href',
      '/diagnostics',
    )
    await expect(nav.getByRole('link', { name: 'Technician Locator' })).toHaveAttribute(
      'href',
      '/technician-locator',
    )
    const opens = nav.getByRole('button', { name: 'Fix Everything' })
    await opens.click()
    await expect(nav.getByRole('link', { name: 'Legal' })).toBeVisible()
    await nav.getByRole('link', { name: 'Legal' }).click()
    await expect(page).toHaveURL('/legal')
    await opens.click()
    await expect(nav.getByRole('link', { name: 'Legal' })).toHaveAttribute('aria-current', 'page')
  })

  test('closes the dropdown on Escape with the focus back, outside, and on scroll', async ({
    page,
  }) => {
    await page.goto('/issue/16#full')
    const opens = page.getByRole('button', { name: 'Fix Everything' })
    const learning = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Learning' })
    await opens.hover()
    await awake(page, 'Nav')
    await opens.click()
    await page.keyboard.press('Escape')
    await expect(learning).toBeHidden()
    await expect(opens).toBeFocused()
    await opens.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(learning).toBeHidden()
    await opens.click()
    await expect(learning).toBeVisible()
    await page.mouse.wheel(0, 400)
    await expect(learning).toBeHidden()
  })

  test('keeps the dark choice, and follows the system until there is one', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/search')
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('darkMode'))).toBe('false')
    await page.reload()
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  })

  test('turns the logo when it is pressed, even on home', async ({ page }) => {
    await page.goto('/')
    const logo = page.getByRole('banner').getByRole('link', { name: 'Fixwise' }).first()
    await logo.hover()
    await awake(page, 'Nav')
    // The turn may be over before anybody looks.
    const turned = logo.evaluate(
      link =>
        new Promise(done => {
          new MutationObserver(() => /turned/.test(link.className) && done(true)).observe(link, {
            attributes: true,
          })
        }),
    )
    await logo.click()
    expect(await turned).toBe(true)
    await expect(logo).not.toHaveClass(/turned/)
    await expect(page).toHaveURL('/')
  })

  test('opens and closes on a narrow screen @phone', async ({ page, viewport }) => {
    test.skip((viewport?.width ?? 0) > 500, 'the wide navigation has no menu key')
    await page.goto('/search')
    const menu = page.getByRole('button', { name: 'Menu' })
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Diagnostics' })
    await expect(link).toBeHidden()
    await menu.click()
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await menu.click()
    await awake(page, 'Nav')
    await page.evaluate(() => window.scrollBy(0, 300))
    await expect(link).toBeHidden()
  })
})

test.describe('the navigation without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens its dropdown and shows no dead key', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('button', { name: 'Fix Everything' }).click()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learning' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dark' })).toBeHidden()
  })
})

test.describe('a script that does not arrive', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('ends in a sentence and a key that tries again, never in a dead control', async ({
    page,
  }) => {
    await page.route('**/_astro/*.js*', route => route.fulfill({ status: 404, body: '' }))
    await page.goto('/search')
    await page.getByRole('searchbox').hover()
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' }).first()
    await expect(again).toBeVisible()
    await page.unroute('**/_astro/*.js*')
    await again.click()
    await awake(page, 'GuideSearch')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('is given up after 120 seconds', async ({ page }) => {
    await page.clock.install()
    await page.route('**/_astro/GuideSearch*.js', () => undefined)
    await page.goto('/search?q=fan', { waitUntil: 'load' })
    await page.clock.runFor(5_000)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.clock.runFor(121_000)
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test('the share widget copies the address of the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/issue/4')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/issue\/4$/)
  for (const name of ['WhatsApp', 'Facebook', 'X', 'Email'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('every page sets the one cookie', async ({ page, context }) => {
  await page.goto('/issue/4')
  expect(await context.cookies()).toMatchObject([
    { name: 'fixwise_visit', value: '1', sameSite: 'Lax', path: '/' },
  ])
})
