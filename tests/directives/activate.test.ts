// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'

import activate from '#directives/activate.ts'
import type { ActivationOptions } from '#directives/conditions.ts'
import { sendActivation } from '#services/page.ts'

const options = { name: 'Test', value: '' }

/** An island on a page, whose script the test lets arrive or fail. */
function openIsland(html: string) {
  document.body.innerHTML = `<div id="island">${html}</div>`
  const island = document.querySelector<HTMLElement>('#island') ?? document.body
  const done: string[] = []
  const asked: { arrive: () => void; fail: () => void }[] = []
  const load = () =>
    new Promise<() => Promise<void>>((resolve, reject) => {
      asked.push({
        fail: () => reject(new Error('no network')),
        arrive: () =>
          resolve(async () => {
            for (const control of island.querySelectorAll('button, a'))
              control.addEventListener('click', event => {
                event.preventDefault()
                done.push(control.textContent)
              })
          }),
      })
    })
  void activate(load, options, island)
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button:not([hidden]), a')].find(
      ({ textContent }) => textContent === name,
    )
  return {
    done,
    async press(name: string) {
      button(name)?.click()
      await vi.advanceTimersByTimeAsync(0)
    },
    focus: (name: string) => button(name)?.focus(),
    has: (name: string) => button(name) !== undefined,
    said: () => document.querySelector('[role=status] span')?.textContent,
    isSeen: () => document.querySelector('.notice') !== null,
    asked,
    async arrive() {
      asked.at(-1)?.arrive()
      await vi.advanceTimersByTimeAsync(500)
    },
    async fail() {
      asked.at(-1)?.fail()
      await vi.advanceTimersByTimeAsync(500)
    },
  }
}

const pulses = new Set<Element>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  sessionStorage.clear()
  pulses.clear()
  // jsdom draws nothing.
  Element.prototype.animate = function animate() {
    const play = () => pulses.add(this)
    play()
    return { play, cancel: () => pulses.delete(this) } as unknown as Animation
  }
})

describe('a press before the script has loaded', () => {
  test('is carried out once it has', async () => {
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    expect(island.done).toEqual([])
    await island.arrive()
    expect(island.done).toEqual(['Copy'])
  })

  test('counts once if the same button is pressed twice in impatience', async () => {
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    await island.press('Copy')
    await island.arrive()
    expect(island.done).toEqual(['Copy'])
    await island.press('Copy')
    expect(island.done).toEqual(['Copy', 'Copy'])
  })

  test('is carried out for each of two buttons, in order', async () => {
    const island = openIsland('<button>Search</button><button>Clear</button>')
    await island.press('Search')
    await island.press('Clear')
    await island.arrive()
    expect(island.done).toEqual(['Search', 'Clear'])
  })

  test('shows at once that the button is working, and says so after a moment', async () => {
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    expect([...pulses].map(({ textContent }) => textContent)).toEqual(['Copy'])
    expect(island.said()).toBe('')
    await vi.advanceTimersByTimeAsync(1000)
    expect(island.said()).toBe('Loading. One moment …')
    expect(island.isSeen()).toBe(false)
    await island.arrive()
    expect(pulses.size).toBe(0)
    expect(island.said()).toBeUndefined()
  })

  test('is not held back on links, menus and the Dark button, except a link to the current page', async () => {
    const island = openIsland('<button data-theme>Dark</button><a href="#" data-here>Home</a>')
    let dark = 0
    document.addEventListener('click', () => (dark += 1), { once: true })
    await island.press('Dark')
    expect(dark).toBe(1)
    await island.press('Home')
    await island.arrive()
    expect(island.done).toEqual(['Home'])
  })
})

describe('a script that fails to load', () => {
  test('is requested again as long as the connection is to blame', async () => {
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    await island.fail()
    expect(island.said()).toBe('This part of the page did not load. Check your connection.')
    expect(pulses.size).toBe(0)
    expect(island.has('Reload the page')).toBe(false)
    await island.press('Try again')
    expect(island.said()).toBe('Loading. One moment …')
    expect(pulses.size).toBe(1)
    await island.fail()
    expect(island.said()).toBe('This part of the page did not load. Check your connection.')
    expect(island.asked).toHaveLength(2)
  })

  test('offers a reload instead if the site can be reached over the connection', async () => {
    vi.stubGlobal('fetch', async () => new Response())
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    await island.fail()
    expect(island.said()).toBe(
      'This part of the page did not load. The page may have changed: reload it.',
    )
    expect(island.has('Reload the page')).toBe(true)
    await island.press('Try again')
    expect(island.said()).toBe('Loading. One moment …')
    await island.arrive()
    expect(island.isSeen()).toBe(false)
  })

  test('is reported in time, even if no server responds', async () => {
    vi.stubGlobal('fetch', () => new Promise<never>(() => {}))
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    await island.fail()
    await vi.advanceTimersByTimeAsync(1000)
    expect(island.said()).toBe('This part of the page did not load. Check your connection.')
    expect(island.has('Try again')).toBe(true)
  })

  test('is requested again when the same button is pressed', async () => {
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    await island.fail()
    await island.press('Copy')
    expect(island.asked).toHaveLength(2)
    await island.arrive()
    expect(island.done).toEqual(['Copy'])
    expect(island.isSeen()).toBe(false)
  })

  test('returns the focus to the island once it loads after all', async () => {
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    await island.fail()
    island.focus('Try again')
    await island.press('Try again')
    await island.arrive()
    expect(document.activeElement?.textContent).toBe('Copy')
  })

  test('is given up after 120 seconds in favour of a reload, but may still arrive', async () => {
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    await vi.advanceTimersByTimeAsync(119_000)
    expect(island.isSeen()).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(island.said()).toMatch(/taking a long time/)
    expect(island.has('Reload the page')).toBe(true)
    expect(island.has('Try again')).toBe(false)
    await island.arrive()
    expect(island.isSeen()).toBe(false)
    expect(island.done).toEqual(['Copy'])
  })
})

describe('a reload', () => {
  const fields =
    '<input id="query"><textarea id="details"></textarea><input id="secret" type="password"><button>Go</button>'
  const value = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value

  test('restores what was typed once, but never a password', async () => {
    const before = openIsland(fields)
    for (const field of document.querySelectorAll('input, textarea'))
      (field as HTMLInputElement).value = `typed into ${field.id}`
    await before.press('Go')
    await vi.advanceTimersByTimeAsync(120_000)
    await before.press('Reload the page')
    openIsland(fields)
    expect([value('query'), value('details'), value('secret')]).toEqual([
      'typed into query',
      'typed into details',
      '',
    ])
    window.dispatchEvent(new Event('load'))
    openIsland(fields)
    expect(value('query')).toBe('')
  })

  test.each(['null', '{', '[]', '7', '{"query":{}}'])(
    'is unharmed by %s in place of the typed text',
    async stored => {
      sessionStorage.setItem('typed /', stored)
      const island = openIsland(fields)
      await island.press('Go')
      expect(island.asked).toHaveLength(1)
    },
  )
})

describe('without a touch, an island hydrates', () => {
  const load = vi.fn(() => Promise.resolve(() => Promise.resolve()))

  function openWith(value: ActivationOptions) {
    load.mockClear()
    document.body.innerHTML = '<main><div id="island"><p>Text</p></div></main>'
    const island = document.querySelector<HTMLElement>('#island') ?? document.body
    void activate(load, { name: 'Test', value: value as unknown as string }, island)
  }

  beforeEach(() => {
    document.documentElement.className = ''
    localStorage.clear()
  })

  test('never, if it asks for nothing', async () => {
    openWith({})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).not.toHaveBeenCalled()
  })

  test('when the browser is idle', async () => {
    openWith({ on: 'idle' })
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(load).toHaveBeenCalledOnce()
  })

  test('for members or named readers, even if another tab makes the reader one', async () => {
    openWith({ rootClass: 'named' })
    document.documentElement.className = 'dark'
    await vi.advanceTimersByTimeAsync(2000)
    expect(load).not.toHaveBeenCalled()
    document.documentElement.className = 'named'
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledOnce()
    openWith({ rootClass: 'named' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(load).toHaveBeenCalledOnce()
  })

  test('at once if the address carries a search', () => {
    openWith({ on: 'query' })
    expect(load).not.toHaveBeenCalled()
    document.documentElement.className = 'query'
    openWith({ on: 'query' })
    expect(load).toHaveBeenCalledOnce()
  })

  test('if the device holds a draft', async () => {
    openWith({ stored: 'questionDraft' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(load).not.toHaveBeenCalled()
    localStorage.setItem('questionDraft', '{}')
    openWith({ stored: 'questionDraft' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(load).toHaveBeenCalledOnce()
  })

  test.each([
    ['granted', 1],
    ['prompt', 0],
  ])('if the geolocation permission is %s: %i times', async (state, times) => {
    vi.stubGlobal('navigator', { permissions: { query: () => Promise.resolve({ state }) } })
    openWith({ on: 'geolocation' })
    await vi.advanceTimersByTimeAsync(0)
    expect(load).toHaveBeenCalledTimes(times)
  })

  test('when it scrolls into view', () => {
    let see: IntersectionObserverCallback = () => {}
    const observer = { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver
    vi.stubGlobal('IntersectionObserver', function fake(callback: IntersectionObserverCallback) {
      see = callback
      return observer
    })
    openWith({ on: 'visible' })
    see([{ isIntersecting: false } as IntersectionObserverEntry], observer)
    expect(load).not.toHaveBeenCalled()
    see([{ isIntersecting: true } as IntersectionObserverEntry], observer)
    expect(load).toHaveBeenCalledOnce()
  })

  test('at its own signal', () => {
    openWith({ signal: 'home-search' })
    sendActivation('recent-searches')
    expect(load).not.toHaveBeenCalled()
    sendActivation('home-search')
    sendActivation('home-search')
    expect(load).toHaveBeenCalledOnce()
  })

  test('and shows no loading message when triggered again afterwards', async () => {
    openWith({ rootClass: 'named', signal: 'home-search' })
    sendActivation('home-search')
    await vi.advanceTimersByTimeAsync(500)
    document.documentElement.className = 'named dark'
    sendActivation('home-search')
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('when its own part of the page is touched', () => {
    openWith({ within: 'main' })
    document.body.dispatchEvent(new Event('pointerover'))
    expect(load).not.toHaveBeenCalled()
    document.querySelector('main')?.dispatchEvent(new Event('pointerover'))
    expect(load).toHaveBeenCalledOnce()
  })
})
