import { randomUUID } from 'node:crypto'

import { invalid, RequestError } from '#local/http/error.ts'
import type { Bucket, Target } from './bucket.ts'
import type { Settings, StoredObject } from './objects.ts'

interface Upload {
  target: Target
  settings: Settings
  received: Buffer[]
  done: boolean
}

export type Uploads = ReturnType<typeof createUploads>

/** Uploads in pieces. They are held in memory: a restart drops the unfinished ones, and the client starts again. */
export function createUploads(bucket: Bucket) {
  const uploads = new Map<string, Upload>()

  function find(id: string): Upload {
    const upload = uploads.get(id)
    if (!upload) throw new RequestError('NOT_FOUND', 'There is no such upload.')
    return upload
  }

  const sizeOf = ({ received }: Upload) => received.reduce((sum, piece) => sum + piece.length, 0)

  return {
    /** The rules are asked at once, so that nobody waits for an upload that is refused at its end. */
    start(target: Target, settings: Settings, announced: number): string {
      bucket.propose(target, settings, announced)
      const id = randomUUID()
      uploads.set(id, { target, settings, received: [], done: false })
      return id
    },

    add(id: string, offset: number, piece: Buffer): void {
      const upload = find(id)
      if (upload.done) throw invalid('The upload has ended')
      if (offset !== sizeOf(upload))
        throw invalid(`The upload goes on at ${sizeOf(upload)}, not at ${offset}`)
      upload.received.push(piece)
    },

    finish(id: string): StoredObject {
      const upload = find(id)
      upload.done = true
      const content = Buffer.concat(upload.received)
      upload.received = [content]
      return bucket.upload(upload.target, upload.settings, content)
    },

    status(id: string): { size: number; state: 'active' | 'final' } {
      const upload = find(id)
      return { size: sizeOf(upload), state: upload.done ? 'final' : 'active' }
    },

    cancel: (id: string) => void uploads.delete(id),
  }
}
