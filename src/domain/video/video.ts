import { addressOf } from '#domain/locator/address.ts'

/** A video that a page can show: of a known host, in its privacy mode, or a file of this site. */
export type Video = { kind: 'frame'; src: string } | { kind: 'file'; src: string; captions: string }

const YOUTUBE_HOSTS = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
])

/** Recognises the address of a video page. Anything else is undefined: an unknown host is never embedded. */
export function videoAt(address: string): Video | undefined {
  if (/^\/[^/].*\.(?:mp4|webm)$/.test(address))
    return { kind: 'file', src: address, captions: address.replace(/\.\w+$/, '.vtt') }
  const url = addressOf(address)
  if (url?.protocol !== 'https:') return undefined
  const youTube = youTubeId(url)
  if (youTube && /^[\w-]{6,20}$/.test(youTube))
    return { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${youTube}` }
  const vimeo = /^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)
    ? /\/(\d{5,12})(?:\/|$)/.exec(url.pathname)?.[1]
    : undefined
  return vimeo ? { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo}?dnt=1` } : undefined
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1)
  if (!YOUTUBE_HOSTS.has(hostname)) return undefined
  return searchParams.get('v') ?? /^\/(?:embed|shorts)\/([^/]+)/.exec(pathname)?.[1]
}

/** What the captions of a film say, a line a cue: the film in words. */
export function captionLines(vtt: string): string[] {
  return vtt
    .split(/\r?\n\r?\n/)
    .filter(block => block.includes('-->'))
    .map(block =>
      block
        .replace(/[\s\S]*?-->.*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}
