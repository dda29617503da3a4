import { countWords, sentencesOf } from '#domain/guide/text.ts'

/** Syllables by counting groups of vowels: wrong for single words, right enough over a text. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return letters ? 1 : 0
  const spoken = letters.replace(/(?:[^laeiouy]es|[^aeiouyt]ed|[^l]e)$/, ending => ending[0] ?? '')
  return spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1
}

/**
 * The Flesch–Kincaid grade: years of school that a text asks for.
 * Kincaid, Fishburne, Rogers and Chissom, "Derivation of new readability formulas", 1975.
 * `parts` are whole sentences or lines: a line of a list ends a sentence even without a full stop.
 */
export function readingGrade(parts: readonly string[]): number {
  const sentences = parts.flatMap(sentencesOf).filter(sentence => /[a-z]/i.test(sentence))
  const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0)
  if (words === 0) return 0
  const spoken = sentences
    .flatMap(sentence => sentence.split(/[\s–—/-]+/))
    .reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words / sentences.length) + 11.8 * (spoken / words) - 15.59
}
