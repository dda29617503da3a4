import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { denied, RequestError } from './error.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface Running {
  /** `127.0.0.1:8302` */
  address: string
  port: number
  close: () => Promise<void>
}

const HOST = '127.0.0.1'

/**
 * Serves on this computer only, and in a browser only to the pages of one site: any other open page could otherwise act
 * as the owner of the project. Programs other than browsers send no origin. Port 0 takes any free one.
 */
export async function serve(handler: Handler, port: number, site?: number): Promise<Running> {
  const server = createServer((request, response) => {
    if (!isOurs(request, site)) return refuse(response, denied())
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else void handler(request, response).catch((error: unknown) => refuse(response, error))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, resolve)
  })
  const taken = (server.address() as AddressInfo).port
  return { address: `${HOST}:${taken}`, port: taken, close: () => close(server) }
}

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

const OURS = new Set(['localhost', HOST])

/** A page of the site, or one of this very server; by the name of this computer, so that no other name leads here. */
function isOurs({ headers, socket }: IncomingMessage, site: number | undefined): boolean {
  const own = socket.localPort
  if (!isAt(`http://${headers.host}`, [own])) return false
  return headers.origin === undefined || isAt(headers.origin, [site, own])
}

function isAt(address: string, ports: readonly (number | undefined)[]): boolean {
  try {
    const { hostname, port, protocol } = new URL(address)
    return protocol === 'http:' && OURS.has(hostname) && ports.includes(Number(port || 80))
  } catch {
    return false
  }
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  )
  response.setHeader('access-control-expose-headers', '*')
  response.setHeader('access-control-max-age', '600')
  response.setHeader('vary', 'origin')
}

function refuse(response: ServerResponse, error: unknown): void {
  const known = error instanceof RequestError
  if (!known) console.error(error)
  const refusal = known
    ? error
    : new RequestError('INTERNAL', 'The local server failed; see its output')
  if (response.headersSent) response.destroy()
  else sendJson(response, refusal.code, refusal)
}

export function sendJson(response: ServerResponse, code: number, body: unknown): void {
  response.writeHead(code, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

/** The whole body; more than `limit` bytes are refused before they fill the memory. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) {
      throw new RequestError('PAYLOAD_TOO_LARGE', `The request is larger than ${limit} bytes`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
