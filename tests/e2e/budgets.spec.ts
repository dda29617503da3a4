import type { Page } from '@playwright/test'

import { readPage } from '../site/page.ts'
import { scriptBytes, scriptsFor, visits } from '../site/visits.ts'
import type { Visit } from '../site/visits.ts'
import { newEmail, register } from './members.ts'
import { expect, test } from './test.ts'

// The forum reads public questions from the local backend, the map its tiles.
test.use({
  allowedHosts: ['127.0.0.1', 'tile.openstreetmap.org'],
  expectedConsole: [/Failed to load resource/],
})

const phone = { viewport: { width: 360, height: 640 }, serviceWorkers: 'block' as const }

/** The script files that a page asks for from now on. */
function scriptsOf(page: Page): Set<string> {
  const loaded = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname)
  })
  return loaded
}

/** The budgets count what stands in files; a browser must load just that, or they count the wrong thing. */
test('a browser loads the scripts that the budgets count, and no others', async ({
  browser,
}, info) => {
  test.setTimeout(120_000)

  async function check(visit: Visit) {
    const context = await browser.newContext({
      ...phone,
      geolocation: { latitude: 51.5, longitude: -0.12 },
      permissions: visit.granted ? ['geolocation'] : [],
    })
    await context.addInitScript(stored => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    }, visit.stored ?? {})
    const page = await context.newPage()
    await page.route(/tile\.openstreetmap\.org/, route => route.abort())
    const loaded = scriptsOf(page)
    await page.goto(visit.path, { waitUntil: 'networkidle' })
    if (visit.scrolls)
      await page
        .locator(`astro-island[opts*='"on":"visible"'] > *`)
        .first()
        .scrollIntoViewIfNeeded()
    const path = visit.path.replace(/[?#].*/, '')
    const counted = scriptsFor(visit, readPage(`dist${path === '/' ? '/index' : path}.html`))
    await test.step(`${visit.path} for ${visit.reader}`, () =>
      expect.poll(() => [...loaded].toSorted()).toEqual(counted.toSorted()))
    const bytes = scriptBytes([...loaded])
    info.annotations.push({ type: `${visit.path}, ${visit.reader}`, description: `${bytes} bytes` })
    expect(bytes).toBeLessThanOrEqual(visit.most)
    await context.close()
  }

  // Mostly they wait for the network to be quiet.
  const waiting = [...visits]
  const lane = async () => {
    for (let visit = waiting.pop(); visit; visit = waiting.pop()) await check(visit)
  }
  await Promise.all([lane(), lane(), lane()])
})

/** What has come when the page shows what is the member's own. */
const memberVisits = [
  // With what reads the member's questions, to tell of new answers.
  { path: '/dashboard', last: 'member-data', most: 122_000 },
  { path: '/profile', last: 'accounts', most: 112_000 },
  // With the questions, which are in view as the page opens, and the member's votes on them.
  { path: '/forum', last: 'accounts', most: 115_000 },
]

test('a member’s pages load no more than their budgets allow', async ({ page }, info) => {
  await page.setViewportSize(phone.viewport)
  await register(page, newEmail())
  for (const { path, last, most } of memberVisits) {
    const loaded = scriptsOf(page)
    await page.goto(path)
    await expect.poll(() => [...loaded].some(file => file.includes(`/${last}.`))).toBe(true)
    await page.waitForLoadState('networkidle')
    const bytes = scriptBytes([...loaded])
    info.annotations.push({ type: path, description: `${bytes} bytes` })
    expect(bytes).toBeLessThanOrEqual(most)
  }
  const loaded = scriptsOf(page)
  for (const path of ['/', '/search', '/issue/16', '/technician-locator'])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect([...loaded]).toEqual([])
})
