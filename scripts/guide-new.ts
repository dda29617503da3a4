/**
 * Begins a guide: `npm run guide:new`, or `npm run guide:new -- --title "The mouse jumps" --topic devices`.
 * Asks for what the flags do not say, names the guides that may answer it already, and writes a file that already passes
 * the check.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'

import { FrontMatter } from '#domain/guide/front-matter.ts'
import { topics } from '#domain/guide/topics.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { nearGuides } from '#integrations/guides/near-guides.ts'
import { newGuideFile, newGuideText, nextFreeId } from '#integrations/guides/new-guide.ts'

const { title: Title, topic: Topic } = FrontMatter.pipe[0].entries

const USE = 'Write: npm run guide:new -- --title "The mouse jumps about" --topic devices'
const values = flags()
const { guides } = readLibrary(process.cwd())
const interactive = process.stdin.isTTY && process.stdout.isTTY

const title = await answer('title', Title, values.title, "What is wrong, in the reader's words? ")
const twin = guides.find(guide => guide.title.toLowerCase() === title.toLowerCase())
if (twin)
  stop(`Guide ${twin.id} has this title already. Improve that one, or say what is different.`)
await showNear()

const list = topics.map(({ id, name }) => `  ${id.padEnd(9)} ${name}`).join('\n')
const topic = await answer('topic', Topic, values.topic, `\n${list}\nWhich topic? `)

const guide = {
  id: nextFreeId(guides.map(({ id }) => id)),
  title,
  topic,
  today: new Date().toISOString().slice(0, 10),
}
const file = newGuideFile(guide)
if (existsSync(file)) stop(`${file} is there already.`)
writeFileSync(file, newGuideText(guide))
console.log(`
Written: ${file}

1. Replace everything between [ and ]. src/content/README.md explains each line.
2. See the page while you write:  npm run dev  then open http://localhost:4321/issue/${guide.id}
3. Check it:                      npm run guide:check -- ${file}
4. Send it as a pull request.`)

/** What a flag says, or what the writer answers; asked again until it will do. */
async function answer<Schema extends v.GenericSchema<unknown, string>>(
  name: string,
  schema: Schema,
  given: string | undefined,
  question: string,
): Promise<v.InferOutput<Schema>> {
  const first = v.safeParse(schema, given)
  if (first.success) return first.output
  if (given !== undefined) console.log(`--${name}: ${first.issues[0].message}`)
  if (!interactive) return stop(USE)
  return ask(question, words => {
    const typed = v.safeParse(schema, name === 'topic' ? topicMeant(words) : words)
    if (!typed.success) console.log(`\n${typed.issues[0].message}`)
    return typed.success ? typed.output : undefined
  })
}

/** Guides that readers with these words find today. Who writes on the keyboard is asked, and may stop here. */
async function showNear(): Promise<void> {
  const near = await nearGuides(process.cwd(), guides, title)
  if (near.length === 0) return
  console.log('\nIs it one of these? Then improve that guide, perhaps with one more fix.')
  for (const { id, title, fix } of near)
    console.log(`  ${String(id).padStart(3)}  ${title}${fix ? ` (${fix})` : ''}`)
  if (!interactive) return
  const goesOn = await ask('\nWrite a new guide all the same? Type yes or no. ', words =>
    /^(?:y|n)/i.test(words) ? /^y/i.test(words) : undefined,
  )
  if (!goesOn) stop('Nothing was written.')
}

/** Asks on the keyboard until `take` has a value for what was typed. */
async function ask<Value>(
  question: string,
  take: (words: string) => Value | undefined,
): Promise<Value> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    for (;;) {
      const value = take((await lines.question(question)).trim())
      if (value !== undefined) return value
    }
  } catch {
    // Ctrl and C, Ctrl and D, or a closed window.
    return stop('\nNothing was written.')
  } finally {
    lines.close()
  }
}

/** "Devices" and "Keyboard, mouse and USB" are the topic `devices`. */
function topicMeant(words: string): string {
  const said = words.toLowerCase()
  return topics.find(({ name }) => name.toLowerCase() === said)?.id ?? said
}

function flags(): { title?: string | undefined; topic?: string | undefined } {
  try {
    return parseArgs({ options: { title: { type: 'string' }, topic: { type: 'string' } } }).values
  } catch {
    return stop(USE)
  }
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
