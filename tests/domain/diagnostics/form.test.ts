import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { reportOn, submit } from '#domain/diagnostics/diagnosis.ts'
import {
  antivirusNames,
  fieldNames,
  operatingSystems,
  readForm,
} from '#domain/diagnostics/fields.ts'
import type { Field, Typed } from '#domain/diagnostics/fields.ts'

const typed = (some: Partial<Typed>): Typed => ({
  cpuUsage: '',
  memoryUsage: '',
  diskSpace: '',
  os: '',
  architecture: '',
  antivirus: '',
  storageDevices: '',
  ...some,
})
const errorOf = (field: Field, text: string) => readForm(typed({ [field]: text })).errors[field]

const messages: Record<Field, string> = {
  cpuUsage: 'CPU Usage must be a number between 0 and 100.',
  memoryUsage: 'Memory Usage must be a number between 0 and 100.',
  diskSpace: 'Disk Space must be a positive number.',
  os: 'Please enter a valid operating system (e.g., Windows, macOS, Linux).',
  architecture: 'Invalid architecture. Please enter either 32 or 64.',
  antivirus: 'Please enter a valid antivirus software name.',
  storageDevices: 'Please enter a valid comma-separated list of storage devices.',
}

const accepted: Record<Field, readonly string[]> = {
  cpuUsage: ['0', '100', '80', ' 80 ', '80.01', '80.5', '.5', '+7', '007'],
  memoryUsage: ['0', '100', '80', ' 80 ', '80.01'],
  diskSpace: ['0.001', '10', '9.99', ' 2000 '],
  os: [...operatingSystems, ' Windows '],
  architecture: ['32', '64', ' 64 '],
  antivirus: [...antivirusNames],
  storageDevices: ['SSD', 'SSD, HDD', ' a , b '],
}

const refused: Record<Field, readonly string[]> = {
  cpuUsage: [
    '-1',
    '-0.01',
    '100.1',
    '100.01',
    'abc',
    '80%',
    '1e1',
    '1e2',
    '80,5',
    '8 0',
    '−5',
    '0x10',
    'Infinity',
    'NaN',
    '1,5',
    '.',
    '٥',
  ],
  memoryUsage: ['-1', '100.1', 'abc', '1e2', '80,5'],
  diskSpace: ['0', '-0', '-1', '-10', 'abc', '1e2', '80,5', '10 GB', '9'.repeat(400)],
  os: ['windows', 'MacOS', 'macos', 'ArchLinux', 'Windows 11'],
  architecture: ['16', '64-bit', '064', 'x64'],
  antivirus: ['Eset', 'eseet', 'none', 'avast'],
  storageDevices: [',', 'SSD,', ', SSD', 'SSD,,HDD', 'SSD, ,HDD'],
}

describe.each(fieldNames)('%s', field => {
  test.each(['', ' ', '\t\n'])('may stay empty: %j', text => {
    expect(errorOf(field, text)).toBeUndefined()
  })

  test.each(accepted[field])('accepts %j', text => {
    expect(errorOf(field, text)).toBeUndefined()
    expect(readForm(typed({ [field]: text })).facts[field]).toBeDefined()
  })

  test.each(refused[field])('refuses %j with its message', text => {
    expect(errorOf(field, text)).toBe(messages[field])
    expect(readForm(typed({ [field]: text })).facts).toEqual({})
  })
})

test('names every wrong answer at once, and keeps what is right', () => {
  const { facts, errors } = readForm(typed({ cpuUsage: 'x', diskSpace: '5', os: 'Windoze' }))
  expect(Object.keys(errors)).toEqual(['cpuUsage', 'os'])
  expect(facts).toEqual({ diskSpace: 5 })
})

test('storage devices become names of unknown type and size', () => {
  const { facts } = readForm(typed({ storageDevices: 'Samsung 980 , WD Blue' }))
  expect(facts.storageDevices).toEqual([
    { name: 'Samsung 980', type: 'Unknown', size: 'Unknown' },
    { name: 'WD Blue', type: 'Unknown', size: 'Unknown' },
  ])
})

describe('recommends', () => {
  const sentences = (some: Partial<Typed>) =>
    reportOn(readForm(typed(some)).facts).findings.map(({ sentence, guide }) => ({
      sentence,
      guide,
    }))

  test.each([
    ['cpuUsage', '80', '81', 'Consider closing CPU-intensive programs or upgrading your CPU.', 3],
    [
      'cpuUsage',
      '80',
      '80.01',
      'Consider closing CPU-intensive programs or upgrading your CPU.',
      3,
    ],
    [
      'memoryUsage',
      '80',
      '80.01',
      'Consider upgrading your RAM or closing memory-intensive programs.',
      3,
    ],
    [
      'memoryUsage',
      '0',
      '100',
      'Consider upgrading your RAM or closing memory-intensive programs.',
      3,
    ],
    [
      'diskSpace',
      '10',
      '9.99',
      'Low disk space. Consider freeing up space or upgrading your storage.',
      21,
    ],
    [
      'antivirus',
      'Eseet',
      'None',
      'It is recommended to install antivirus software to protect your system.',
      19,
    ],
  ])('%s: nothing at %s; at %s: %s', (field, well, ill, sentence, guide) => {
    expect(sentences({ [field]: well })).toEqual([])
    expect(sentences({ [field]: ill })).toEqual([{ sentence, guide }])
  })

  test('everything that holds, in the order of the specification, with the evidence', () => {
    const { findings } = reportOn(
      readForm(typed({ cpuUsage: '95', memoryUsage: '90', diskSpace: '1', antivirus: 'None' }))
        .facts,
    )
    expect(findings.map(({ evidence }) => evidence)).toEqual([
      'CPU usage in percent: 95',
      'Memory usage in percent: 90',
      'Free disk space in GB: 1',
      'Antivirus program: None',
    ])
  })

  test('nothing for a system, an architecture or a list of disks', () => {
    expect(sentences({ os: 'Arch Linux', architecture: '32', storageDevices: 'a' })).toEqual([])
  })
})

test('an empty form gives an empty report, without a wait', () => {
  const report = { given: [], devices: [], findings: [] }
  expect(submit(typed({}))).toEqual({ state: 'results', report })
})

test('a form with a wrong answer stays open, and one that is filled in is analysed', () => {
  expect(submit(typed({ cpuUsage: 'x', os: 'Linux' }))).toEqual({
    state: 'form',
    errors: { cpuUsage: messages.cpuUsage },
  })
  expect(submit(typed({ os: ' Linux ' }))).toEqual({ state: 'analysing', facts: { os: 'Linux' } })
})

test('the report repeats what was given, each with its label, and the disks by themselves', () => {
  const { facts } = readForm(typed({ cpuUsage: '0', os: 'Linux', storageDevices: 'SSD' }))
  expect(reportOn(facts)).toEqual({
    given: [
      { label: 'CPU usage in percent', value: '0' },
      { label: 'Operating system', value: 'Linux' },
    ],
    devices: [{ name: 'SSD', type: 'Unknown', size: 'Unknown' }],
    findings: [],
  })
})

test('a number is shown with all its digits', () => {
  const { facts } = readForm(typed({ diskSpace: `1${'0'.repeat(23)}` }))
  expect(reportOn(facts).given[0]?.value).toBe(`1${'0'.repeat(23)}`)
})

test('whatever is typed, each filled field ends as a fact or as an error, and nothing throws', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom('None', 'Windows', '64', 'a,b'),
  )
  const form = fc.record(
    Object.fromEntries(fieldNames.map(name => [name, anything])),
  ) as fc.Arbitrary<Typed>
  fc.assert(
    fc.property(form, answers => {
      const { facts, errors } = readForm(answers)
      reportOn(facts)
      for (const name of fieldNames) {
        const filled = answers[name].trim() !== ''
        expect(Number(name in facts) + Number(name in errors)).toBe(filled ? 1 : 0)
      }
    }),
  )
})
