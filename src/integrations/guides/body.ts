import type { BlockContent, Heading, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'

import type { Block } from '#domain/guide/blocks.ts'
import type { Fix, GuideBody, Stop } from '#domain/guide/guide.ts'
import { noProse } from '#domain/guide/passage.ts'
import type { Prose } from '#domain/guide/passage.ts'
import { blocksOf } from './blocks.ts'
import { fixOf } from './fix.ts'
import { listOf } from './lists.ts'
import { parseMarkdown } from './markdown.ts'
import type { Reporter } from './problem.ts'
import { lineOf, proseOf } from './prose.ts'
import { beforeOf, stopOf } from './stop.ts'

interface Section {
  heading: Heading
  title: string
  content: RootContent[]
}

/** Reads the Markdown under the front matter into the parts that every guide has. */
export function readBody(markdown: string, bodyOffset: number, reporter: Reporter): GuideBody {
  // Empty lines in place of the fields: so every node knows its line in the file.
  const { lead, sections } = splitSections(parseMarkdown('\n'.repeat(bodyOffset) + markdown))
  return { ...readLead(lead, bodyOffset, reporter), ...readSections(sections, reporter) }
}

function splitSections(root: Root) {
  const lead: RootContent[] = []
  const sections: Section[] = []
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth <= 2)
      sections.push({ heading: node, title: toString(node), content: [] })
    else (sections.at(-1)?.content ?? lead).push(node)
  }
  return { lead, sections }
}

/** What stands before the first heading: the opening paragraph, then stop blocks, then one before block. */
function readLead(lead: readonly RootContent[], bodyOffset: number, reporter: Reporter) {
  const stops: Stop[] = []
  let opening: Prose | undefined
  let before: Prose[] = []
  for (const node of lead) {
    if (node.type === 'paragraph' && !opening) opening = proseOf(node.children, 'opening', reporter)
    else if (node.type === 'containerDirective' && node.name === 'stop')
      stops.push(stopOf(node, reporter))
    else if (node.type === 'containerDirective' && node.name === 'before')
      before = before.concat(beforeOf(node, reporter))
    else
      reporter.error(
        lineOf(node),
        'opening',
        'Before the first heading stand one paragraph, :::stop blocks and one :::before block. Move this below a heading.',
      )
  }
  if (!opening) reporter.error(bodyOffset + 1, 'opening', 'Begin with one paragraph of plain text.')
  return { opening: opening ?? noProse, stops, before }
}

const FIX_TITLE = /^(Fix|Way) (\d+): (.+)$/
/** What a writer may have meant: "fix 2 - Restart the router". */
const NEARLY_FIX = /^(fix|way)\s*(\d+)\s*[-–—.:)]*\s*(.+)$/i

function readSections(sections: readonly Section[], reporter: Reporter) {
  const fixes: Fix[] = []
  let cases: readonly Prose[] = []
  let good: Block[] = []
  let still: Block[] | undefined
  sections.forEach(({ heading, title, content }, at) => {
    const match = FIX_TITLE.exec(title) ?? NEARLY_FIX.exec(title)
    if (match) {
      const number = fixes.length + 1
      if (!FIX_TITLE.test(title))
        reporter.error(lineOf(heading), title, `Write "## Fix ${number}: ${match[3]}".`)
      if (Number(match[2]) !== number)
        reporter.error(lineOf(heading), title, `Number the fixes in order: this is ${number}.`)
      const word = match[1]?.toLowerCase() === 'way' ? 'Way' : 'Fix'
      fixes.push(fixOf({ number, word, title: match[3] ?? '', heading, content }, reporter))
    } else if (title === 'Find your case') cases = listOf(content, title, heading, reporter)
    else if (title === 'Good to know') good = blocksOf(content as BlockContent[], title, reporter)
    else if (title === 'Still not fixed?') {
      still = blocksOf(content as BlockContent[], title, reporter)
      if (at !== sections.length - 1)
        reporter.error(lineOf(heading), title, 'Move this section to the end.')
    } else
      reporter.error(
        lineOf(heading),
        title,
        'This heading is not known. Write "## Fix 1: …", "## Find your case", "## Good to know" or "## Still not fixed?".',
      )
  })
  const last = sections.at(-1)?.heading.position?.end.line ?? 1
  if (fixes.length === 0) reporter.error(last, 'fixes', 'Write at least one "## Fix 1: …".')
  if (!still) reporter.error(last, 'Still not fixed?', 'End with "## Still not fixed?".')
  return { cases, fixes, good, still: still ?? [] }
}
