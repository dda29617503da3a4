/**
 * A stand-in for the Overpass interface, with the real one's manners: a form with `data`, a language that it
 * understands a little of, slots and 429, no answer without a Referer, a page of HTML when it is overloaded.
 */
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Mood =
  'well' | 'busy' | 'slow' | 'html' | 'gave-up' | 'crowd' | 'empty' | 'silent' | 'broken'

export interface StandIn {
  address: string
  mood: Mood
  /** The questions that were asked, in Overpass's language. */
  questions: string[]
  close: () => Promise<void>
}

const FORM = 'application/x-www-form-urlencoded'

export async function startOverpass(): Promise<StandIn> {
  const server = createServer((request, response) => {
    void body(request).then(text => {
      const { status, type, content } = answer(request, text)
      if (standIn.mood === 'silent') return
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' })
      response.end(content)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const standIn: StandIn = {
    address: `http://127.0.0.1:${port}/api/interpreter`,
    mood: 'well',
    questions: [],
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  function answer(request: IncomingMessage, text: string) {
    const html = (status: number, words: string) => ({
      status,
      type: 'text/html',
      content: `<html><body><p><strong>Error</strong>: ${words}</p></body></html>`,
    })
    if (!request.headers.referer) return html(403, 'A Referer is needed.')
    if (request.method !== 'POST' || !request.headers['content-type']?.startsWith(FORM))
      return html(400, 'Send a form.')
    const question = new URLSearchParams(text).get('data') ?? ''
    standIn.questions.push(question)
    const around = /\(around:(\d+),(-?[\d.]+),(-?[\d.]+)\)/.exec(question)
    if (!question.startsWith('[out:json]') || !around || !/out center tags \d+;$/.test(question))
      return html(400, 'parse error')
    if (standIn.mood === 'busy') return html(429, 'rate_limited. Please check /api/status')
    if (standIn.mood === 'slow')
      return html(504, 'The server is probably too busy to handle your request.')
    if (standIn.mood === 'html') return html(200, 'runtime error: open64: 0 Success')
    const [, , lat, lon] = around.map(Number)
    return { status: 200, type: 'application/json', content: say(standIn.mood, lat ?? 0, lon ?? 0) }
  }
  return standIn
}

async function body(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function say(mood: Mood, lat: number, lon: number): string {
  if (mood === 'broken') return '{"elements": [{"type": "node", "id"'
  const element = (id: number, more: object) => ({
    type: 'node',
    id,
    lat: lat + 0.001,
    lon,
    ...more,
  })
  const elements =
    mood === 'crowd'
      ? Array.from({ length: 10_000 }, (_, at) => ({
          ...element(at + 1, { tags: { name: `Crowd ${at}`, shop: 'computer' } }),
          lat: lat + at / 1e6,
        }))
      : [
          element(101, {
            tags: { name: 'Map Mender', craft: 'electronics_repair', phone: '+44 20 7946 0123' },
          }),
          element(102, { tags: { name: 'Map Seller', shop: 'computer' } }),
          { type: 'way', id: 103, center: { lat, lon: lon + 0.002 }, tags: { shop: 'repair' } },
        ]
  return JSON.stringify({
    version: 0.6,
    generator: 'stand-in',
    osm3s: { copyright: 'The data included in this document is from www.openstreetmap.org.' },
    elements: mood === 'empty' || mood === 'gave-up' ? [] : elements,
    ...(mood === 'gave-up' && {
      remark: 'runtime error: Query timed out in "query" at line 2 after 21 seconds.',
    }),
  })
}
