import { useEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'

import type { Member } from '#domain/sign-in/session.ts'
import { errorAt } from '#islands/ui/error-at.ts'
import { Portrait } from '#islands/ui/Portrait.tsx'
import { Refused } from '#islands/ui/Refused.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { useUnsavedWords } from '#islands/ui/use-unsaved-words.ts'
import { profile } from '#stores/profile/profile.ts'
import type { ProfileState } from '#stores/profile/profile.ts'
import { typed } from '#islands/ui/typed.ts'
import styles from './Profile.module.css'

interface Props {
  member: Member
  now: Exclude<ProfileState, { state: 'viewing' }>
}

/** The form among those whose words are kept until they are saved. */
export const PROFILE_FORM = 'profile'

/** Changing the name and the photo. */
export function Edit({ member, now }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const name = useUnsavedWords(member.uid, PROFILE_FORM, member.displayName)
  const authError = now.state === 'editing' ? now.authError : undefined
  const saving = now.state === 'saving'
  const part = now.state === 'saving' ? now.part : undefined
  useEffect(() => document.getElementById('profile-name')?.focus(), [])

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const typedName = typed(form.current, 'profile-name')
    void name.save(() => profile.save(member, typedName, photo.current?.files?.[0]))
  }

  function cancel() {
    if (saving) return
    name.forget()
    profile.cancel()
  }

  return (
    <form
      className={`card ${styles['sheet']}`}
      noValidate
      ref={form}
      onSubmit={onSubmit}
      onInput={() => name.type(typed(form.current, 'profile-name'))}
    >
      {authError && (
        <Refused authError={authError} form="profile" fields={['name', 'photo']} reader="member" />
      )}
      <TextField
        id="profile-name"
        label="Name"
        hint="Others see it beside what you write in the forum."
        {...errorAt('name', authError, 'member')}
        autoComplete="name"
        maxLength={80}
        readOnly={saving}
        defaultValue={name.words}
      />
      <div className={styles['who']}>
        <Portrait photo={member.photoURL || undefined} />
        <TextField
          id="profile-photo"
          label="Photo"
          hint="A picture of at most 10 MB. Your browser makes it small and square before it is sent, and leaves out where it was taken."
          {...errorAt('photo', authError, 'member')}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          ref={photo}
        />
      </div>
      <div className="row">
        <button className="button button-primary" type="submit" aria-disabled={saving}>
          Save
        </button>
        <button className="button" type="button" aria-disabled={saving} onClick={cancel}>
          Cancel
        </button>
        {member.photoURL && (
          <button
            className="button"
            type="button"
            aria-disabled={saving}
            onClick={() => profile.removePhoto(member)}
          >
            Remove photo
          </button>
        )}
      </div>
      {/* Below the buttons: above them it would push them away under a finger. */}
      <p className={styles['sending']} role="status">
        {saving && (
          <span id="profile-sending">
            {part === undefined ? 'Saving …' : 'Sending your photo …'}
          </span>
        )}
        {part !== undefined && <progress aria-labelledby="profile-sending" value={part} />}
      </p>
    </form>
  )
}
