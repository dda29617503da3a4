import type { Page } from '@playwright/test'

import { expect, test as base } from './test.ts'

/**
 * Journeys with the back/forward cache that every ordinary browser has: Back shows the page as it was left, without
 * running it anew. Playwright turns it off, because its own waiting for a load then never ends: go back with `goBack`.
 */
export const test = base.extend<{ noteReturns: void }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
  noteReturns: [
    async ({ page }, use) => {
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
      )
      await use()
    },
    { auto: true },
  ],
})

/** Presses Back, and makes sure that the page came out of the cache. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true)
}

export { expect }
