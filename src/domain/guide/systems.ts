/** The operating systems that a guide can tell apart. */
export const systems = [
  { id: 'windows-11', name: 'Windows 11' },
  { id: 'windows-10', name: 'Windows 10' },
  { id: 'macos', name: 'Mac' },
  { id: 'chromeos', name: 'Chromebook' },
  { id: 'linux', name: 'Linux' },
] as const

export type SystemId = (typeof systems)[number]['id']

export const systemIds = systems.map(({ id }) => id) as [SystemId, ...SystemId[]]

const everyWindows: readonly SystemId[] = ['windows-11', 'windows-10']

/** What a writer may put before a colon in a step, and the systems that it names. */
export const systemLabels: ReadonlyMap<string, readonly SystemId[]> = new Map([
  ['Windows', everyWindows],
  ['Windows 11 and 10', everyWindows],
  ...systems.map(({ id, name }): [string, readonly SystemId[]] => [name, [id]]),
])

/** What a writer may put in `only=` or `system=`, and the systems that it names. */
export const systemNames: ReadonlyMap<string, readonly SystemId[]> = new Map([
  ['windows', everyWindows],
  ...systemIds.map((id): [string, readonly SystemId[]] => [id, [id]]),
])

/** The systems that a guide is for. */
export const coveredSystems = (appliesTo: readonly (SystemId | 'any')[]): readonly SystemId[] =>
  systemIds.filter(id => appliesTo.includes('any') || appliesTo.includes(id))

/** "Windows 11, 10 and Mac": the systems in a form to read. */
export function namesOf(ids: readonly SystemId[]): string {
  const names = systems.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const short = names.map((name, at) =>
    name === 'Windows 10' && names[at - 1] === 'Windows 11' ? '10' : name,
  )
  const last = short.pop()
  return short.length > 0 ? `${short.join(', ')} and ${last}` : (last ?? '')
}

const spokenNames: readonly [RegExp, readonly SystemId[]][] = [
  [/\bWindows 11\b/, ['windows-11']],
  [/\bWindows 10\b/, ['windows-10']],
  [/\bWindows\b(?! (?:11|10|key)\b)/, everyWindows],
  [/\b(?:Macs?|macOS|iMacs?|MacBooks?)\b/, ['macos']],
  [/\b(?:Chromebooks?|ChromeOS)\b/, ['chromeos']],
]

/** The systems that running text names. */
export const systemsNamedIn = (text: string): readonly SystemId[] =>
  spokenNames.flatMap(([name, ids]) => (name.test(text) ? ids : []))
