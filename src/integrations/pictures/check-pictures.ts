import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { assemble, partsOf } from '#domain/guide/picture-parts.ts'
import type { Assembled, Parts, PictureText } from '#domain/guide/picture-parts.ts'
import { namesOf, systemIds } from '#domain/guide/systems.ts'
import { countWords } from '#domain/guide/text.ts'
import type { LabelBook } from '#domain/labels/book.ts'
import type { ContentFile } from '#integrations/content-files.ts'
import { PICTURES_FOLDER } from '#integrations/guides/folders.ts'
import type { Problem } from '#integrations/guides/problem.ts'

const PARTS_FILE = 'src/content/picture-parts.svg'

/** A caption is one sentence beside a step. */
const MOST_WORDS = 22
const SMALLEST_LETTERS = 14
/** Wide letters in bold take this share of their height: no reader's own typeface may run out of the box. */
const LETTER = 0.6
/** Drawings load with the step that is read, often on a phone. */
const MOST_BYTES = 3000
/** What the build puts around the shapes: the colours of both schemes. */
const FRAME_BYTES = 250

export interface Pictures {
  files: readonly ContentFile[]
  parts: Parts
}

/** Every drawing under the root of the project, and the parts that they are made of. */
export const readPictures = (root: string): Pictures => ({
  files: readdirSync(join(root, PICTURES_FOLDER))
    .filter(name => name.endsWith('.svg'))
    .map(name => `${PICTURES_FOLDER}/${name}`)
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  parts: partsOf(readFileSync(join(root, PARTS_FILE), 'utf8')),
})

/** What is wrong in drawings: parts and labels that do not exist, and words that nobody can read. */
export function pictureProblems({ files, parts }: Pictures, book: LabelBook): Problem[] {
  return files.flatMap(({ file, text }) => {
    const picture = assemble(text, parts)
    const problem = (line: number, field: string, message: string): Problem => ({
      level: 'error',
      file,
      line,
      field,
      message,
    })
    return [
      ...picture.unknown.map(({ name, line }) =>
        problem(line, 'part', `There is no part "${name}" in ${PARTS_FILE}. Check the name.`),
      ),
      ...wholeFaults(picture).map(message => problem(1, 'picture', message)),
      ...picture.texts.flatMap(words =>
        textFaults(words, picture, book).map(message => problem(words.line, 'label', message)),
      ),
    ]
  })
}

function wholeFaults(picture: Assembled): string[] {
  const words = countWords(picture.description)
  const bytes = Buffer.byteLength(picture.shapes) + FRAME_BYTES
  return [
    ...(words === 0 ? ['Write a <desc>: one sentence that says what to look for.'] : []),
    ...(words > MOST_WORDS
      ? [`The <desc> has ${words} words. Write at most ${MOST_WORDS}: it is the caption.`]
      : []),
    ...(bytes > MOST_BYTES
      ? [`It has ${bytes} bytes when it is whole. Leave shapes out until it has ${MOST_BYTES}.`]
      : []),
  ]
}

function textFaults(text: PictureText, picture: Assembled, book: LabelBook): string[] {
  const width = Math.ceil(text.words.length * text.size * LETTER)
  if (text.kind === 'neither')
    return ['Write <text label="…"/> for words of the screen, or <text key="…"/> for a key.']
  return [
    ...(text.size < SMALLEST_LETTERS
      ? [`Letters of ${text.size} are too small. Write size="${SMALLEST_LETTERS}" or more.`]
      : []),
    ...(width > text.fit
      ? [`"${text.words}" needs fit="${width}", the width of its box; it has ${text.fit}.`]
      : []),
    ...(text.kind === 'label' ? unknownLabels(text, picture, book) : []),
  ]
}

function unknownLabels({ label, on }: PictureText, { systems }: Assembled, book: LabelBook) {
  const places = on ? on.split(' ') : systems
  if (places.length === 0)
    return [`Say who shows "${label}": only="windows" at the top, or on="printer" beside it.`]
  return places
    .filter(place => book.known(label, place) !== 'now')
    .map(place => {
      const meant = book.nearest(label, place)
      const name = namesOf(systemIds.filter(id => id === place)) || place
      return `"${label}" is not in the ledger of labels for ${name}.${meant ? ` Did you mean "${meant}"?` : ''} Add it to src/content/labels with its source, or draw the word that the screen shows.`
    })
}
