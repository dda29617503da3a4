import * as v from 'valibot'

/** A code that has been sent to a phone, whose browser may close the page while its owner reads the message. */
const SentCode = v.object({
  phone: v.string(),
  /** The provider's name for the message. */
  sent: v.string(),
  /** When it was sent, in milliseconds since 1970. */
  at: v.number(),
})
export type SentCode = v.InferOutput<typeof SentCode>

/** How long the provider accepts a code, at least. */
const LIFETIME = 10 * 60_000
/** How long a reader waits before another code may be sent, in seconds. */
const RESEND_AFTER = 30

/** The stored entry, while its code is still valid. */
export function parseSentCode(stored: string | undefined, now: number): SentCode | undefined {
  try {
    const parsed = v.safeParse(SentCode, JSON.parse(stored ?? 'null'))
    if (!parsed.success) return undefined
    const age = now - parsed.output.at
    return age >= 0 && age < LIFETIME ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** In how many seconds another code may be asked for. */
export function waitFor({ at }: SentCode, now: number): number {
  return Math.min(RESEND_AFTER, Math.max(0, Math.ceil(RESEND_AFTER - (now - at) / 1000)))
}
