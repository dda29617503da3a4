import { cleanNickname } from '#domain/home-search/nickname.ts'
import { markRoot, sayAlert } from '#services/page.ts'
import { stored } from '#stores/stored.ts'

/** What the reader wants to be called; empty until it is saved. Stays on this device. */
export function createNickname(alert: (message: string) => void) {
  const $nickname = stored('nickname', '', {
    decode: text => cleanNickname(text) ?? '',
    encode: name => name || undefined,
  })
  return {
    $nickname,
    /** Saves what was typed, or says what is wrong with it. Returns whether it was saved. */
    save(typed: string): boolean {
      const name = cleanNickname(typed)
      if (name) $nickname.set(name)
      else alert('Please enter a valid nickname!')
      markRoot('named', Boolean($nickname.get()))
      return Boolean(name)
    },
    forget() {
      $nickname.set('')
      markRoot('named', false)
    },
  }
}

export const nickname = createNickname(sayAlert)
