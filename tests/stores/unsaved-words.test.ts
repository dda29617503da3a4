import { expect, test } from 'vitest'

import { createUnsavedWords } from '#stores/unsaved-words.ts'

function start(stored?: string) {
  let kept = stored
  const tab = {
    read: () => kept,
    write: (words: string) => {
      kept = words
    },
    clear: () => {
      kept = undefined
    },
  }
  return { ...createUnsavedWords(tab), tab, stored: () => kept }
}

test('what was typed is there again after a reload, for whoever typed it', () => {
  const { keep, tab } = start()
  keep('ann', 'profile', 'Anna')
  keep('ann', 'edit answer 1', 'It hums.')
  const { of } = createUnsavedWords(tab)
  expect([of('ann', 'profile'), of('ann', 'edit answer 1')]).toEqual(['Anna', 'It hums.'])
  expect(of('ben', 'profile')).toBeUndefined()
  expect(of('ann', 'edit answer 2')).toBeUndefined()
})

test('what was saved or cancelled is forgotten, and leaves nothing behind', () => {
  const { keep, forget, of, stored } = start()
  keep('ann', 'profile', 'Anna')
  keep('ann', 'edit answer 1', 'It hums.')
  forget('profile')
  expect([of('ann', 'profile'), of('ann', 'edit answer 1')]).toEqual([undefined, 'It hums.'])
  forget('edit answer 1')
  expect(stored()).toBeUndefined()
})

test.each(['null', '[1]', '{"profile":3}', '{"profile":{"uid":"ann"}}', 'no JSON'])(
  'a damaged store is an empty one: %s',
  stored => {
    const { of, keep } = start(stored)
    expect(of('ann', 'profile')).toBeUndefined()
    keep('ann', 'profile', 'Anna')
    expect(of('ann', 'profile')).toBe('Anna')
  },
)
