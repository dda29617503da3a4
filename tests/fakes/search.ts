import { ok } from '#domain/result.ts'
import type { Answer } from '#domain/search/engine.ts'

export const hit = {
  kind: 'guide' as const,
  id: 16,
  title: 'Wi-Fi',
  description: '',
  score: 1,
  marks: { title: [], description: [] },
}
export const some: Answer = { hits: [hit], corrected: undefined }
export const none: Answer = { hits: [], corrected: undefined }

/** A search whose answers the test gives when it likes. */
export function slowSearch() {
  const waiting = new Map<string, (answer: Answer) => void>()
  const asked: string[] = []
  const search = (query: string) => {
    asked.push(query)
    return new Promise<ReturnType<typeof ok<Answer>>>(resolve => {
      waiting.set(query, answer => resolve(ok(answer)))
    })
  }
  return { search, asked, answer: (query: string, answer: Answer) => waiting.get(query)?.(answer) }
}
