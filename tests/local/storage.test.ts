import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  type UploadMetadata,
} from 'firebase/storage'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { BUCKET } from '#local/project.ts'
import { storageAs, temporaryFolder, tokenOf } from '#local/testing/sdk.ts'
import { startStorage, type StorageServer } from '#local/storage/server.ts'
import { rulesFile } from '../fakes/shipped-rules.ts'

// Megabytes are sent here; a busy computer needs more than the usual five seconds for them.

let server: StorageServer

const start = (file = ':memory:', quota?: number) =>
  startStorage({
    port: 0,
    site: 4321,
    file,
    rules: rulesFile('storage.rules'),
    ...(quota && { quota }),
  })

beforeAll(async () => {
  server = await start()
})
beforeEach(() => server.clear())
afterAll(() => server.close())

const photo = (who?: string, of = 'ann') =>
  ref(storageAs(server.address, who), `profilePhotos/${of}`)
const bytes = (size: number) => Uint8Array.from({ length: size }, (_, place) => place % 251)
const png: UploadMetadata = { contentType: 'image/png' }
const put = (who: string | undefined, size = 10, about = png, of = 'ann') =>
  uploadBytes(photo(who, of), bytes(size), about)

const UNAUTHORISED = { code: 'storage/unauthorized' }
const MEGABYTE = 1024 * 1024

describe('a photo', () => {
  test('is uploaded, and everybody who has its address sees it', async () => {
    await put('ann', 2000)
    const url = await getDownloadURL(photo('ann'))
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes(2000))
  })

  test('is given to its member with its facts', async () => {
    await put('ann', 10, { ...png, customMetadata: { side: 'left' } })
    expect(new Uint8Array(await getBytes(photo('ann')))).toEqual(bytes(10))
    const facts = await getMetadata(photo('ann'))
    expect(facts).toMatchObject({
      size: 10,
      contentType: 'image/png',
      fullPath: 'profilePhotos/ann',
      customMetadata: { side: 'left' },
    })
  })

  test('is replaced by the next one, and gets a new address', async () => {
    await put('ann', 10)
    const first = await getDownloadURL(photo('ann'))
    await put('ann', 20)
    expect((await getMetadata(photo('ann'))).size).toBe(20)
    expect(await getDownloadURL(photo('ann'))).not.toBe(first)
  })

  test('that is large is uploaded in pieces', async () => {
    const size = MEGABYTE + 17
    const steps: number[] = []
    const task = uploadBytesResumable(photo('ann'), bytes(size), png)
    task.on('state_changed', ({ bytesTransferred }) => void steps.push(bytesTransferred))
    await task
    expect(steps.length).toBeGreaterThan(2)
    expect(Buffer.compare(Buffer.from(await getBytes(photo('ann'))), bytes(size))).toBe(0)
  })

  test('can be deleted, once', async () => {
    await put('ann')
    await deleteObject(photo('ann'))
    const gone = { code: 'storage/object-not-found' }
    await expect(getDownloadURL(photo('ann'))).rejects.toMatchObject(gone)
    await expect(deleteObject(photo('ann'))).rejects.toMatchObject(gone)
  })

  test('keeps its facts when one of them changes', async () => {
    await put('ann', 10, { ...png, customMetadata: { a: '1', b: '2' } })
    await updateMetadata(photo('ann'), { cacheControl: 'max-age=60', customMetadata: { a: '3' } })
    expect(await getMetadata(photo('ann'))).toMatchObject({
      cacheControl: 'max-age=60',
      contentType: 'image/png',
      customMetadata: { a: '3', b: '2' },
    })
  })

  test('is still there after a restart, under the same address', async () => {
    const file = join(temporaryFolder(), 'storage', 'objects.sqlite')
    const first = await start(file)
    const here = (address: string) => ref(storageAs(address, 'ann'), 'profilePhotos/ann')
    await uploadBytes(here(first.address), bytes(300), png)
    const token = new URL(await getDownloadURL(here(first.address))).searchParams.get('token')
    await first.close()
    const second = await start(file)
    const url = new URL(await getDownloadURL(here(second.address)))
    expect(url.searchParams.get('token')).toBe(token)
    expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(300)
    await second.close()
  })
})

describe('the rules for photos', () => {
  test.each([
    ['ann', 'ann', 10, 'image/png'],
    ['ann', 'ann', 10, 'image/jpeg'],
    ['ann', 'ann', 10, 'image/webp'],
    ['ann', 'ann', 10, 'image/gif'],
    ['ann', 'ann', 10, 'image/avif'],
    ['ann', 'ann', 5 * MEGABYTE, 'image/png'],
  ])('%s may upload for %s: %i bytes of %s', async (who, of, size, contentType) => {
    await put(who, size, { contentType }, of)
    expect(await getMetadata(photo('ann'))).toMatchObject({ size, contentType })
  })

  test.each([
    [undefined, 'ann', 10, 'image/png'],
    ['bob', 'ann', 10, 'image/png'],
    ['ann', 'ann', 10, 'text/html'],
    ['ann', 'ann', 10, 'image/svg+xml'],
    ['ann', 'ann', 10, 'image/png; charset=x'],
    ['ann', 'ann', 5 * MEGABYTE + 1, 'image/png'],
    ['ann', 'ann/second', 10, 'image/png'],
  ])('%s may not upload for %s: %i bytes of %s', async (who, of, size, contentType) => {
    await expect(put(who, size, { contentType }, of)).rejects.toMatchObject(UNAUTHORISED)
  })

  test('an upload in pieces is refused before its bytes are sent', async () => {
    const task = uploadBytesResumable(photo('ann'), bytes(6 * MEGABYTE), png)
    let sent = 0
    task.on('state_changed', ({ bytesTransferred }) => void (sent = bytesTransferred))
    await expect(task).rejects.toMatchObject(UNAUTHORISED)
    expect(sent).toBe(0)
  })

  test('nobody gets the photo of a member by the uid that stands beside a question', async () => {
    await put('ann')
    for (const who of [undefined, 'bob']) {
      await expect(getBytes(photo(who))).rejects.toMatchObject(UNAUTHORISED)
      await expect(getMetadata(photo(who))).rejects.toMatchObject(UNAUTHORISED)
      await expect(getDownloadURL(photo(who))).rejects.toMatchObject(UNAUTHORISED)
    }
    expect((await fetch(await getDownloadURL(photo('ann')))).status).toBe(200)
  })

  test('a photo is changed and deleted by its member only, and nobody lists them', async () => {
    await put('ann')
    await expect(deleteObject(photo('bob'))).rejects.toMatchObject(UNAUTHORISED)
    await expect(deleteObject(photo())).rejects.toMatchObject(UNAUTHORISED)
    const html = { contentType: 'text/html' }
    await expect(updateMetadata(photo('bob'), { cacheControl: 'x' })).rejects.toMatchObject(
      UNAUTHORISED,
    )
    await expect(updateMetadata(photo('ann'), html)).rejects.toMatchObject(UNAUTHORISED)
    await expect(
      listAll(ref(storageAs(server.address, 'ann'), 'profilePhotos')),
    ).rejects.toMatchObject(UNAUTHORISED)
  })
})

describe('what goes wrong has the name that the page expects', () => {
  test('a full storage', async () => {
    const small = await start(':memory:', 100)
    const upload = uploadBytes(
      ref(storageAs(small.address, 'ann'), 'profilePhotos/ann'),
      bytes(101),
      png,
    )
    await expect(upload).rejects.toMatchObject({ code: 'storage/quota-exceeded' })
    await small.close()
  })

  const send = (path: string, options: RequestInit = {}) =>
    fetch(`http://${server.address}${path}`, options)
  const object = `/v0/b/${BUCKET}/o/profilePhotos%2Fann`

  test.each<[string, string, RequestInit, number]>([
    [
      'an expired sign-in',
      object,
      { headers: { authorization: `Firebase ${tokenOf({ sub: 'ann', iat: 1, exp: 2 })}` } },
      401,
    ],
    ['an unreadable sign-in', object, { headers: { authorization: 'Firebase nonsense' } }, 401],
    ['another address', '/elsewhere', {}, 501],
    ['another method', object, { method: 'PUT' }, 501],
    ['no name', `/v0/b/${BUCKET}/o`, { method: 'POST' }, 400],
    ['a name that cannot be read', `/v0/b/${BUCKET}/o/%ff`, {}, 400],
    [
      'an upload that is not there',
      `${object}?upload_id=x`,
      { method: 'POST', headers: { 'x-goog-upload-command': 'finalize' } },
      404,
    ],
    [
      'two parts that are none',
      object,
      {
        method: 'POST',
        headers: {
          'x-goog-upload-protocol': 'multipart',
          'content-type': 'multipart/related; boundary=b',
        },
        body: 'nonsense',
      },
      400,
    ],
    ['a wrong token', `${object}?alt=media&token=x`, {}, 403],
  ])('%s', async (_, path, options, status) => {
    const response = await send(path, options)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      error: { code: status, message: expect.any(String) },
    })
  })

  test('a page of the site may ask, and no other', async () => {
    const asked = (origin: string) =>
      send(object, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-headers': 'authorization' },
      })
    const response = await asked('http://localhost:4321')
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4321')
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization')
    expect((await asked('https://elsewhere.example')).status).toBe(403)
  })
})
