/**
 * The one source of what a page may load and which headers the host sends. The build writes the policy into each page
 * (a meta element) and the headers into `_headers`; a test holds firebase.json against them.
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

const originOf = (address: string) => new URL(address).origin

const firebaseData = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
]
const photoHosts = ['https://firebasestorage.googleapis.com', 'https://lh3.googleusercontent.com']
const playerHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
const googleScripts = [
  'https://apis.google.com',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
]
const captchaFrames = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
]

/** The pages that use what others have no business with. */
const usedBy = {
  /** Google's window and its captcha. */
  signIn: ['/login', '/register', '/profile'],
  photos: ['/profile', '/dashboard', '/forum'],
  map: ['/technician-locator'],
  webSearch: ['/'],
  /** Pagefind, which is WebAssembly. */
  fullText: ['/', '/search'],
}

/** A built page, as far as its policy hangs on it. */
export interface PolicyPage {
  path: string
  /** Whether it shows a video of another host. */
  embeds: boolean
  /** Hashes of its own inline code. */
  scripts: readonly string[]
  styles: readonly string[]
}

/** What a page may load: its policy, as the content of a meta element. */
export function pagePolicy(page: PolicyPage, services: Services): string {
  const { authDomain, webSearch, tiles, overpass, local } = services
  const uses = (what: keyof typeof usedBy) => usedBy[what].includes(page.path)
  const account = authDomain !== ''
  const signsIn = account && uses('signIn')
  const directives: Record<string, readonly (string | false | readonly string[])[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      uses('fullText') && "'wasm-unsafe-eval'",
      signsIn && [...googleScripts, ...local],
      page.scripts,
    ],
    'style-src': ["'self'", page.styles],
    // Whoever is signed in is followed, and can log out, on every page.
    'connect-src': [
      "'self'",
      uses('webSearch') && originOf(webSearch),
      uses('map') && originOf(overpass),
      account && firebaseData,
      local,
    ],
    // Leaflet puts an empty picture, as data, in the place of a tile that it drops.
    'img-src': [
      "'self'",
      uses('map') && ['data:', originOf(tiles)],
      account && uses('photos') && [...photoHosts, ...local],
    ],
    'frame-src': [
      page.embeds && playerHosts,
      signsIn && [`https://${authDomain}`, ...captchaFrames, ...local],
    ],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, parts]) => [name, ...parts.flat().filter(part => part !== false)])
    .filter(words => words.length > 1)
    .map(words => words.join(' '))
    .join(';')
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
