import { becomeMember } from './become-member.ts'
import { logIn, main, newEmail, register, REFUSALS } from './members.ts'
import { expectGoodLooks } from './looks.ts'
import { expect, test } from './test.ts'

import type { Page } from '@playwright/test'

const GUIDE = '/issue/16'

test.use({ allowedHosts: ['127.0.0.1'], expectedConsole: [REFUSALS] })

const carryOn = (page: Page) => page.getByRole('region', { name: 'Carry on where you stopped' })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('guideProgress') ?? '')

/** Reads on in the guide until the second step of the second fix has been before the eyes for a while. */
async function readOn(page: Page) {
  await page.goto(`${GUIDE}#fix-2`)
  await page.locator('#fix-2').getByRole('heading').first().hover()
  await page
    .locator('astro-island[component-export="Gate"][data-hydrated]')
    .waitFor({ state: 'attached' })
  await page
    .locator('#fix-2 .steps > li:visible')
    .nth(1)
    .evaluate(step => window.scrollBy(0, step.getBoundingClientRect().top - 200))
  await expect.poll(() => kept(page)).toContain('"fix":2')
}

test('a guest is led back to the step, from home and from the guide @phone', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Where you were' })
  await readOn(page)
  await page.goto('/')
  await expect(bar).toContainText('Wi-Fi won’t connect')
  await bar.getByRole('link', { name: 'Carry on' }).click()
  await expect(page).toHaveURL(/\/issue\/16\?step=\d#fix-2$/)
  await expect(page.getByRole('dialog')).toContainText(/Fix 2 · step \d of 6/)
  await page.goto(GUIDE)
  await expect(bar).toContainText('Restart the router')
  await expect(page.locator('#fix-2')).toContainText(/You were at step \d/)
  await expectGoodLooks(page)
  await bar.getByRole('button', { name: 'Start over' }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(page.locator('#fix-2')).toContainText('10 minutes')
  expect(await kept(page)).toContain('"fix":0')
})

test('a guest who signs up finds the guide again, at the fix where they stopped reading', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await readOn(page)
  await register(page, email)
  await expect(carryOn(page)).toContainText('Fix 2, step')
  const other = await browser.newPage()
  await other.goto('/login?return=/dashboard')
  await logIn(other, email)
  await carryOn(other).getByRole('link').click()
  await other.waitForURL(`**${GUIDE}#fix-2`)
  await expect(other.locator('#fix-2')).toBeInViewport()
  await other.close()
})

test('a member’s reading is saved to the account automatically, and "Yes, it works" ends it everywhere', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await becomeMember(page, email)
  const sent = page.waitForResponse(answer => answer.url().includes('documents:commit'))
  await readOn(page)
  expect((await sent).ok()).toBe(true)

  const other = await browser.newPage()
  await other.goto('/login?return=/dashboard')
  await logIn(other, email)
  await expect(carryOn(other)).toContainText('Fix 2')
  await carryOn(other).getByRole('link').click()
  const ended = other.waitForResponse(answer => answer.url().includes('documents:commit'))
  await other.locator('#fix-2').getByRole('link', { name: 'Yes, it works' }).hover()
  await other
    .locator('astro-island[component-export="Gate"][data-hydrated]')
    .waitFor({ state: 'attached' })
  await other.locator('#fix-2').getByRole('link', { name: 'Yes, it works' }).click()
  expect((await ended).ok()).toBe(true)
  await page.goto('/dashboard')
  await expect(main(page).getByRole('heading', { name: 'Recent activities' })).toBeVisible()
  await expect(carryOn(page)).toBeHidden()
  await other.close()
})

test('searches without results are listed on the dashboard, to be sent or deleted', async ({
  page,
}) => {
  await page.goto('/search?q=zzyzxq')
  await page.getByRole('searchbox').hover()
  await expect(page.getByRole('heading', { name: 'No results found.' })).toBeVisible()
  await register(page, newEmail())
  const missed = page.getByRole('region', { name: 'Searches without a result' })
  await expect(missed).toContainText('zzyzxq')
  await expect(missed.getByRole('link')).toHaveAttribute('href', /^mailto:.*zzyzxq/)
  await missed.getByRole('button', { name: 'Forget the list' }).click()
  await expect(missed).toBeHidden()
})
