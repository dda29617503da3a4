// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

import { localKeys } from '#domain/device/site-data.ts'
import type { LocalKey } from '#domain/device/site-data.ts'
import { removeMemberData } from '#services/site-data.ts'
import { createClearDevice } from '#stores/device/clear-device.ts'
import { createLogOut } from '#stores/sign-in/log-out.ts'
import { createProgress } from '#stores/gate/progress.ts'
import { removeSiteData } from '#services/site-data.ts'

const notes = Object.keys(localKeys) as LocalKey[]
const shelves = new Set<string>()
const register = { unregister: vi.fn(() => Promise.resolve(true)) }

beforeEach(() => {
  for (const note of notes) localStorage.setItem(note, `somebody’s ${note}`)
  sessionStorage.setItem('overpass 51.5,-0.1', '{}')
  for (const name of ['fixwise-site', 'fixwise-visited', 'fixwise-library']) shelves.add(name)
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...shelves]),
    delete: (name: string) => Promise.resolve(shelves.delete(name)),
  })
  Object.assign(navigator, {
    serviceWorker: { getRegistrations: () => Promise.resolve([register]) },
  })
})

function start(changes: Partial<Parameters<typeof createLogOut>[0]> = {}) {
  const parts = {
    confirm: vi.fn(() => true),
    signOut: vi.fn(() => Promise.resolve()),
    leave: vi.fn(),
    removeData: removeMemberData,
    goTo: vi.fn(),
    ...changes,
  }
  return { logOut: createLogOut(parts), parts }
}

test('logging out removes all that is the member’s, and leaves the device’s settings and the saved library', async () => {
  const { logOut, parts } = start()
  expect(await logOut()).toBe('done')
  expect(parts.confirm).toHaveBeenCalledWith('Are you sure you want to log out?')
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'chosenSystem',
    'darkMode',
    'guidesOpen',
    // It holds back an account; taking it away would let that one in.
    'newAccount',
    'speechEnabled',
    'speechSettings',
  ])
  expect(sessionStorage.length).toBe(0)
  expect([...shelves]).toEqual(['fixwise-site', 'fixwise-library'])
  expect(parts.goTo).toHaveBeenCalledWith('/login')
})

test('what this page still knows of the member is not written again after the log-out', async () => {
  localStorage.setItem('guideProgress', '[{"guide":16,"title":"","fix":1,"step":2,"at":1}]')
  const { $progress, reach } = createProgress(() => 2)
  const stop = $progress.listen(() => {})
  expect($progress.get()).toHaveLength(1)
  await start().logOut()
  reach({ guide: 2, title: '', fix: 1, step: 1 })
  expect($progress.get().map(({ guide }) => guide)).toEqual([2])
  stop()
})

test('a logout that fails is reported, in the console as specified, and changes nothing', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('Firebase: Error (auth/internal-error).')
  const { logOut, parts } = start({ signOut: () => Promise.reject(failure) })
  expect(await logOut()).toBe('failed')
  expect(error).toHaveBeenCalledWith('Logout error:', failure)
  expect(parts.leave).not.toHaveBeenCalled()
  expect(localStorage.length).toBe(notes.length)
  expect(await start().logOut()).toBe('done')
})

test('a double press asks once', async () => {
  const { logOut, parts } = start()
  await Promise.all([logOut(), logOut()])
  expect(parts.confirm).toHaveBeenCalledOnce()
})

test('clearing the device leaves nothing, signs out, and starts afresh', async () => {
  localStorage.setItem('_grecaptcha', 'Google’s')
  document.cookie = 'fixwise_visit=1'
  const signOut = vi.fn(() => Promise.reject(new Error('offline')))
  const leave = vi.fn()
  const clear = createClearDevice({
    confirm: () => true,
    hasMember: () => true,
    signOut,
    removeData: removeSiteData,
    leave,
  })
  await clear()
  expect(localStorage.length).toBe(0)
  expect(sessionStorage.length).toBe(0)
  expect([...shelves]).toEqual([])
  expect(register.unregister).toHaveBeenCalled()
  expect(document.cookie).toBe('')
  expect(signOut).toHaveBeenCalled()
  expect(leave).toHaveBeenCalledWith('/#cleared')
})

test('changing one’s mind loses nothing', async () => {
  const removeData = vi.fn()
  await createClearDevice({
    confirm: () => false,
    hasMember: () => true,
    signOut: () => Promise.resolve(),
    removeData,
    leave: () => {},
  })()
  expect(removeData).not.toHaveBeenCalled()
  expect(await start({ confirm: () => false }).logOut()).toBe('kept')
  expect(localStorage.length).toBe(notes.length)
})
