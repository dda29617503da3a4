import { invalid } from '#local/http/error.ts'

export interface Part {
  contentType: string | undefined
  content: Buffer
}

/** The two parts of `multipart/related`: what is said about the object, and its bytes. */
export function readParts(
  contentType: string | undefined,
  body: Buffer,
): [about: Part, object: Part] {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/.exec(contentType ?? '') ?? []
  const boundary = `--${quoted ?? plain ?? ''}`
  const start = body.indexOf(`${boundary}\r\n`)
  const middle = body.indexOf(`\r\n${boundary}\r\n`, start)
  const end = body.lastIndexOf(`\r\n${boundary}--`)
  if (boundary === '--' || start < 0 || middle < 0 || end < middle) {
    throw invalid('The body does not have the two parts of an upload')
  }
  const first = body.subarray(start + boundary.length + 2, middle)
  const second = body.subarray(middle + boundary.length + 4, end)
  return [readPart(first), readPart(second)]
}

function readPart(part: Buffer): Part {
  const head = part.indexOf('\r\n\r\n')
  if (head < 0) throw invalid('A part of the upload has no headers')
  const [, contentType] =
    /^content-type:\s*(.+?)\s*$/im.exec(part.subarray(0, head).toString()) ?? []
  return { contentType, content: part.subarray(head + 4) }
}
