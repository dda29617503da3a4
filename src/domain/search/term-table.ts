import type { Language } from './language.ts'
import { MOST_GUIDES } from './postings.ts'
import type { Place, Posting, TermPlaces } from './postings.ts'
import type { SearchRecord } from './records.ts'
import { unitsOf } from './units.ts'
import type { Unit } from './units.ts'
import { weight } from './weight.ts'

/** Every term of the guides in alphabetical order, with where it stands. Guides are counted as they are given. */
export function termTable(
  guides: readonly SearchRecord[],
  language: Language,
): Map<string, TermPlaces> {
  const units = guides.map(guide => unitsOf(guide, language))
  const counts = new Map<string, number>()
  for (const list of units) {
    for (const term of new Set(list.flatMap(unit => [...unit.terms]))) {
      counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  const weigh = (term: string) =>
    weight(language.kinds.get(term) ?? 'plain', counts.get(term) ?? 0, guides.length)
  const postings = new Map<string, Posting[]>()
  units.forEach((list, guide) => {
    for (const [term, places] of placesOf(list, weigh)) {
      const list = postings.get(term) ?? []
      list.push({ guide, places })
      postings.set(term, list)
    }
  })
  return new Map(
    [...postings]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, list]) => [term, { guides: list.length, postings: strongest(list) }]),
  )
}

function placesOf(units: readonly Unit[], weigh: (term: string) => number): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  units.forEach(({ kind, terms }, unit) => {
    const whole = [...terms].reduce((sum, term) => sum + weigh(term), 0)
    for (const term of terms) {
      const place = { unit, kind, share: weigh(term) / whole }
      const list = places.get(term) ?? []
      list.push(place)
      places.set(term, list)
    }
  })
  return places
}

/** Of a term that many guides have, the guides that say it most, in their order. */
function strongest(postings: readonly Posting[]): Posting[] {
  if (postings.length <= MOST_GUIDES) return [...postings]
  const strength = ({ places }: Posting) =>
    places.reduce((sum, { kind, share }) => sum + share * (kind === 'heading' ? 0.5 : 1), 0)
  return [...postings]
    .sort((a, b) => strength(b) - strength(a))
    .slice(0, MOST_GUIDES)
    .sort((a, b) => a.guide - b.guide)
}
