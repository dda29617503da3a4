import subsetFont from 'subset-font'

/** The letters that a font can draw, in order of their code points. */
export async function lettersOf(font: Uint8Array): Promise<string> {
  const plain = await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })
  const view = new DataView(plain.buffer, plain.byteOffset, plain.byteLength)
  const table = characterMap(view)
  const letters = new Set<number>()
  for (let at = 0; at < view.getUint16(table + 2); at++) {
    const subtable = table + view.getUint32(table + 8 + 8 * at)
    // Format 4 holds what lies in the first 65,536 code points, as all that we cut does.
    if (view.getUint16(subtable) !== 4) continue
    const segments = view.getUint16(subtable + 6) / 2
    for (let segment = 0; segment < segments; segment++) {
      const last = view.getUint16(subtable + 14 + 2 * segment)
      const first = view.getUint16(subtable + 16 + 2 * (segments + segment))
      for (let point = first; point <= last && point < 0xffff; point++) letters.add(point)
    }
  }
  return String.fromCodePoint(...[...letters].toSorted((a, b) => a - b))
}

/** Where the table begins that leads from letters to drawings. */
function characterMap(view: DataView): number {
  const CMAP = 0x636d6170
  for (let entry = 12; entry < 12 + 16 * view.getUint16(4); entry += 16)
    if (view.getUint32(entry) === CMAP) return view.getUint32(entry + 8)
  throw new Error('This font has no letters.')
}

/** Letters as style sheets write them: `U+20-7E, U+A0`. */
export function unicodeRange(letters: string): string {
  const ranges: [number, number][] = []
  for (const point of [...letters]
    .map(letter => letter.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`)
    .join(', ')
}

/** The letters of a `unicode-range`. */
export function lettersIn(range: string): string {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .map(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16)
      const count = Number.parseInt(to, 16) - first + 1
      return String.fromCodePoint(...Array.from({ length: count }, (_, at) => first + at))
    })
    .join('')
}
