import { localKeys } from '#domain/device/site-data.ts'
import { logIn, main, newEmail, REFUSALS, register } from './members.ts'
import { awake, expect, test } from './test.ts'

import type { Page } from '@playwright/test'

test.use({
  allowedHosts: ['127.0.0.1'],
  expectedConsole: [REFUSALS],
  // The pages that are kept are part of what one person leaves to the next.
  serviceWorkers: 'allow',
})
test.describe.configure({ timeout: 90_000 })

const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))

const say = (page: Page, button: string) => {
  page.once('dialog', dialog => void dialog.accept())
  return main(page).getByRole('button', { name: button }).first().click()
}

/** What a member does in an evening; each leaves a note. */
async function leaveTraces(page: Page) {
  await page.goto('/')
  await awake(page, 'HomeReader')
  await page.getByLabel('What should we call you?').fill('Annie')
  await page.getByRole('button', { name: 'Let’s start' }).click()
  await page.getByRole('combobox').fill('printer offline')
  await page.getByRole('combobox').press('Enter')
  await expect(page.getByRole('heading', { name: /for “printer offline”/ })).toBeVisible()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.goto('/issue/16#fix-1')
  await awake(page, 'Gate')
  await page.getByRole('link', { name: /^Not yet, try fix 2/ }).click()
  await page.goto('/forum')
  await awake(page, 'AskQuestion')
  await page.getByLabel('Your question').fill('What only Ann may know')
  await expect
    .poll(async () => (await kept(page)).local)
    .toEqual(expect.arrayContaining(['guideProgress', 'nickname', 'questionDraft']))
}

test('whatever a member leaves on a shared computer is gone after logout, even for the next member', async ({
  page,
}) => {
  const [ann, bob] = [newEmail(), newEmail()]
  await register(page, ann)
  await leaveTraces(page)
  const before = await kept(page)
  // Whoever writes a new note puts it on the list, or the next person finds it.
  for (const note of before.local) expect(localKeys).toHaveProperty(note)

  // What had not been sent yet is not sent in the next one's name.
  await page.route('**/documents:commit**', route => route.abort())
  await page.goto('/search?q=only+ann')
  await page.goto('/profile')
  await say(page, 'Logout')
  await page.waitForURL('**/login')
  await page.unrouteAll()
  // Of nobody: that the device shows pages dark.
  expect((await kept(page)).local).toEqual(['darkMode'])
  expect((await kept(page)).caches).not.toContain('fixwise-visited')
  await page.goto('/')
  await expect(page.getByLabel('What should we call you?')).toBeVisible()
  await page.goto('/forum')
  await expect(page.getByLabel('Your question')).toHaveValue('')

  await register(page, bob)
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  await expect(page.getByText('Carry on where you stopped')).toBeHidden()
})

test('clearing the device leaves nothing, and nothing comes back', async ({ page }) => {
  const ann = newEmail()
  await register(page, ann)
  await leaveTraces(page)
  await page.goto('/profile')
  await say(page, 'Clear this device')
  await expect(page.getByText('This device is cleared.')).toBeInViewport()
  for (const again of [false, true]) {
    if (again) await page.reload()
    const { local, session, databases } = await kept(page)
    expect([...local, ...session, ...databases]).toEqual([])
  }
  await page.goto('/dashboard')
  await expect(page.getByText('Please log in to view your dashboard.')).toBeVisible()
  // What the account holds stays there.
  await page.goto('/login?return=/dashboard')
  await logIn(page, ann)
  await expect(page.getByText(`Welcome, ${ann}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'printer offline' })).toBeVisible()
})
