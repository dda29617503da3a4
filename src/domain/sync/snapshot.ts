import * as v from 'valibot'

/**
 * The snapshot of the last merge with an account. It tells a removed search from a new one, and what belongs to a
 * member from what was created here before anybody signed in.
 */
const SyncSnapshot = v.object({
  uid: v.string(),
  /** False while the account has not been reached: the snapshot then only says whose lists these are. */
  merged: v.optional(v.boolean(), true),
  searches: v.array(v.object({ query: v.string(), at: v.number() })),
  progress: v.array(v.object({ guide: v.number(), at: v.number() })),
})
export type SyncSnapshot = v.InferOutput<typeof SyncSnapshot>

export function parseSyncSnapshot(stored: string | undefined): SyncSnapshot | undefined {
  try {
    const parsed = v.safeParse(SyncSnapshot, JSON.parse(stored ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
