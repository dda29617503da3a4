import type { Span } from './sentences.ts'
import { spoken } from './spoken.ts'

/** Words of a text that are heard in another form than they are seen. */
export interface Swap extends Span {
  heard: string
}

/** A sentence of a text as it is heard. The swaps are in the order of the text. */
export function heardIn(text: string, { start, end }: Span, swaps: readonly Swap[]): string {
  let heard = ''
  let from = start
  for (const swap of swaps) {
    if (swap.start < from || swap.end > end) continue
    heard += text.slice(from, swap.start) + swap.heard
    from = swap.end
  }
  return spoken(heard + text.slice(from, end))
}

/** What is printed on a key, where a voice would stumble over it. */
const keyNames: ReadonlyMap<string, string> = new Map([
  ['Ctrl', 'Control'],
  ['Esc', 'Escape'],
  ['Fn', 'F N'],
  ['.', 'full stop'],
  ['+', 'plus'],
  ['[', 'opening square bracket'],
  [']', 'closing square bracket'],
])

/** Whether what stands between two keys makes them one group: "Ctrl+P", "Ctrl, Shift and Esc", "F2 or F12". */
export const joinsKeys = (between: string) => /^(?:\s*\+\s*|,\s+|,?\s+(?:and|or)\s+)$/.test(between)

/** "the Escape key", "the Control, Shift and Escape keys". The words around may say some of it already. */
export function heardKeys(
  names: readonly string[],
  { isChoice, before, after }: { isChoice: boolean; before: string; after: string },
): string {
  const list = names.map(name => keyNames.get(name) ?? name)
  const last = list.pop() ?? ''
  const heard = list.length > 0 ? `${list.join(', ')} ${isChoice ? 'or' : 'and'} ${last}` : last
  const article = /\b(?:an?|the|your|each|every)\s+$/i.test(before) ? '' : 'the '
  if (/^\s+(?:keys?|lights?)\b/.test(after)) return article + heard
  return `${article}${heard} ${list.length > 0 && !isChoice ? 'keys' : 'key'}`
}

const PLACE_OF = /^((?:fix|way|step)s?\s[\d\s]+(?:(?:,|and|or|to)[\d\s]+)*\s?of\s)(.+)$/i
const PLACE_AFTER = /^(.+),\s((?:Fix|Way)\s\d+)$/

/**
 * A link to another guide. The eye sees a link; the ear must hear that these words are the name of a guide, and that
 * "Fix 3" is not one of this guide. Words that only go on with the sentence stay as they are.
 */
export function heardLink(text: string, before: string): string {
  if (/\bguides?\b/i.test(text) || /\bguides?(?:\s(?:on|about|to|for))?[\s“]*$/i.test(before))
    return text
  const [, place, name] = PLACE_OF.exec(text) ?? []
  if (place && name) return place + theGuide(name)
  const [, guide, fix] = PLACE_AFTER.exec(text) ?? []
  if (guide && fix) return `${fix} of ${theGuide(guide)}`
  // At the start of a sentence a capital letter does not make a name.
  const isName = /^\p{Lu}/u.test(text) && /[\p{L}\d,)]\s+$/u.test(before)
  return isName && !/^(?:Fix|Way|Step)\b/.test(text) ? theGuide(text) : text
}

const theGuide = (name: string) =>
  /^\p{Lu}/u.test(name) ? `the guide ${name}` : `the guide on ${name}`

/** "To undo this: Nothing to undo." and "To undo this: To turn it off again, …" would say the same thing twice. */
export const saysItIsUndo = (text: string) =>
  /^\s*(?:Nothing to undo|This cannot be undone|To\s)/.test(text)

/** "Before step 5", since for the ear a warning follows the words of step 4. */
export const heardBefore = (label: string, step: number) =>
  step > 0 ? label.replace('this step', `step ${step}`) : label
