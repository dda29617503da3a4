/** What the journeys of the technician locator have in common. */
import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

import { site } from '../../src/site.ts'
import type { StandIn } from './overpass-stand-in.ts'

export const LONDON = { latitude: 51.5074, longitude: -0.1278, accuracy: 15 }
export const SOHO = { latitude: 51.5136, longitude: -0.1337, accuracy: 15 }
export const NOWHERE = { latitude: 57.1, longitude: -5.2, accuracy: 15 }
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8Dwn4GBgYEBAAUFAQHZ6mIAAAAAAElFTkSuQmCC',
  'base64',
)
export const tiles = `${new URL(site.map.tiles.replaceAll(/[{}]/g, '')).origin}/**`

interface Outside {
  /** Addresses of other companies that the page asked for. */
  asked: string[]
  /** What each request for a picture of the map said about where it comes from. */
  referers: (string | undefined)[]
}

/** Parts of the local backend are no other company. */
const isHere = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1'

/** Nothing leaves the machine: pictures of the map come from here, everything else is refused. */
export async function outside(context: BrowserContext, picture = 200): Promise<Outside> {
  const seen: Outside = { asked: [], referers: [] }
  await context.route(
    address => !isHere(address),
    route => {
      seen.asked.push(route.request().url())
      return route.abort()
    },
  )
  await context.route(tiles, async route => {
    seen.asked.push(route.request().url())
    seen.referers.push((await route.request().allHeaders())['referer'])
    await route.fulfill({
      status: picture,
      contentType: 'image/png',
      body: picture === 200 ? PICTURE : '',
    })
  })
  return seen
}

/** Errors of the page; refused pictures are part of some tests. */
export function listen(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  return errors
}

export async function open(page: Page) {
  await page.goto('/technician-locator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Technician Locator')
}

export async function locate(page: Page, where: object = LONDON) {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(where as typeof LONDON)
  await page.getByRole('button', { name: /Use my location|Refresh Location/ }).click()
}

/** The answer "never", which a browser keeps; without it, it would only ask again. */
export async function deny(page: Page) {
  const own = await page.context().newCDPSession(page)
  const { targetInfo } = await own.send('Target.getTargetInfo')
  const all = await page.context().browser()?.newBrowserCDPSession()
  await all?.send('Browser.setPermission', {
    permission: { name: 'geolocation' },
    setting: 'denied',
    browserContextId: targetInfo.browserContextId ?? '',
  })
}

export const rows = (page: Page) =>
  page.getByRole('group', { name: /Technicians within/ }).getByRole('button')

/** A device whose every word the test chooses. */
export async function fakeDevice(page: Page) {
  await page.addInitScript(() => {
    const device = {
      watches: 0,
      tell: (_fix: object) => {},
      fail: (_code: number) => {},
    }
    Object.assign(globalThis, { device })
    navigator.geolocation.watchPosition = (found, failed) => {
      device.tell = coords => found({ coords } as GeolocationPosition)
      device.fail = code => failed?.({ code } as GeolocationPositionError)
      return ++device.watches
    }
  })
  await open(page)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Finding out where you are')).toBeVisible()
}
export interface Device {
  device: { watches: number; tell: (fix: object) => void; fail: (code: number) => void }
}
export const tell = (page: Page, fix: object) =>
  page.evaluate(coords => (globalThis as unknown as Device).device.tell(coords), fix)
export const fail = (page: Page, code: number) =>
  page.evaluate(number => (globalThis as unknown as Device).device.fail(number), code)

/** Leads questions for OpenStreetMap to the stand-in. */
export async function connect(context: BrowserContext, standIn: StandIn) {
  await context.route(site.map.overpass, async route => {
    const headers = await route.request().allHeaders()
    const response = await fetch(standIn.address, {
      method: route.request().method(),
      headers: {
        'content-type': headers['content-type'] ?? '',
        referer: headers['referer'] ?? '',
      },
      body: route.request().postData() ?? '',
    }).catch(() => undefined)
    if (!response) return route.abort()
    await route.fulfill({
      status: response.status,
      headers: {
        'content-type': response.headers.get('content-type') ?? '',
        'access-control-allow-origin': '*',
      },
      body: await response.text(),
    })
  })
}
