/** Fewer digits in the drawings of a TrueType font: a tenth of its bytes for less than an eye can see. */

interface Point {
  x: number
  y: number
  onCurve: boolean
}

const SAME_OR_POSITIVE_X = 16
const SAME_OR_POSITIVE_Y = 32

/** The font (sfnt, with outlines of its own and no variations) with all points on a grid of `step` units. */
export function onGrid(font: Uint8Array, step: number): Uint8Array {
  const source = Buffer.from(font)
  const tables = tablesOf(source)
  const glyphs = glyphsIn(tables).map(glyph => padded(rounded(glyph, step)))
  const offsets = Buffer.alloc(4 * (glyphs.length + 1))
  let end = 0
  for (const [at, glyph] of glyphs.entries())
    offsets.writeUInt32BE((end += glyph.length), 4 * at + 4)
  const head = Buffer.from(tableOf(tables, 'head'))
  head.writeInt16BE(1, LONG_OFFSETS)
  tables.set('head', head).set('loca', offsets).set('glyf', Buffer.concat(glyphs))
  return fontOf(source.subarray(0, 12), tables)
}

/** The points of each glyph that is drawn by itself. */
export function outlinesOf(font: Uint8Array): Point[][] {
  return glyphsIn(tablesOf(Buffer.from(font)))
    .filter(isDrawn)
    .map(pointsOf)
}

const LONG_OFFSETS = 50

function tablesOf(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    const start = font.readUInt32BE(entry + 8)
    const end = start + font.readUInt32BE(entry + 12)
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(start, end))
  }
  return tables
}

function tableOf(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new Error(`This font has no table ${tag}.`)
  return table
}

function glyphsIn(tables: ReadonlyMap<string, Buffer>): Buffer[] {
  const [loca, glyf] = [tableOf(tables, 'loca'), tableOf(tables, 'glyf')]
  const isLong = tableOf(tables, 'head').readInt16BE(LONG_OFFSETS) === 1
  const offset = (at: number) =>
    isLong ? loca.readUInt32BE(4 * at) : 2 * loca.readUInt16BE(2 * at)
  return Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_, at) =>
    glyf.subarray(offset(at), offset(at + 1)),
  )
}

/** Not empty, and not put together from others. */
const isDrawn = (glyph: Buffer) => glyph.length > 0 && glyph.readInt16BE(0) >= 0

function fontOf(start: Buffer, tables: ReadonlyMap<string, Buffer>): Buffer {
  const directory = Buffer.alloc(16 * tables.size)
  const parts = [start, directory]
  let offset = start.length + directory.length
  let entry = 0
  for (const [tag, content] of tables) {
    const part = padded(content)
    let sum = 0
    for (let at = 0; at < part.length; at += 4) sum = (sum + part.readUInt32BE(at)) >>> 0
    directory.write(tag, entry, 'latin1')
    for (const number of [sum, offset, content.length])
      directory.writeUInt32BE(number, (entry += 4))
    entry += 4
    parts.push(part)
    offset += part.length
  }
  return Buffer.concat(parts)
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])

function rounded(glyph: Buffer, step: number): Buffer {
  if (!isDrawn(glyph)) return glyph
  const round = (value: number) => Math.round(value / step) * step
  const contours = glyph.readInt16BE(0)
  const points = pointsOf(glyph).map(({ x, y, onCurve }) => ({ x: round(x), y: round(y), onCurve }))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const start = Buffer.from(glyph.subarray(0, 12 + 2 * contours))
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  for (const [at, value] of box.entries()) start.writeInt16BE(value, 2 + 2 * at)
  // No instructions: they would be of the old drawing.
  start.writeUInt16BE(0, 10 + 2 * contours)
  const across = steps(xs)
  const up = steps(ys)
  const flags = points.map(
    ({ onCurve }, at) =>
      Number(onCurve) +
      (across[at] === 0 ? SAME_OR_POSITIVE_X : 0) +
      (up[at] === 0 ? SAME_OR_POSITIVE_Y : 0),
  )
  const wide = (values: readonly number[]) =>
    values.flatMap(value => (value === 0 ? [] : [(value >> 8) & 255, value & 255]))
  return Buffer.concat([start, Buffer.from([...flags, ...wide(across), ...wide(up)])])
}

const steps = (values: readonly number[]) =>
  values.map((value, at) => value - (values[at - 1] ?? 0))

function pointsOf(glyph: Buffer): Point[] {
  const contours = glyph.readInt16BE(0)
  const count = glyph.readUInt16BE(8 + 2 * contours) + 1
  let at = 12 + 2 * contours + glyph.readUInt16BE(10 + 2 * contours)
  const flags: number[] = []
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++)
    const repeats = flag & 8 ? glyph.readUInt8(at++) : 0
    for (let times = 0; times <= repeats; times++) flags.push(flag)
  }
  const coordinates = (short: number, sameOrPositive: number) => {
    let value = 0
    return flags.map(flag => {
      if (flag & short) value += (flag & sameOrPositive ? 1 : -1) * glyph.readUInt8(at++)
      else if (!(flag & sameOrPositive)) {
        value += glyph.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = coordinates(2, SAME_OR_POSITIVE_X)
  const ys = coordinates(4, SAME_OR_POSITIVE_Y)
  return flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    onCurve: (flag & 1) === 1,
  }))
}
