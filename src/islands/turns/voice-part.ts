import type { ListenFailure } from '#domain/guide-search/voice-search.ts'
import { assertNever } from '#domain/result.ts'
import type { Screen } from '#domain/turns/screens.ts'
import { voiceCommandsFor } from '#domain/turns/voice-commands.ts'
import type { VoiceCommand } from '#domain/turns/voice-commands.ts'
import { listen } from '#stores/turns/listen.ts'
import { turns } from '#stores/turns/turns.ts'
import { voice } from '#stores/turns/voice.ts'
import type { VoiceState } from '#stores/turns/voice.ts'
import { sentencesOfStep } from './sentences-of-step.ts'

/** What follows the reader's words: loaded once they have pressed Voice. */

export const { $voice, leave } = voice

/** On or off. A script that comes late may find a screen that follows no voice, or none: then nobody is listened to. */
export function toggle(): void {
  const screen = turns.$screen.get()
  if (screen && commandsOn(screen.kind).length > 0) voice.toggle(obey)
}

/** What can be said on this screen, or why nothing is heard any more. */
export const sentenceOfVoice = (now: VoiceState, kind: Screen['kind']) =>
  sentenceFor(now, commandsOn(kind))

const failures: Record<ListenFailure, string> = {
  'no-speech': 'Voice is off, because I heard nothing to do. Press it again, or use the buttons.',
  denied:
    'Voice is off: the microphone is not allowed for this site. Allow it in your browser’s site settings, or use the buttons.',
  'no-microphone': 'Voice is off: I found no microphone. Connect one, or use the buttons.',
  network:
    'Voice is off: it needs the internet, which did not answer. Press it again, or use the buttons.',
  failed: 'Voice is off: listening stopped. Press it again, or use the buttons.',
}

function sentenceFor(now: VoiceState, commands: readonly VoiceCommand[]): string {
  switch (now.state) {
    case 'off':
      return ''
    case 'ended':
      return failures[now.reason]
    case 'on': {
      const say = `say ${listed(commands.map(command => `“${command}”`))}.`
      return now.heard === undefined
        ? `Voice is on: ${say}`
        : `I heard “${now.heard}”. Here you can ${say}`
    }
    default:
      return assertNever(now)
  }
}

/** With commas, and "or" before the last. */
const listed = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or ')

/** What a screen can do. Only a browser that speaks can say something again. */
const commandsOn = (kind: Screen['kind']) =>
  voiceCommandsFor(kind).filter(command => command !== 'again' || listen.isPossible())

function obey(command: VoiceCommand): boolean {
  const screen = turns.$screen.get()
  if (!screen || !commandsOn(screen.kind).includes(command)) return false
  moves[command]()
  return true
}

const moves: Record<VoiceCommand, () => void> = {
  next: turns.next,
  back: turns.back,
  again: () => listen.say(sentencesOfStep(document)),
  help: () => turns.show('unseen'),
}
