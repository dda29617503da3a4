import * as v from 'valibot'

/** A page that the web search found. Its texts are foreign: they are shown as text, never as HTML. */
export interface WebHit {
  link: string
  title: string
  snippet: string
}

/** Only results that speak of computers are kept (specification, §7). */
export const techKeywords = [
  'virus',
  'malware',
  'computer',
  'laptop',
  'desktop',
  'pc',
  'windows',
  'windows 10',
  'windows 11',
  'macos',
  'mac',
  'linux',
  'chromebook',
  'chromeos',
  'driver',
  'drivers',
  'troubleshoot',
  'troubleshooting',
  'software',
  'hardware',
  'internet',
  'wi-fi',
  'wifi',
  'router',
  'network',
  'bluetooth',
  'printer',
  'scanner',
  'usb',
  'keyboard',
  'mouse',
  'touchpad',
  'monitor',
  'screen',
  'graphics',
  'battery',
  'charger',
  'boot',
  'bios',
  'update',
  'browser',
  'chrome',
  'firefox',
  'edge',
  'safari',
  'email',
  'password',
  'file',
  'files',
  'disk',
  'drive',
  'ssd',
  'memory',
  'ram',
  'cpu',
  'processor',
  'fan',
  'overheating',
  'blue screen',
  'error',
  'crash',
  'install',
  'backup',
  'microphone',
  'webcam',
  'speaker',
  'audio',
  'phishing',
  'scam',
] as const

const keyword = new RegExp(`(?:^|[^\\p{L}\\d])(?:${techKeywords.join('|')})s?(?![\\p{L}\\d])`, 'iu')

const Item = v.object({
  link: v.pipe(v.string(), v.url()),
  title: v.string(),
  snippet: v.optional(v.string(), ''),
})
/** Google leaves `items` out when there are none. */
const Answer = v.object({ items: v.optional(v.array(v.unknown()), []) })

/** Reads the service's answer; undefined when it is none. Items that are not whole are left out. */
export function parseWebHits(data: unknown): WebHit[] | undefined {
  const answer = v.safeParse(Answer, data)
  if (!answer.success || Array.isArray(data)) return undefined
  return answer.output.items.flatMap(item => {
    const parsed = v.safeParse(Item, item)
    return parsed.success && /^https?:/.test(parsed.output.link) ? [parsed.output] : []
  })
}

/** Those that speak of computers in their title or snippet. */
export function aboutComputers(hits: readonly WebHit[]): WebHit[] {
  return hits.filter(({ title, snippet }) => keyword.test(title) || keyword.test(snippet))
}

interface Engine {
  name: string
  url: string
}

/** Links that carry the query to a search engine, restricted to the sites that we trust. */
export function engineLinks(
  query: string,
  engines: readonly Engine[],
  trusted: readonly string[],
): readonly { name: string; href: string }[] {
  const restricted = `${query} (${trusted.map(host => `site:${host}`).join(' OR ')})`
  return engines.map(({ name, url }) => ({
    name,
    href: url.replace('{q}', encodeURIComponent(restricted)),
  }))
}
