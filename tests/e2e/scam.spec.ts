import { expect, test } from './test.ts'

test('somebody with a stranger in their computer gets from any guide to the bank in one tap @phone', async ({
  page,
}) => {
  await page.goto('/issue/16')
  await page.getByRole('link', { name: 'Scam?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Do this now/)
  const steps = page.getByRole('listitem').filter({ has: page.getByRole('paragraph') })
  await expect(steps.first()).toContainText('Hang up.')
  const call = page.getByRole('link', { name: 'Call 159' }).first()
  await expect(call).toHaveAttribute('href', 'tel:159')
  await expect(call).toBeInViewport()
})

test('somebody who has only seen a warning is told that nothing has happened', async ({ page }) => {
  await page.goto('/scam')
  const advice = page.getByText('nothing has happened.')
  await expect(advice).toBeHidden()
  await page.getByRole('link', { name: 'I only saw a warning' }).click()
  await expect(advice).toBeInViewport()
})

test('what is ticked becomes a note for the bank, which survives a reload and is gone once cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/scam')
  await page.getByLabel('They moved my mouse, or saw my screen').check()
  await page.getByLabel('How much was paid, and how?').fill('£400, by transfer')
  const note = page.getByText('Report of a scam')
  await expect(note).toContainText('They moved my mouse')
  await page.reload()
  await expect(page.getByLabel('They moved my mouse, or saw my screen')).toBeChecked()
  await expect(note).toContainText('£400, by transfer')
  await page.getByRole('button', { name: 'Copy the note' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The note is copied.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('£400, by transfer')
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(note).toBeHidden()
  await expect(page.getByLabel('They moved my mouse, or saw my screen')).not.toBeChecked()
  await page.reload()
  await expect(page.getByLabel('How much was paid, and how?')).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the choices open, the list can be ticked, and all of it can be printed', async ({
    page,
  }) => {
    await page.goto('/scam')
    await page.getByText('I paid or gave card details').click()
    await expect(
      page.getByText('Ask them to stop the payment and give the money back'),
    ).toBeVisible()
    await page.getByLabel('I read out the code of a gift card').check()
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const sign of ['Take the computer off the internet.', 'Hold Esc for five seconds'])
      await expect(page.getByText(sign)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call 159' })).toBeVisible()
  })
})
