const VOWEL = /[aeiouy]/

/** The curated lists say the same words again and again; so many stems are remembered. */
const MOST_REMEMBERED = 10_000
const remembered = new Map<string, string>()

/**
 * The part of a word that its forms share: "charging", "charges" and "charge" are all `charg`.
 * Only endings that leave the meaning alone are cut, so "printer" never becomes "print".
 */
export function stem(word: string): string {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const found = stemOf(word)
  if (remembered.size < MOST_REMEMBERED) remembered.set(word, found)
  return found
}

function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  return endWithoutE(endWithI(british(withoutLy(withoutVerbEnding(withoutPlural(word))))))
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is|ios)$/.test(word)) return word
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function withoutVerbEnding(word: string): string {
  // No looking back in a regular expression: Safari before 16.4 would not read this file at all.
  const ending = /(?:ing|ed)$/.exec(word.replace(/eed$/, ''))?.[0]
  const rest = ending ? word.slice(0, -ending.length) : ''
  if (rest.length < 3 || !VOWEL.test(rest)) return word
  if (/([b-df-hj-np-tv-z])\1$/.test(rest) && !/(?:ll|ss|zz|dd)$/.test(rest))
    return rest.slice(0, -1)
  return isShort(rest) ? `${rest}e` : rest
}

function withoutLy(word: string): string {
  return word.length > 5 && word.endsWith('ly') && !word.endsWith('ply') ? word.slice(0, -2) : word
}

/** "recognize" and "recognise" meet here, "color" and "colour" too. */
function british(word: string): string {
  return word.replace(/iz(e?)$/, 'is$1').replace(/([a-z]{2})our$/, '$1or')
}

function endWithI(word: string): string {
  return /[^aeiou]y$/.test(word) && word.length > 3 ? `${word.slice(0, -1)}i` : word
}

function endWithoutE(word: string): string {
  const rest = word.slice(0, -1)
  return word.endsWith('e') && rest.length > 3 && !isShort(rest) ? rest : word
}

/** One syllable that needs its final e, as "typ" and "sav" do. */
function isShort(rest: string): boolean {
  return /^[^aeiouy]*[aeiouy][^aeiouywx]$/.test(rest)
}
