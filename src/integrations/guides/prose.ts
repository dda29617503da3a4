import { toHtml } from 'hast-util-to-html'
import type { Nodes, Paragraph, PhrasingContent, Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

import type { Prose } from '#domain/guide/passage.ts'
import { typographic } from '#domain/guide/text.ts'
import type { Reporter } from './problem.ts'

/** The only HTML that a guide may hold: a key of the keyboard. */
const KEY_TAG = /^<\/?kbd>$/

/** What may stand inside a line of a guide, besides plain text. */
const allowed = new Set(['text', 'strong', 'emphasis', 'inlineCode', 'link', 'html', 'break'])

/** Command names that must not stand in running text, where nothing explains them. */
const COMMAND_NAME =
  /^(?:sudo|powershell|cmd \/|reg (?:add|delete)|netsh|sfc|dism|chkdsk|bcdedit|bootrec|diskpart|ipconfig|taskkill|sc config|net (?:stop|start)|rd \/|del \/|format |diskutil|defaults write|nvram|tmutil|powercfg|wsreset|winget)\b/i

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1

/** Turns the contents of a line into safe HTML and plain words, and reports what a guide must not hold. */
export function proseOf(
  content: readonly PhrasingContent[],
  field: string,
  { error }: Reporter,
): Prose {
  const paragraph: Paragraph = { type: 'paragraph', children: structuredClone([...content]) }
  const root: Root = { type: 'root', children: [paragraph] }
  visit(root, (node, index, parent) => {
    if (node.type === 'root' || node.type === 'paragraph') return
    if (node.type === 'textDirective') {
      // "at 10:30" and "Note:this" look like directives to the parser; a writer meant plain text.
      const literal = `:${node.name}${node.children.length > 0 ? `[${toString(node)}]` : ''}`
      if (parent && index !== undefined)
        parent.children.splice(index, 1, { type: 'text', value: literal })
      return
    }
    if (!allowed.has(node.type))
      error(lineOf(node), field, `Remove the ${node.type}: a line holds text, bold and links.`)
    if (node.type === 'html' && !KEY_TAG.test(node.value))
      error(lineOf(node), field, `Remove ${node.value}. The only HTML allowed is <kbd>Ctrl</kbd>.`)
    if (node.type === 'inlineCode' && COMMAND_NAME.test(node.value))
      error(lineOf(node), field, 'Put this command into a :::command block, which explains it.')
    if (node.type === 'link' && !/^(?:https:\/\/|\/(?!\/)|#)/.test(node.url))
      error(lineOf(node), field, `Write a link to https://…, /issue/7 or #fix-1, not ${node.url}.`)
  })
  const [first] = content
  const plain = content.flatMap(node => (node.type === 'text' ? [node.value] : [])).join('')
  if (first && plain.includes('**'))
    error(
      lineOf(first),
      field,
      'Bold begins and ends with **, without a space inside: **Settings**.',
    )
  if (first && /^\|.*\|/.test(plain))
    error(lineOf(first), field, 'A guide cannot hold a table. Write a list, each line after "- ".')
  const text = toString(root)
    .replace(/<\/?kbd>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { html: toHtml(hastOf(root), { allowDangerousHtml: true }), text }
}

/** The contents of the paragraph as HTML nodes, with a printer's quotes and "Wi-Fi" kept on one line. */
function hastOf(root: Root) {
  let before = ''
  visit(root, 'text', node => {
    const set = typographic(before + node.value).slice(before.length)
    before = node.value.slice(-1)
    node.value = set
  })
  const tree = toHast(root, { allowDangerousHtml: true })
  const paragraph = tree.type === 'root' ? tree.children[0] : undefined
  const children = paragraph?.type === 'element' ? paragraph.children : []
  return { type: 'root' as const, children: children.map(node => dropForeignHtml(node)) }
}

/** Belt and braces: HTML other than a key is reported above, and never written out. */
function dropForeignHtml<Node extends { type: string }>(node: Node): Node {
  if (node.type === 'raw' && 'value' in node && !KEY_TAG.test(String(node.value)))
    return { ...node, type: 'text' }
  return node
}
