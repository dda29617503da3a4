// @ts-expect-error -- it comes without types
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { bundle } from '#integrations/bundle.ts'

const SITE = 'https://fixwise.test'
const HTML = `<!doctype html><meta name="theme-color" content="">
<button data-theme>Dark</button>
<a id="login" href="/login" data-return>Login</a><a id="legal" href="/legal">Legal</a>
<div class="full" id="full"><h2 id="fix-3">Fix 3</h2></div><h2 id="related">Related guides</h2>`

interface Device {
  stored?: Record<string, string>
  /** The system's own colours are dark. */
  isDark?: boolean
  /** The browser does not let the site store anything. */
  refuses?: boolean
}

let script = ''
beforeAll(async () => {
  script = await bundle(process.cwd(), 'head/head-script.ts', { KEEPS_OFFLINE: true })
})

/** A page of the site, once its HTML is there. */
function open(path: string, { stored = {}, isDark = false, refuses = false }: Device = {}) {
  const page = new JSDOM(HTML, { url: SITE + path, runScripts: 'outside-only' })
  const window = page.window as Window & typeof globalThis
  const { document, localStorage } = window
  const system = Object.assign(new window.EventTarget(), { matches: isDark })
  Object.assign(window, { matchMedia: () => system })
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  if (refuses)
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('denied')
      },
    })
  window.eval(script)
  window.dispatchEvent(new window.Event('DOMContentLoaded'))
  const root = document.documentElement.classList
  const one = (selector: string) => document.querySelector<HTMLElement>(selector)

  return {
    has: (name: string) => root.contains(name),
    stored: (key: string) => localStorage.getItem(key),
    keepInTab: (key: string, value: string) => window.sessionStorage.setItem(key, value),
    keptInTab: (key: string) => window.sessionStorage.getItem(key),
    press: (selector: string) => one(selector)?.click(),
    /** What the reader sees, what the Dark button says, and the colour around the page. */
    colours: () => [
      root.contains('dark') ? 'dark' : 'light',
      one('[data-theme]')?.getAttribute('aria-pressed'),
      one('[name=theme-color]')?.getAttribute('content'),
    ],
    href: (selector: string) =>
      document.querySelector<HTMLAnchorElement>(selector)?.href.replace(SITE, ''),
    /** Another tab writes. */
    elsewhere(key: string, value?: string) {
      if (value === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
      window.dispatchEvent(new window.StorageEvent('storage', { key }))
    },
    /** The page lay in the back/forward cache while another one wrote. */
    comeBackAfter(key: string, value: string) {
      localStorage.setItem(key, value)
      window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true }))
    },
    turnSystem(dark: boolean) {
      system.matches = dark
      system.dispatchEvent(new window.Event('change'))
    },
    follow(hash: string) {
      window.location.hash = hash
      window.dispatchEvent(new window.HashChangeEvent('hashchange'))
    },
  }
}

const DARK = ['dark', 'true', '#11252a']
const LIGHT = ['light', 'false', '#fdfdfa']
const MEMBER = { memberHint: '{"name":"Rosa"}' }

describe('the colour scheme', () => {
  test('is the reader’s choice, or else the system’s', () => {
    expect(open('/', { isDark: true }).colours()).toEqual(DARK)
    expect(open('/', { isDark: false }).colours()).toEqual(LIGHT)
    expect(open('/', { isDark: true, stored: { darkMode: 'false' } }).colours()).toEqual(LIGHT)
    expect(open('/', { isDark: false, stored: { darkMode: 'true' } }).colours()).toEqual(DARK)
    expect(open('/', { isDark: true, stored: { darkMode: '{"a":1}' } }).colours()).toEqual(DARK)
  })

  test('changes when Dark is pressed, and the device remembers it', () => {
    const page = open('/')
    page.press('[data-theme]')
    expect(page.colours()).toEqual(DARK)
    expect(page.stored('darkMode')).toBe('true')
    page.press('[data-theme]')
    expect(page.colours()).toEqual(LIGHT)
    expect(page.stored('darkMode')).toBe('false')
  })

  test('follows another tab, and a choice made while the page was in the back/forward cache', () => {
    const page = open('/')
    page.elsewhere('darkMode', 'true')
    expect(page.colours()).toEqual(DARK)
    page.press('[data-theme]')
    expect(page.stored('darkMode')).toBe('false')
    page.comeBackAfter('darkMode', 'true')
    expect(page.colours()).toEqual(DARK)
  })

  test('follows the system until the reader has chosen', () => {
    const page = open('/')
    page.turnSystem(true)
    expect(page.colours()).toEqual(DARK)
    page.press('[data-theme]')
    page.turnSystem(true)
    expect(page.colours()).toEqual(LIGHT)
  })

  test('changes where the browser refuses storage, until the page is closed', () => {
    const page = open('/', { refuses: true })
    page.press('[data-theme]')
    page.turnSystem(false)
    expect(page.colours()).toEqual(DARK)
  })
})

describe('a member', () => {
  test('appears and disappears with another tab, and while the page was in the back/forward cache', () => {
    const page = open('/')
    page.elsewhere('memberHint', MEMBER.memberHint)
    expect(page.has('member')).toBe(true)
    page.elsewhere('memberHint')
    expect(page.has('member')).toBe(false)
    page.comeBackAfter('memberHint', MEMBER.memberHint)
    expect(page.has('member')).toBe(true)
  })

  test('leaves nothing stored in this tab after logging out in another', () => {
    const page = open('/', { stored: MEMBER })
    page.keepInTab('diagnosis', '{"os":"Windows"}')
    page.elsewhere('nickname')
    expect(page.keptInTab('diagnosis')).toBe('{"os":"Windows"}')
    page.elsewhere('memberHint')
    expect(page.keptInTab('diagnosis')).toBeNull()
  })

  test('alone has their tab cleared on logout: a guest’s data stays', () => {
    const page = open('/')
    page.keepInTab('reviewToPublish', '{}')
    page.elsewhere('memberHint', MEMBER.memberHint)
    expect(page.keptInTab('reviewToPublish')).toBe('{}')
  })

  test('keeps the guide being read open after logging out in another tab', () => {
    const page = open('/issue/16', { stored: MEMBER })
    page.elsewhere('memberHint')
    expect(page.has('member')).toBe(false)
    expect(page.has('opened')).toBe(true)
    // The next guide is a guest's.
    expect(open('/issue/30').has('opened')).toBe(false)
  })
})

describe('a guide', () => {
  test('is closed for a guest, but open if the address points into its text', () => {
    expect(open('/issue/16').has('opened')).toBe(false)
    expect(open('/issue/16#related').has('opened')).toBe(false)
    expect(open('/issue/16#%E0%A4').has('opened')).toBe(false)
    expect(open('/issue/16#fix-3').has('opened')).toBe(true)
  })

  test('once opened, opens all others on this device, but shifts nothing under a reader', () => {
    const page = open('/issue/16')
    page.follow('#full')
    expect(page.has('opened')).toBe(true)
    const stored = { guidesOpen: page.stored('guidesOpen') ?? '' }
    expect(open('/issue/30', { stored: { guidesOpen: '{}' } }).has('opened')).toBe(false)
    expect(open('/issue/30', { stored }).has('opened')).toBe(true)
    const other = open('/issue/30')
    other.elsewhere('guidesOpen', stored.guidesOpen)
    expect(other.has('opened')).toBe(false)
  })

  test('read by a member does not open guides for the next person', () => {
    const page = open('/issue/16', { stored: MEMBER })
    page.follow('#fix-3')
    expect(page.stored('guidesOpen')).toBeNull()
  })

  test('can be opened where the browser refuses storage', () => {
    expect(open('/issue/16#full', { refuses: true }).has('opened')).toBe(true)
  })
})

describe('a link to sign in', () => {
  test.each([
    ['/issue/16?from=mail#fix-3', '/login?return=%2Fissue%2F16%3Ffrom%3Dmail%23fix-3'],
    ['/?q=no+sound', '/login?return=%2F%3Fq%3Dno%2Bsound'],
    // From one page of sign-in to the other: the same way back.
    ['/register?return=%2Fforum', '/login?return=%2Fforum'],
    ['/register', '/login'],
  ])('on %s leads to %s', (path, href) => {
    const page = open(path)
    page.press('#login')
    expect(page.href('#login')).toBe(href)
  })

  test('is the only kind that carries the way back', () => {
    const page = open('/issue/16#fix-3')
    page.press('#legal')
    expect(page.href('#legal')).toBe('/legal')
  })
})

describe('the classes on the root element', () => {
  test('follow a nickname that another tab saves or removes', () => {
    const page = open('/')
    page.elsewhere('nickname', 'Rosa')
    expect(page.has('named')).toBe(true)
    page.elsewhere('nickname')
    expect(page.has('named')).toBe(false)
  })

  test.each([
    ['Rosa', true],
    ['', false],
    ['  ', false],
  ])('take the nickname %j for a name to greet: %j', (nickname, named) => {
    expect(open('/', { stored: { nickname } }).has('named')).toBe(named)
  })

  test.each([
    ['/search?q=wifi', true],
    ['/search?topic=x&q=wifi', true],
    ['/search?q=', false],
    ['/search?q=++', false],
    ['/search?q=%20', false],
    ['/search', false],
    ['/search?q=%C3%A9cran%', true],
    ['/issue/16?step=2', true],
  ])('take %s for a search: %j', (path, isSearch) => {
    expect(open(path).has('query')).toBe(isSearch)
  })
})

test('a site that switches offline reading off removes the worker and everything it saved', async () => {
  const page = new JSDOM(HTML, { url: SITE, runScripts: 'outside-only' })
  const window = page.window as Window & typeof globalThis
  const unregister = vi.fn(async () => true)
  const register = vi.fn(async () => undefined)
  const shelves = new Set(['fixwise-site', 'fixwise-library'])
  Object.assign(window, {
    matchMedia: () => new window.EventTarget(),
    caches: {
      keys: async () => [...shelves],
      delete: async (name: string) => shelves.delete(name),
    },
  })
  Object.assign(window.navigator, {
    serviceWorker: { register, getRegistrations: async () => [{ unregister }] },
  })
  vi.useFakeTimers()
  window.eval(await bundle(process.cwd(), 'head/head-script.ts', { KEEPS_OFFLINE: false }))
  window.dispatchEvent(new window.Event('load'))
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(unregister).toHaveBeenCalledOnce()
  expect([...shelves]).toEqual([])
  expect(register).not.toHaveBeenCalled()
})

test('the web app manifest is added after the first paint', async () => {
  const page = open('/')
  expect(page.href('[rel=manifest]')).toBeUndefined()
  await vi.waitFor(() => expect(page.href('[rel=manifest]')).toBe('/manifest.webmanifest'))
})
