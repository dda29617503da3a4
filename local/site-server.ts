import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The part of superstatic that we use; the package brings no types. */
type Middleware = (request: unknown, response: unknown, next: (error?: unknown) => void) => void
interface Superstatic {
  default: (options: { config: unknown; cwd: string; compression: boolean; fallthrough: boolean }) => Middleware
}

/** Serves the built site on this computer as Firebase Hosting does, with the headers of firebase.json. */
export function serveSite(port: number): Promise<Server> {
  const superstatic = createRequire(import.meta.url)('superstatic') as Superstatic
  const settings = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: unknown }
  const middleware = superstatic.default({
    config: settings.hosting,
    cwd: process.cwd(),
    compression: true,
    fallthrough: false,
  })
  const server = createServer((request, response) => {
    middleware(request, response, error => {
      response.statusCode = error ? 500 : 404
      response.end()
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
