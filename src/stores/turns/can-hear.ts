import { hasMicrophone, recognisesSpeech } from '#services/microphone.ts'

/** Whether this device can hear anybody. Loads nothing of what follows the words. */
export const canHear = async (): Promise<boolean> => recognisesSpeech() && (await hasMicrophone())
