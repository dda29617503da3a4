import {
  isPicture,
  LARGEST_PHOTO,
  middleSquare,
  PHOTO_SIDE,
  SIGNATURE_LENGTH,
} from '#domain/profile/photo.ts'
import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'

export type PhotoTrouble = 'photo-kind' | 'photo-size' | 'photo-unreadable'

/**
 * Checks a file that was chosen as a photo and makes a small square JPEG of it. Redrawing it also drops what cameras
 * write into a file, such as the place where it was taken.
 */
export async function preparePhoto(file: File): Promise<Result<Blob, PhotoTrouble>> {
  if (file.size > LARGEST_PHOTO) return fail('photo-size')
  try {
    const start = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer())
    if (!isPicture(start)) return fail('photo-kind')
    const small = await draw(await createImageBitmap(file))
    return small ? ok(small) : fail('photo-unreadable')
  } catch {
    return fail('photo-unreadable')
  }
}

function draw(picture: ImageBitmap): Promise<Blob | null> {
  const { x, y, side } = middleSquare(picture.width, picture.height)
  const length = Math.min(side, PHOTO_SIDE)
  const canvas = document.createElement('canvas')
  canvas.width = length
  canvas.height = length
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // A JPEG has no transparency: without a background it would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, length, length)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, side, side, 0, 0, length, length)
  picture.close()
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.86))
}
