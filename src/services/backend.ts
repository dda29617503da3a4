import { isSetUp } from './firebase/settings.ts'
import { lazyAccounts, lazyMemberData, lazyPhotos } from './lazy-services.ts'
import { nullAccounts, nullMemberData, nullPhotos } from './null-services.ts'

/*
 * The services behind this site's accounts: Firebase where it is set up, each part loaded at its first use.
 */
export const accounts = isSetUp
  ? lazyAccounts(async () => (await import('./firebase/accounts.ts')).firebaseAccounts)
  : nullAccounts

export const photos = isSetUp
  ? lazyPhotos(async () => (await import('./firebase/photos.ts')).firebasePhotos)
  : nullPhotos

export const memberData = isSetUp
  ? lazyMemberData(async () => (await import('./firebase/member-data.ts')).firebaseMemberData)
  : nullMemberData
