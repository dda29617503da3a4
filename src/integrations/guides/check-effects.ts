import type { Step, StepEffect } from '#domain/guide/blocks.ts'
import type { Guide } from '#domain/guide/guide.ts'
import { coveredSystems, namesOf } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import { endsThePage } from '#domain/turns/restarts.ts'
import { waitIn } from '#domain/turns/waits.ts'
import type { Problem } from './problem.ts'

const MOST_CHARACTERS = 90

/** What is wrong with the lines that say what comes of a step. */
export function effectProblems(file: string, guide: Guide): Problem[] {
  const covered = coveredSystems(guide.applies_to)
  return guide.fixes.flatMap(({ word, number, blocks }) => {
    const problem = (line: number, message: string): Problem => ({
      level: 'error',
      file,
      line,
      field: `${word} ${number}`,
      message,
    })
    return blocks.flatMap(block => {
      if (block.kind !== 'steps') return []
      const systems = block.systems.length > 0 ? block.systems : covered
      return block.steps.flatMap(step => [
        ...(guide.see ? unseen(step, systems, problem) : []),
        ...twice(step, systems, problem),
        ...step.effects.flatMap(effect =>
          messagesOf(effect, step).map(message => problem(effect.line, message)),
        ),
      ])
    })
  })
}

type Report = (line: number, message: string) => Problem

const saysSight = ({ kind }: StepEffect) => kind === 'see' || kind === 'see-nothing'

/** In a guide with `see: true`, nobody may have forgotten a step or a system. */
function unseen({ say, effects }: Step, systems: readonly SystemId[], problem: Report): Problem[] {
  const lines = effects.filter(saysSight)
  const missing = systems.filter(
    id => !lines.some(line => line.systems.length === 0 || line.systems.includes(id)),
  )
  if (missing.length === 0) return []
  const whom = missing.length < systems.length ? ` on ${namesOf(missing)}` : ''
  return [
    problem(
      say.line,
      `Write below this step what the reader sees after it${whom}: "- See: …", or "- See nothing."`,
    ),
  ]
}

/** Each computer is told once, and only what this step is for. */
function twice({ effects }: Step, systems: readonly SystemId[], problem: Report): Problem[] {
  return effects.flatMap((effect, at) => {
    const earlier = effects.slice(0, at).filter(one => sortOf(one) === sortOf(effect))
    const isTold = earlier.some(
      one =>
        one.systems.some(id => effect.systems.includes(id)) ||
        one.systems.length + effect.systems.length === 0,
    )
    const isElsewhere = effect.systems.some(id => !systems.includes(id))
    return [
      ...(isTold ? [problem(effect.line, 'This is said twice of one computer. Keep one.')] : []),
      ...(isElsewhere
        ? [problem(effect.line, `This step is for ${namesOf(systems)} only. Name one of these.`)]
        : []),
    ]
  })
}

const sortOf = (effect: StepEffect) => (saysSight(effect) ? 'see' : effect.kind)

function messagesOf(effect: StepEffect, step: Step): string[] {
  const { text } = step.say
  if (effect.kind === 'see') return messagesOfSight(effect.prose.text, effect.prose.html, step)
  if (effect.kind === 'wait' && waitIn(text))
    return ['The step says how long to wait: the clock follows its words. Remove this line.']
  if (effect.kind === 'restart' && endsThePage(text))
    return ['The step says that it restarts: the page knows it by its words. Remove this line.']
  return []
}

const VERBS =
  'select|press|click|tap|type|open|close|go|turn|switch|wait|check|look|make|do|don.t|never|try|choose|restart|plug|unplug|pull|push|hold|put|remove|move|sign|save|read|write|let|keep|leave|use|start|stop|ask|call|find|enter|count|note|repeat|continue|scroll|swipe|drag|shut|see|listen|feel'

const rules: readonly (readonly [RegExp, string])[] = [
  [/^.{0,11}$/, 'Write a full sentence.'],
  [/^[^A-Z0-9"“]/, 'Begin with a capital letter.'],
  [/[^.]$/, 'End with a full stop.'],
  [/[.!?] \S/, 'Write one sentence.'],
  [/\b(?:will|shall|should|may|might)\b/i, 'Write what is there now: "opens", not "will open".'],
  [/^you\b(?: now| can)* (?:see|hear|feel)\b/i, 'Leave out "You see": the page says it.'],
  [
    /\b(?:if|unless|whether|when|once|otherwise|until)\b/i,
    'Leave out the condition: say what everybody sees, or write a line for each system.',
  ],
]

/** Something to do is a step: here the reader only looks. */
const INSTRUCTION = new RegExp(
  `(?:^|[,;:] (?:then |and )?|\\b(?:then|please) )(?:${VERBS})\\b|\\byou (?:must|need to|have to)\\b`,
  'i',
)

function messagesOfSight(text: string, html: string, step: Step): string[] {
  const beginsWithLabel = html.startsWith('<strong>')
  const found = rules.filter(([pattern]) => pattern.test(text)).map(([, message]) => message)
  return [
    ...found,
    ...(text.length > MOST_CHARACTERS
      ? [`This has ${text.length} characters. Write at most ${MOST_CHARACTERS}.`]
      : []),
    ...(INSTRUCTION.test(beginsWithLabel ? `A ${text}` : text)
      ? ['Say what the reader sees, not what to do.']
      : []),
    ...(repeats(text, step)
      ? ['This only repeats the step. Say what looks different after it, or write "See nothing."']
      : []),
  ]
}

/** Whether a sentence has no word that its step does not have. */
function repeats(text: string, { say, notes }: Step): boolean {
  const known = new Set(
    stemsOf([say, ...notes.map(({ prose }) => prose)].map(p => p.text).join(' ')),
  )
  return stemsOf(text).every(stem => known.has(stem))
}

const SMALL =
  /^(?:an?|the|is|are|be|has|have|it|its|this|that|your|you|to|of|in|on|off|at|by|for|from|with|and|or|now|there|here|again)$/

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [])
    .filter(word => !SMALL.test(word))
    .map(word => word.replace(/(?:ing|ied|ies|ed|es|s|e|y)$/, ''))
