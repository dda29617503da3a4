/**
 * The one source of what a page may load and which headers the host sends.
 * The build writes it into each page (meta), into `_headers`, and checks firebase.json against it.
 */
export interface Services {
  /** The sign-in domain of the Firebase project; empty when the site has none. */
  authDomain: string
  /** Address of the web-search service. */
  webSearch: string
  tiles: string
  overpass: string
  /** Local addresses of the backend in `npm start` and in tests. */
  local: readonly string[]
}

const originOf = (address: string) => new URL(address.replaceAll(/[{}]/g, '')).origin

const firebaseData = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
]

/** Directives besides script-src and style-src, whose hashes Astro knows. */
export function directives({ authDomain, webSearch, tiles, overpass, local }: Services): string[] {
  const firebase = authDomain ? firebaseData : []
  const photos = authDomain
    ? ['https://firebasestorage.googleapis.com', 'https://lh3.googleusercontent.com']
    : []
  const frames = authDomain
    ? [
        `https://${authDomain}`,
        'https://www.google.com/recaptcha/',
        'https://recaptcha.google.com/recaptcha/',
      ]
    : []
  return [
    "default-src 'none'",
    `connect-src ${["'self'", originOf(webSearch), originOf(overpass), ...firebase, ...local].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', originOf(tiles), ...photos, ...local].join(' ')}`,
    `frame-src ${['https://www.youtube-nocookie.com', 'https://player.vimeo.com', ...frames, ...local].join(' ')}`,
    "media-src 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
  ]
}

/** Scripts of other hosts that only sign-in loads. */
export function scriptSources({ authDomain, local }: Services): string[] {
  const google = [
    'https://apis.google.com',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]
  // Pagefind runs WebAssembly; nothing else is evaluated.
  return ["'self'", "'wasm-unsafe-eval'", ...(authDomain ? [...google, ...local] : [])]
}

/** What the host adds to every answer. A meta element cannot say these. */
export const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Google's sign-in window must be able to answer the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(self), payment=(), usb=()',
  // Map tiles and Overpass refuse requests without a Referer.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** Files with a hash in their name never change; the rest is asked for again after ten minutes. */
export const caching: readonly { source: string; value: string }[] = [
  // Browsers must see a new worker at once.
  { source: '/worker.js', value: 'no-cache' },
  { source: '/_astro/**', value: 'public, max-age=31536000, immutable' },
  { source: '/fonts/**', value: 'public, max-age=31536000, immutable' },
]
