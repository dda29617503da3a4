/**
 * Why an island? The profile belongs to whoever is logged in, which only the account service knows.
 * Without JavaScript? Nobody can be logged in: the page asks to log in.
 */
import { useEffect, useRef, useState } from 'react'

import { assertNever } from '#domain/result.ts'
import type { Member } from '#domain/sign-in/session.ts'
import { useLive } from '#islands/use-live.ts'
import { Checking } from '#islands/ui/Checking.tsx'
import { PleaseLogIn } from '#islands/ui/PleaseLogIn.tsx'
import { ownAccount } from '#stores/profile/own-account.ts'
import type { AccountState } from '#stores/profile/own-account.ts'
import { profile } from '#stores/profile/profile.ts'
import type { ProfileState } from '#stores/profile/profile.ts'
import { session } from '#stores/sign-in/session.ts'
import { unsavedWords } from '#stores/unsaved-words.ts'
import { Account } from './Account.tsx'
import { Deleted } from './Deleted.tsx'
import { Edit, PROFILE_FORM } from './Edit.tsx'
import { View } from './View.tsx'
import styles from './Profile.module.css'

const isBegun = (uid: string) => unsavedWords.of(uid, PROFILE_FORM) !== undefined

export function Profile() {
  const here = useLive(session.$session, { state: 'unknown' })
  const now = useLive<ProfileState>(profile.$state, { state: 'viewing', said: '', edited: false })
  const deleted = useLive<AccountState>(ownAccount.$state, { state: 'idle' }).state === 'deleted'
  const uid = here.state === 'member' ? here.member.uid : undefined
  const last = useRef('')
  useEffect(() => session.watchWithoutHints(), [])
  useEffect(() => {
    if (!uid) return
    void ownAccount.start()
    if (last.current && last.current !== uid) profile.reset()
    // The form was open before a reload.
    else if (!last.current && isBegun(uid)) profile.edit()
    last.current = uid
  }, [uid])

  // Whoever is logged out while editing because the sign-in has ended keeps the form. A log-out in another tab takes it
  // away, with the words that this tab has kept.
  const [editor, setEditor] = useState<Member>()
  if (here.state === 'member' && here.member !== editor) setEditor(here.member)

  const ask = <PleaseLogIn sentence="Please log in to view your profile." path="/profile" />
  switch (here.state) {
    case 'unknown':
      return (
        <>
          {ask}
          <Checking />
        </>
      )
    case 'guest':
      return (
        <div className={styles['page']}>
          {deleted ? <Deleted /> : ask}
          {now.state !== 'viewing' && editor && isBegun(editor.uid) && (
            <Edit key={editor.uid} member={editor} now={now} />
          )}
        </div>
      )
    case 'member':
      return (
        <div className={styles['page']}>
          {now.state === 'viewing' ? (
            <View member={here.member} said={now.said} edited={now.edited} />
          ) : (
            <Edit key={here.member.uid} member={here.member} now={now} />
          )}
          <Account member={here.member} />
        </div>
      )
    default:
      return assertNever(here)
  }
}
