/**
 * A link to sign in that is marked with `data-return` leads back to the very address that the reader leaves, with its
 * query and fragment. Between the two pages of sign-in it carries the way back along.
 */
export function carryReturn(): void {
  addEventListener('click', takeAlong, true)
  // The middle button.
  addEventListener('auxclick', takeAlong, true)
}

function takeAlong({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-return]')
  if (!link) return
  const { pathname, search, hash } = location
  link.search = /^\/(?:login|register)$/.test(pathname)
    ? search
    : `?return=${encodeURIComponent(pathname + search + hash)}`
}
