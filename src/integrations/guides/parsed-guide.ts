import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Guide } from '#domain/guide/guide.ts'

/** Where guides are kept as they were read, a file each: a build reads each once, and holds few at a time. */
export const PARSED_FOLDER = '.cache/guides'

const fileOf = (root: string, digest: string) => join(root, PARSED_FOLDER, `${digest}.json`)

/** The whole guide behind the digest of its entry. */
export const parsedGuide = (root: string, digest: string): Guide =>
  // Written by this very code: the digest covers it.
  JSON.parse(readFileSync(fileOf(root, digest), 'utf8')) as Guide

export const keepParsedGuide = (root: string, digest: string, guide: Guide): void =>
  writeFileSync(fileOf(root, digest), JSON.stringify(guide))

/**
 * Changes with everything that the page of a guide shows: the guide and the code, which its digest covers, and what else
 * the page says. Astro takes a page with the same key from the last build.
 */
export const pageKey = (digest: string, ...shown: readonly unknown[]): string =>
  createHash('sha256').update(digest).update(JSON.stringify(shown)).digest('base64url')
