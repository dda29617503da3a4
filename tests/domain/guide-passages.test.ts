import { expect, test } from 'vitest'

import { passagesOfBlock } from '#domain/guide/blocks.ts'
import type { Block } from '#domain/guide/blocks.ts'
import { gatedPassages, leadingPassages, linesOf, passagesOfFixes } from '#domain/guide/guide.ts'
import type { Fix, GuideBody } from '#domain/guide/guide.ts'

const prose = (text: string) => ({ html: text, text, line: 1 })

const steps: Block = {
  kind: 'steps',
  systems: [],
  steps: [
    {
      safeguards: [
        { hazards: ['mains'], systems: ['macos'], label: 'Mac', prose: prose('Pull the plug.') },
      ],
      noHazards: [],
      say: prose('Open the panel.'),
      notes: [
        { systems: ['macos'], programs: [], label: 'Mac', prose: prose('Select the symbol.') },
        { systems: [], programs: [], label: '', prose: prose('It is at the top.') },
      ],
      pictures: ['taskbar'],
      effects: [],
    },
  ],
}
const command: Block = {
  kind: 'command',
  systems: ['windows-11', 'windows-10'],
  code: 'ipconfig /renew',
  does: prose('It asks for an address.'),
  reads: prose('Settings.'),
  changes: prose('The address.'),
  undo: prose('Not needed.'),
}
const fix: Fix = {
  number: 1,
  word: 'Fix',
  title: prose('Restart the router'),
  time: '5 minutes',
  difficulty: 'easy',
  tell: prose('Your phone fails too.'),
  stops: [{ level: 'urgent', sign: prose('It is hot.'), advice: prose('Let it cool.') }],
  blocks: [steps, command],
  expect: prose('A page opens.'),
  undo: prose('Nothing to undo.'),
}
const body: GuideBody = {
  opening: prose('Wi-Fi needs three things.'),
  stops: [{ level: 'routine', sign: prose('It is a work computer.'), advice: prose('Ask first.') }],
  before: [prose('Print this page.')],
  cases: [prose('It is missing: go to Fix 1.')],
  fixes: [fix],
  good: [{ kind: 'picture', systems: [], name: 'router' }],
  still: [{ kind: 'prose', systems: [], prose: prose('Ask a technician.') }],
}

test('the text behind the preview has every line in the order in which it is read', () => {
  expect(linesOf(gatedPassages(body))).toEqual([
    'Wi-Fi needs three things.',
    'It is missing: go to Fix 1.',
    'Fix 1: Restart the router',
    'Your phone fails too.',
    'It is hot.',
    'Let it cool.',
    'Before this step, on Mac: Pull the plug.',
    'Open the panel.',
    'Mac: Select the symbol.',
    'It is at the top.',
    'ipconfig /renew',
    'It asks for an address.',
    'Settings.',
    'The address.',
    'Not needed.',
    'A page opens.',
    'Nothing to undo.',
    'Ask a technician.',
  ])
})

test('the warnings that lead a guide are read apart from it', () => {
  expect(linesOf(leadingPassages(body))).toEqual([
    'It is a work computer.',
    'Ask first.',
    'Print this page.',
  ])
})

test('a passage is for the systems of its block, unless it names its own', () => {
  const within: Block = { ...steps, systems: ['chromeos'] }
  expect(passagesOfBlock(within).map(({ systems }) => systems)).toEqual([
    ['macos'],
    ['chromeos'],
    ['macos'],
    ['chromeos'],
    ['chromeos'],
  ])
})

test('drawings are found in steps and between them', () => {
  const names = [...passagesOfFixes(body), ...gatedPassages({ ...body, fixes: [] })].flatMap(
    passage => (passage.kind === 'picture' ? [passage.name] : []),
  )
  expect(names).toEqual(['taskbar', 'router'])
})
