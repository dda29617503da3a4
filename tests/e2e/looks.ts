import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { objections } from './objections.ts'

/** How far a reader would have to scroll to the side, in CSS pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What is open on the page pleases axe and fits the screen, wide in light colours and narrow in dark ones. */
export async function expectGoodLooks(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const)
    await test.step(`${colorScheme}, ${width} px`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      expect(await objections(page)).toEqual([])
      expect(await sideways(page)).toBeLessThanOrEqual(0)
    })
}
