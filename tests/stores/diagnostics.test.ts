import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Typed } from '#domain/diagnostics/fields.ts'
import type { Seen } from '#domain/diagnostics/seen.ts'
import { after } from '#services/timer.ts'
import { createDevice } from '#stores/diagnostics/device.ts'
import { createDiagnostics } from '#stores/diagnostics/diagnostics.ts'

/** Milliseconds; a busy machine takes its time. */
const PATIENCE = 20_000

const typed = (some: Partial<Typed> = {}): Typed => ({
  cpuUsage: '',
  memoryUsage: '',
  diskSpace: '',
  os: '',
  architecture: '',
  antivirus: '',
  storageDevices: '',
  ...some,
})

function open(kept?: string) {
  const markTitle = vi.fn<(faulty: boolean) => void>()
  const note: { text?: string } = kept === undefined ? {} : { text: kept }
  const answers = {
    read: () => note.text,
    write: (text: string) => void (note.text = text),
    forget: () => void delete note.text,
  }
  const diagnostics = createDiagnostics({ after, markTitle, answers })
  return { ...diagnostics, markTitle, note, state: () => diagnostics.$diagnosis.get().state }
}

describe('the diagnostics form', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('analyses for 3,000 milliseconds, then shows the results', () => {
    const { submit, state, $diagnosis } = open()
    submit(typed({ cpuUsage: '81' }))
    vi.advanceTimersByTime(2999)
    expect(state()).toBe('analysing')
    vi.advanceTimersByTime(1)
    expect($diagnosis.get()).toMatchObject({
      state: 'results',
      report: { findings: [{ guide: 3 }] },
    })
  })

  test('does not keep a reader waiting who has given nothing', () => {
    const { submit, $diagnosis } = open()
    submit(typed({ cpuUsage: ' ' }))
    expect($diagnosis.get()).toEqual({
      state: 'results',
      report: { given: [], devices: [], findings: [] },
    })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('keeps the answers until they are cleared, and nothing of an empty form', () => {
    const { keep, kept, clear, note } = open()
    keep({ cpuUsage: '81', here: 'no', os: '' })
    expect(kept()).toEqual({ cpuUsage: '81', here: 'no' })
    clear()
    expect(kept()).toEqual({})
    keep({ cpuUsage: '81' })
    keep({ cpuUsage: '' })
    expect(note.text).toBeUndefined()
  })

  test.each(['', '{', 'null', '7', '"ab"', '{"cpuUsage":81}', '{"os":null}'])(
    'a damaged note (%s) fills no field',
    note => {
      expect(open(note).kept()).not.toHaveProperty('cpuUsage')
      expect(open(note).kept()).not.toHaveProperty('os')
    },
  )

  test('stays with its errors, marks the title, and starts no timer', () => {
    const { submit, $diagnosis, markTitle } = open()
    submit(typed({ cpuUsage: '101' }))
    expect($diagnosis.get()).toEqual({
      state: 'form',
      errors: { cpuUsage: 'CPU Usage must be a number between 0 and 100.' },
    })
    expect(markTitle).toHaveBeenLastCalledWith(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('takes the mark off the title once the answers are right', () => {
    const { submit, markTitle } = open()
    submit(typed({ os: 'dos' }))
    submit(typed({ os: 'Debian' }))
    expect(markTitle).toHaveBeenLastCalledWith(false)
  })

  test('begins without a mark in the title', () => {
    const { redo, markTitle } = open()
    redo()
    expect(markTitle).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('called off during the analysis leaves no timer and no late results', () => {
    const { submit, redo, state } = open()
    submit(typed({ os: 'Debian' }))
    redo()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(10_000)
    expect(state()).toBe('form')
  })

  test('submitted twice has one analysis', () => {
    const { submit } = open()
    submit(typed({ os: 'Debian' }))
    submit(typed({ os: 'Debian' }))
    expect(vi.getTimerCount()).toBe(1)
  })

  test('done again clears the results', () => {
    const { submit, redo, $diagnosis } = open()
    submit(typed({ diskSpace: '1' }))
    vi.advanceTimersByTime(3000)
    redo()
    expect($diagnosis.get()).toEqual({ state: 'form', errors: {} })
  })
})

test('the device is read when somebody looks, and not before', async () => {
  const read = vi.fn<() => Promise<Seen>>(async () => ({ cores: 4 }))
  const { $seen } = createDevice(read)
  expect(read).not.toHaveBeenCalled()
  const stop = $seen.listen(() => {})
  await vi.waitFor(() => expect($seen.get()).toEqual({ cores: 4 }), PATIENCE)
  stop()
})

test('what the device reports after the reader has left is not shown', async () => {
  vi.useFakeTimers()
  let tell = (_seen: Seen) => {}
  const { $seen } = createDevice(() => new Promise(done => (tell = done)))
  const stop = $seen.listen(() => {})
  stop()
  await vi.advanceTimersByTimeAsync(2000)
  tell({ cores: 4 })
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  expect($seen.value).toBeUndefined()
})
