/** Which scripts a page loads before anybody touches it, and who opens it: a stranger, a known reader, a search. */
import { readFileSync } from 'node:fs'

import type { ActivationOptions } from '#directives/conditions.ts'
import { DIRECTIVE } from '#integrations/hydration.ts'
import { attribute, DIST, fileBytes, named } from './page.ts'
import type { BuiltPage, Element } from './page.ts'

/** Somebody opens a page and touches nothing. */
export interface Visit {
  reader: string
  /** The address, with its query. */
  path: string
  /** What is in the browser's local storage. */
  stored?: Readonly<Record<string, string>>
  /** Whether the site may already know the position. */
  granted?: boolean
  /** Whether the reader scrolls through the whole page. */
  scrolls?: boolean
  /** Scripts that the answer itself brings with `import()`, by the name of their file before the hash. */
  later?: readonly string[]
  /** At most so many bytes of script files, as sent. Where none is expected, none. */
  most: number
}

/** Each is a page with islands that wake by themselves. Journeys check in a browser that just these scripts come. */
export const visits: readonly Visit[] = [
  { reader: 'a new reader', path: '/', most: 0 },
  { reader: 'a known reader', path: '/', stored: { nickname: 'Ann' }, most: 66_000 },
  {
    reader: 'somebody who was in a guide',
    path: '/',
    stored: { guideProgress: '[]' },
    most: 69_000,
  },
  { reader: 'a new reader', path: '/search', most: 0 },
  { reader: 'a search', path: '/search?q=printer', later: ['engine'], most: 82_000 },
  { reader: 'a new reader', path: '/diagnostics', most: 67_000 },
  { reader: 'a new reader', path: '/diagnostics/what-is-wrong', most: 0 },
  { reader: 'a new reader', path: '/technician-locator', most: 0 },
  {
    reader: 'somebody whose position is known',
    path: '/technician-locator',
    granted: true,
    later: ['LeafletMap'],
    most: 124_000,
  },
  { reader: 'a new reader', path: '/login', most: 0 },
  { reader: 'a guest', path: '/profile', most: 79_000 },
  { reader: 'a guest', path: '/dashboard', most: 71_000 },
  // The questions come first, also on a phone: they are in view as the page opens.
  { reader: 'a new reader', path: '/forum', scrolls: true, most: 76_000 },
  { reader: 'a shared view', path: '/forum?category=Technical', most: 76_000 },
  {
    reader: 'a reader with a draft, who sees the questions too',
    path: '/forum',
    stored: { questionDraft: '{"title":"Why?","details":"","category":"General"}' },
    scrolls: true,
    most: 83_000,
  },
  { reader: 'a new reader', path: '/downloads', most: 68_000 },
  { reader: 'a new reader', path: '/offline', most: 69_000 },
  { reader: 'a new reader', path: '/learning', most: 0 },
  { reader: 'a new reader', path: '/issue/16', most: 0 },
  {
    reader: 'somebody who was in a guide',
    path: '/issue/16',
    stored: { guideProgress: '[]' },
    most: 73_000,
  },
  { reader: 'a shared step', path: '/issue/16?step=2#fix-2', most: 90_000 },
]

const has = (visit: Visit, key: string) => visit.stored?.[key] !== undefined
const rootClasses = (visit: Visit) => [
  ...(has(visit, 'nickname') ? ['named'] : []),
  ...(has(visit, 'memberHint') ? ['member'] : []),
]

/** For each option, whether an island that has it with this value hydrates without a touch. */
const hydrates: {
  [Option in keyof ActivationOptions]-?: (visit: Visit, value: string) => boolean
} = {
  on: (visit, value) => happens[value as NonNullable<ActivationOptions['on']>](visit),
  rootClass: (visit, value) => rootClasses(visit).includes(value),
  stored: has,
  // The screen of a step takes the focus, which is a touch of the part around it.
  within: ({ path }) => /[?&]step=/.test(path),
  signal: () => false,
}
const happens: Record<NonNullable<ActivationOptions['on']>, (visit: Visit) => boolean> = {
  idle: () => true,
  geolocation: visit => visit.granted === true,
  query: ({ path }) => /[?&](?:q|step)=[^&]/.test(path),
  visible: ({ path, scrolls }) => scrolls === true || /[?#]./.test(path),
}

const isOption = (name: string): name is keyof ActivationOptions => name in hydrates

/** The options of an island, with their values. */
function optionsOf(island: Element): [keyof ActivationOptions, string][] {
  const directive = attribute(island, 'client') ?? ''
  if (directive !== DIRECTIVE) throw new Error(`No budget knows client:${directive}.`)
  const { value } = JSON.parse(attribute(island, 'opts') ?? '')
  return Object.entries<string>(Object(value)).map(([name, setting]) => {
    if (!isOption(name)) throw new Error(`No budget knows the option ${name}.`)
    return [name, setting]
  })
}

/** The script files that a page loads for this visit. */
export function scriptsFor(visit: Visit, page: BuiltPage): string[] {
  const found = new Set<string>()
  for (const island of named(page, 'astro-island')) {
    if (!optionsOf(island).some(([option, value]) => hydrates[option](visit, value))) continue
    for (const name of ['component-url', 'renderer-url'])
      addClosure(attribute(island, name) ?? '', found)
  }
  for (const name of visit.later ?? []) addLater(name, found)
  return [...found]
}

export const scriptBytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + fileBytes(file), 0)

const AT_ONCE = /\b(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const LATER = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g

const codeOf = (path: string) => readFileSync(`${DIST}${path}`, 'utf8')
const filesNamed = (path: string, pattern: RegExp) =>
  [...codeOf(path).matchAll(pattern)].map(([, file = '']) => `/_astro/${file}`)

/** A script and everything that it imports at once. */
function addClosure(path: string, found: Set<string>): void {
  if (found.has(path)) return
  found.add(path)
  for (const file of filesNamed(path, AT_ONCE)) addClosure(file, found)
}

/** A script that one of these loads later. */
function addLater(name: string, found: Set<string>): void {
  const loaded = [...found].flatMap(path => filesNamed(path, LATER))
  const wanted = loaded.filter(path => path.startsWith(`/_astro/${name}.`))
  if (wanted.length === 0) throw new Error(`Nothing on the page loads ${name} later.`)
  for (const path of wanted) addClosure(path, found)
}
