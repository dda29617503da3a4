import { describe, expect, test, vi } from 'vitest'

import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { AuthResult } from '#domain/sign-in/auth-error.ts'
import type { Member } from '#domain/sign-in/session.ts'
import type { OwnAccountService } from '#services/accounts.ts'
import type { MemberDataService } from '#services/member-data.ts'
import { nullAccounts, nullMemberData, nullPhotos } from '#services/null-services.ts'
import { createOwnAccount } from '#stores/profile/own-account.ts'

const ada: Member = { uid: '1', displayName: 'Ada', email: 'a@b.c', phoneNumber: '', photoURL: '' }
const done = () => Promise.resolve({ ok: true, value: null } as const)
const refused = () => Promise.resolve(authFailure('network'))
const captcha = {} as HTMLElement

function start(account: Partial<OwnAccountService> = {}, data: Partial<MemberDataService> = {}) {
  const page = { confirm: vi.fn(() => true), save: vi.fn(), left: vi.fn() }
  const photos = { ...nullPhotos, remove: vi.fn(done) }
  const reopen = vi.fn(() => Promise.resolve())
  const store = createOwnAccount(
    {
      account: {
        ...nullAccounts,
        remove: done,
        needsProof: () => Promise.resolve(false),
        ...account,
      },
      photos,
      data: { ...nullMemberData, erase: done, reopen: reopen as never, ...data },
    },
    page,
  )
  const states: unknown[] = []
  store.$state.listen(state => states.push(state))
  return { store, page, photos, reopen, states, now: () => store.$state.get() }
}

describe('a new password', () => {
  test('is taken after the old one has proved who it is', async () => {
    const proveByPassword = vi.fn(done)
    const changePassword = vi.fn(done)
    const { store, states } = start({ proveByPassword, changePassword })
    await store.changePassword('old', 'new')
    expect(proveByPassword).toHaveBeenCalledWith('old')
    expect(changePassword).toHaveBeenCalledWith('new')
    expect(states).toEqual([
      { state: 'working', task: 'password' },
      { state: 'done', task: 'password' },
    ])
  })

  test('is not taken where the old one is wrong', async () => {
    const changePassword = vi.fn(done)
    const wrong = authFailure('wrong-password')
    const { store, now } = start({ proveByPassword: () => Promise.resolve(wrong), changePassword })
    await store.changePassword('old', 'new')
    expect(changePassword).not.toHaveBeenCalled()
    expect(now()).toEqual({ state: 'refused', task: 'password', authError: wrong.reason })
  })

  test('is changed once for a double press', async () => {
    const changePassword = vi.fn(done)
    const { store } = start({ proveByPassword: done, changePassword })
    await Promise.all([store.changePassword('a', 'b'), store.changePassword('a', 'b')])
    expect(changePassword).toHaveBeenCalledOnce()
  })

  test('can be added beside Google, and says so', async () => {
    const { store, now } = start({ proveByGoogle: done as never, addPassword: done })
    await store.addPassword('four blue kettles')
    expect(now()).toEqual({ state: 'done', task: 'new-password' })
  })
})

describe('the ways to sign in', () => {
  const ways = { methods: ['password'], confirmed: true } as const

  test('are read again once Google, or a password, is one of them', async () => {
    const read = vi.fn(() => Promise.resolve(ways))
    const { store, now } = start({
      ways: read,
      addGoogle: done,
      addPassword: done,
      proveByGoogle: done as never,
    })
    await store.addGoogle()
    expect(now()).toEqual({ state: 'done', task: 'google' })
    expect(read).toHaveBeenCalledTimes(1)
    await store.addPassword('four blue kettles')
    expect(read).toHaveBeenCalledTimes(2)
    expect(store.$ways.get()).toEqual(ways)
  })

  test('are not read again where nothing was added', async () => {
    const read = vi.fn(() => Promise.resolve(ways))
    const { store, now } = start({
      ways: read,
      addGoogle: refused,
      addPassword: refused,
      proveByGoogle: done as never,
    })
    await store.addGoogle()
    expect(now()).toMatchObject({ state: 'refused', task: 'google' })
    await store.addPassword('x')
    expect(read).not.toHaveBeenCalled()
  })

  test('of one member are not shown to the next', async () => {
    const read = vi.fn<() => Promise<typeof ways>>(() => Promise.resolve(ways))
    const { store, now } = start({ ways: read, addGoogle: refused })
    await store.start()
    await store.addGoogle()
    read.mockReturnValue(new Promise(() => {}))
    void store.start()
    expect(store.$ways.get()).toBeUndefined()
    expect(now()).toEqual({ state: 'idle' })
  })

  test('are not offered again before the first message went out', async () => {
    const read = vi.fn(() => Promise.resolve(ways))
    const { store } = start({ ways: read })
    await store.lookAgain()
    expect(read).not.toHaveBeenCalled()
  })
})

test('the message that confirms the address is sent again', async () => {
  const sendConfirmation = vi.fn(done)
  const { store, now } = start({ sendConfirmation })
  await store.sendConfirmation()
  expect(sendConfirmation).toHaveBeenCalledOnce()
  expect(now()).toEqual({ state: 'done', task: 'confirmation' })
})

describe("a member's data", () => {
  const everything = { searches: [{ query: 'no sound', at: 1 }] }

  test('are handed over as one file that can be read', async () => {
    const { store, page, now } = start(
      {},
      { everything: () => Promise.resolve({ ok: true, value: everything as never }) },
    )
    await store.download(ada)
    const [name = '', text = ''] = (page.save.mock.calls[0] ?? []) as string[]
    expect(name).toBe('my-data.json')
    expect(JSON.parse(text)).toEqual({ account: ada, ...everything })
    expect(text).toContain('\n  "account": {\n')
    expect(now()).toEqual({ state: 'done', task: 'download' })
  })

  test('are no file where they cannot be read', async () => {
    const { store, page, now } = start({}, { everything: refused })
    await store.download(ada)
    expect(page.save).not.toHaveBeenCalled()
    expect(now()).toMatchObject({ state: 'refused', task: 'download' })
  })
})

describe('deleting an account', () => {
  test('asks first, and names what will be deleted', async () => {
    const { store, page } = start()
    await store.remove(ada)
    expect(page.confirm).toHaveBeenCalledExactlyOnceWith(
      'Delete your account and everything in it? This cannot be undone.',
    )
  })

  test('asks once for a double press', async () => {
    const { store, page } = start()
    await Promise.all([store.remove(ada), store.remove(ada)])
    expect(page.confirm).toHaveBeenCalledOnce()
  })

  test('leaves a photo alone that is stored at Google', async () => {
    const { store, photos } = start()
    await store.remove({ ...ada, photoURL: 'https://lh3.googleusercontent.com/a/1' })
    expect(photos.remove).not.toHaveBeenCalled()
  })

  test('that stops half-way opens the account for writing again, and says why', async () => {
    const { store, page, reopen, now } = start({ remove: refused })
    await store.remove(ada)
    expect(reopen).toHaveBeenCalledExactlyOnceWith('1')
    expect(now()).toMatchObject({
      state: 'refused',
      task: 'delete',
      authError: { code: 'network' },
    })
    expect(page.left).not.toHaveBeenCalled()
  })

  test('stops at what cannot be deleted: the account stays', async () => {
    const remove = vi.fn(done)
    const { store, now } = start({ remove }, { erase: refused })
    await store.remove(ada)
    expect(remove).not.toHaveBeenCalled()
    expect(now()).toMatchObject({ state: 'refused', task: 'delete' })
  })

  test('stops at a photo that cannot be deleted', async () => {
    const remove = vi.fn(done)
    const { store, photos } = start({ remove })
    photos.remove.mockImplementation(refused as never)
    await store.remove({ ...ada, photoURL: 'https://store.example/o/profilePhotos%2F1' })
    expect(remove).not.toHaveBeenCalled()
  })

  test('that is done leaves the account closed', async () => {
    const { store, reopen, now } = start()
    await store.remove(ada)
    expect(reopen).not.toHaveBeenCalled()
    expect(now()).toEqual({ state: 'deleted' })
    store.reset()
    expect(now()).toEqual({ state: 'deleted' })
    expect(await store.addGoogle()).toBe(false)
  })

  test('goes ahead if it cannot be found out whether the member must sign in again', async () => {
    const { store, now } = start({ needsProof: () => Promise.reject(new Error('offline')) })
    await store.remove(ada)
    expect(now()).toEqual({ state: 'deleted' })
  })

  test('asks for a proof where the provider wants one only at the last moment', async () => {
    const late = authFailure('recent-login')
    const { store, now } = start({ remove: () => Promise.resolve(late) })
    await store.remove(ada)
    expect(now()).toEqual({ state: 'proof', codeSent: false, authError: late.reason })
  })
})

describe('the proof before an account is deleted', () => {
  const needsProof = () => Promise.resolve(true)

  test('may be Google’s window', async () => {
    const proveByGoogle = vi.fn(done)
    const { store, states } = start({ needsProof, proveByGoogle: proveByGoogle as never })
    await store.remove(ada)
    await store.proveByGoogle()
    expect(proveByGoogle).toHaveBeenCalledOnce()
    expect(states).toEqual([
      { state: 'working', task: 'delete' },
      { state: 'proof', codeSent: false, authError: undefined },
      { state: 'proving', codeSent: false },
      { state: 'working', task: 'delete' },
      { state: 'deleted' },
    ])
  })

  test('may be a code, typed with or without spaces', async () => {
    const check = vi.fn<(code: string) => Promise<AuthResult<null>>>(() =>
      Promise.resolve(authFailure('bad-code')),
    )
    const proveByCode = vi.fn(() => Promise.resolve({ ok: true, value: check } as const))
    const { store, now } = start({ needsProof, proveByCode: proveByCode as never })
    await store.remove(ada)
    await store.sendCode(captcha)
    expect(proveByCode).toHaveBeenCalledWith(captcha)
    expect(now()).toEqual({ state: 'proof', codeSent: true, authError: undefined })
    await store.proveByCode('123 456')
    expect(check).toHaveBeenLastCalledWith('123456')
    expect(now()).toMatchObject({ state: 'proof', codeSent: true, authError: { code: 'bad-code' } })
    check.mockImplementation(done)
    await store.proveByCode('654321')
    expect(now()).toEqual({ state: 'deleted' })
  })

  test('says why a code could not be sent', async () => {
    const { store, now } = start({ needsProof, proveByCode: refused })
    await store.remove(ada)
    await store.sendCode(captcha)
    expect(now()).toMatchObject({ state: 'proof', codeSent: false, authError: { code: 'network' } })
  })

  test('is one code for a double press', async () => {
    const proveByCode = vi.fn(refused)
    const { store } = start({ needsProof, proveByCode })
    await store.remove(ada)
    await Promise.all([store.sendCode(captcha), store.sendCode(captcha)])
    expect(proveByCode).toHaveBeenCalledOnce()
  })

  test('proves nothing where nothing is to be deleted', async () => {
    const proveByPassword = vi.fn(done)
    const { store, now } = start({ proveByPassword })
    await store.proveByPassword('x')
    expect(proveByPassword).not.toHaveBeenCalled()
    expect(now()).toEqual({ state: 'idle' })
  })

  test('can be left: the account stays', async () => {
    const { store, now } = start({ needsProof })
    await store.remove(ada)
    store.reset()
    expect(now()).toEqual({ state: 'idle' })
  })
})
