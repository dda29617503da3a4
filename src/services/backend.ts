import { isSetUp } from './firebase/settings.ts'
import { accountsLater, memberDataLater, photosLater } from './lazy-services.ts'
import { noAccounts, noMemberData, noPhotos } from './null-services.ts'

/*
 * The services behind this site's accounts: Firebase where it is set up, each part loaded at its first use.
 */
export const accounts = isSetUp
  ? accountsLater(async () => (await import('./firebase/accounts.ts')).firebaseAccounts)
  : noAccounts

export const photos = isSetUp
  ? photosLater(async () => (await import('./firebase/photos.ts')).firebasePhotos)
  : noPhotos

export const memberData = isSetUp
  ? memberDataLater(async () => (await import('./firebase/member-data.ts')).firebaseMemberData)
  : noMemberData
