import { expect, test } from 'vitest'

import { clausesOf } from '#domain/guide/clauses.ts'
import { labelsIn, markedText, unmarked } from '#domain/guide/marked-text.ts'

const marked = (html: string) => markedText({ html, text: '', line: 1 })
const told = (html: string) => clausesOf(marked(html)).map(clause => unmarked(clause.marked))

test.each([
  ['Open the lid.', ['Open the lid.']],
  ['Open the lid, then pull the plug and wait.', ['Open the lid', 'pull the plug', 'wait.']],
  ['Open it then wait.', ['Open it', 'wait.']],
  ['Open it; wait: count, or sleep, but stay.', ['Open it', 'wait', 'count', 'sleep', 'stay.']],
  ['Do not open the lid.', []],
  ["Please don't open the lid, then wait.", ['wait.']],
  ['Never select A or press B.', []],
  ['Do not select A, and press B, but wait.', ['wait.']],
  ['Select A, not B.', ['Select A']],
  ['Notice the light, or press it.', ['Notice the light', 'press it.']],
  ['Empty <strong>Bin and Trash</strong> and wait.', ['Empty Bin and Trash', 'wait.']],
])('"%s" tells a reader to do %j', (html, clauses) => expect(told(html)).toEqual(clauses))

test.each([
  ['Now empty the bin.', 'empty the bin.'],
  ['You can also delete the films.', 'delete the films.'],
  ['Next, go ahead and pull the plug.', 'pull the plug.'],
  ['It is safe to delete them.', 'delete them.'],
])('"%s" tells a reader the same without the words before its verb', (html, verb) =>
  expect(clausesOf(marked(html)).map(({ onward }) => onward)).toContain(verb),
)

test.each(['You must not open the lid.', 'Now never press it.'])(
  '"%s" tells a reader to leave it alone',
  html => expect(told(html)).toEqual([]),
)

test('what is told is seen with the rest of its sentence, and with what was said before', () => {
  const [open, pull, wait] = clausesOf(
    marked('Open <strong>A</strong> and pull <strong>B</strong>.  Then wait.'),
  ).map(clause =>
    Object.fromEntries(Object.entries(clause).map(([part, words]) => [part, unmarked(words)])),
  )
  const sentence = 'Open A and pull B.'
  expect(open).toEqual({ onward: sentence, marked: 'Open A', sentence, before: '' })
  expect(pull).toEqual({ onward: 'pull B.', marked: 'pull B.', sentence, before: '' })
  expect(wait).toEqual({
    onward: 'wait.',
    marked: 'Then wait.',
    sentence: 'Then wait.',
    before: sentence,
  })
})

test('a line is read as it was typed, with its labels apart', () => {
  const line = marked(
    ' Select <strong>Don’t\nallow</strong>, then <kbd>Ctrl</kbd>: “a &lt; b &amp;&quot;c”. ',
  )
  expect(unmarked(line)).toBe('Select Don\'t allow, then Ctrl: "a < b &"c".')
  expect(labelsIn(line)).toEqual(["Don't allow"])
  expect(labelsIn(marked('<strong>OK </strong> or <strong>Yes</strong>'))).toEqual(['OK', 'Yes'])
})
