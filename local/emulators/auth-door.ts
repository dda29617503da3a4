import { request as askEmulator, type IncomingMessage, type ServerResponse } from 'node:http'

import { localise, STAND_IN_PATH, standIn } from '#local/google-stand-in.ts'
import { sendJson, serve, type Running } from '#local/http/serve.ts'

// The two pages of the emulator that load Google's script.
const PAGES = new Set(['/emulator/auth/iframe', '/emulator/auth/handler'])

/**
 * The emulator lacks this endpoint of the SDK: which sign-ins need reCAPTCHA Enterprise. A new project answers: none.
 */
const CAPTCHA_PATH = '/identitytoolkit.googleapis.com/v2/recaptchaConfig'
const NO_CAPTCHA = { recaptchaKey: '', recaptchaEnforcementState: [] }

/**
 * Stands before the Auth emulator and passes everything on, except that a Google sign-in works without the network:
 * the emulator's pages get the stand-in for Google's script.
 */
export function openAuthDoor(port: number, emulatorPort: number, site: number): Promise<Running> {
  const script = standIn()
  return serve(
    async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://local')
      if (pathname === STAND_IN_PATH) {
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script)
      } else if (pathname === CAPTCHA_PATH) sendJson(response, 200, NO_CAPTCHA)
      else await pass(request, response, emulatorPort, PAGES.has(pathname))
    },
    port,
    site,
  )
}

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  isPage: boolean,
): Promise<void> {
  const { method, url, headers } = request
  return new Promise((resolve, reject) => {
    const asked = askEmulator(
      { host: '127.0.0.1', port, method, path: url, headers: plain(headers) },
      answer => {
        const { 'content-length': length, etag, ...others } = answer.headers
        const unchanged = { ...(length && { 'content-length': length }), ...(etag && { etag }) }
        response.writeHead(answer.statusCode ?? 502, isPage ? others : { ...others, ...unchanged })
        if (isPage) void text(answer).then(html => response.end(localise(html)))
        else answer.pipe(response)
        response.once('close', resolve)
      },
    )
    asked.once('error', reject)
    request.pipe(asked)
  })
}

/** A page must arrive uncompressed, or its text cannot be changed. */
const plain = (headers: IncomingMessage['headers']) => ({
  ...headers,
  'accept-encoding': 'identity',
})

async function text(answer: IncomingMessage): Promise<string> {
  let read = ''
  for await (const chunk of answer.setEncoding('utf8')) read += String(chunk)
  return read
}
