import { pressed } from './page.ts'

/**
 * A link to sign in that is marked with `data-return` leads back to the very address that the reader leaves, with its
 * query and fragment. Between the two pages of sign-in it carries the way back along.
 */
export function carryReturn(): void {
  // The second is the middle button; the third may open the link in another tab.
  for (const press of ['click', 'auxclick', 'contextmenu']) addEventListener(press, takeAlong, true)
}

function takeAlong(event: Event) {
  const link = pressed<HTMLAnchorElement>(event, '[data-return]')
  if (!link) return
  const { pathname, search, hash } = location
  link.search = /^\/(?:login|register)$/.test(pathname)
    ? search
    : `?return=${encodeURIComponent(pathname + search + hash)}`
}
