import * as v from 'valibot'

const PICTURE_ADDRESS = /^https?:\/\//

/**
 * What a page may show of a member before the account service has answered. For display only. The script in the head
 * takes whatever has a name for a hint, so nothing else may be wrong enough to refuse it.
 */
export const MemberHint = v.object({
  /** Tells a page of one member from the next member's. Hints of earlier versions have none. */
  uid: v.fallback(v.optional(v.string()), undefined),
  name: v.string(),
  photo: v.fallback(v.optional(v.pipe(v.string(), v.url(), v.regex(PICTURE_ADDRESS))), undefined),
})
export type MemberHint = v.InferOutput<typeof MemberHint>

/** Somebody who is signed in. A field that the sign-in method does not know is empty. */
export interface Member {
  uid: string
  displayName: string
  email: string
  phoneNumber: string
  photoURL: string
}

export type Session =
  { state: 'unknown' } | { state: 'guest' } | { state: 'member'; member: Member }

/** How to address a member: name, else e-mail, else telephone number, else "there". */
export function nameOf({ displayName, email, phoneNumber }: Member): string {
  return displayName || email || phoneNumber || 'there'
}

/** What a device may remember of a member, so that the next page looks right at once. */
export function hintOf(member: Member): MemberHint {
  const { uid, photoURL } = member
  return {
    uid,
    name: nameOf(member).slice(0, 200),
    ...(PICTURE_ADDRESS.test(photoURL) && { photo: photoURL }),
  }
}

export const isSameHint = (one: MemberHint, other: MemberHint): boolean =>
  one.uid === other.uid && one.name === other.name && one.photo === other.photo

/** The member with the name and photo of a newer hint. Whoever has no name is hinted at by address or number. */
export function withHint(member: Member, { name, photo = '' }: MemberHint): Member {
  const isName = name !== nameOf({ ...member, displayName: '' })
  return { ...member, displayName: isName ? name : '', photoURL: photo }
}

/** The address of the sign-in page, with the way back. Nobody wants to return to the 404 page. */
export function signInPath(returnTo: string): string {
  return returnTo === '/' || returnTo === '/404'
    ? '/login'
    : `/login?return=${encodeURIComponent(returnTo)}`
}

/** The way back from an address parameter: only a path of this site, else home. */
export function returnPath(parameter: string | null | undefined): string {
  const path = ownPath(parameter ?? '')
  // A return to the sign-in pages themselves would go round in circles.
  return /^\/(?:login|register)(?:$|[?#])/.test(path) ? '/' : path
}

/** Where a browser would go for this path, or home when that is on another site. */
function ownPath(path: string): string {
  if (!path.startsWith('/')) return '/'
  try {
    const { origin, pathname, search, hash } = new URL(path, 'https://same.invalid')
    const own = origin === 'https://same.invalid' && !/^\/[/\\]/.test(pathname)
    return own ? pathname + search + hash : '/'
  } catch {
    return '/'
  }
}
