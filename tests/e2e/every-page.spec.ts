import AxeBuilder from '@axe-core/playwright'

import { expect, test } from './test.ts'

/** One page of each kind. */
const kinds = [
  '/',
  '/search',
  '/issue/16',
  '/issue/30#full',
  '/topics/internet',
  '/legal',
  '/privacy-policy',
  '/learning',
  '/how-we-check',
  '/accessibility',
  '/login',
  '/register',
  '/profile',
  '/dashboard',
  '/diagnostics',
  '/technician-locator',
  '/forum',
]

/** The forum reads its public questions from the local backend. */
test.use({ allowedHosts: ['127.0.0.1'] })

for (const path of kinds) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has nothing that axe objects to, ${colorScheme} @phone`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`),
      ).toEqual([])
    })
  }

  test(`${path} fits 320 px, with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    // Browsers enlarge text through the root's size; all our lengths hang on it.
    await page.setViewportSize({ width: 640, height: 700 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '225%'))
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
}
