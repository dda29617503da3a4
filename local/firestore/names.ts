import { invalid } from '#local/http/error.ts'

/** A place in the database: its root (`projects/…/documents`) and the segments below it. */
export interface Place {
  root: string
  segments: string[]
}

const NAME = /^(projects\/[^/]+\/databases\/[^/]+\/documents)(?:\/(.+))?$/

/** Reads a name; every id in it must be one that the database would accept. */
export function parseName(name: string): Place {
  const [, root, below] = NAME.exec(name) ?? []
  if (root === undefined) throw invalid(`${name} is not a name in a database`)
  const segments = below?.split('/') ?? []
  for (const id of segments) checkId(id)
  return { root, segments }
}

export function parseDocumentName(name: string): Place {
  const place = parseName(name)
  if (place.segments.length === 0 || place.segments.length % 2 === 1) {
    throw invalid(`${name} is not the name of a document`)
  }
  return place
}

function checkId(id: string): void {
  if (id === '' || id === '.' || id === '..' || /^__.*__$/.test(id))
    throw invalid(`${id || 'Nothing'} cannot be an id`)
  if (Buffer.byteLength(id) > 1500) throw invalid('An id can have at most 1500 bytes')
}
