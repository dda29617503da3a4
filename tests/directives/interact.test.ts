// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'

import called from '#directives/called.ts'
import interact from '#directives/interact.ts'

const options = { value: true }

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
  void interact(load, options, island)
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
  sessionStorage.clear()
  pulses.clear()
  // jsdom draws nothing.
  Element.prototype.animate = function animate() {
    const play = () => pulses.add(this)
    play()
    return { play, cancel: () => pulses.delete(this) } as unknown as Animation
  }
})

describe('a press before the script is there', () => {
  test('is done once the script has come', async () => {
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    expect(island.done).toEqual([])
    await island.arrive()
    expect(island.done).toEqual(['Copy'])
  })

  test('an impatient second press of the same button is one with the first', async () => {
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    await island.press('Copy')
    await island.arrive()
    expect(island.done).toEqual(['Copy'])
    await island.press('Copy')
    expect(island.done).toEqual(['Copy', 'Copy'])
  })

  test('presses of two buttons are both done, in their order', async () => {
    const island = openIsland('<button>Search</button><button>Clear</button>')
    await island.press('Search')
    await island.press('Clear')
    await island.arrive()
    expect(island.done).toEqual(['Search', 'Clear'])
  })

  test('shows at the button that it is being seen to, and says so after a moment', async () => {
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

  test('leaves links, menus and the Dark button alone, but not a link to where the reader is', async () => {
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

describe('a script that does not come', () => {
  test('is asked for again, and at the second failure the page can be reloaded', async () => {
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
    expect(island.said()).toContain('Perhaps the site has changed: reload the page.')
    expect(island.has('Reload the page')).toBe(true)
    expect(island.asked).toHaveLength(2)
  })

  test('is asked for again by another press of the button itself', async () => {
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    await island.fail()
    await island.press('Copy')
    expect(island.asked).toHaveLength(2)
    await island.arrive()
    expect(island.done).toEqual(['Copy'])
    expect(island.isSeen()).toBe(false)
  })

  test('gives the focus back to the island when it comes at last', async () => {
    const island = openIsland('<button>Copy</button>')
    await island.press('Copy')
    await island.fail()
    island.focus('Try again')
    await island.press('Try again')
    await island.arrive()
    expect(document.activeElement?.textContent).toBe('Copy')
  })

  test('is given up after 120 seconds, since the browser waits for the same answer; but may still come', async () => {
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

  test('keeps what was typed, but no password, and only once', async () => {
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
    'takes no harm from %s in its place',
    async stored => {
      sessionStorage.setItem('typed /', stored)
      const island = openIsland(fields)
      await island.press('Go')
      expect(island.asked).toHaveLength(1)
    },
  )
})

test('an island for members or named readers wakes when another tab makes somebody one', async () => {
  document.body.innerHTML = '<div id="island"></div>'
  document.documentElement.className = ''
  vi.stubGlobal('Astro', { interact })
  const load = vi.fn(() => Promise.resolve(() => Promise.resolve()))
  const options = { name: 'Test', value: 'named' }
  void called(load, options, document.querySelector<HTMLElement>('#island') ?? document.body)
  window.dispatchEvent(new Event('storage'))
  expect(load).not.toHaveBeenCalled()
  document.documentElement.className = 'named'
  window.dispatchEvent(new Event('storage'))
  expect(load).toHaveBeenCalledOnce()
})
