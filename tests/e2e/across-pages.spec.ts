import { expect, goBack, test } from './back-forward-cache.ts'
import { awake } from './test.ts'

const dark = /\bdark\b/

test('the colour scheme follows the reader across Back and other tabs', async ({
  page,
  context,
}) => {
  await page.goto('/legal')
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await page.getByRole('button', { name: 'Dark', pressed: false }).click()
  await goBack(page)
  await expect(page).toHaveURL('/legal')
  await expect(page.locator('html')).toHaveClass(dark)
  await expect(page.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/learning')
  await other.getByRole('button', { name: 'Dark', pressed: true }).click()
  await expect(page.locator('html')).not.toHaveClass(dark)
  await expect(page.getByRole('button', { name: 'Dark', pressed: false })).toBeVisible()
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#fdfdfa')
})

test('a login or logout elsewhere shows after Back and in other tabs, and closes no guide being read', async ({
  page,
  context,
}) => {
  const signIn = () => localStorage.setItem('memberHint', '{"name":"Rosa"}')
  const nav = page.getByRole('banner')
  await page.goto('/issue/16')
  await page.goto('/legal')
  await page.evaluate(signIn)
  await goBack(page)
  await expect(nav.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Fix 1:/ })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/issue/30')
  await expect(other.getByRole('heading', { name: /^Fix 1:/ })).toBeVisible()
  await other.evaluate(() => localStorage.clear())
  await expect(nav.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Fix 1:/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login to Read More' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Login to Read More' })).toBeVisible()
})

test('a menu is closed when the reader comes back to the page', async ({ page }) => {
  await page.goto('/search')
  const learning = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Learning' })
  await page.getByRole('button', { name: 'Fix Everything' }).hover()
  await awake(page, 'Nav')
  await page.getByRole('button', { name: 'Fix Everything' }).click()
  await learning.click()
  await expect(page).toHaveURL('/learning')
  await goBack(page)
  await expect(page).toHaveURL('/search')
  await expect(learning).toBeHidden()
})
