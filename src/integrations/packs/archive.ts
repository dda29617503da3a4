import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { Zip } from 'fflate'
import type { ZipInputFile } from 'fflate'

/** The same bytes at every build and in every time zone: archives store local time, so this is a local date. */
const written = () => new Date(2026, 0, 1)
/** How archives name the method of `deflateRaw`. */
const DEFLATE = 8

const deflated = promisify(deflateRaw)

/** Text in two pieces: what many files begin with, such as their styles, and what is this one's own. */
export interface TwoPieces {
  start: string
  own: string
}

/** A file as it stands in an archive. */
export interface PackedFile {
  size: number
  crc: number
  chunks: readonly Uint8Array<ArrayBuffer>[]
}

/** How far back an unpacker can look. */
const WINDOW = 32_768

/**
 * Packs texts on other threads than this one. A beginning that many files share is packed once, and ends at a whole
 * byte. What follows may refer to it, because an unpacker has it before its eyes by then.
 */
export function createPacker(): (text: TwoPieces) => Promise<PackedFile> {
  const starts = new Map<string, Promise<PackedFile>>()
  const startOf = (text: string) => {
    const known = starts.get(text) ?? packed(text, constants.Z_FULL_FLUSH)
    starts.set(text, known)
    return known
  }
  return async ({ start, own }) => {
    const first = await startOf(start)
    const bytes = Buffer.from(own)
    const dictionary = Buffer.from(start).subarray(-WINDOW)
    return {
      size: first.size + bytes.length,
      crc: crc32(bytes, first.crc),
      chunks: [...first.chunks, await deflated(bytes, { level: 9, dictionary })],
    }
  }
}

async function packed(text: string, finishFlush: number): Promise<PackedFile> {
  const bytes = Buffer.from(text)
  return {
    size: bytes.length,
    crc: crc32(bytes),
    chunks: [await deflated(bytes, { level: 9, finishFlush })],
  }
}

export interface Archive {
  add: (name: string, file: PackedFile) => void
  close: () => void
}

/** A zip file that is written as it grows, so that it may hold more than memory does. */
export function createArchive(path: string): Archive {
  mkdirSync(dirname(path), { recursive: true })
  const descriptor = openSync(path, 'w')
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    writeSync(descriptor, chunk)
  })
  return {
    add: (filename, { size, crc, chunks }) => {
      const file: ZipInputFile = { filename, size, crc, compression: DEFLATE, mtime: written() }
      zip.add(file)
      chunks.forEach((chunk, at) => file.ondata?.(null, chunk, at === chunks.length - 1))
    },
    close: () => {
      zip.end()
      closeSync(descriptor)
    },
  }
}
