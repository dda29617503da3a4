import { basename } from 'node:path'

import { packPath } from '#domain/guide/packs.ts'
import { keyOf } from '#domain/guide/symptoms.ts'
import { PICTURES_FOLDER } from './folders.ts'
import type { Problem } from './problem.ts'
import type { GuideRecord } from './record.ts'

/**
 * What only shows when all guides are seen together. `textOf` reads a file again, to name the line: only where
 * something is wrong. `files` are those of all guides: one that could not be read has an error of its own, and the
 * guides that link to it have none.
 */
export function sharedProblems(
  records: readonly GuideRecord[],
  files: readonly string[],
  pictures: readonly string[],
  textOf: (file: string) => string,
): Problem[] {
  const read = new Set(records.map(({ file }) => file))
  const unread = files.filter(file => !read.has(file))
  const known: Known = {
    byId: Map.groupBy(records, ({ summary }) => summary.id),
    unread: new Set(unread.map(file => Number.parseInt(basename(file), 10))),
    byTitle: Map.groupBy(records, ({ summary }) => summary.title.toLowerCase()),
    pictures: new Set(pictures),
  }
  return records.flatMap(record =>
    slipsOf(record, known).map(({ field, needle, message }): Problem => {
      const at = textOf(record.file)
        .split('\n')
        .findIndex(line => line.includes(needle))
      return { level: 'error', file: record.file, line: at + 1 || 1, field, message }
    }),
  )
}

interface Known {
  byId: ReadonlyMap<number, readonly GuideRecord[]>
  /** The ids of guides that could not be read. */
  unread: ReadonlySet<number>
  byTitle: ReadonlyMap<string, readonly GuideRecord[]>
  pictures: ReadonlySet<string>
}

interface Slip {
  field: string
  /** Words of the line that is wrong. */
  needle: string
  message: string
}

function slipsOf(record: GuideRecord, known: Known): Slip[] {
  const { id, title, related, confused_with: confused, zipUrl } = record.summary
  const sameId = known.byId.get(id)?.find(other => other !== record)
  const sameTitle = known.byTitle.get(title.toLowerCase())?.find(other => other !== record)
  const dangling = [
    ...related.map(id => ({ id, field: 'related' })),
    ...confused.map(({ id }) => ({ id, field: 'confused_with' })),
  ].filter(({ id }) => !known.byId.has(id) && !known.unread.has(id))
  const pack = packPath(record.summary)
  const slips: Slip[] = []
  const slip = (field: string, needle: string, message: string) =>
    slips.push({ field, needle, message })

  if (sameId) slip('id', 'id:', `${sameId.file} has the id ${id} too. Take the next free number.`)
  if (sameTitle)
    slip('title', 'title:', `${sameTitle.file} has the same title. Say what is different.`)
  for (const { id, field } of dangling)
    slip(field, `${field}:`, `There is no guide ${id}. Write the number of a guide that exists.`)
  for (const { key, message } of lostAnswers(record, known)) slip('symptoms', `${key}:`, message)
  for (const { url, message } of brokenLinks(record, known)) slip('link', url, message)
  if (zipUrl?.startsWith('/downloads/') && zipUrl !== pack)
    slip('zipUrl', 'zipUrl:', `The pack of this guide is at ${pack}. Write that.`)
  for (const name of record.pictures.filter(name => !known.pictures.has(name)))
    slip('picture', `name=${name}`, `There is no ${PICTURES_FOLDER}/${name}.svg. Check the name.`)
  return slips
}

/** Symptoms that are answered by a guide, or a fix of one, that does not exist. */
function lostAnswers({ summary }: GuideRecord, { byId, unread }: Known) {
  return summary.symptoms.flatMap(({ answer }) => {
    if (answer.kind !== 'guide' || unread.has(answer.id)) return []
    const key = keyOf(answer)
    const count = byId.get(answer.id)?.[0]?.summary.headings.length
    if (answer.id === summary.id)
      return [{ key, message: `Write fix-${answer.fix ?? 1}: this is guide ${summary.id} itself.` }]
    if (count === undefined)
      return [{ key, message: `There is no guide ${answer.id}. Write one that exists.` }]
    if (!answer.fix || answer.fix <= count) return []
    const offer = `/issue/${answer.id}#fix-1 to #fix-${count}`
    return [
      { key, message: `There is no Fix ${answer.fix} in guide ${answer.id}. Write ${offer}.` },
    ]
  })
}

/** Links to guides and fixes that do not exist. Other addresses of the site are checked on the built site. */
function brokenLinks(record: GuideRecord, { byId, unread }: Known) {
  return record.links.flatMap(url => {
    const [, id, fragment] = /^(?:\/issue\/(\d+))?(?:#(.+))?$/.exec(url) ?? []
    if (unread.has(Number(id))) return []
    const target = id ? byId.get(Number(id))?.[0] : record
    if (!target) return [{ url, message: `There is no guide ${id}. Write one that exists.` }]
    const count = target.summary.headings.length
    const known = [...target.summary.headings.map((_, at) => `fix-${at + 1}`), 'still', 'before']
    if (!fragment || known.includes(fragment)) return []
    const place = id ? `guide ${id}` : 'this guide'
    const offer = `${id ? `/issue/${id}` : ''}#fix-1 to #fix-${count}`
    return [{ url, message: `There is no #${fragment} in ${place}. Write ${offer}.` }]
  })
}
