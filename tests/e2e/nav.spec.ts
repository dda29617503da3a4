import { awake, expect, test } from './test.ts'

test.describe('the navigation', () => {
  test('has its links, marks the active one, and its dropdown works', async ({ page }) => {
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

  test('closes the dropdown on Escape with the focus returned, on an outside click, and on scroll', async ({
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

  test('remembers the choice of dark mode, and follows the system until there is one', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/search')
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    // It says what is true before anybody has touched it.
    await page.getByRole('button', { name: 'Dark', pressed: true }).click()
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('darkMode'))).toBe('false')
    await page.reload()
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  })

  test('animates the logo when it is pressed, even on home', async ({ page }) => {
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
    const nav = page.getByRole('navigation', { name: 'Main' })
    const link = nav.getByRole('link', { name: 'Diagnostics' })
    await expect(link).toBeHidden()
    await menu.click()
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await menu.click()
    await awake(page, 'Nav')
    await page.evaluate(() => window.scrollBy(0, 300))
    await expect(link).toBeHidden()
    // The keyboard goes through the menu and on, never behind it.
    await menu.press('Enter')
    await expect(link).toBeVisible()
    await nav.getByRole('link', { name: 'Login' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await expect(link).toBeHidden()
  })

  test('animates the logo at a tap on home, and keeps what was typed @phone', async ({
    page,
    viewport,
  }) => {
    test.skip((viewport?.width ?? 0) > 500, 'a finger taps')
    await page.goto('/')
    await page.getByRole('combobox').fill('loud fan')
    const logo = page.getByRole('banner').getByRole('link', { name: 'Fixwise' }).first()
    const turned = logo.evaluate(
      link =>
        new Promise(done => {
          new MutationObserver(() => /turned/.test(link.className) && done(true)).observe(link, {
            attributes: true,
          })
        }),
    )
    await logo.tap()
    expect(await turned).toBe(true)
    await expect(page.getByRole('combobox')).toHaveValue('loud fan')
  })

  test('closes its menu when the screen is rotated, and is low on a phone held sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.goto('/issue/16#full')
    const nav = page.getByRole('navigation', { name: 'Main' })
    const link = nav.getByRole('link', { name: 'Diagnostics' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await awake(page, 'Nav')
    await link.focus()
    await page.setViewportSize({ width: 1180, height: 820 })
    await expect(link).toBeFocused()
    await expect(page.locator(':popover-open')).toHaveCount(0)

    await page.setViewportSize({ width: 800, height: 360 })
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(56)
    await page.getByRole('button', { name: 'Menu' }).click()
    await link.hover()
    // The wheel moves the menu to its end, and then nothing.
    const before = await page.evaluate(() => scrollY)
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 400)
    await expect(nav.getByRole('link', { name: 'Login' })).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect(nav).toBeVisible()
  })

  test('returns from signing in to the very same place, even by way of Register', async ({
    page,
  }) => {
    await page.goto('/search?q=wifi#main')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login?return=%2Fsearch%3Fq%3Dwifi%23main')
    await page.getByRole('link', { name: 'Register' }).click()
    await expect(page).toHaveURL('/register?return=%2Fsearch%3Fq%3Dwifi%23main')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login?return=%2Fsearch%3Fq%3Dwifi%23main')
  })
})

test.describe('the navigation without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens its dropdown and shows no dead button', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('button', { name: 'Fix Everything' }).click()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learning' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dark' })).toBeHidden()
  })
})

test.describe('a script that fails to load', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('ends in a sentence and a button to try again, never in a dead control', async ({
    page,
  }) => {
    await page.route('**/_astro/*.js*', route => route.fulfill({ status: 404, body: '' }))
    await page.goto('/search')
    await page.getByRole('searchbox').pressSequentially('fan')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Reload the page' }).waitFor()
    await page.unroute('**/_astro/*.js*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await awake(page, 'GuideSearch')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  test('for the navigation does not matter until it is needed, and then the message lies below the bar', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('memberHint', '{"name":"Rosa"}'))
    let asked = 0
    await page.route('**/_astro/Nav*.js*', route => {
      asked += 1
      return route.fulfill({ status: 404, body: '' })
    })
    await page.goto('/issue/16')
    const bar = page.getByRole('banner')
    const again = page.getByRole('button', { name: 'Try again' })
    await bar.getByRole('link', { name: 'Diagnostics' }).hover()
    // Astro asks twice.
    await expect.poll(() => asked).toBe(2)
    await expect(again).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 800))
    await bar.getByRole('button', { name: 'Logout' }).click()
    await expect(again).toBeInViewport()
    const top = (await again.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThan((await bar.boundingBox())?.height ?? 0)
    await page.keyboard.press('Escape')
    await expect(again).toBeHidden()
  })

  test('is given up after 120 seconds in favour of a reload, which keeps what was typed', async ({
    page,
  }) => {
    await page.clock.install()
    await page.route('**/_astro/GuideSearch*.js', () => undefined)
    await page.goto('/search', { waitUntil: 'load' })
    await page.getByRole('searchbox').pressSequentially('loud fan')
    await page.clock.runFor(119_000)
    const reload = page.getByRole('button', { name: 'Reload the page' })
    await expect(reload).toHaveCount(0)
    await page.clock.runFor(2_000)
    await reload.click()
    await expect(reload).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveValue('loud fan')
  })
})

test.describe('styles that fail to load', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('show no guest what is meant for members', async ({ page }) => {
    await page.route('**/*.css', route => route.abort())
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('You are logged in')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
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
  await expect(page.getByRole('link', { name: 'Facebook' })).toBeHidden()
  await page.getByText('More', { exact: true }).click()
  for (const name of ['WhatsApp', 'Facebook', 'X', 'Email'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('a page ends on a phone with less than a screen of links @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/legal')
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect(footer?.height).toBeLessThanOrEqual(800)
  const heading = page.getByRole('heading', { name: 'Know someone with a stuck computer?' })
  const share = await heading.locator('..').boundingBox()
  expect(share?.height).toBeLessThanOrEqual(215)
})

test('every page sets the one cookie', async ({ page, context }) => {
  await page.goto('/issue/4')
  expect(await context.cookies()).toMatchObject([
    { name: 'fixwise_visit', value: '1', sameSite: 'Lax', path: '/' },
  ])
})
