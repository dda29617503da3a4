export interface QrPath {
  size: number
  path: string
}

/** White all around, as readers of such codes want it. */
const MARGIN = 4

/** A QR code as the path of a drawing; undefined where its script does not come: the address stands beside it. */
export async function qrPath(text: string): Promise<QrPath | undefined> {
  try {
    const { generate } = await import('lean-qr')
    const code = generate(text)
    const rows = Array.from({ length: code.size }, (_, index) => index)
    const path = rows.flatMap(y =>
      rows.flatMap(x => (code.get(x, y) ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : [])),
    )
    return { size: code.size + 2 * MARGIN, path: path.join('') }
  } catch {
    return undefined
  }
}
