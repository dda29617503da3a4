import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

import { buildSearchIndex } from '#domain/search/build.ts'
import { createSearchEngine } from '#domain/search/engine.ts'
import { languageOf } from '#domain/search/language.ts'
import type { CodeRecord, SearchRecord } from '#domain/search/records.ts'
import { parseWords } from '#domain/search/words.ts'

const FOLDER = 'src/content/search'

/** The curated words as the site uses them. */
export const words = parseWords(
  readdirSync(FOLDER)
    .filter(name => name.endsWith('.yaml'))
    .map(name => parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as unknown),
)
export const language = languageOf(words)

export function guide(id: number, title: string, symptoms: readonly string[]): SearchRecord {
  const description = `What to do about it: ${title}.`
  return {
    id,
    slug: `guide-${id}`,
    title,
    description,
    symptoms,
    answers: [],
    headings: [],
    topic: 'any',
  }
}

export const printer = guide(11, "The printer won't print", [
  'nothing comes out of the printer',
  'stuck in the queue',
])
export const wifi = guide(16, "Wi-Fi won't connect", [
  'wifi not working',
  'wifi password not accepted',
  'wifi keeps dropping',
])
export const hot = guide(5, 'Laptop gets too hot', [
  'laptop overheating',
  'fan is loud all the time',
])
export const charging = guide(15, 'Laptop is plugged in but not charging', [
  'battery does not charge',
  'charger not working',
])
export const small = [printer, wifi, hot, charging]

/** A search over some guides, loaded as a browser would: every file goes through JSON. */
export function searchOver(
  records: readonly SearchRecord[],
  codes: readonly CodeRecord[] = [],
  loaded: string[] = [],
  curated = words,
) {
  const files = buildSearchIndex(records, curated, codes)
  return createSearchEngine(async name => {
    loaded.push(name)
    if (!Object.hasOwn(files, name)) throw new Error(`There is no ${name}.`)
    return JSON.parse(JSON.stringify(files[name])) as unknown
  })
}
