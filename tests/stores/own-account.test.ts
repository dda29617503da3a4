import { describe, expect, test, vi } from 'vitest'

import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { Member } from '#domain/sign-in/session.ts'
import { nullAccounts, nullMemberData, nullPhotos } from '#services/null-services.ts'
import { createOwnAccount } from '#stores/profile/own-account.ts'
import { createProfile } from '#stores/profile/profile.ts'

const photoURL = 'https://store.example/o/profilePhotos%2F1'
const ada: Member = { uid: '1', displayName: 'Ada', email: 'a@b.c', phoneNumber: '', photoURL }
const done = () => Promise.resolve({ ok: true, value: null } as const)

function start(changes: Partial<typeof nullAccounts> = {}, confirm = true) {
  const order: string[] = []
  const note = (what: string) => () => {
    order.push(what)
    return done()
  }
  const left = vi.fn()
  const store = createOwnAccount(
    {
      account: { ...nullAccounts, proveByPassword: done, remove: note('account'), ...changes },
      photos: { ...nullPhotos, remove: note('photo') },
      data: { ...nullMemberData, erase: note('data') },
    },
    { confirm: () => confirm, save: () => {}, left },
  )
  return { store, order, left }
}

describe('deleting an account', () => {
  test('takes away what is stored first, then the account', async () => {
    const { store, order, left } = start()
    await store.remove(ada)
    expect(order).toEqual(['data', 'photo', 'account'])
    expect(store.$state.get()).toEqual({ state: 'deleted' })
    expect(left).toHaveBeenCalledOnce()
  })

  test('does nothing when the member thinks better of it', async () => {
    const { store, order } = start({}, false)
    await store.remove(ada)
    expect(order).toEqual([])
  })

  test('deletes nothing before the proof that the provider wants', async () => {
    const { store, order } = start({ needsProof: () => Promise.resolve(true) })
    await store.remove(ada)
    expect(store.$state.get()).toMatchObject({ state: 'proof' })
    expect(order).toEqual([])
    await store.proveByPassword('x')
    expect(order).toEqual(['data', 'photo', 'account'])
  })

  test('a wrong proof, or a code that was never sent, deletes nothing', async () => {
    const wrong = authFailure('wrong-password')
    const { store, order } = start({
      needsProof: () => Promise.resolve(true),
      proveByPassword: () => Promise.resolve(wrong),
    })
    await store.remove(ada)
    await store.proveByPassword('x')
    await store.proveByCode('123456')
    expect(store.$state.get()).toMatchObject({ state: 'proof', authError: wrong.reason })
    expect(order).toEqual([])
  })
})

describe('the ways into an account', () => {
  test('a password is added only after Google has said who it is', async () => {
    const addPassword = vi.fn(done)
    const proveByGoogle = vi.fn(() => Promise.resolve(authFailure('popup-closed')))
    const ways = { methods: ['google', 'password'], confirmed: true } as const
    const { store } = start({
      addPassword,
      proveByGoogle: proveByGoogle as never,
      ways: () => Promise.resolve(ways),
    })
    await store.addPassword('four blue kettles')
    expect(addPassword).not.toHaveBeenCalled()
    expect(store.$state.get()).toMatchObject({ authError: { code: 'popup-closed' } })
    proveByGoogle.mockImplementation(done as never)
    await store.addPassword('four blue kettles')
    expect(addPassword).toHaveBeenCalledWith('four blue kettles')
    expect(store.$ways.get()).toEqual(ways)
  })

  test('are looked up again when a member comes back who had not confirmed the address', async () => {
    const ways = vi.fn(() => Promise.resolve({ methods: ['password'] as const, confirmed: false }))
    const { store } = start({ ways })
    await store.start()
    await store.lookAgain()
    expect(ways).toHaveBeenCalledTimes(2)
    ways.mockResolvedValue({ methods: ['password'], confirmed: true })
    await store.lookAgain()
    await store.lookAgain()
    expect(ways).toHaveBeenCalledTimes(3)
    expect(store.$ways.get()?.confirmed).toBe(true)
  })

  test('stay as they were known where the account service cannot be reached', async () => {
    const ways = vi.fn(() => Promise.resolve({ methods: ['password'] as const, confirmed: false }))
    const { store } = start({ ways })
    await store.start()
    ways.mockRejectedValue(new Error('offline'))
    await store.lookAgain()
    expect(store.$ways.get()?.methods).toEqual(['password'])
  })
})

test('a photo that no profile could take on does not stay in the store', async () => {
  const remove = vi.fn(done)
  const profile = createProfile({
    account: { update: () => Promise.resolve(authFailure('network')) },
    photos: { save: () => Promise.resolve({ ok: true, value: photoURL }), remove },
    prepare: () => Promise.resolve({ ok: true, value: new Blob() }),
  })
  profile.edit()
  await profile.save(ada, 'Ada', new File([], 'me.png'))
  expect(profile.$state.get()).toMatchObject({ state: 'editing', authError: { code: 'network' } })
  expect(remove).toHaveBeenCalledWith('1')
})
