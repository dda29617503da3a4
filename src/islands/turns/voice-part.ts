import type { ListenFailure } from '#domain/guide-search/voice-search.ts'
import { assertNever } from '#domain/result.ts'
import type { VoiceCommand } from '#domain/turns/voice-commands.ts'
import { voiceBeside } from '#stores/turns/voice.ts'
import type { VoiceState } from '#stores/turns/voice.ts'

/** The steps, as voice knows them. They are handed over: a script that both shared would cost every reader of a step. */
export interface StepsToVoice {
  listen: Parameters<typeof voiceBeside>[0]
  /** What can be said to the screen that is shown; nothing to a screen that follows no voice. */
  commands: () => readonly VoiceCommand[]
  moves: Readonly<Record<VoiceCommand, () => void>>
}

/** Follows the reader's words through the steps. Loaded once they have pressed Voice. */
export function followVoice({ listen, commands, moves }: StepsToVoice) {
  const { $voice, leave, toggle } = voiceBeside(listen)

  function obey(command: VoiceCommand): boolean {
    if (!commands().includes(command)) return false
    moves[command]()
    return true
  }

  return {
    $voice,
    leave,
    /** On or off. A script that comes late may find the steps closed: then nobody is listened to. */
    toggle: () => commands().length > 0 && toggle(obey),
    /** What can be said now, or why nothing is heard any more. */
    sentenceOf: (now: VoiceState) => sentenceFor(now, commands()),
  }
}

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
