import type { Browser, Page } from '@playwright/test'

import { portsFrom } from '#local/emulators/ports.ts'
import { PROJECT } from '#local/project.ts'

import { becomeMember } from './become-member.ts'
import { SITE_PORT } from './port.ts'
import { expect, test } from './test.ts'

/** Reviews are read from and written to the local backend. */
test.use({ allowedHosts: ['127.0.0.1'] })

/** No other test writes about these two. */
const TECHNICIAN = 'Covent Garden Computer Care'
const OTHER = 'Whitehall Home Visits'
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const comment = (page: Page) => page.getByLabel('Comment')

async function choose(page: Page, name = TECHNICIAN) {
  await page.goto('/technician-locator')
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused()
  await expect(reviews(page).getByText('Fetching the reviews…')).toHaveCount(0)
}

async function write(page: Page, rating: string, words: string, send = 'Send review') {
  await page.getByText(rating, { exact: true }).last().click()
  await comment(page).fill(words)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByText('Thank you. Your review is published.')).toBeVisible()
}

async function newMember(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await becomeMember(page)
  return page
}

test('members write, read, edit and delete their reviews, and a guest reads them', async ({
  page,
  browser,
}) => {
  test.slow()
  const ann = await newMember(browser)
  await choose(ann)
  await expect(reviews(ann).getByText('Nobody has written a review yet.')).toBeVisible()
  await expect(ann.getByText('Everybody can read it, with your display name.')).toBeVisible()
  // As specified: without both, nothing happens.
  await ann.getByRole('button', { name: 'Send review' }).click()
  await comment(ann).fill('Mended it in a day.')
  await ann.getByRole('button', { name: 'Send review' }).click()
  await expect(reviews(ann).getByText('Nobody has written a review yet.')).toBeVisible()
  await write(ann, '5 Excellent', 'Mended it in a day. <b>Kind</b>')
  await expect(reviews(ann).getByText('Average rating: 5.0 of 5, from 1 review.')).toBeVisible()
  await expect(reviews(ann).getByText('Mended it in a day. <b>Kind</b>')).toBeVisible()

  const bob = await newMember(browser)
  await choose(bob)
  await reviews(bob).getByRole('button', { name: 'Report the review by a member' }).click()
  const dialog = bob.getByRole('dialog', { name: 'Report this review' })
  await dialog.getByRole('radio', { name: 'It is advertising or spam' }).check()
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(reviews(bob).getByText('You have reported this.')).toBeFocused()
  await write(bob, '2 Fair', 'Slow.')
  await expect(reviews(bob).getByText('Average rating: 3.5 of 5, from 2 reviews.')).toBeVisible()

  await choose(page)
  await expect(reviews(page).getByText('Average rating: 3.5 of 5, from 2 reviews.')).toBeVisible()
  await expect(reviews(page).getByText('A member', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Delete my review' })).toHaveCount(0)
  await expect(page.getByText('Your review stays on this page only.')).toBeVisible()
  await page.getByText('1 Poor', { exact: true }).click()
  await comment(page).fill('Only mine.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(reviews(page).getByText('Average rating: 2.7 of 5, from 3 reviews.')).toBeVisible()
  await choose(page)
  await expect(reviews(page).getByText('Average rating: 3.5 of 5, from 2 reviews.')).toBeVisible()

  await choose(ann)
  await ann.getByRole('button', { name: 'Fill in my words' }).click()
  await expect(comment(ann)).toHaveValue('Mended it in a day. <b>Kind</b>')
  await write(ann, '4 Very Good', 'Mended it in two days.', 'Change my review')
  await expect(reviews(ann).getByText('Average rating: 3.0 of 5, from 2 reviews.')).toBeVisible()
  await choose(ann, OTHER)
  await expect(comment(ann)).toHaveValue('')
  await choose(ann)
  await expect(reviews(ann).getByText('Mended it in two days.')).toBeVisible()
  await ann.getByRole('button', { name: 'Delete my review' }).click()
  await expect(ann.getByText('Your review has been deleted.')).toBeVisible()
  await expect(reviews(ann).getByText('Average rating: 2.0 of 5, from 1 review.')).toBeVisible()

  await choose(bob)
  await bob.getByRole('button', { name: 'Delete my review' }).click()
  await expect(reviews(bob).getByText('Nobody has written a review yet.')).toBeVisible()
  await choose(page)
  await expect(reviews(page).getByText('Nobody has written a review yet.')).toBeVisible()
})

test('the database refuses a member’s second review, and one in another name', async ({
  browser,
}) => {
  const page = await newMember(browser)
  await choose(page, OTHER)
  let uid = ''
  let token = ''
  page.on('request', request => {
    token = request.headers()['authorization'] ?? token
    uid = /\/reviews\/([\w-]+)/.exec(request.postData() ?? '')?.[1] ?? uid
  })
  await write(page, '3 Good', 'All right.')
  expect(uid).not.toBe('')
  const { firestore } = portsFrom(SITE_PORT)
  const folder = `projects/${PROJECT}/databases/(default)/documents`
  const writeAs = async (id: string) => {
    const fields = {
      rating: { stringValue: '5' },
      comment: { stringValue: 'Once more.' },
      name: { stringValue: '' },
      uid: { stringValue: uid },
    }
    const answer = await fetch(`http://127.0.0.1:${firestore}/v1/${folder}:commit`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({
        writes: [
          {
            update: { name: `${folder}/technicians/whitehall-home-visits/reviews/${id}`, fields },
            updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
          },
        ],
      }),
    })
    return answer.status
  }
  expect(await writeAs(uid)).toBe(200)
  expect(await writeAs('second')).toBe(403)
  await page.getByRole('button', { name: 'Delete my review' }).click()
  await expect(page.getByText('Your review has been deleted.')).toBeVisible()
})

test('a review that cannot be sent keeps every word, and can be sent again', async ({
  browser,
}) => {
  const page = await newMember(browser)
  await choose(page, OTHER)
  await page.context().route('**/documents:commit**', route => route.abort(), { times: 1 })
  await page.getByText('4 Very Good', { exact: true }).click()
  await comment(page).fill('Came on time.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(
    page.getByText('Your review was not saved. What you typed is still here.'),
  ).toBeVisible()
  await expect(comment(page)).toHaveValue('Came on time.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Thank you. Your review is published.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete my review' }).click()
  await expect(page.getByText('Your review has been deleted.')).toBeVisible()
})
