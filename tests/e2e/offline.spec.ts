import type { BrowserContext, Page } from '@playwright/test'

import { awake, expect, test } from './test.ts'

const searchBox = { name: 'What is wrong with the computer?' }

test.use({
  serviceWorkers: 'allow',
  // Without a network the browser says for each request that it failed.
  expectedConsole: [/Failed to load resource|net::ERR_/],
})

/** The worker comes some seconds after the page, when nobody needs the network. */
async function workerReady(page: Page) {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          return registration?.active?.state
        }),
      { timeout: 30_000 },
    )
    .toBe('activated')
}

/**
 * As closing the site and coming back: a page of before the worker is not in its hands. The five seconds that the page
 * leaves to the network pass at once.
 */
async function visited(context: BrowserContext, paths: readonly string[]): Promise<Page> {
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(paths[0] ?? '/')
  await page.clock.fastForward(5000)
  await workerReady(page)
  for (const path of paths) await page.goto(path)
  return page
}

test('a reader who has visited before can use the site without a network @phone', async ({
  context,
}) => {
  test.slow()
  const page = await visited(context, ['/issue/11', '/issue/3'])
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/issue/3'))))
    .toBe(true)
  await context.setOffline(true)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/very slow/)

  await page.goto('/search')
  await awake(page, 'GuideSearch')
  await page.getByRole('searchbox', searchBox).fill('pritner not printing')
  await page.getByRole('searchbox', searchBox).press('Enter')
  await page
    .getByRole('link', { name: /printer won.t print/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/issue\/11$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/printer/i)
  // Its styles are there too: a page without them has no colour of its own.
  expect(
    await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--surface')),
  ).not.toBe('')

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await awake(page, 'HomeSearch')
})

test('the guides for a failed network are saved even if nobody has opened them', async ({
  context,
}) => {
  test.slow()
  const page = await visited(context, ['/legal'])
  await context.setOffline(true)
  await page.goto('/issue/7')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/No internet/)
  // The reader has just pulled the plug of the router, and is still told what to see.
  await page.goto('/issue/16?step=2#fix-2')
  await expect(page.getByRole('dialog')).toContainText('All lights on the router go out.')
})

test('a page that is not saved says so, and lists those that are', async ({ context }) => {
  test.slow()
  const page = await visited(context, ['/issue/11'])
  await context.setOffline(true)
  await page.goto('/issue/42')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Without the internet')
  const guides = page.locator('section', {
    has: page.getByRole('heading', { name: 'Guides on this device' }),
  })
  await expect(guides.getByRole('link', { name: /printer/ })).toBeVisible()
  await expect(page.getByText('The guides could not be loaded.')).toBeVisible()
})

test('the whole library can be saved and removed', async ({ context }) => {
  test.setTimeout(120_000)
  const page = await visited(context, ['/downloads'])
  await awake(page, 'SaveLibrary')
  await expect(page.getByText(/Loads about \d+\.\d MB/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep the whole library on this device' }).click()
  await expect(page.getByText('The whole library is on this device.')).toBeVisible({
    timeout: 60_000,
  })

  await context.setOffline(true)
  for (const [path, heading] of [
    ['/issue/42', /noise/],
    ['/codes/critical-process-died', /CRITICAL_PROCESS_DIED/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }

  await page.goto('/offline')
  await awake(page, 'SaveLibrary')
  await page.getByRole('button', { name: 'Remove the library from this device' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await page.evaluate(async () => Boolean(await caches.match('/issue/41')))).toBe(false)
})

test('with a network, pages are up to date and old ones are replaced', async ({ context }) => {
  test.slow()
  const page = await visited(context, ['/issue/11'])
  // As if an earlier deployment had left these behind.
  await page.evaluate(async () => {
    const html = { headers: { 'content-type': 'text/html' } }
    const visited = await caches.open('fixwise-visited')
    await visited.put('/issue/11', new Response('<title>old</title><h1>Old</h1>', html))
    await caches.open('fixwise-of-last-year')
  })
  await page.goto('/issue/11')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/printer/i)
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.match('/issue/11'))?.text())?.includes('<h1>Old'),
      ),
    )
    .toBe(false)
})

test('a new deployment replaces the old one', async ({ context }) => {
  test.slow()
  const page = await visited(context, ['/issue/11'])
  await page.evaluate(async () => {
    const site = await caches.open('fixwise-site')
    await site.put('/_astro/old.0000.js', new Response('old'))
    await (await caches.open('fixwise-visited')).put('/issue/9999', new Response('gone'))
    await caches.open('fixwise-of-last-year')
  })
  // Another address is another worker to a browser, as other bytes are.
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/worker.js?newer')))
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state), {
      timeout: 20_000,
    })
    .toBe('installed')
  // It takes over once the pages of the old one are closed, which a browser notices a little later.
  await page.goto('about:blank')
  const newer = context.serviceWorkers().find(worker => worker.url().endsWith('?newer'))
  await expect
    .poll(() =>
      newer?.evaluate(() => (self as { serviceWorker?: ServiceWorker }).serviceWorker?.state),
    )
    .toBe('activated')
  await page.goto('/issue/11')
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).toSorted()))
    .toEqual(['fixwise-site', 'fixwise-visited'])
  await expect
    .poll(() =>
      page.evaluate(async () => [
        Boolean(await caches.match('/_astro/old.0000.js')),
        Boolean(await caches.match('/issue/9999')),
        Boolean(await caches.match('/search')),
      ]),
    )
    .toEqual([false, false, true])
})

test('a browser without storage reads the site as usual', async ({ context }) => {
  test.slow()
  await context.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'))
    for (const name of ['open', 'has', 'keys', 'match', 'delete'] as const)
      CacheStorage.prototype[name] = refuse
    ServiceWorkerContainer.prototype.register = refuse
  })
  const page = await context.newPage()
  await page.goto('/downloads')
  await awake(page, 'SaveLibrary')
  await page.getByRole('button', { name: 'Keep the whole library on this device' }).click()
  await expect(page.getByText('This browser does not keep pages for this site.')).toBeVisible()
  await page.goto('/issue/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/very slow/)
})

test('a cache emptied behind the worker’s back costs a request, not the page', async ({
  context,
}) => {
  test.slow()
  const page = await visited(context, ['/issue/11'])
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto('/issue/3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/very slow/)
  await awake(page, 'Share')
})
