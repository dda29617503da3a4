import * as v from 'valibot'

import { day, sentence } from '#domain/fields.ts'

const Site = v.strictObject({
  /** The end of the address: "microsoft.com" is support.microsoft.com as well. */
  host: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Write it as microsoft.com, without https://.'),
  ),
  whose: sentence(2, 120),
})

const TelephoneNumber = v.strictObject({
  number: v.pipe(v.string('Put the number in quotes.'), v.regex(/^\d[\d ]+$/, 'Write digits.')),
  whose: sentence(2, 120),
})

/** src/content/contacts.yaml: whom a guide may send its readers to. */
export const ContactsFile = v.strictObject({
  checked: day,
  sites: v.array(Site),
  numbers: v.array(TelephoneNumber),
})

export type Contacts = Pick<v.InferOutput<typeof ContactsFile>, 'sites' | 'numbers'>

/** A site or a telephone number in a text. */
export interface Contact {
  kind: 'site' | 'number'
  words: string
  at: number
}

const ADDRESS = /https?:\/\/(?:[^\s/@"'()<>]*@)?([a-z0-9.-]+)/gi
/** An address without https:// is one that a reader types: "go to example.com". */
const HOST =
  /(?<![\w@./-])((?:[a-z0-9-]+\.)+(?:com|net|org|io|info|biz|uk|eu|us|de|ie|co|ai|app|dev|tech|site|xyz|download|support|help|online))\b(?![\w@-])/gi
/** Long enough for no figure: "0800 123 4567", "+44 20 7946 0000", "1-800-555-0100". */
const LONG_NUMBER = /(?<![\w.,/+-])(?:\+\d|\(?0\d|1[ -]8\d\d)[\d ()-]{6,}\d(?!\w)/g
/** A short one is told to be one: "dial 159", but not "restart the phone, then copy 100 photos". */
const SHORT_NUMBER =
  /\b(?<!\b(?:the|your|a|this|that|its) )(?:ring|call|dial|phone|telephone|text(?: \w+)? to)\b[^.,:;]{0,30}?[ :]\+?(\d{3,6})\b(?! (?:times|seconds|minutes|hours|GB|MB))/gi

/** The sites and telephone numbers of a text that are not on the list. */
export function strangersIn(text: string, { sites, numbers }: Contacts): Contact[] {
  const known = new Set(numbers.map(({ number }) => digits(number)))
  const hosts = [...text.matchAll(ADDRESS), ...text.matchAll(HOST)].filter(
    ([, host = '']) => !sites.some(site => `.${host.toLowerCase()}`.endsWith(`.${site.host}`)),
  )
  const long = [...text.matchAll(LONG_NUMBER)].map(({ 0: words, index }) => ({ words, at: index }))
  const short = [...text.matchAll(SHORT_NUMBER)]
    .map(({ 0: all, 1: words = '', index }) => ({ words, at: index + all.length - words.length }))
    .filter(({ at }) => !long.some(whole => at >= whole.at && at < whole.at + whole.words.length))
  const called = [...long, ...short].filter(({ words }) => !known.has(digits(words)))
  return [
    ...hosts.map(({ 0: all, 1: words = '', index }) => ({
      kind: 'site' as const,
      words,
      at: index + all.length - words.length,
    })),
    ...called.map(one => ({ kind: 'number' as const, ...one })),
  ].toSorted((a, b) => a.at - b.at)
}

const digits = (number: string) => number.replaceAll(/\D/g, '')
