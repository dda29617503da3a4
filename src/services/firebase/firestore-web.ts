import { fail, ok } from '#domain/result.ts'
import type { ForumFailure, ForumResult } from '#services/questions.ts'
import { timeOut } from '#services/time-out.ts'
import { emulators, settings } from './settings.ts'

const TIME_OUT = 10_000

const host = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com'
const database = `projects/${settings.projectId}/databases/(default)/documents`

/** The full name of a document or collection. */
export const nameOf = (path: string) => `${database}/${path}`

interface Request {
  /** After the database: `questions` or `:commit`. */
  path: string
  parameters?: Readonly<Record<string, string>>
  /** Sends this; without it the request reads. */
  body?: object
  /** Whoever asks; without it nobody in particular. */
  token?: string
}

/** Asks Firestore over its web interface. What comes back is not looked at yet. */
export async function askFirestore({
  path,
  parameters,
  body,
  token,
}: Request): ForumResult<unknown> {
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

function failureOf(status: number): ForumFailure {
  if (status === 401) return 'signed-out'
  if (status === 404) return 'gone'
  // Somebody else was writing the same document, or the project has used up what it may ask.
  if (status === 409 || status === 429) return 'busy'
  return status < 500 ? 'refused' : 'offline'
}

function failureOfError(error: unknown): ForumFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow'
  return error instanceof SyntaxError ? 'malformed' : 'offline'
}
