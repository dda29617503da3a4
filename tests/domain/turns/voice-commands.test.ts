import { expect, test } from 'vitest'

import { voiceCommandsFor } from '#domain/turns/voice-commands.ts'
import { voiceCommandIn } from '#domain/turns/voice-phrases.ts'

test.each([
  ['next', 'next'],
  ['Next step, please', 'next'],
  ['okay go on', 'next'],
  ['I am done', 'next'],
  // What a recogniser makes of "next" and "back".
  ['necks', 'next'],
  ['text', 'next'],
  ['bag', 'back'],
  ['Back', 'back'],
  ['go back one step', 'back'],
  ['the previous one', 'back'],
  ['again', 'again'],
  ['a gain', 'again'],
  ['Can you repeat that', 'again'],
  ['read it to me', 'again'],
  ['Help!', 'help'],
  ['I don’t see this', 'help'],
  ["I can't find it", 'help'],
  ['I am stuck', 'help'],
])('“%s” means %s', (heard, command) => expect(voiceCommandIn(heard)).toBe(command))

test.each([
  ['nothing of the kind', 'hello there'],
  ['a part of another word', 'the context of feedback against helpful'],
  ['two at once', 'back again'],
  ['the opposite', 'not the next one'],
  ['a refusal', "don't go back"],
  ['a wait', 'wait, not done'],
  ['a talk in the room', 'and then we went on to the next town'],
  ['silence', ''],
])('what is not clear does nothing: %s', (_, heard) =>
  expect(voiceCommandIn(heard)).toBeUndefined(),
)

test('a question is answered by a press, and a choice or a danger follows no voice', () => {
  expect(voiceCommandsFor('step')).toContain('next')
  expect(voiceCommandsFor('check')).not.toContain('next')
  expect(voiceCommandsFor('unseen')).toEqual(['back'])
  expect(voiceCommandsFor('stop')).toEqual([])
  expect(voiceCommandsFor('choose-system')).toEqual([])
})
