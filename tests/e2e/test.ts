import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

interface Watched {
  /** Console messages that a test expects, as patterns. Anything else fails it. */
  expectedConsole: RegExp[]
  /** Hosts that a test may ask, besides our own. */
  allowedHosts: string[]
}

/** Playwright's own words, where it keeps a service worker out. */
const BLOCKED = /Service Worker registration blocked by Playwright/

/** Every journey also checks that the console is silent, no policy is broken, and no other host is asked. */
export const test = base.extend<Watched & { watch: void }>({
  expectedConsole: [[], { option: true }],
  allowedHosts: [[], { option: true }],
  watch: [
    async ({ page, baseURL, expectedConsole, allowedHosts }, use) => {
      const said: string[] = []
      const asked: string[] = []
      const own = new URL(baseURL ?? 'http://localhost').hostname
      page.on('console', message => said.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', error => said.push(`error: ${error.message}`))
      page.on('request', request => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== own) asked.push(hostname)
      })
      await use()
      const expected = [BLOCKED, ...expectedConsole]
      expect(said.filter(text => !expected.some(pattern => pattern.test(text)))).toEqual([])
      expect(asked.filter(host => !allowedHosts.includes(host))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Touches an island as a pointer would, and waits until it answers: an early press is replayed, but a test wants to
 * see the effect at once.
 */
export async function awake(page: Page, name: string): Promise<void> {
  const island = page.locator(`astro-island[component-export="${name}"]`).first()
  await island.dispatchEvent('pointerover')
  await page
    .locator(`astro-island[component-export="${name}"][data-hydrated]`)
    .waitFor({ state: 'attached' })
}

export { expect }
