/**
 * The one file that an operator edits: name, address, country, contacts and services of this site.
 * Keys and project settings come from the environment instead (.env.example).
 */
export const site = {
  name: 'Fixwise',
  /** The public address, without a slash at the end. Canonical links, the sitemap and shares use it. */
  url: 'https://fixwise.example',
  tagline: 'Put your computer right, one small turn at a time',
  description:
    'Plain, careful guides for computer problems. Small steps, clear warnings, and what can be undone.',
  language: 'en-GB',

  country: {
    name: 'United Kingdom',
    /** Preset of phone number fields. */
    dialCode: '+44',
    emergencyNumber: '999',
    /** Whom to tell of a scam, for the page that leads through one. */
    fraud: {
      /** Reaches the reader's own bank. Without such a number, leave it empty: the page then names the back of the card. */
      bankNumber: '159',
      /** Where a scam is reported: a page or a telephone number. */
      police: [
        { name: 'Report Fraud online', url: 'https://www.reportfraud.police.uk/' },
        { name: 'Report Fraud by phone: 0300 123 2040', url: 'tel:+443001232040' },
        { name: 'Scotland, or paid in the last 24 hours: 101', url: 'tel:101' },
      ],
    },
  },

  contact: {
    /** Telephone in E.164. This one is from the range that Ofcom keeps for drama: it reaches nobody. */
    telephone: '+442079460000',
    telephoneLabel: '020 7946 0000',
    /** WhatsApp number: digits only, with the country code. */
    whatsapp: '447700900000',
    email: 'help@fixwise.example',
  },

  /** Where the source of the guides lives, for "Improve this guide". */
  repository: 'https://github.com/fixwise/fixwise',
  branch: 'main',

  map: {
    tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
    attributionUrl: 'https://www.openstreetmap.org/copyright',
    /** Where the map and the list begin before a position is known. */
    start: { name: 'central London', latitude: 51.5074, longitude: -0.1278 },
    overpass: 'https://overpass-api.de/api/interpreter',
  },

  webSearch: {
    /** Search pages that readers can open themselves. {q} is the query. */
    engines: [
      { name: 'DuckDuckGo', url: 'https://duckduckgo.com/?q={q}' },
      { name: 'Bing', url: 'https://www.bing.com/search?q={q}' },
      { name: 'Google', url: 'https://www.google.com/search?q={q}' },
    ],
    /** Help sites that we trust: the links restrict the search to them. */
    trusted: ['support.microsoft.com', 'support.apple.com', 'support.google.com', 'ifixit.com'],
  },

  /**
   * Keeps pages on readers' devices for the time without a network. `false` removes them, and the worker that keeps
   * them, from every device at its next visit.
   */
  offline: true as boolean,
  /** Guides that are kept on every device that was here once: those for a network that has failed. */
  keptOffline: [16, 7],

  /** Ids of the guides on home, in order. */
  mostNeeded: [16, 1, 11, 43, 3, 20],
} as const
