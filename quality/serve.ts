import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

interface Hosting {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** WebKit's driver tells nothing of the console, so each page keeps its errors where the check can read them. */
const recorder = `<script>window.heard=[];addEventListener('error',event=>heard.push(event.message||'a file'),true);
addEventListener('unhandledrejection',event=>heard.push(String(event.reason)));
console.error=(...words)=>heard.push(words.join(' '))</script>`

/** Serves a built site as the host does: short addresses, headers of firebase.json, brotli, and 404.html. */
export async function serve(dist: string, { recordErrors = false } = {}) {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as Hosting
  const headersFor = (path: string) =>
    hosting.headers
      .filter(({ source }) => source === '**' || path.startsWith(source.replace('**', '')))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const))
  const packed = new Map<string, Buffer>()

  function find(path: string): string | undefined {
    const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
    return names
      .map(name => dist + name)
      .find(file => statSync(file, { throwIfNoEntry: false })?.isFile())
  }

  function contentOf(file: string): Buffer {
    const known = packed.get(file)
    if (known) return known
    const raw = readFileSync(file)
    const page = recordErrors && file.endsWith('.html')
    const sent = brotliCompressSync(
      page ? raw.toString().replace('<head>', `<head>${recorder}`) : raw,
    )
    packed.set(file, sent)
    return sent
  }

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = path.includes('..') ? undefined : find(path)
    const shown = file ?? `${dist}/404.html`
    for (const [key, value] of headersFor(path)) response.setHeader(key, value)
    response.setHeader('Content-Type', types[extname(shown)] ?? 'application/octet-stream')
    response.setHeader('Content-Encoding', 'br')
    response.writeHead(file ? 200 : 404)
    response.end(contentOf(shown))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, close }
}
