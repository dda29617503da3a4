import { clearTab, followDevice, readNote } from './device.ts'
import { classList } from './page.ts'

/** Shows at once what is for members, where one was signed in on this device. The session corrects it later. */
export function followMember(): void {
  followDevice(() => {
    const isMember = hasName(readNote('memberHint'))
    // Whoever has logged out in another tab leaves nothing behind in this one. Where a browser refuses storage, nobody
    // has been shown as a member, so this cannot throw.
    if (!isMember && classList.contains('member')) clearTab()
    classList.toggle('member', isMember)
    // What is open stays open, even when the member logs out in another tab.
    if (isMember) classList.add('opened')
  })
}

/** As the session reads it: anything with a name is a hint. */
function hasName(hint: string): boolean {
  try {
    return typeof JSON.parse(hint).name === 'string'
  } catch {
    return false
  }
}
