/** Whether a microphone is connected. Nothing is recorded, and nobody is asked for anything. */
export async function hasMicrophone(): Promise<boolean> {
  try {
    const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
    return devices.some(({ kind }) => kind === 'audioinput')
  } catch {
    return false
  }
}
