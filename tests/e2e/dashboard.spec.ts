import { becomeMember } from './become-member.ts'
import { main, newEmail, PASSWORD, REFUSALS } from './members.ts'
import { awake, expect, test } from './test.ts'

test.use({
  allowedHosts: ['127.0.0.1'],
  expectedConsole: [new RegExp(`${REFUSALS.source}|ERR_FAILED`)],
})
test.describe.configure({ timeout: 60_000 })

test('a guest who must register before asking finds the question on the dashboard', async ({
  page,
}) => {
  const title = `Why does it hum at ${Date.now()}?`
  page.on('dialog', dialog => void dialog.accept())
  await page.goto('/forum')
  await awake(page, 'AskQuestion')
  await page.getByLabel('Your question').fill(title)
  const form = page.getByRole('region', { name: 'Ask a question' })
  await form.getByLabel('Category').selectOption('Technical')
  await page.getByRole('button', { name: 'Ask the question' }).click()
  await page.waitForURL('**/login**')
  await main(page).getByRole('link', { name: 'Register' }).click()
  await page.waitForURL('**/register**')
  await page.getByLabel('Email', { exact: true }).last().fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /13 or older/ }).check()
  await main(page).getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: /^Your question is ready: post it/ }).click()
  await page.waitForURL('**/forum#ask')
  await expect(page.getByLabel('Your question')).toHaveValue(title)
  await page.getByRole('button', { name: 'Ask the question' }).click()
  await expect(page.getByRole('link', { name: 'Go to your question' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText(/^Welcome, /)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Your question is ready/ })).toBeHidden()
})

test('searches that cannot be loaded are reported as such, not as none', async ({ page }) => {
  await becomeMember(page)
  await page.route('**/documents/users/**', route => route.abort())
  await page.goto('/dashboard')
  const activities = page.getByRole('region', { name: 'Recent activities' })
  await expect(activities).toContainText('cannot be reached at the moment')
  await expect(activities).not.toContainText('Nothing yet')
  await page.unrouteAll()
  await activities.getByRole('button', { name: 'Try again' }).click()
  await expect(activities).toContainText('Nothing yet.')
})
