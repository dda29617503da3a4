import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import {
  connect,
  fakeDevice,
  listen,
  LONDON,
  NOWHERE,
  open,
  outside,
  rows,
  tell,
} from './locator-page.ts'
import { startOverpass } from './overpass-stand-in.ts'
import type { StandIn } from './overpass-stand-in.ts'

let standIn: StandIn
test.beforeAll(async () => {
  standIn = await startOverpass()
})
test.afterAll(() => standIn.close())

/** What is wrong with where the focus is: lost, without a ring, or under something else. Nothing, when all is well. */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'the focus is lost'
    const who = `${focused.tagName} “${(focused.textContent || focused.id).trim().slice(0, 40)}”`
    const drawn = focused.closest('label') ?? focused
    const ringed = [drawn, focused].some(element => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    if (!ringed) return `${who} has no ring`
    const { left, top, width, height } = focused.getBoundingClientRect()
    // Of something tall, the upper part is enough.
    const there = document.elementFromPoint(left + width / 2, top + Math.min(height, 80) / 2)
    return there && (drawn.contains(there) || there.contains(focused))
      ? ''
      : `${who} at ${Math.round(left)}, ${Math.round(top)} is covered by ${there?.outerHTML.slice(0, 80)}`
  })

/** Goes on with Tab until the target has the focus, and looks at every stop on the way. */
async function go(page: Page, target: Locator, key = 'Tab') {
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press(key)
    await expect.poll(() => faultOfFocus(page)).toBe('')
    if (await target.evaluateAll(([element]) => element === document.activeElement)) return
  }
  throw new Error(`Nobody gets to ${target} with ${key}.`)
}

async function keeps(page: Page, target: Locator) {
  await expect(target).toBeFocused()
  await expect.poll(() => faultOfFocus(page)).toBe('')
}

test('the locator works by keyboard alone, with the focus always visible and never lost', async ({
  page,
  context,
}) => {
  test.slow()
  const errors = listen(page)
  standIn.mood = 'well'
  await outside(context)
  await connect(context, standIn)
  await open(page)
  const key = (name: string) => page.getByRole('button', { name })
  const heading = (name: string) => page.getByRole('heading', { name })

  await go(page, key('Use my location'))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(LONDON)
  await page.keyboard.press('Enter')
  await expect(heading('Technicians within 2 km of you')).toBeVisible()
  await expect(rows(page)).toHaveCount(8)
  await keeps(
    page,
    page.locator(':focus').filter({ hasText: /Refresh Location|Technicians within/ }),
  )

  // The list, the details, and a review with its stars.
  await go(page, rows(page).first())
  await page.keyboard.press('Enter')
  await keeps(page, heading('Charing Cross Laptop Clinic'))
  await go(page, page.getByRole('radio', { name: '1 Poor' }))
  await page.keyboard.press('Space')
  for (let more = 0; more < 3; more++) await page.keyboard.press('ArrowRight')
  await keeps(page, page.getByRole('radio', { name: '4 Very Good' }))
  await go(page, page.getByLabel('Comment'))
  await page.keyboard.type('Kind, and on time.')
  await go(page, key('Send review'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Average rating: 4.0 of 5, from 1 review.')).toBeVisible()
  await keeps(page, key('Send review'))
  await go(page, key('Back to the list'))
  await page.keyboard.press('Enter')
  await keeps(page, rows(page).first())

  // The map: its markers, its keys, and the arrows that move it.
  const map = page.getByRole('group', { name: /^Map\./ })
  await go(page, map)
  await page.keyboard.press('ArrowUp')
  await go(page, map.getByRole('button', { name: 'Lambeth Repair Café' }))
  await page.keyboard.press('Enter')
  await keeps(page, heading('Lambeth Repair Café'))
  await go(page, key('Back to the list'))
  await page.keyboard.press('Enter')
  await keeps(page, rows(page).filter({ hasText: 'Lambeth Repair Café' }))
  await go(page, key('Show whole circle'))
  await page.keyboard.press('Space')
  await expect(key('Show whole circle')).toHaveAttribute('aria-pressed', 'true')

  await go(page, key('Look on OpenStreetMap'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('OpenStreetMap knows 2 within 2 km.')).toBeVisible()
  await keeps(page, key('Look on OpenStreetMap'))

  // Back to the top, and somewhere else.
  await go(page, page.getByLabel('Or choose a town or area'), 'Shift+Tab')
  await page.keyboard.type('hol')
  await expect(key('Holborn').first()).toBeVisible()
  await go(page, page.getByRole('list', { name: 'Places' }).getByRole('button').first())
  await page.keyboard.press('Enter')
  await expect(heading('Technicians within 2 km of Holborn')).toBeInViewport()
  await keeps(page, page.locator(':focus').filter({ has: heading('of Holborn') }))
  expect(errors).toEqual([])
})

test('a control that disappears when pressed passes the focus on', async ({ page, context }) => {
  standIn.mood = 'crowd'
  await outside(context)
  await connect(context, standIn)
  await context.route(/LeafletMap\.[^/]+\.js$/, route => route.abort(), { times: 1 })
  await open(page)
  await page.getByRole('button', { name: 'Show the map' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('The map did not load.')
  await keeps(page, page.locator(':focus').filter({ hasText: 'The map did not load.' }))
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('group', { name: /^Map\./ })).toBeVisible()
  await expect.poll(() => faultOfFocus(page)).toBe('')
  await page.getByRole('button', { name: 'Look on OpenStreetMap' }).press('Enter')
  await expect(page.getByText('OpenStreetMap knows 300 within 2 km.')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await keeps(page, rows(page).nth(50))
})

test('a reader who has walked out of range of a technician can get back to the list', async ({
  page,
  context,
}) => {
  await outside(context)
  await fakeDevice(page)
  await tell(page, LONDON)
  await rows(page).first().press('Enter')
  await tell(page, NOWHERE)
  await expect(page.getByText('No nearby technicians found.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the list' }).press('Enter')
  await keeps(page, page.getByRole('heading', { name: 'Technicians within 2 km of you' }))
})
