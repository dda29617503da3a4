import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
} from 'firebase/auth'
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import {
  connectStorageEmulator,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytes,
} from 'firebase/storage'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { announceMessages } from '#local/emulators/announce.ts'
import { keepUsers } from '#local/emulators/keep-users.ts'
import { BUCKET, PROJECT } from '#local/project.ts'
import { serveForTests } from '#local/serve-for-tests.ts'
import { temporaryFolder } from '#local/testing/sdk.ts'

// The whole backend, as `npm start` runs it. The Auth emulator alone takes some seconds.
vi.setConfig({ hookTimeout: 200_000 })

let backend: Awaited<ReturnType<typeof serveForTests>>
let auth: Auth

const app = initializeApp({ projectId: PROJECT, apiKey: 'local', storageBucket: BUCKET }, 'members')
const firestore = getFirestore(app)
const storage = getStorage(app)

beforeAll(async () => {
  backend = await serveForTests()
  auth = initializeAuth(app)
  connectAuthEmulator(auth, `http://${backend.addresses.auth}`, { disableWarnings: true })
  const [firestorePort, storagePort] = [backend.addresses.firestore, backend.addresses.storage].map(
    address => Number(address.split(':')[1]),
  )
  connectFirestoreEmulator(firestore, '127.0.0.1', firestorePort ?? 0)
  connectStorageEmulator(storage, '127.0.0.1', storagePort ?? 0)
})
beforeEach(async () => {
  await signOut(auth)
  await backend.reset()
})
afterAll(async () => {
  await deleteApp(app)
  await backend.close()
})

const register = () => createUserWithEmailAndPassword(auth, 'ann@example.org', 'correct horse')

describe('a member', () => {
  test('registers, writes a review, adds a photo and is recognised by all three parts', async () => {
    const { user } = await register()
    await updateProfile(user, { displayName: 'Ann' })
    await user.getIdToken(true)
    const { uid } = user
    const at = serverTimestamp()
    const review = { rating: '5', comment: 'Quick.', name: 'Ann', uid, at }
    await writeBatch(firestore)
      .set(doc(firestore, 'technicians/t1/reviews', uid), review)
      .set(doc(firestore, 'users', uid, 'pace/review'), { at, post: 't1' })
      .commit()
    const photo = ref(storage, `profilePhotos/${user.uid}`)
    await uploadBytes(photo, new Uint8Array(20), { contentType: 'image/png' })
    await updateProfile(user, { displayName: 'Ann', photoURL: await getDownloadURL(photo) })
    expect((await fetch(user.photoURL ?? '')).status).toBe(200)

    await signOut(auth)
    const read = await getDoc(doc(firestore, 'technicians/t1/reviews', user.uid))
    expect(read.data()).toMatchObject({ comment: 'Quick.' })
    await expect(setDoc(read.ref, review)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  test('comes by Google without its script, by a credential', async () => {
    const credential = GoogleAuthProvider.credential(
      JSON.stringify({ sub: 'g-1', email: 'bob@example.org', email_verified: true, name: 'Bob' }),
    )
    const { user } = await signInWithCredential(auth, credential)
    const search = { query: 'no sound', at: serverTimestamp() }
    await setDoc(doc(firestore, 'users', user.uid, 'searches/abc'), search)
    expect(user.displayName).toBe('Bob')
  })

  test('is not told whether an address has an account', async () => {
    await register()
    for (const email of ['ann@example.org', 'nobody@example.org'])
      await expect(signInWithEmailAndPassword(auth, email, 'wrong')).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      })
  })

  test('is there again after a restart, with the same password', async () => {
    const file = join(temporaryFolder(), 'auth', 'users.json')
    const { user } = await register()
    const saveNow = await keepUsers(backend.admin, file)
    await saveNow()
    await backend.admin.clear()
    const left = signInWithEmailAndPassword(auth, 'ann@example.org', 'correct horse')
    await expect(left).rejects.toMatchObject({ code: 'auth/invalid-credential' })
    const saveAgain = await keepUsers(backend.admin, file)
    const back = await signInWithEmailAndPassword(auth, 'ann@example.org', 'correct horse')
    expect(back.user.uid).toBe(user.uid)
    await saveAgain()
  })
})

test('what would be sent is printed once', async () => {
  await register()
  const printed: string[] = []
  const stop = announceMessages(backend.admin, line => printed.push(line))
  await sendPasswordResetEmail(auth, 'ann@example.org')
  await fetch(
    `http://${backend.addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber: '+447700900123', recaptchaToken: 'local' }),
    },
  )
  await vi.waitFor(() => expect(printed).toHaveLength(2), 20_000)
  stop()
  expect(printed.join('\n')).toMatch(/Text message to \+447700900123: the code is \d{6}/)
  expect(printed.join('\n')).toMatch(/E-mail to ann@example\.org: .*\n {2}http:.*&newPassword=$/m)
})

test('the pages of the emulator load the stand-in, and nothing from the network', async () => {
  const page = async (path: string) =>
    (await fetch(`http://${backend.addresses.auth}${path}`)).text()
  const frame = await page('/emulator/auth/iframe?apiKey=a&appName=b')
  const chooser = await page('/emulator/auth/handler?apiKey=a&providerId=google.com')
  expect(frame).toContain('<script src="/__local/google.js">')
  expect(`${frame}${chooser}`).not.toMatch(/(src|href)="https:/)
  expect(await (await fetch(backend.addresses.google)).text()).toContain('gapi')
})

test('no sign-in needs the check that the emulator does not know', async () => {
  const address = `http://${backend.addresses.auth}/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=local`
  const answer = await fetch(address)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ recaptchaKey: '', recaptchaEnforcementState: [] })
})
