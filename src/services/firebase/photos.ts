import { deleteObject, getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage'

import type { PhotoService } from '#services/photos.ts'
import { attempt } from './attempt.ts'
import { photoStorage } from './client.ts'

const place = async (uid: string) => ref(await photoStorage(), `profilePhotos/${uid}`)

/** Photos in Cloud Storage for Firebase: one object a member. */
export const firebasePhotos: PhotoService = {
  save: (uid, photo, progress) =>
    attempt(async () => {
      const object = await place(uid)
      const upload = uploadBytesResumable(object, photo, { contentType: photo.type })
      upload.on('state_changed', ({ bytesTransferred, totalBytes }) =>
        progress(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
      )
      await upload
      return getDownloadURL(object)
    }),

  remove: async uid => {
    const removed = await attempt(async () => {
      await deleteObject(await place(uid))
      return null
    })
    const gone = !removed.ok && removed.reason.code === 'storage-not-found'
    return gone ? { ok: true, value: null } : removed
  },
}
