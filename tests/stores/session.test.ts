// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'

import type { Member, MemberHint } from '#domain/sign-in/session.ts'
import { readMemberHint, watchMemberHint, writeMemberHint } from '#services/member-hint.ts'
import { createSession as create } from '#stores/sign-in/session.ts'
import type { HintStore } from '#stores/sign-in/session.ts'
import type { AccountService } from '#services/accounts.ts'

const rosa: Member = { uid: '1', displayName: 'Rosa', email: '', phoneNumber: '', photoURL: '' }

const reload = vi.fn()
const createSession = (service: AccountService, hints: HintStore) => create(service, hints, reload)

/** An account service that all tabs share, as the provider is. */
function createService(member?: Member) {
  const watchers = new Set<(member: Member | undefined) => void>()
  let now = member
  return {
    watchers,
    become(next: Member | undefined) {
      now = next
      watchers.forEach(changed => changed(now))
    },
    service: {
      watch(changed: (member: Member | undefined) => void) {
        watchers.add(changed)
        changed(now)
        return () => watchers.delete(changed)
      },
      signOut: () => Promise.resolve(),
    },
  }
}

/** What all tabs keep on the device. A tab hears only what another one has written. */
function createDevice(first?: MemberHint) {
  let hint = first
  const tabs = new Map<object, (hint: MemberHint | undefined) => void>()
  return {
    hint: () => hint,
    tab() {
      const own = {}
      return {
        read: () => hint,
        lasts: () => true,
        write(next: MemberHint | undefined) {
          hint = next
          for (const [tab, changed] of tabs) if (tab !== own) changed(hint)
        },
        watch(changed: (hint: MemberHint | undefined) => void) {
          tabs.set(own, changed)
          return () => tabs.delete(own)
        },
      }
    },
  }
}

const isMarked = () => document.documentElement.classList.contains('member')

beforeEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
})

describe('the session', () => {
  test('does not load the account service if no one was signed in', () => {
    const { service, watchers } = createService(rosa)
    const { $session } = createSession(service, createDevice().tab())
    const stop = $session.listen(() => {})
    expect($session.get()).toEqual({ state: 'guest' })
    expect(watchers.size).toBe(0)
    stop()
  })

  test('is unknown until the service answers, and shows what the device remembers', () => {
    const service = { watch: () => () => {}, signOut: () => Promise.resolve() }
    const { $session, $hint } = createSession(service, createDevice({ name: 'Rosa' }).tab())
    const stop = $session.listen(() => {})
    expect($session.get()).toEqual({ state: 'unknown' })
    expect($hint.get()).toEqual({ name: 'Rosa' })
    stop()
  })

  test('is a member once the service says so, and leaves a hint for the next page', () => {
    const { service, become } = createService(rosa)
    const device = createDevice({ name: 'somebody' })
    const { $session } = createSession(service, device.tab())
    const stop = $session.listen(() => {})
    expect($session.get()).toEqual({ state: 'member', member: rosa })
    expect(device.hint()).toEqual({ uid: '1', name: 'Rosa' })
    expect(isMarked()).toBe(true)
    become(undefined)
    expect($session.get()).toEqual({ state: 'guest' })
    expect(device.hint()).toBeUndefined()
    expect(isMarked()).toBe(false)
    stop()
  })

  test('asks the account service on a member’s own page where no hint lasts', () => {
    const { service } = createService(rosa)
    const { $session, watchWithoutHints } = createSession(service, {
      ...createDevice().tab(),
      lasts: () => false,
    })
    const stop = $session.listen(() => {})
    expect($session.get()).toEqual({ state: 'guest' })
    watchWithoutHints()
    expect($session.get()).toEqual({ state: 'member', member: rosa })
    stop()
  })

  test('says that the service cannot be reached, and tries again on request', () => {
    const watch = vi.fn((_changed: unknown, unreachable: () => void) => {
      unreachable()
      return () => {}
    })
    const { $session, $unreachable, retry } = createSession(
      { watch, signOut: () => Promise.resolve() },
      createDevice({ name: 'Rosa' }).tab(),
    )
    const stop = $session.listen(() => {})
    expect($unreachable.get()).toBe(true)
    expect($session.get()).toEqual({ state: 'unknown' })
    retry()
    expect(watch).toHaveBeenCalledTimes(2)
    stop()
  })
})

test('an account service that is silent for ten seconds is reported as out of reach', () => {
  vi.useFakeTimers()
  let answer: (member: Member | undefined) => void = () => {}
  const service = {
    watch: (changed: typeof answer) => {
      answer = changed
      return () => {}
    },
    signOut: () => Promise.resolve(),
  }
  const { $session, $unreachable } = createSession(service, createDevice({ name: 'Rosa' }).tab())
  const stop = $session.listen(() => {})
  vi.advanceTimersByTime(9000)
  expect($unreachable.get()).toBe(false)
  vi.advanceTimersByTime(1000)
  expect($unreachable.get()).toBe(true)
  answer(rosa)
  expect($unreachable.get()).toBe(false)
  expect($session.get()).toMatchObject({ state: 'member' })
  stop()
  vi.useRealTimers()
})

describe('two tabs', () => {
  test('agree after somebody signs in in one of them', () => {
    const { service, become } = createService()
    const device = createDevice()
    const one = createSession(service, device.tab())
    const other = createSession(service, device.tab())
    const stops = [one.$session.listen(() => {}), other.$session.listen(() => {})]
    one.watch()
    become(rosa)
    expect(one.$session.get()).toEqual({ state: 'member', member: rosa })
    expect(other.$session.get()).toEqual({ state: 'member', member: rosa })
    become(undefined)
    expect(one.$session.get()).toEqual({ state: 'guest' })
    expect(other.$session.get()).toEqual({ state: 'guest' })
    stops.forEach(stop => stop())
  })

  test('show nothing of a member who has logged out in the other one, before the service has said so', () => {
    const { service } = createService(rosa)
    const device = createDevice({ uid: '1', name: 'Rosa' })
    const { $session } = createSession(service, device.tab())
    const stop = $session.listen(() => {})
    expect($session.get().state).toBe('member')
    device.tab().write(undefined)
    expect($session.get()).toEqual({ state: 'guest' })
    expect(isMarked()).toBe(false)
    stop()
  })

  test('nor of one member after another has logged in: the page reloads', () => {
    const { service } = createService(rosa)
    const device = createDevice({ uid: '1', name: 'Rosa' })
    const { $session } = createSession(service, device.tab())
    const stop = $session.listen(() => {})
    device.tab().write({ uid: '1', name: 'Rosa Parks' })
    expect(reload).not.toHaveBeenCalled()
    device.tab().write({ uid: '2', name: 'Bob' })
    expect($session.get()).toEqual({ state: 'unknown' })
    expect(reload).toHaveBeenCalledOnce()
    stop()
  })

  test('show the same name and photo after a change in one of them, and nothing is done twice', () => {
    const { service } = createService({ ...rosa, displayName: '', email: 'rosa@example.org' })
    const device = createDevice({ uid: '1', name: 'rosa@example.org' })
    const { $session } = createSession(service, device.tab())
    const told = vi.fn()
    const stop = $session.listen(told)
    told.mockClear()
    const photo = 'https://photos.example/rosa.png'
    device.tab().write({ uid: '1', name: 'Rosa Parks', photo })
    device.tab().write({ uid: '1', name: 'Rosa Parks', photo })
    expect($session.get()).toMatchObject({ member: { displayName: 'Rosa Parks', photoURL: photo } })
    expect(told).toHaveBeenCalledOnce()
    device.tab().write({ uid: '1', name: 'rosa@example.org' })
    expect($session.get()).toMatchObject({ member: { displayName: '', photoURL: '' } })
    stop()
  })

  test('notice it when a page comes back from the browser’s cache, too', () => {
    const { service } = createService(rosa)
    writeMemberHint({ uid: '1', name: 'Rosa' })
    const { $session } = createSession(service, {
      read: readMemberHint,
      lasts: () => true,
      write: writeMemberHint,
      watch: watchMemberHint,
    })
    const stop = $session.listen(() => {})
    expect($session.get().state).toBe('member')
    localStorage.removeItem('memberHint')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect($session.get()).toEqual({ state: 'guest' })
    stop()
  })

  test('agree even if one of them has not loaded the account service: it learns of it from the device', () => {
    const service = { watch: vi.fn(() => () => {}), signOut: () => Promise.resolve() }
    const { $session, $hint } = createSession(service, {
      read: readMemberHint,
      lasts: () => true,
      write: writeMemberHint,
      watch: watchMemberHint,
    })
    const stop = $session.listen(() => {})
    expect(service.watch).not.toHaveBeenCalled()
    localStorage.setItem('memberHint', '{"name":"Rosa"}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'memberHint' }))
    expect($hint.get()).toEqual({ name: 'Rosa' })
    expect(isMarked()).toBe(true)
    expect(service.watch).toHaveBeenCalledOnce()
    stop()
  })
})
