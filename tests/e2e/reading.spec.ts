import { awake, expect, test } from './test.ts'

test('a reader with a stop code finds its meaning and the guide, without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/codes`)
  await page.getByRole('link', { name: 'KERNEL_DATA_INPAGE_ERROR' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KERNEL_DATA_INPAGE_ERROR')
  await expect(page.getByText('0x0000007A')).toBeVisible()
  await page.getByRole('link', { name: /Hard drive is failing/ }).click()
  await expect(page).toHaveURL(/\/issue\/39$/)
  await context.close()
})

test('a reader who types a code into the search is led to its page', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('searchbox').fill('error 0x80070643')
  await page
    .getByRole('link', { name: /0x80070643/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/codes\/0x80070643$/)
})

test('a guide’s film plays with captions, and is also there in words', async ({ page }) => {
  await page.goto('/issue/16#full')
  await page.getByText('The video in words').click()
  await expect(page.getByText('Turn Wi-Fi off, and count slowly to ten.')).toBeVisible()
  await page.getByRole('button', { name: 'Watch video' }).click()
  await awake(page, 'Video')
  const video = page.getByLabel("Video: Wi-Fi won't connect. It has no sound.")
  await expect(video).toBeVisible()
  const film = () =>
    video.evaluate(element => {
      if (!(element instanceof HTMLVideoElement)) return undefined
      const { currentTime, duration, textTracks } = element
      return { plays: currentTime > 0, long: duration > 10, cues: textTracks[0]?.cues?.length }
    })
  await video.evaluate(async element => {
    if (!(element instanceof HTMLVideoElement)) return
    element.muted = true
    await element.play()
  })
  await expect.poll(film).toEqual({ plays: true, long: true, cues: 5 })
  await page.getByRole('button', { name: 'Hide video' }).click()
  await expect(video).toBeHidden()
})

test('a pack is saved under its own name', async ({ page }) => {
  await page.goto('/downloads')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: /No internet/ }).click()
  expect((await saved).suggestedFilename()).toBe('7-no-internet.zip')
})

test('a reader on Windows 10 sees the last day of support and what to do next', async ({
  page,
}) => {
  await page.goto('/still-supported')
  const row = page.getByRole('row', { name: /Windows 10, without ESU/ })
  await expect(row).toContainText('14 Oct 2025')
  await expect(row).toContainText('No more updates')
  await expect(page.getByRole('link', { name: /Can.t upgrade to Windows 11/ })).toBeVisible()
})
