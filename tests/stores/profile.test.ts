import { describe, expect, test, vi } from 'vitest'

import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { Member } from '#domain/sign-in/session.ts'
import type { OwnAccountService } from '#services/accounts.ts'
import { createProfile } from '#stores/profile/profile.ts'

const kept = 'https://store.example/o/profilePhotos%2F1'
const ada: Member = { uid: '1', displayName: 'Ada', email: 'a@b.c', phoneNumber: '', photoURL: '' }
const updated = () => Promise.resolve({ ok: true, value: ada } as const)
const done = () => Promise.resolve({ ok: true, value: null } as const)
const file = new File(['x'], 'me.png')

function start(changes: Partial<Parameters<typeof createProfile>[0]> = {}) {
  const services = {
    account: { update: vi.fn<OwnAccountService['update']>(updated) },
    photos: {
      save: vi.fn(async (_uid: string, _photo: Blob, progress: (part: number) => void) => {
        progress(0.5)
        return { ok: true, value: kept } as const
      }),
      remove: vi.fn(done),
    },
    prepare: () => Promise.resolve({ ok: true, value: new Blob(['small']) } as const),
    ...changes,
  }
  const profile = createProfile(services)
  const states: unknown[] = []
  profile.$state.listen(state => states.push(state))
  return { profile, states, ...services }
}

describe('saving a profile', () => {
  test('without a photo changes the name only, without spaces around it', async () => {
    const { profile, account, photos, states } = start()
    await profile.save(ada, '  Ada L. ', undefined)
    expect(account.update).toHaveBeenCalledExactlyOnceWith({ displayName: 'Ada L.' })
    expect(photos.save).not.toHaveBeenCalled()
    expect(states).toEqual([
      { state: 'saving', part: undefined },
      { state: 'viewing', said: 'Your profile is saved.', edited: true },
    ])
  })

  test('with a photo shows how much of it has arrived', async () => {
    const { profile, account, states } = start()
    await profile.save(ada, 'Ada', file)
    expect(account.update).toHaveBeenCalledWith({ displayName: 'Ada', photoURL: kept })
    expect(states).toEqual([
      { state: 'saving', part: undefined },
      { state: 'saving', part: 0 },
      { state: 'saving', part: 0.5 },
      { state: 'viewing', said: 'Your profile is saved.', edited: true },
    ])
  })

  test('with a photo that works leaves it where it is', async () => {
    const { profile, photos } = start()
    await profile.save(ada, 'Ada', file)
    expect(photos.remove).not.toHaveBeenCalled()
  })

  test('with a file that is no picture saves nothing, and says why', async () => {
    const { profile, account, photos } = start({
      prepare: () => Promise.resolve({ ok: false, reason: 'not-a-picture' } as never),
    })
    await profile.save(ada, 'Ada', file)
    expect(profile.$state.get()).toMatchObject({
      state: 'editing',
      authError: { code: 'not-a-picture' },
    })
    expect(photos.save).not.toHaveBeenCalled()
    expect(account.update).not.toHaveBeenCalled()
  })

  test('with a photo that is refused does not save the name either', async () => {
    const save = () => Promise.resolve(authFailure('network'))
    const { profile, account } = start({ photos: { save, remove: done } })
    await profile.save(ada, 'Ada', file)
    expect(profile.$state.get()).toMatchObject({ state: 'editing', authError: { code: 'network' } })
    expect(account.update).not.toHaveBeenCalled()
  })

  test('happens once for a double press', async () => {
    const { profile, account } = start()
    await Promise.all([profile.save(ada, 'Ada', undefined), profile.save(ada, 'Bob', undefined)])
    expect(account.update).toHaveBeenCalledExactlyOnceWith({ displayName: 'Ada' })
  })
})

describe('removing the photo', () => {
  test('deletes one that is stored here', async () => {
    const { profile, account, photos } = start()
    await profile.removePhoto({ ...ada, photoURL: kept })
    expect(account.update).toHaveBeenCalledWith({ photoURL: '' })
    expect(photos.remove).toHaveBeenCalledWith('1')
    expect(profile.$state.get()).toEqual({
      state: 'viewing',
      said: 'Your photo is removed.',
      edited: true,
    })
  })

  test('only stops showing one that came from Google', async () => {
    const { profile, photos } = start()
    await profile.removePhoto({ ...ada, photoURL: 'https://lh3.googleusercontent.com/a/1' })
    expect(photos.remove).not.toHaveBeenCalled()
    expect(profile.$state.get()).toMatchObject({ said: 'Your photo is removed.' })
  })

  test('keeps the photo where the account cannot be changed', async () => {
    const { profile, photos } = start({
      account: { update: () => Promise.resolve(authFailure('network')) },
    })
    await profile.removePhoto({ ...ada, photoURL: kept })
    expect(photos.remove).not.toHaveBeenCalled()
    expect(profile.$state.get()).toMatchObject({ authError: { code: 'network' } })
  })
})

describe('the form', () => {
  const viewing = { state: 'viewing', said: '', edited: false }

  test('is closed until it is opened, and closes again', () => {
    const { profile } = start()
    expect(profile.$state.get()).toEqual(viewing)
    profile.edit()
    expect(profile.$state.get()).toEqual({ state: 'editing', authError: undefined })
    profile.cancel()
    expect(profile.$state.get()).toEqual({ ...viewing, edited: true })
  })

  test('cannot be closed while it is being saved', async () => {
    const { profile } = start()
    const saving = profile.save(ada, 'Ada', undefined)
    profile.cancel()
    expect(profile.$state.get()).toMatchObject({ state: 'saving' })
    await saving
  })

  test('forgets what was said, but not what is being typed', async () => {
    const { profile } = start()
    await profile.save(ada, 'Ada', undefined)
    profile.clearMessage()
    expect(profile.$state.get()).toEqual(viewing)
    profile.edit()
    profile.clearMessage()
    expect(profile.$state.get()).toMatchObject({ state: 'editing' })
  })

  test('is closed for the next member on this device', () => {
    const { profile } = start()
    profile.edit()
    profile.reset()
    expect(profile.$state.get()).toEqual(viewing)
  })
})
