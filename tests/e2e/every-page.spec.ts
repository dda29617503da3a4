import { objections } from './objections.ts'
import { pageKinds } from './page-kinds.ts'
import { expect, test } from './test.ts'

for (const path of pageKinds)
  test.describe(path, () => {
    // The forum reads public questions from the local backend. No other page asks another host.
    test.use({ allowedHosts: path === '/forum' ? ['127.0.0.1'] : [] })
    test('every page is accessible on a desktop and on a dark phone, and fits small windows and large text', async ({
      page,
    }) => {
      test.slow()
      // The bar at the top is fixed: what sticks out of it widens no page, and cannot be scrolled to either.
      const overflow = () =>
        page.evaluate(() => {
          const menu = document.querySelector('header [popovertarget="nav"]')
          const edges = [document.documentElement.scrollWidth, menu?.getBoundingClientRect().right]
          return Math.max(...edges.map(edge => edge ?? 0)) - window.innerWidth
        })

      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path, { waitUntil: 'networkidle' })
      // Islands that hydrate by themselves have drawn what they have to draw.
      const idle = page.locator(`astro-island[opts*='"on":"idle"']`)
      await expect(idle.and(page.locator(':not([data-hydrated])'))).toHaveCount(0)
      expect(await objections(page)).toEqual([])

      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 780 })
      expect(await objections(page)).toEqual([])

      await page.setViewportSize({ width: 320, height: 700 })
      await expect.poll(overflow).toBeLessThanOrEqual(0)
      // Letters twice as large, as a reader sets them in the browser: media queries follow that too.
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      for (const width of [320, 360, 640]) {
        await page.setViewportSize({ width, height: 700 })
        await expect.poll(overflow).toBeLessThanOrEqual(0)
      }
    })
  })
