// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { bundle } from '#integrations/bundle.ts'
import { readMemberHint } from '#services/member-hint.ts'
import { createSession } from '#stores/sign-in/session.ts'

const root = document.documentElement

/** What the head of every page does before the first paint. */
let runHeadScript = () => {}
beforeAll(async () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- the very text that stands in the pages
  const values = { KEEPS_OFFLINE: false }
  const code = await bundle(process.cwd(), 'head/head-script.ts', values)
  runHeadScript = new Function(code) as () => void
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  localStorage.clear()
  root.className = ''
})

test.each([
  ['{"name":"Rosa"}', true],
  ['{"name":"Rosa","photo":7}', true],
  [JSON.stringify({ name: 'x'.repeat(500) }), true],
  ['{}', false],
  ['null', false],
  ['garbage{', false],
  ['"Rosa"', false],
  ['{"name":5}', false],
  ['', false],
])('with %s stored, the device counts as having had a member: %s', (stored, isMember) => {
  localStorage.setItem('memberHint', stored)
  runHeadScript()
  expect(root.classList.contains('member')).toBe(isMember)
  expect(readMemberHint() !== undefined).toBe(isMember)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'nonsense'])(
  'no picture is requested from %s',
  photo => {
    localStorage.setItem('memberHint', JSON.stringify({ name: 'Rosa', photo }))
    expect(readMemberHint()).toEqual({ name: 'Rosa' })
  },
)

test('a page first shown as a member’s becomes a guest’s when the session finds no member', () => {
  root.classList.add('member')
  const service = { watch: () => () => {}, signOut: () => Promise.resolve() }
  const device = {
    read: () => undefined,
    write: () => {},
    lasts: () => true,
    watch: () => () => {},
  }
  const stop = createSession(service, device, () => {}).$session.listen(() => {})
  expect(root.classList.contains('member')).toBe(false)
  stop()
})
