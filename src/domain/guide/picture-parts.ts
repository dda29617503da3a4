import { escapeText, unescapeMarkup } from '#domain/escape.ts'
import { lineAt } from '#domain/line-at.ts'
import type { Drawing } from './drawing.ts'
import { systemNames } from './systems.ts'
import type { SystemId } from './systems.ts'

/** The shapes that drawings share, by name. */
export type Parts = ReadonlyMap<string, Part>

interface Part {
  shapes: string
  /** What stands for `{width}` where a drawing does not say it. */
  defaults: Attributes
}

type Attributes = ReadonlyMap<string, string>

/** Words in a drawing. A label is looked up in the ledger; a key is what is printed on a key or a device. */
export interface PictureText {
  kind: 'label' | 'key' | 'neither'
  words: string
  /** The whole label, as the ledger has it. */
  label: string
  /** The system, program or device that shows it, where the drawing does not say it for all its words. */
  on: string | undefined
  size: number
  /** The width of its box. */
  fit: number
  line: number
}

export interface Assembled extends Drawing {
  /** The text alternative, which is also the caption. */
  description: string
  /** The systems that look like this; empty for all. */
  systems: readonly SystemId[]
  texts: readonly PictureText[]
  /** Names of parts that do not exist, with their lines. */
  unknown: readonly { name: string; line: number }[]
}

/** Reads `<g id="wifi" ink="a">…</g>`, each on lines of its own. */
export const partsOf = (library: string): Parts =>
  new Map(
    [...library.matchAll(/^<g id="([\w-]+)"([^>]*)>([\s\S]*?)^<\/g>/gm)].map(
      ([, name = '', attributes = '', shapes = '']) => [
        name,
        { shapes: shapes.replace(/\n\s*/g, ''), defaults: attributesOf(attributes) },
      ],
    ),
  )

/** Makes a drawing whole: puts the shapes of its parts in, and the words of its labels. */
export function assemble(source: string, parts: Parts): Assembled {
  const root = attributesOf(/<svg([^>]*)>/.exec(source)?.[1] ?? '')
  const texts: PictureText[] = []
  const unknown: { name: string; line: number }[] = []
  const shapes = source
    .replace(TEXT, (element, _attributes, _words, at: number) => {
      const text = textOf(element, lineAt(source, at))
      texts.push(text)
      return drawnText(element, text)
    })
    .replace(USE, (element, _attributes, at: number) =>
      place(element, parts, name => unknown.push({ name, line: lineAt(source, at) })),
    )
  return {
    viewBox: root.get('viewBox') ?? '0 0 280 150',
    shapes: inStyle(
      shapes
        .replace(
          /^[\s\S]*?<svg[^>]*>|<\/svg>\s*$|<!--[\s\S]*?-->|<(title|desc)[^>]*>[^<]*<\/\1>/g,
          '',
        )
        .replace(/\n\s*/g, ''),
    ),
    description: /<desc[^>]*>([^<]+)<\/desc>/.exec(source)?.[1]?.trim() ?? '',
    systems: (root.get('only') ?? '').split(' ').flatMap(name => systemNames.get(name) ?? []),
    texts,
    unknown,
  }
}

const USE = /<use([^>]*)\/>/g
const TEXT = /<text((?:[^>"]|"[^"]*")*?)(?:\/>|>([^<]*)<\/text>)/g

const attributesOf = (text: string): Attributes =>
  new Map(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** A part where a drawing wants it. Parts are made of parts. */
function place(element: string, parts: Parts, miss: (name: string) => void, depth = 0): string {
  const given = attributesOf(element)
  const name = given.get('href')?.replace(/^#/, '') ?? ''
  const part = parts.get(name)
  if (!part || depth > 4) {
    miss(name)
    return ''
  }
  const shapes = part.shapes
    .replace(/\{([\w-]+)\}/g, (_, key: string) => given.get(key) ?? part.defaults.get(key) ?? '')
    .replace(USE, inner => place(inner, parts, miss, depth + 1))
  const { x = '0', y = '0', turn, scale } = Object.fromEntries(given)
  const moves = [
    x === '0' && y === '0' ? '' : `translate(${x} ${y})`,
    turn ? `rotate(${turn})` : '',
    scale ? `scale(${scale})` : '',
  ].join('')
  return moves ? `<g transform="${moves}">${shapes}</g>` : shapes
}

function textOf(element: string, line: number): PictureText {
  const given = attributesOf(element)
  const label = unescapeMarkup(given.get('label') ?? '')
  const key = given.get('key') ?? ''
  return {
    kind: label ? 'label' : key ? 'key' : 'neither',
    words: label ? (label.split(' > ').at(-1) ?? '') : key,
    label,
    on: given.get('on'),
    size: Number(given.get('size') ?? 15),
    fit: Number(given.get('fit') ?? 0),
    line,
  }
}

/** Words of a screen in the letters of the page, or in those of the reader's computer. */
function drawnText(element: string, { words, size }: PictureText): string {
  const given = attributesOf(element)
  const anchor = given.has('middle') ? ' text-anchor="middle"' : ''
  return `<text x="${given.get('x') ?? 0}" y="${given.get('y') ?? 0}"${anchor} fill="${given.get('ink') ?? 'a'}" font-size="${size}">${escapeText(words)}</text>`
}

/**
 * Writes our short attributes out: `fill="e"` is the fifth colour of drawings, `line="a"` a round line in the first. What
 * all lines and all words share stands once, around everything.
 */
function inStyle(shapes: string): string {
  const shared = [
    shapes.includes(' line="') ? ' stroke-linecap="round" stroke-linejoin="round"' : '',
    shapes.includes('<text') ? ' font-weight="600" font-family="var(--text-face,sans-serif)"' : '',
  ].join('')
  const drawn = shapes
    .replace(/ line="([a-e])"/g, ' fill="none" stroke="$1"')
    .replace(/ wide="([\d.]+)"/g, ' stroke-width="$1"')
    .replace(/ (fill|stroke)="([a-e])"/g, ' $1="var(--pic-$2)"')
  return shared ? `<g${shared}>${drawn}</g>` : drawn
}
