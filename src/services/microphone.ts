/**
 * Whether this browser recognises speech. It asks for itself, because the service that listens is a script of its own
 * that most readers never load.
 */
export function recognisesSpeech(): boolean {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Record<string, unknown>
  return Boolean(SpeechRecognition ?? webkitSpeechRecognition)
}

/** Whether a microphone is connected. Nothing is recorded, and nobody is asked for anything. */
export async function hasMicrophone(): Promise<boolean> {
  try {
    const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
    return devices.some(({ kind }) => kind === 'audioinput')
  } catch {
    return false
  }
}
