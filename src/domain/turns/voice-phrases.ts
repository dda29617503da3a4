import type { VoiceCommand } from './voice-commands.ts'

/** Other words for the commands, and what a recogniser makes of them in a noisy room. */
const phrases: Record<VoiceCommand, RegExp> = {
  next: /\b(?:next|necks|text|done|continue|go on|carry on|move on|forward)\b/,
  back: /\b(?:back|bag|previous|last step|step before)\b/,
  again: /\b(?:again|a gain|repeat|once more|read|say it|say that)\b/,
  help: /\b(?:help|stuck|can(?: ?no|’|')t (?:see|find)|do(?: not|n’t|n't) (?:see|understand))\b/,
}

/** Longer than any way to say one of them: somebody speaks of something else. */
const MOST_WORDS = 6

/** "Not next", "don't go back": nothing is done that somebody has just spoken against. */
const AGAINST = /\b(?:not|no|never|don['’]t|stop|wait)\b/

/** What was asked for; undefined where that is not clear. */
export function voiceCommandIn(heard: string): VoiceCommand | undefined {
  const words = heard.toLowerCase()
  if (words.split(/\s+/).length > MOST_WORDS) return undefined
  const found = (Object.keys(phrases) as VoiceCommand[]).filter(command =>
    phrases[command].test(words),
  )
  const [command] = found
  if (found.length !== 1 || (command !== 'help' && AGAINST.test(words))) return undefined
  return command
}
