/** The largest file that a member may choose. It is scaled down before it is sent. */
export const LARGEST_PHOTO = 10 * 1024 * 1024

/** Width and height of a stored photo, in pixels. */
export const PHOTO_SIDE = 512

/** How many bytes at the beginning of a file tell what it is. */
export const SIGNATURE_LENGTH = 16

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/**
 * Whether a file is a picture, by what stands at its beginning: a name or a declared type can be anything.
 * Only pictures of dots: a drawing (SVG) may carry scripts.
 */
export function isPicture(start: Uint8Array): boolean {
  const jpeg = start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff
  const png = start[0] === 0x89 && ascii(start, 1, 8) === 'PNG\r\n\u001a\n'
  const gif = ['GIF87a', 'GIF89a'].includes(ascii(start, 0, 6))
  const webp = ascii(start, 0, 4) === 'RIFF' && ascii(start, 8, 12) === 'WEBP'
  const avif = ascii(start, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(start, 8, 12))
  return jpeg || png || gif || webp || avif
}

/** Whether this is the address of a photo that was stored here, and not one that came along from Google. */
export const isStoredHere = (photoURL: string) => /\/profilePhotos(?:%2F|\/)/i.test(photoURL)

export interface Square {
  x: number
  y: number
  side: number
}

/** The largest square in the middle of a picture. */
export function middleSquare(width: number, height: number): Square {
  const side = Math.min(width, height)
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side }
}
