import { expect, test } from 'vitest'

import { createBrokenHere } from '#stores/turns/broken-here.ts'

function open(kept?: string, guide = 16) {
  let tab = kept
  const brokenHere = createBrokenHere({
    guide: () => guide,
    read: () => tab,
    write: text => void (tab = text),
  })
  brokenHere.recall()
  return { ...brokenHere, tab: () => tab }
}

test('the reader is asked once in a guide, also if the page is loaded again in between', () => {
  const first = open()
  expect(first.$isHere.get()).toBeUndefined()
  first.answer(true)
  expect(first.$isHere.get()).toBe(true)
  expect(open(first.tab()).$isHere.get()).toBe(true)
})

test('an answer can be taken back', () => {
  const { answer, $isHere, tab } = open('16 yes')
  answer(false)
  expect($isHere.get()).toBe(false)
  expect(open(tab()).$isHere.get()).toBe(false)
})

test.each(['', 'yes', '16', '16 perhaps', 'NaN yes', '3 yes'])(
  '“%s” is no answer about this guide',
  kept => expect(open(kept).$isHere.get()).toBeUndefined(),
)
