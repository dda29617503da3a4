import { containerNames, leafBlocks } from './directives.ts'
import type { Reporter } from './problem.ts'

const FENCE = /^\s*(:{3,})(.*)$/
const OPENING = /^([a-z]+)(?:\{[^{}]*\})?$/

/**
 * Checks that every `:::` block has a known name and is closed before the next begins. An open block swallows
 * the rest of the file, so the parser's own findings would point far from the slip. True when all is well.
 */
export function checkFences(body: string, linesBefore: number, { error }: Reporter): boolean {
  let open: { name: string; line: number } | undefined
  let inCode = false
  let well = true
  const slip = (line: number, field: string, message: string) => {
    well = false
    error(line, field, message)
  }
  const leaveOpen = () => {
    if (open)
      slip(open.line, open.name, `:::${open.name} is never closed. Add a line ::: where it ends.`)
    open = undefined
  }
  body.split('\n').forEach((text, at) => {
    const line = linesBefore + at + 1
    if (/^\s*```/.test(text)) inCode = !inCode
    if (inCode) return
    if (text.startsWith('## ')) leaveOpen()
    if (/^#{1,6}[^#\s]/.test(text)) slip(line, 'heading', 'Put a space behind the #: ## Fix 1: ….')
    const short = /^\s*::([a-z]+)(?:\{[^{}]*\})?\s*$/.exec(text)?.[1] ?? ''
    if (containerNames.includes(short)) {
      slip(line, short, `Write three colons: :::${short}.`)
      open = { name: short, line }
      return
    }
    const [, colons, rest = ''] = FENCE.exec(text) ?? []
    if (!colons) return
    const label = rest.trimEnd()
    if (colons.length > 3) slip(line, 'block', 'Write three colons, not more.')
    else if (label === '') {
      if (!open) slip(line, 'block', 'This ::: closes nothing. Remove it.')
      open = undefined
    } else {
      leaveOpen()
      open = { name: nameOf(label, line, slip), line }
    }
  })
  leaveOpen()
  return well
}

function nameOf(
  label: string,
  line: number,
  slip: (line: number, field: string, message: string) => void,
): string {
  const name = OPENING.exec(label)?.[1]
  const meant = containerNames.find(block => label.trim().toLowerCase().startsWith(block))
  if (!name)
    slip(
      line,
      'block',
      `Write the name right behind the colons: :::${meant ?? 'stop{level=urgent}'}.`,
    )
  else if (leafBlocks.has(name)) slip(line, name, `Write two colons: ::${label}.`)
  else if (!containerNames.includes(name))
    slip(
      line,
      'block',
      `There is no block :::${name}. The blocks are ${containerNames.join(', ')}.`,
    )
  return name ?? label.trim()
}
