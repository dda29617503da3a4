import type { ListItem } from 'mdast'
import { toString } from 'mdast-util-to-string'

import type { StepEffect } from '#domain/guide/blocks.ts'
import { systemLabels } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import { waitIn } from '#domain/turns/waits.ts'
import type { Reporter } from './problem.ts'
import { lineOf, proseOf, withoutLead } from './prose.ts'

/** "See: …", "See on Mac: …", "See nothing.", "Wait: 5 minutes.", "Restarts.", "Cuts the network on Windows and Mac." */
const EFFECT =
  /^(See nothing|See|Wait|Restarts|Cuts the network)(?: on ([A-Z][A-Za-z0-9, ]*))?(?:\.$|: ?)/
/** What was meant as one. */
const LIKE_AN_EFFECT =
  /^(?:(?:windows|mac|chromebook|linux)[\w ]*: ?)?(?:(?:you )?see\b[^.:]{0,40}[.:]|wait\b[^.:]{0,30}:|(?:it )?restarts\b|cuts\b)/i

/**
 * Reads a line of the list below a step that says what comes of it: one effect, or none where the line is refused.
 * Undefined for any other line.
 */
export function effectLineOf(
  item: ListItem,
  field: string,
  reporter: Reporter,
): StepEffect[] | undefined {
  const first = item.children[0]
  const text = first?.type === 'paragraph' ? toString(first) : ''
  if (!LIKE_AN_EFFECT.test(text)) return undefined
  const line = lineOf(item)
  const refuse = (message: string) => {
    reporter.error(line, field, message)
    return []
  }
  const match = EFFECT.exec(text)
  const [whole = '', kind, label = ''] = match ?? []
  const said = text.slice(whole.length).trim()
  const isSaid = kind === 'See' || kind === 'Wait'
  if (!match || first?.type !== 'paragraph' || item.children.length !== 1 || !said === isSaid)
    return refuse(
      'Write "See: …" with what the reader sees after this step, "See nothing.", "Wait: 5 minutes.", "Restarts." or "Cuts the network."; for one system "See on Mac: …".',
    )
  const systems = systemsOf(label)
  if (!systems)
    return refuse(`Write one of these behind "on": ${[...systemLabels.keys()].join(', ')}.`)
  const about = { systems, line }
  switch (kind) {
    case 'See': {
      if (first.children.some(({ type }) => type !== 'text' && type !== 'strong'))
        return refuse('Write words here, and labels of the screen in bold. Nothing else is shown.')
      const prose = proseOf(withoutLead(first.children, whole.length), field, reporter)
      return [{ ...about, kind: 'see', prose }]
    }
    case 'Wait': {
      const wait = waitIn(`Wait ${said}`)
      if (!wait || !/^[^.]*\.$/.test(said))
        return refuse('Write one exact time, from 10 seconds to 1 hour: "Wait: 5 minutes."')
      return [{ ...about, kind: 'wait', seconds: wait.seconds }]
    }
    case 'Restarts':
      return [{ ...about, kind: 'restart' }]
    case 'Cuts the network':
      return [{ ...about, kind: 'offline' }]
    default:
      return [{ ...about, kind: 'see-nothing' }]
  }
}

/** "Mac", "Windows 11 and 10", "Windows and Mac"; empty for every system. Undefined where a name is not known. */
function systemsOf(label: string): readonly SystemId[] | undefined {
  if (!label) return []
  const names = systemLabels.has(label) ? [label] : label.split(/, | and /)
  const systems = names.map(name => systemLabels.get(name))
  return systems.every(ids => ids !== undefined) ? systems.flat() : undefined
}
