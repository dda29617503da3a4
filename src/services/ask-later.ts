import { fail } from '#domain/result.ts'
import type { ForumResult } from './questions.ts'

/** Asks a service whose script is loaded at the first call. A script that does not arrive is a failure like any other. */
export async function askLater<Service, Value>(
  load: () => Promise<Service>,
  ask: (service: Service) => ForumResult<Value>,
): ForumResult<Value> {
  const service = await load().catch(() => undefined)
  return service ? ask(service) : fail('not-loaded')
}
