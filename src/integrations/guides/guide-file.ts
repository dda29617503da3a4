import { basename } from 'node:path'

import { gravestRisks } from '#domain/guide/front-matter.ts'
import { gatedPassages, linesOf } from '#domain/guide/guide.ts'
import type { Guide, GuideSummary } from '#domain/guide/guide.ts'
import { countWords, PREVIEW_CHARACTERS, previewOf, readingMinutes } from '#domain/guide/text.ts'
import { withFacts } from '#integrations/facts.ts'
import { shippedLedgers } from '#integrations/ledgers.ts'
import type { Ledgers } from '#integrations/ledgers.ts'
import { checkAnswers, withCases } from './answers.ts'
import { readBody } from './body.ts'
import { checkTimes } from './check-times.ts'
import { checkFences } from './fences.ts'
import { readFrontMatter, splitFile } from './front-matter.ts'
import { withSafeguards } from './hazards/safeguards.ts'
import { createReporter } from './problem.ts'
import type { Problem, Reporter } from './problem.ts'
import { checkLetters } from './slips.ts'

const FILE_NAME = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/

export interface GuideFile {
  /** Absent when the front matter could not be read. */
  read: ReadGuide | undefined
  problems: readonly Problem[]
}

export interface ReadGuide {
  guide: Guide
  /** What the guide is, without its body. */
  summary: GuideSummary
}

/** Reads one guide from its file's path and text. Never throws: everything wrong is a problem with a line. */
export function readGuideFile(
  file: string,
  text: string,
  ledgers: Ledgers = shippedLedgers(),
): GuideFile {
  const reporter = createReporter(file)
  try {
    return readParts(file, text, ledgers, reporter)
  } catch {
    // The parsers give up by throwing on a text that nests or refers to itself thousands of times.
    reporter.error(1, 'file', 'This file cannot be read. Compare it with the model guide.')
    return { read: undefined, problems: reporter.problems }
  }
}

function readParts(
  file: string,
  written: string,
  { hazards, facts }: Ledgers,
  reporter: Reporter,
): GuideFile {
  const { problems, error } = reporter
  const name = FILE_NAME.exec(basename(file))
  if (!name)
    error(
      1,
      'file name',
      'Name the file {id}-{slug}.md, in small letters: 16-wifi-not-connecting.md.',
    )
  if (!checkLetters(written, reporter)) return { read: undefined, problems }
  const text = withFacts(written, facts, reporter)
  const parts = splitFile(text, reporter)
  if (!parts) return { read: undefined, problems }

  const frontMatter = readFrontMatter(parts.frontMatter, reporter)
  if (!checkFences(parts.body, parts.bodyOffset, reporter)) return { read: undefined, problems }
  const ofWriter = withSafeguards(
    readBody(parts.body, parts.bodyOffset, reporter),
    hazards,
    reporter,
  )
  if (!frontMatter) return { read: undefined, problems }
  const lines = text.split('\n')
  const lineOfKey = (key: string) =>
    lines.findIndex(line => line.replaceAll(/["']/g, '').trim() === `${key}:`) + 1 || 1
  checkAnswers(frontMatter.symptoms, ofWriter, lineOfKey, reporter)
  const body = withCases(ofWriter, frontMatter.symptoms)
  const lineOfMinutes = lines.findIndex(line => line.startsWith('minutes:')) + 1
  checkTimes(frontMatter, body.fixes, lineOfMinutes, reporter)

  if (name && Number(name[1]) !== frontMatter.id)
    error(
      2,
      'id',
      `The file name begins with ${name[1]}, but the id is ${frontMatter.id}. Make them the same.`,
    )
  if (gravestRisks.includes(frontMatter.risk) && body.before.length === 0)
    error(
      parts.bodyOffset,
      'before',
      `The risk is ${frontMatter.risk}: add a :::before block with what to do before touching anything.`,
    )
  const plainText = linesOf(gatedPassages(body)).join(' ')
  if (body.opening.text.length < PREVIEW_CHARACTERS)
    error(
      parts.bodyOffset + 2,
      'opening',
      `The opening paragraph has ${body.opening.text.length} characters. Write at least ${PREVIEW_CHARACTERS}: they are the preview.`,
    )
  const words = countWords(plainText)
  const summary: GuideSummary = {
    ...frontMatter,
    slug: name?.[2] ?? '',
    headings: body.fixes.map(({ title }) => title.text),
    word: body.fixes[0]?.word ?? 'Fix',
  }
  const guide: Guide = {
    ...summary,
    ...body,
    plainText,
    preview: previewOf(plainText),
    words,
    readingMinutes: readingMinutes(words),
  }
  return { read: { guide, summary }, problems }
}
