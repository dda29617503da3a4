import type { Screen } from './screens.ts'

/** What a reader can say to a step. */
export const voiceCommands = ['next', 'back', 'again', 'help'] as const
export type VoiceCommand = (typeof voiceCommands)[number]

/** What it can say to each screen that listens: a question with two answers wants a press. */
const commandsOfScreens: Partial<Record<Screen['kind'], readonly VoiceCommand[]>> = {
  step: voiceCommands,
  check: ['back', 'again'],
  unseen: ['back'],
}

/** What can be said now; nothing where no screen is shown. */
export const voiceCommandsFor = (kind?: Screen['kind']): readonly VoiceCommand[] =>
  (kind && commandsOfScreens[kind]) ?? []
