import { isVisible } from '#domain/plain-text.ts'
import { LONGEST_NAME } from '#domain/written-text.ts'

/** What only whoever runs the site may be called; with digits that pass for letters. */
const RESERVED = [
  /f[i1l]xw[i1l]se|supp[o0]rt|[o0]ff[i1l]c[i1l]al|m[o0]derator|micr[o0]s[o0]ft/,
  /(?:^|[^\p{L}])adm[i1l]n/u,
  /(?:^|[^\p{L}])(?:staff|team|mod|help ?desk|service ?desk)(?![\p{L}])/u,
]

/** Letters of two alphabets that look alike: a Cyrillic "о" in "Tom". */
const MIXES = (name: string) =>
  /\p{Script=Latin}/u.test(name) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(name)

const HIDES = /[\p{Cc}\p{Cf}\p{Co}]/u
const LEADS_AWAY = /\d{5}|@|\/\/|www\./

const small = (name: string) => name.replace(/[A-Z]/g, letter => letter.toLowerCase())

/**
 * The name that others see beside a member's posts: the one of the account, or none where it could pass for whoever
 * runs the site, or tells an address or a number. The rules of the database refuse every other.
 */
export function publicName(name: string): string {
  const fits = name.length <= LONGEST_NAME && isVisible(name) && !HIDES.test(name) && !MIXES(name)
  const own = !LEADS_AWAY.test(name) && !RESERVED.some(word => word.test(small(name)))
  return fits && own ? name : ''
}
