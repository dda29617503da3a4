import { expect, test } from 'vitest'

import { parseAnswers } from '#domain/kept-answers.ts'

test.each([
  ['{"os":"Linux","cpuUsage":"7"}', { os: 'Linux', cpuUsage: '7' }],
  ['{"os":"","cpuUsage":7,"disk":null,"antivirus":"None"}', { antivirus: 'None' }],
  [JSON.stringify({ os: 'x'.repeat(1000) }), { os: 'x'.repeat(1000) }],
  [JSON.stringify({ os: 'x'.repeat(1001) }), {}],
  ['7', {}],
  ['null', {}],
  ['{', {}],
  ['', {}],
  [undefined, {}],
])('answers kept as %j are %j', (kept, answers) => expect(parseAnswers(kept)).toEqual(answers))
