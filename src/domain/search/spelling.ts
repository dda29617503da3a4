import { distance } from './distance.ts'

/** Known words by their first letter, for looking up what a misspelt word may have been. */
export type Spellings = ReadonlyMap<string, readonly Spelling[]>

interface Spelling {
  word: string
  /** 0 for a rare word, 7 for the commonest, less than 0 for one that is hardly meant. */
  common: number
  letters: number
}

/** A common word may be a little further away than a rare one. */
const COMMON_BONUS = 0.09

const SHORTEST_BEGINNING = 3
const ENDINGS = ['s', 'ing', 'ed']
/** How far the rest may be off where an ending was set aside: "interpreted" is not "interneted". */
const SURE = 1

/** Arranges words for `correct`. */
export function spellingsOf(words: Iterable<readonly [string, number]>): Map<string, Spelling[]> {
  const spellings = new Map<string, Spelling[]>()
  for (const [word, common] of words) {
    if (word.length < 3) continue
    const list = spellings.get(word.charAt(0)) ?? []
    list.push({ word, common, letters: letters(word) })
    spellings.set(word.charAt(0), list)
  }
  return spellings
}

/**
 * The known word that a misspelt one most likely stands for. Short words are left alone, but for
 * two swapped letters ("ubs"), because another short word is always close.
 */
export function correct(typed: string, spellings: readonly Spellings[]): string | undefined {
  const whole = nearest(typed, spellings)
  if (whole) return whole
  // "instaling": where only "install" is known, the ending is set aside.
  for (const ending of ENDINGS) {
    if (!typed.endsWith(ending)) continue
    const found = nearest(typed.slice(0, -ending.length), spellings, SURE)
    if (found) return (ending === 's' ? found : found.replace(/e$/, '')) + ending
  }
  return undefined
}

/** The commonest word of the guides that begins as typed so far; among equals the shortest. */
export function complete(typed: string, spellings: readonly Spellings[]): string | undefined {
  if (typed.length < SHORTEST_BEGINNING) return undefined
  return spellings
    .flatMap(known => known.get(typed.charAt(0)) ?? [])
    .filter(({ word, common }) => common > 0 && word.startsWith(typed))
    .sort((a, b) => b.common - a.common || a.word.length - b.word.length)[0]?.word
}

function nearest(
  typed: string,
  spellings: readonly Spellings[],
  atMost = Infinity,
): string | undefined {
  const most = Math.min(atMost, allowance(typed))
  if (most === 0) return undefined
  const mask = letters(typed)
  let best: { word: string; cost: number } | undefined
  // The first letter is nearly always right; else it was swapped with the second, or one stands too many in front.
  const first = [...new Set(typed.slice(0, 2))]
  for (const list of spellings.flatMap(known => first.map(letter => known.get(letter) ?? []))) {
    for (const { word, common, letters: other } of list) {
      if (differences(mask, other) > most * 2 + 1) continue
      const cost = distance(typed, word, most) - common * COMMON_BONUS
      if (cost < (best?.cost ?? Infinity)) best = { word, cost }
    }
  }
  return best?.word
}

/** How wrong a word of this length may be. */
function allowance(typed: string): number {
  if (typed.length < 3 || typed.length > 24 || /[^a-z]/.test(typed)) return 0
  if (typed.length === 3) return 0.6
  if (typed.length === 4) return 0.95
  if (typed.length === 5) return 1.15
  return typed.length < 8 ? 1.6 : 2.1
}

/** Which letters a word has, one bit each. */
function letters(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32)
  return bits
}

function differences(a: number, b: number): number {
  let bits = a ^ b
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count += 1
  return count
}
