import { captionLines } from '#domain/video/video.ts'

/** The captions of our own films: they are also what the films say in words. */
const captions = import.meta.glob<string>('/public/videos/*.vtt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The film at this address in words, a line a scene; empty for films of others. */
export function filmInWords(address: string): readonly string[] {
  return captionLines(captions[`/public${address.replace(/\.mp4$/, '.vtt')}`] ?? '')
}
