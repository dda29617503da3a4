import type { Nodes, PhrasingContent } from 'mdast'

import { escapeMarkup, escapeText, wordsHtml } from '#domain/escape.ts'
import type { Prose } from '#domain/guide/passage.ts'
import { typographic } from '#domain/guide/text.ts'
import type { TextDirective } from './markdown.ts'
import type { Reporter } from './problem.ts'

/** The only HTML that a guide may hold: a key of the keyboard. */
const KEY_TAG = /^<\/?kbd>$/

/** What may stand inside a line of a guide, besides plain text. */
const allowed = new Set(['text', 'strong', 'emphasis', 'inlineCode', 'link', 'html', 'break'])

/** Command names that must not stand in running text, where nothing explains them. */
const COMMAND_NAME =
  /^(?:sudo|powershell|cmd \/|reg (?:add|delete)|netsh|sfc|dism|chkdsk|bcdedit|bootrec|diskpart|ipconfig|taskkill|sc config|net (?:stop|start)|rd \/|del \/|format |diskutil|defaults write|nvram|tmutil|powercfg|wsreset|winget)\b/i
/** More of them, which are words or parts of names too: "rm -rf …", "Remove-Item …". */
const COMMAND_BEGINNING =
  /^(?:(?:rm|dd|cipher|del|erase|rmdir|curl|wget|iwr|irm|fsutil|wmic|takeown|icacls|attrib|robocopy|xcopy|launchctl|killall|csrutil|spctl|fdisk|mkfs|vssadmin|schtasks|manage-bde|reagentc|fsck|shutdown) |(?:get|set|remove|clear|stop|disable|enable|reset|uninstall|add|new|invoke|format|repair|initialize)-[a-z]{3,}\b(?!\.))/i

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1

/** Turns the contents of a line into safe HTML and plain words, and reports what a guide must not hold. */
export function proseOf(
  content: readonly PhrasingContent[],
  field: string,
  reporter: Reporter,
): Prose {
  for (const node of content) check(node, field, reporter)
  checkLine(content, field, reporter)
  const text = content.map(plainText).join('').replace(/\s+/g, ' ').trim()
  const [first] = content
  return { html: createWriter().htmlOf(content), text, line: first ? lineOf(first) : 0 }
}

/** The rest of a line behind the words that begin it, which stand in its first piece of text. */
export function withoutLead(
  children: readonly PhrasingContent[],
  length: number,
): readonly PhrasingContent[] {
  const [lead, ...rest] = children
  return lead?.type === 'text'
    ? [{ ...lead, value: lead.value.slice(length).trimStart() }, ...rest]
    : children
}

/** Words without any formatting: the title of a section, or what a ledger says. */
export const plainProse = (text: string, line: number): Prose => ({
  html: wordsHtml(typographic(text)),
  text,
  line,
})

/** "at 10:30" and "Note:this" look like directives to the parser; a writer meant plain text. */
const literal = ({ name, children }: TextDirective) =>
  `:${name}${children.length > 0 ? `[${children.map(plainText).join('')}]` : ''}`

function check(node: PhrasingContent, field: string, reporter: Reporter): void {
  if (node.type === 'text' || node.type === 'textDirective') return
  const refuse = (message: string) => reporter.error(lineOf(node), field, message)
  if (!allowed.has(node.type)) refuse(`Remove the ${node.type}: a line holds text, bold and links.`)
  if (node.type === 'html' && !KEY_TAG.test(node.value))
    refuse(`Remove ${node.value}. The only HTML allowed is <kbd>Ctrl</kbd>.`)
  if (
    node.type === 'inlineCode' &&
    (COMMAND_NAME.test(node.value) || COMMAND_BEGINNING.test(node.value))
  )
    refuse('Put this command into a :::command block, which explains it.')
  if (node.type === 'link' && !/^(?:https:\/\/|\/(?!\/)|#)/.test(node.url))
    refuse(`Write a link to https://…, /issue/7 or #fix-1, not ${node.url}.`)
  if ('children' in node) for (const child of node.children) check(child, field, reporter)
}

/** Signs that were meant as formatting and are still there as text. */
function checkLine(line: readonly PhrasingContent[], field: string, { error }: Reporter): void {
  const [first] = line
  if (!first) return
  const plain = line.flatMap(node => (node.type === 'text' ? [node.value] : [])).join('')
  if (plain.includes('**'))
    error(
      lineOf(first),
      field,
      'Bold begins and ends with **, without a space inside: **Settings**.',
    )
  if (/^\|.*\|/.test(plain))
    error(lineOf(first), field, 'A guide cannot hold a table. Write a list, each line after "- ".')
}

function plainText(node: PhrasingContent): string {
  if (node.type === 'textDirective') return literal(node)
  if (node.type === 'break') return ' '
  if (node.type === 'html' && KEY_TAG.test(node.value)) return ''
  if ('children' in node) return node.children.map(plainText).join('')
  return 'value' in node ? node.value : ''
}

/** Writes HTML. The quotes of a printer depend on the letter before, which may stand in another node. */
function createWriter() {
  let before = ''
  const typeset = (text: string) => {
    const set = typographic(before + text).slice(before.length)
    before = text.slice(-1)
    return wordsHtml(set.replace(/[ \t]*\n[ \t]*/g, '\n'))
  }
  const htmlOf = (nodes: readonly PhrasingContent[]): string => nodes.map(nodeHtml).join('')
  const nodeHtml = (node: PhrasingContent): string => {
    switch (node.type) {
      case 'text':
        return typeset(node.value)
      case 'textDirective':
        return typeset(literal(node))
      case 'strong':
        return `<strong>${htmlOf(node.children)}</strong>`
      case 'emphasis':
        return `<em>${htmlOf(node.children)}</em>`
      case 'link':
        return `<a href="${escapeMarkup(encoded(node.url))}">${htmlOf(node.children)}</a>`
      case 'inlineCode':
        return `<code>${wordsHtml(node.value.replaceAll('\n', ' '))}</code>`
      case 'html':
        return KEY_TAG.test(node.value) ? node.value : escapeText(node.value)
      case 'break':
        return '<br>\n'
      default:
        // Reported above, and never shown: a guide with an error is not built.
        return escapeText(plainText(node))
    }
  }
  return { htmlOf }
}

/** What may not stand in an address as it is; what is encoded already stays. */
const encoded = (url: string) => url.replace(/[^\u0021-\u007e]|["<>\\^`{|}]/gu, encodeURIComponent)
