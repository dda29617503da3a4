import * as v from 'valibot'

const setting = v.nullish(v.string())

/** What a client may say about an object; `null` takes a setting away. */
export const SettingsSchema = v.object({
  contentType: setting,
  cacheControl: setting,
  contentDisposition: setting,
  contentEncoding: setting,
  contentLanguage: setting,
  metadata: v.nullish(v.record(v.string(), v.nullable(v.string()))),
})

export type Settings = v.InferOutput<typeof SettingsSchema>

/** What is kept about an object, in the words of the REST interface. Sizes and generations are texts there. */
export interface StoredObject {
  name: string
  bucket: string
  generation: string
  metageneration: string
  size: string
  md5Hash: string
  timeCreated: string
  updated: string
  downloadTokens: string
  contentType: string
  contentDisposition: string
  cacheControl?: string
  contentEncoding?: string
  contentLanguage?: string
  metadata?: Record<string, string>
}

type Changeable = Pick<
  StoredObject,
  | 'contentType'
  | 'contentDisposition'
  | 'cacheControl'
  | 'contentEncoding'
  | 'contentLanguage'
  | 'metadata'
>

const PLAIN = ['cacheControl', 'contentEncoding', 'contentLanguage'] as const

/** The settings after a change: what it does not mention stays. */
export function settle(before: Partial<Changeable>, change: Settings): Changeable {
  const metadata = mergeMetadata(before.metadata, change.metadata)
  const plain = Object.fromEntries(
    PLAIN.map(key => [key, change[key] === undefined ? before[key] : change[key]]).filter(
      ([, value]) => value != null,
    ),
  )
  return {
    contentType: change.contentType ?? before.contentType ?? 'application/octet-stream',
    contentDisposition: change.contentDisposition ?? before.contentDisposition ?? 'inline',
    ...plain,
    ...(metadata && { metadata }),
  }
}

function mergeMetadata(before: Record<string, string> | undefined, change: Settings['metadata']) {
  if (change === undefined) return before
  const entries = Object.entries({ ...before, ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  return change === null || entries.length === 0 ? undefined : Object.fromEntries(entries)
}
