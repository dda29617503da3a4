import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { passagesOf } from '#domain/guide/guide.ts'
import type { Guide } from '#domain/guide/guide.ts'
import { packPath } from '#domain/guide/packs.ts'
import { readGuideFile } from './guide-file.ts'
import type { Problem } from './problem.ts'

export const GUIDES_FOLDER = 'src/content/guides'
export const PICTURES_FOLDER = 'src/content/pictures'

/** A guide beside the file that it was read from. */
export interface Found {
  file: string
  text: string
  guide: Guide
}

export interface Library {
  guides: readonly Guide[]
  found: readonly Found[]
  problems: readonly Problem[]
}

/** Reads every guide under the root of the project, and checks what only shows when all are seen together. */
export function readLibrary(root: string): Library {
  const files = readdirSync(join(root, GUIDES_FOLDER))
    .filter(name => name.endsWith('.md'))
    .map(name => `${GUIDES_FOLDER}/${name}`)
  return readGuides(
    files.map(file => ({ file, text: readFileSync(join(root, file), 'utf8') })),
    readdirSync(join(root, PICTURES_FOLDER)).map(name => name.replace(/\.svg$/, '')),
  )
}

/** The ids of all guides: the name of a guide's file begins with its number, which `readGuideFile` sees to. */
export function guideIds(root: string): readonly number[] {
  const names = readdirSync(join(root, GUIDES_FOLDER))
  return names.map(name => Number.parseInt(name, 10)).filter(Number.isInteger)
}

/** The same from texts, in any order; guides come back by id. */
export function readGuides(
  files: readonly { file: string; text: string }[],
  pictures: readonly string[],
): Library {
  const read = files.map(({ file, text }) => ({ file, text, ...readGuideFile(file, text) }))
  const found = read.flatMap(({ file, text, guide }) => (guide ? [{ file, text, guide }] : []))
  return {
    guides: found.map(({ guide }) => guide).toSorted((a, b) => a.id - b.id),
    found,
    problems: [
      ...read.flatMap(({ problems }) => problems),
      ...found.flatMap(one => sharedProblems(one, found, pictures)),
    ],
  }
}

function sharedProblems(one: Found, all: readonly Found[], pictures: readonly string[]): Problem[] {
  const { file, text, guide } = one
  const problem = (field: string, needle: string, message: string): Problem => {
    const at = text.split('\n').findIndex(line => line.includes(needle))
    return { level: 'error', file, line: at + 1 || 1, field, message }
  }
  const others = all.filter(other => other !== one)
  const twin = (same: (other: Guide) => boolean) => others.find(other => same(other.guide))
  const ids = new Set(all.map(other => other.guide.id))

  const sameId = twin(other => other.id === guide.id)
  const sameTitle = twin(other => other.title.toLowerCase() === guide.title.toLowerCase())
  const dangling = [
    ...guide.related.map(id => ({ id, field: 'related' })),
    ...guide.confused_with.map(({ id }) => ({ id, field: 'confused_with' })),
  ].filter(({ id }) => !ids.has(id))

  return [
    ...(sameId
      ? [
          problem(
            'id',
            'id:',
            `${sameId.file} has the id ${guide.id} too. Take the next free number.`,
          ),
        ]
      : []),
    ...(sameTitle
      ? [problem('title', 'title:', `${sameTitle.file} has the same title. Say what is different.`)]
      : []),
    ...dangling.map(({ id, field }) =>
      problem(
        field,
        `${field}:`,
        `There is no guide ${id}. Write the number of a guide that exists.`,
      ),
    ),
    ...brokenLinks(guide, all).map(({ url, message }) => problem('link', url, message)),
    ...(guide.zipUrl?.startsWith('/downloads/') && guide.zipUrl !== packPath(guide)
      ? [
          problem(
            'zipUrl',
            'zipUrl:',
            `The pack of this guide is at ${packPath(guide)}. Write that.`,
          ),
        ]
      : []),
    ...picturesOf(guide)
      .filter(name => !pictures.includes(name))
      .map(name =>
        problem(
          'picture',
          `name=${name}`,
          `There is no ${PICTURES_FOLDER}/${name}.svg. Check the name.`,
        ),
      ),
  ]
}

/** Links to guides and fixes that do not exist. Other addresses of the site are checked on the built site. */
function brokenLinks(guide: Guide, all: readonly Found[]) {
  const urls = passagesOf(guide).flatMap(passage =>
    passage.kind === 'text'
      ? [...passage.prose.html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url)
      : [],
  )
  return urls.flatMap(url => {
    const [, id, fragment] = /^(?:\/issue\/(\d+))?(?:#(.+))?$/.exec(url) ?? []
    const target = id ? all.find(other => other.guide.id === Number(id))?.guide : guide
    if (!target) return [{ url, message: `There is no guide ${id}. Write one that exists.` }]
    const known = [...target.fixes.map(({ number }) => `fix-${number}`), 'still', 'before']
    if (!fragment || known.includes(fragment)) return []
    const place = id ? `guide ${id}` : 'this guide'
    const offer = `${id ? `/issue/${id}` : ''}#fix-1 to #fix-${target.fixes.length}`
    return [{ url, message: `There is no #${fragment} in ${place}. Write ${offer}.` }]
  })
}

const picturesOf = (guide: Guide): string[] =>
  passagesOf(guide).flatMap(passage => (passage.kind === 'picture' ? [passage.name] : []))
