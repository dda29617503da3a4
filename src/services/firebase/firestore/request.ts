import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { emulators, settings } from '#services/firebase/settings.ts'
import { timeOut } from '#services/time-out.ts'

/*
 * Firestore's REST interface, the site's only way to its documents. Whoever reads needs no SDK for it; the figures
 * behind that are in docs/firestore.md.
 */
const TIME_OUT = 10_000

const host = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com'
const database = `projects/${settings.projectId}/databases/(default)/documents`

/** The full name of a document or collection. */
export const nameOf = (path: string) => `${database}/${path}`

/** The path of names that may hold any character, as an address takes it. */
export const pathOf = (...names: string[]) => names.map(encodeURIComponent).join('/')

/** Why a request got nothing. The forum and reviews tell their readers of each. */
export type FirestoreFailure =
  'offline' | 'slow' | 'malformed' | 'refused' | 'invalid' | 'busy' | 'signed-out' | 'gone'
export type FirestoreResult<Value> = Promise<Result<Value, FirestoreFailure>>

interface Request {
  /** After the database: `questions` or `:commit`. */
  path: string
  parameters?: Readonly<Record<string, string>>
  /** Sends this; without it the request reads. */
  body?: object
  /** Whoever asks; without it nobody in particular. */
  token?: string | undefined
}

/** Asks Firestore over its REST interface. What comes back is not looked at yet. */
export async function askFirestore({
  path,
  parameters,
  body,
  token,
}: Request): FirestoreResult<unknown> {
  const query = new URLSearchParams({ ...parameters, key: settings.apiKey })
  const slash = path.startsWith(':') ? '' : '/'
  try {
    const response = await fetch(`${host}/v1/${database}${slash}${path}?${query}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      signal: timeOut(TIME_OUT),
    })
    if (!response.ok) return fail(failureOf(response.status))
    return ok(await response.json())
  } catch (error) {
    return fail(failureOfError(error))
  }
}

function failureOf(status: number): FirestoreFailure {
  if (status === 401) return 'signed-out'
  if (status === 404) return 'gone'
  // An index is missing, or a document is too large: no rule has said no.
  if (status === 400) return 'invalid'
  // Somebody else was writing the same document, the project has used up what it may ask, or the server is in trouble:
  // whoever is answered at all is not offline.
  if (status === 409 || status === 429 || status >= 500) return 'busy'
  return 'refused'
}

function failureOfError(error: unknown): FirestoreFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow'
  return error instanceof SyntaxError ? 'malformed' : 'offline'
}
