import { expect, test } from '@playwright/test'

import { site } from '../../src/site.ts'
import {
  connect,
  deny,
  fail,
  fakeDevice,
  listen,
  locate,
  LONDON,
  NOWHERE,
  open,
  outside,
  rows,
  SOHO,
  tell,
  tiles,
} from './locator-page.ts'
import type { Device } from './locator-page.ts'
import { expectGoodLooks } from './looks.ts'
import { startOverpass } from './overpass-stand-in.ts'
import type { StandIn } from './overpass-stand-in.ts'

const denied =
  'Location permission is required to find nearby technicians. Please enable location services.'

test('the list is there from the start, and nothing is requested from other companies or for the map', async ({
  page,
  context,
}) => {
  const { asked } = await outside(context)
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await open(page)
  await expect(rows(page)).toHaveCount(8)
  await expect(page.getByText('It stays on this device.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(
    scripts.filter(
      address => /leaflet/i.test(new URL(address).pathname) && address.endsWith('.js'),
    ),
  ).toEqual([])
})

test('one press gives position and map, and walking updates the list', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = listen(page)
  const { referers } = await outside(context)
  await open(page)
  await locate(page)
  await expect(page.getByRole('heading', { name: 'Technicians within 2 km of you' })).toBeVisible()
  await expect(rows(page).first()).toContainText('Charing Cross Laptop Clinic')
  await expect(rows(page).first()).toContainText('0.20 km')
  const map = page.getByRole('group', { name: /^Map\./ })
  await expect(map.getByRole('button', { name: 'Soho Data Rescue' })).toBeAttached()
  expect(await map.evaluate(element => element.clientHeight)).toBe(400)
  await expect(map.getByRole('link', { name: site.map.attribution })).toBeVisible()
  await context.setGeolocation(SOHO)
  await expect(rows(page).first()).toContainText('Soho Data Rescue')
  await expect(rows(page).first()).toContainText('0.00 km')
  await expect.poll(() => referers.length).toBeGreaterThan(0)
  expect(new Set(referers)).toEqual(new Set([`${new URL(baseURL ?? '').origin}/`]))
  await page.getByRole('button', { name: 'Refresh Location' }).click()
  await expect(rows(page).first()).toContainText('Soho Data Rescue')
  expect(errors).toEqual([])
})

test('the locator starts by itself if the permission was granted before', async ({
  page,
  context,
}) => {
  await outside(context)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(SOHO)
  await open(page)
  await expect(rows(page).first()).toContainText('Soho Data Rescue')
  await expect(page.getByRole('group', { name: /^Map\./ })).toBeVisible()
})

test('with nobody nearby, there is a phone number', async ({ page, context }) => {
  await outside(context)
  await open(page)
  await locate(page, NOWHERE)
  await expect(page.getByText('No nearby technicians found.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    `tel:${site.contact.telephone}`,
  )
})

test.describe('without a position', () => {
  test('a reader who denies permission is told what to do on four kinds of device, and can choose a place', async ({
    page,
    context,
  }) => {
    const { asked } = await outside(context)
    await open(page)
    await deny(page)
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByRole('alert')).toContainText(denied)
    await expect(page.getByText('The map is off.')).toBeVisible()
    for (const device of ['Chrome on a computer', 'Safari on an iPhone', 'Android', 'The iOS app'])
      await expect(page.getByText(device, { exact: true })).toBeVisible()
    await page.getByLabel('Or choose a town or area').fill('hol')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('heading', { name: 'Technicians within 2 km of Holborn' }),
    ).toBeVisible()
    await expect(rows(page).first()).toContainText('Holborn Electronics')
    expect(asked).toEqual([])
  })

  test('a device that cannot locate itself gets its own message, and the list stays', async ({
    page,
    context,
  }) => {
    await outside(context)
    await open(page)
    await context.grantPermissions(['geolocation'])
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setGeolocationOverride', {})
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByRole('alert')).toContainText(denied)
    await expect(page.getByRole('alert')).toContainText(
      'Your device could not find out where it is.',
    )
    await expect(rows(page)).toHaveCount(8)
  })

  test('an accuracy of 20 km is stated, not hidden', async ({ page, context }) => {
    await outside(context)
    await open(page)
    await locate(page, { ...LONDON, accuracy: 20_000 })
    await expect(page.getByText('only to within about 20 km')).toBeVisible()
  })
})

test('details are complete, a pending entry is not a link, and choosing another technician resets the review form', async ({
  page,
  context,
}) => {
  await outside(context)
  await open(page)
  await rows(page).filter({ hasText: 'Holborn Electronics' }).click()
  const details = page.getByRole('article', { name: 'Holborn Electronics' })
  await expect(details.getByRole('heading', { name: 'Holborn Electronics' })).toBeFocused()
  await expect.poll(async () => (await details.boundingBox())?.y).toBeLessThan(200)
  await expect(details.getByText('pending (not known yet)')).toHaveCount(5)
  await expect(details.getByRole('definition').getByRole('link')).toHaveCount(0)

  const send = page.getByRole('button', { name: 'Send review' })
  await send.click()
  await page.getByLabel('Comment').fill('Friendly.')
  await send.click()
  await expect(page.getByText('Nobody has written a review yet.')).toBeVisible()
  await page.getByText('5 Excellent').click()
  await send.click()
  await expect(page.getByText('Average rating: 5.0 of 5, from 1 review.')).toBeVisible()
  await expect(page.getByText('You, on this page only')).toBeVisible()
  await page.getByText('4 Very Good').click()
  await page.getByLabel('Comment').fill('Half a sentence')
  await rows(page).filter({ hasText: 'Soho Data Rescue' }).click()
  await expect(page.getByLabel('Comment')).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '+44 2079 460 005' })).toHaveAttribute(
    'href',
    'tel:+442079460005',
  )
  const heights = await page
    .getByRole('article')
    .getByRole('definition')
    .evaluateAll(rows => rows.map(row => Math.round(row.getBoundingClientRect().height)))
  expect(new Set(heights.slice(1)).size).toBe(1)
  expect(heights[1]).toBeGreaterThanOrEqual(44)
})

test('everything can be reached and pressed by keyboard', async ({ page, context }) => {
  await outside(context)
  await open(page)
  await page.getByRole('button', { name: 'Show the map' }).focus()
  await page.keyboard.press('Enter')
  const marker = page
    .getByRole('group', { name: /^Map\./ })
    .getByRole('button', { name: 'Lambeth Repair Café' })
  await marker.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lambeth Repair Café' })).toBeFocused()
  await page.getByRole('button', { name: 'Back to the list' }).press('Enter')
  await expect(rows(page).filter({ hasText: 'Lambeth Repair Café' })).toBeFocused()
  await page.getByRole('button', { name: 'Show whole circle' }).press('Space')
  await expect(page.getByRole('button', { name: 'Show whole circle' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('group', { name: /^Map\./ }).press('ArrowUp')
  await page.getByRole('button', { name: 'Look around the middle' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'of the place on the map' })).toBeVisible()
})

test('the circle is larger than the map until "Show whole circle" is pressed', async ({
  page,
  context,
}) => {
  await outside(context)
  await open(page)
  await page.getByRole('button', { name: 'Show the map' }).click()
  const frame = page.getByRole('group', { name: /^Map\./ })
  const pictures = () => frame.locator('img').first().getAttribute('src')
  await expect.poll(pictures).toContain('/15/')
  await page.getByRole('button', { name: 'Show whole circle' }).click()
  await expect
    .poll(async () => {
      const sources = await frame
        .locator('img')
        .evaluateAll(all => all.map(image => image.getAttribute('src') ?? ''))
      return sources.some(source => /\/1[0-3]\//.test(source))
    })
    .toBe(true)
})

test('if the map pictures fail, the circle, the markers and the list stay', async ({
  page,
  context,
}) => {
  await outside(context, 404)
  await open(page)
  await locate(page)
  await expect(page.getByText('The pictures of the map do not load.')).toBeVisible()
  await expect(rows(page)).toHaveCount(8)
  await expect(page.getByRole('group', { name: /^Map\./ }).locator('path')).not.toHaveCount(0)
})

test('a map that fails to load can be requested again', async ({ page, context }) => {
  await outside(context)
  await context.route(/LeafletMap\.[^/]+\.js$/, route => route.abort(), { times: 1 })
  await open(page)
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.getByRole('alert')).toContainText('The map did not load.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('group', { name: /^Map\./ })).toBeVisible()
})

test('if the map server cannot be reached, the circle, the markers and the list stay', async ({
  page,
  context,
}) => {
  await outside(context)
  await context.route(tiles, route => route.abort())
  await open(page)
  await locate(page)
  await expect(page.getByText('The pictures of the map do not load.')).toBeVisible()
  await expect(rows(page)).toHaveCount(8)
  await expect(
    page.getByRole('group', { name: /^Map\./ }).getByRole('button', { name: 'Soho Data Rescue' }),
  ).toBeAttached()
})

test('on a walk of three kilometres the list follows step by step, and drops who is out of range', async ({
  page,
  context,
}) => {
  const errors = listen(page)
  await outside(context)
  await open(page)
  await locate(page)
  await expect(rows(page)).toHaveCount(8)
  const row = rows(page).filter({ hasText: 'Lambeth Repair Café' })
  await expect(row).toHaveCount(1)
  // North, a hundred metres a step.
  for (let step = 1; step <= 30; step++)
    await context.setGeolocation({ ...LONDON, latitude: LONDON.latitude + step * 9e-4 })
  await expect(row).toHaveCount(0)
  await expect(rows(page).first()).toContainText(/\d\.\d\d km/)
  await expect(page.getByRole('heading', { name: 'Technicians within 2 km of you' })).toBeVisible()
  await context.setGeolocation(LONDON)
  await expect(rows(page)).toHaveCount(8)
  await expect(rows(page).first()).toContainText('0.20 km')
  expect(errors).toEqual([])
})

const TIMED_OUT = 3

test.describe('a device', () => {
  let errors: string[]
  test.beforeEach(async ({ page, context }) => {
    errors = listen(page)
    await outside(context)
    await fakeDevice(page)
  })
  test.afterEach(() => expect(errors).toEqual([]))

  test('is waited for if it is slow to locate itself, and its late answer counts', async ({
    page,
  }) => {
    await fail(page, TIMED_OUT)
    await expect(page.getByRole('alert')).toContainText(denied)
    await expect(page.getByRole('alert')).toContainText('taking long to find out where it is')
    await expect(page.getByRole('alert')).toBeInViewport()
    await tell(page, SOHO)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(rows(page).first()).toContainText('Soho Data Rescue')
  })

  test('keeps the last list if it loses its position, and says so until it is found again', async ({
    page,
  }) => {
    await tell(page, SOHO)
    await expect(rows(page).first()).toContainText('Soho Data Rescue')
    const lost = page.getByText('Your device has lost track of its position.')
    await fail(page, TIMED_OUT)
    await expect(lost).toBeVisible()
    await expect(rows(page).first()).toContainText('Soho Data Rescue')
    await tell(page, { latitude: Number.NaN, longitude: 400, accuracy: 5 })
    await expect(lost).toBeVisible()
    await tell(page, LONDON)
    await expect(lost).toHaveCount(0)
    await expect(rows(page).first()).toContainText('Charing Cross Laptop Clinic')
  })

  test('is followed if its position jumps, and the list is always for the latest place', async ({
    page,
  }) => {
    const places = [LONDON, NOWHERE, SOHO, { ...NOWHERE, longitude: 179.9999 }, LONDON, NOWHERE]
    for (const fix of [...places, SOHO]) await tell(page, fix)
    await expect(rows(page).first()).toContainText('Soho Data Rescue')
    await expect(rows(page).first()).toContainText('0.00 km')
    await tell(page, NOWHERE)
    await expect(page.getByText('No nearby technicians found.')).toBeVisible()
    await tell(page, LONDON)
    await expect(rows(page).first()).toContainText('0.20 km')
  })

  test('at a pole or the date line finds nobody, and the map still works', async ({ page }) => {
    for (const [name, latitude, longitude] of [
      ['on the antimeridian', -16.8, 180],
      ['just behind the antimeridian', -16.8, -179.99999],
      ['at the north pole', 90, 0],
      ['at the south pole', -90, -180],
    ] as const)
      await test.step(name, async () => {
        await tell(page, { latitude, longitude, accuracy: 10 })
        await expect(page.getByText('No nearby technicians found.')).toBeVisible()
        await expect(page.getByRole('group', { name: /^Map\./ })).toBeVisible()
        await page.getByRole('button', { name: 'Show whole circle' }).click()
        await tell(page, { ...LONDON })
        await expect(rows(page)).toHaveCount(8)
      })
  })

  test('has one map and one watch for fifty positions in five seconds, and the last place counts', async ({
    page,
  }) => {
    await page.evaluate(async () => {
      const { device } = globalThis as unknown as Device
      for (let tick = 0; tick <= 50; tick++) {
        device.tell({
          latitude: 51.5074 + tick * 1.24e-4,
          longitude: -0.1278 - tick * 1.18e-4,
          accuracy: 10,
        })
        await new Promise(resolve => setTimeout(resolve, 100))
      }
    })
    await expect(rows(page).first()).toContainText('Soho Data Rescue')
    await expect(page.getByRole('group', { name: /^Map\./ })).toHaveCount(1)
    expect(await page.evaluate(() => (globalThis as unknown as Device).device.watches)).toBe(1)
  })
})

test('on a phone one press brings the nearest and the map into view, at 400 px and zoom 15 @phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await outside(context)
  await open(page)
  await locate(page)
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 })
  const map = page.getByRole('group', { name: /^Map\./ })
  await expect(map).toBeInViewport({ ratio: 0.6 })
  expect(await map.evaluate(element => element.clientHeight)).toBe(400)
  await expect.poll(() => map.locator('img').first().getAttribute('src')).toContain('/15/')
  const last = rows(page).filter({ hasText: 'Lambeth Repair Café' })
  await expect(last).not.toBeInViewport()
  for (let press = 0; press < 5; press++)
    await page.getByRole('button', { name: 'Scroll down' }).click()
  await expect(rows(page).last()).toBeInViewport()
  // Turned sideways: the map leaves room beside it for a finger that scrolls on.
  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(() => map.evaluate(element => element.clientHeight)).toBeLessThan(260)
})

test.describe('a search of OpenStreetMap', () => {
  let standIn: StandIn
  test.beforeAll(async () => {
    standIn = await startOverpass()
  })
  test.afterAll(() => standIn.close())

  test('runs only when pressed, once, and marks what it found', async ({ page, context }) => {
    await outside(context)
    await connect(context, standIn)
    standIn.mood = 'well'
    standIn.questions.length = 0
    await open(page)
    expect(standIn.questions).toEqual([])
    const look = page.getByRole('button', { name: 'Look on OpenStreetMap' })
    await look.click()
    await expect(page.getByText('OpenStreetMap knows 2 within 2 km.')).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Map Mender' })).toContainText(
      '© OpenStreetMap contributors',
    )
    await expect(rows(page).filter({ hasText: 'Map Seller' })).toContainText(
      'Sells. Ask if they repair',
    )
    await look.click()
    expect(standIn.questions).toHaveLength(1)
  })

  for (const [mood, words] of [
    ['busy', 'Wait half a minute'],
    ['slow', 'took too long'],
    ['html', 'an answer that we cannot read'],
    ['broken', 'an answer that we cannot read'],
    ['gave-up', 'took too long'],
    ['empty', 'OpenStreetMap knows nobody within 2 km.'],
  ] as const)
    test(`explains the outcome “${mood}”, and the list stays`, async ({ page, context }) => {
      await outside(context)
      await connect(context, standIn)
      standIn.mood = mood
      await open(page)
      const look = page.getByRole('button', { name: 'Look on OpenStreetMap' })
      await look.click()
      await expect(page.getByText(words)).toBeVisible()
      await expect(rows(page)).toHaveCount(8)
      if (mood === 'busy') await expect(look).toBeDisabled()
      else await expect(look).toBeEnabled()
    })

  test('ends after 25 seconds without an answer', async ({ page, context }) => {
    await page.clock.install()
    await outside(context)
    await connect(context, standIn)
    standIn.mood = 'silent'
    await open(page)
    await page.getByRole('button', { name: 'Look on OpenStreetMap' }).click()
    await expect(page.getByText('Asking OpenStreetMap.')).toBeVisible()
    // Our own list has come, which is given less time.
    await expect(rows(page)).toHaveCount(8)
    await page.clock.runFor(25_000)
    await expect(page.getByText('took too long')).toBeVisible()
    await expect(rows(page)).toHaveCount(8)
  })

  test('explains that the server cannot be reached', async ({ page, context }) => {
    await outside(context)
    await open(page)
    await page.getByRole('button', { name: 'Look on OpenStreetMap' }).click()
    await expect(page.getByText('OpenStreetMap cannot be reached.')).toBeVisible()
  })

  test('takes three hundred of ten thousand results, shows fifty, and the page still responds', async ({
    page,
    context,
  }) => {
    await outside(context)
    await connect(context, standIn)
    standIn.mood = 'crowd'
    await open(page)
    await page.getByRole('button', { name: 'Show the map' }).click()
    const map = page.getByRole('group', { name: /^Map\./ })
    await expect(map).toBeVisible()
    await page.getByRole('button', { name: 'Look on OpenStreetMap' }).click()
    await expect(page.getByText('OpenStreetMap knows 300 within 2 km.')).toBeVisible()
    await expect(rows(page)).toHaveCount(50)
    const markers = map.getByRole('button')
    await expect(map.getByRole('button', { name: /Crowd/ }).first()).toBeAttached()
    expect(await markers.count()).toBeLessThan(60)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(rows(page)).toHaveCount(100)
    await rows(page).filter({ hasText: 'Crowd' }).first().click()
    await expect(page.getByRole('heading', { name: /^Crowd/ })).toBeFocused()
  })
})

test('paper has the whole list with contact details, and nothing that only works on screen', async ({
  page,
  context,
}) => {
  await outside(context)
  await open(page)
  await page.emulateMedia({ media: 'print' })
  const list = page.getByRole('group', { name: /Technicians within/ })
  for (const words of ['Bloomsbury PC Workshop', '+44 2079 460 005', '1.72 km'])
    await expect(list.getByText(words).filter({ visible: true })).toHaveCount(1)
  expect(await list.evaluate(box => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0)
  await expect(page.getByLabel('Or choose a town or area')).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await locate(page)
  await expect(page.getByRole('heading', { name: 'Technicians within 2 km of you' })).toBeVisible()
  await expect(rows(page)).toHaveCount(8)
  await rows(page).filter({ hasText: 'Soho Data Rescue' }).click()
  await expect(page.getByLabel('Comment')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(rows(page).filter({ visible: true })).toHaveCount(8)
  await expect(page.getByRole('article', { name: 'Soho Data Rescue' })).toContainText('+44 20')
  await expect(page.getByLabel('Comment')).toBeHidden()
  await expect(page.getByRole('group', { name: /^Map\./ })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the list is complete, and no button is dead', async ({ page }) => {
    await open(page)
    await expect(page.getByRole('listitem').filter({ hasText: 'Soho Data Rescue' })).toContainText(
      '0.80 km',
    )
    await expect(page.getByRole('link', { name: '+44 2079 460 005' })).toBeVisible()
    for (const name of ['Use my location', 'Show the map', 'Look on OpenStreetMap', 'Scroll down'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByText('Real technicians never call you first.')).toBeVisible()
  })
})

test('with map and details open there are no accessibility violations, and nothing overflows', async ({
  page,
  context,
}) => {
  test.slow()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await outside(context)
  await open(page)
  await locate(page, { ...LONDON, accuracy: 20_000 })
  await expect(page.getByRole('group', { name: /^Map\./ })).toBeVisible()
  await rows(page).first().click()
  await page.getByLabel('Comment').fill('Good.')
  await expectGoodLooks(page)
})
