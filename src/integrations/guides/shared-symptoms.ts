import { phrasesOf } from '#domain/guide/symptoms.ts'
import type { Found } from './library.ts'
import type { Problem } from './problem.ts'

/** Symptoms that two guides claim: the search cannot tell the guides apart by them. */
export function sharedSymptoms(found: readonly Found[]): Problem[] {
  const claims = Map.groupBy(
    found.flatMap(one => phrasesOf(one.guide.symptoms).map(phrase => ({ one, phrase }))),
    ({ phrase }) => phrase.toLowerCase(),
  )
  return [...claims.values()].flatMap(claim => {
    const [first] = claim
    return claim.slice(1).map(({ one: { file, text }, phrase }) => ({
      level: 'advice' as const,
      file,
      line: text.split('\n').findIndex(line => line.includes(phrase)) + 1 || 1,
      field: 'symptoms',
      message: `"${phrase}" stands in guide ${first?.one.guide.id} too. Say it so that it fits one guide, or leave it in both if it does.`,
    }))
  })
}
