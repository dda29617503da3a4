/** Shapes that the films share. Colours are the picture roles of src/styles/tokens.css. */

export const background = `<path fill="var(--pic-d)" d="M0 0h640v360H0z"/>`

export const at = (x: number, y: number, inside: string) =>
  `<g transform="translate(${x} ${y})">${inside}</g>`

export const shown = (share: number, inside: string) =>
  share <= 0 ? '' : `<g opacity="${Math.min(1, share).toFixed(2)}">${inside}</g>`

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: string,
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="var(--${fill})"/>`

export const line = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const words = (x: number, y: number, size: number, text: string, colour = 'pic-a') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle" font-family="Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif" fill="var(--${colour})">${text}</text>`

/** Where the film stands: one dot a step, the present one gold. */
export const steps = (count: number, now: number) =>
  Array.from({ length: count }, (_, step) => {
    const x = 320 + (step - (count - 1) / 2) * 26
    return `<circle cx="${x}" cy="340" r="${step === now ? 8 : 6}" fill="var(--${step === now ? 'pic-b' : 'pic-e'})"/>`
  }).join('')

/** A tick in a gold disc: it works. */
export const tick = (x: number, y: number) =>
  at(x, y, `<circle r="34" fill="var(--pic-b)"/>${line('M-15 1 -4 12 16 -11', 'pic-a', 7)}`)

/** The tip of a finger, pointing up. */
export const finger = (x: number, y: number) =>
  at(
    x,
    y,
    `<path fill="var(--pic-a)" d="M-18 22a18 20 0 0 1 36 0v240h-36z"/><path fill="var(--pic-d)" d="M-10 20a10 11 0 0 1 20 0v8h-20z"/>`,
  )

/** The arrow of a mouse. */
export const pointer = (x: number, y: number) =>
  at(
    x,
    y,
    `<path fill="var(--pic-a)" stroke="var(--pic-e)" stroke-width="2.5" stroke-linejoin="round" d="M0 0v30l8-7 6 13 7-3-6-13h10z"/>`,
  )

export const powerSign = (x: number, y: number, size: number) =>
  at(x, y, `<g transform="scale(${size})">${line('M-5.5-6a8 8 0 1 0 11 0M0-10v9', 'pic-a', 3)}</g>`)
