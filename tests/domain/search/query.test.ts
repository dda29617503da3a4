import { expect, test } from 'vitest'

import { contentWords } from '#domain/search/query.ts'

test.each([
  ['My printer will not print', ['printer', 'print']],
  ['the the THE', []],
  ['print Print PRINT', ['print']],
  ['x 7 ok', ['ok']],
  ['', []],
  [
    'one two three four five six seven eight nine ten',
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  ],
])('the words of "%s" that a text is searched for are %j', (query, words) => {
  expect(contentWords(query)).toEqual(words)
})
