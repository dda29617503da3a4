import * as v from 'valibot'

import { fromOverpass, OverpassAnswer, readOsm } from '#domain/locator/osm.ts'
import type { Coordinates } from '#domain/locator/coordinates.ts'
import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { SessionKey } from '#domain/device/site-data.ts'
import { LIST_RADIUS } from '#domain/locator/technicians.ts'
import type { Technician } from '#domain/locator/technicians.ts'
import { timeOut } from './time-out.ts'

/** `busy`: too many requests, wait half a minute. `slow`: it took too long, there or on the way. */
export type LookFailure = 'busy' | 'slow' | 'offline' | 'refused' | 'malformed'

export interface MapDataService {
  /** Repairers and shops within the list's radius. Two searches at the same place are one request. */
  look: (place: Coordinates) => Promise<Result<readonly Technician[], LookFailure>>
}

/** What the service needs from the browser; tests pass in their own. */
export interface MapDataDoors {
  fetch: (address: string, request: RequestInit) => Promise<Response>
  /** What an earlier page of this visit received. */
  remembered: (key: SessionKey) => string | undefined
  remember: (key: SessionKey, value: string) => void
}

/** The server times out a little earlier than we do, so that its own error reaches us. */
const SERVER_SECONDS = 20
const TIME_OUT = 25_000
/** A city centre has a few dozen; more than this is a mistake, and would only cost the reader data. */
const MOST = 300

/** One query in Overpass's language: what repairs or sells computers around a place? */
export function questionFor({ lat, lng }: Coordinates): string {
  const around = `(around:${LIST_RADIUS},${lat},${lng})`
  return `[out:json][timeout:${SERVER_SECONDS}];
(nwr["craft"="electronics_repair"]${around};
nwr["shop"~"^(computer|repair|mobile_phone)$"]${around};
nwr["repair"="assisted_self_service"]${around};);
out center tags ${MOST};`
}

/** Rounded to about 100 m: enough for a list, and the other company need not know the exact address. */
export function blurred({ lat, lng }: Coordinates): Coordinates {
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000
  return { lat: round(lat), lng: round(lng) }
}

/** Live data of OpenStreetMap. Only ever on a press: the server is shared with the whole world. */
export function overpass(address: string, doors: MapDataDoors): MapDataService {
  return {
    async look(exact) {
      const place = blurred(exact)
      const key = `overpass ${place.lat},${place.lng}` as const
      const known = doors.remembered(key)
      if (known) return understand(known)
      const answer = await ask(address, doors, questionFor(place))
      if (!answer.ok) return answer
      const found = understand(answer.value)
      if (found.ok) doors.remember(key, answer.value)
      return found
    },
  }
}

async function ask(
  address: string,
  doors: MapDataDoors,
  question: string,
): Promise<Result<string, LookFailure>> {
  try {
    const response = await doors.fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ data: question }),
      signal: timeOut(TIME_OUT),
      credentials: 'omit',
      // It refuses requests without a referrer.
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    if (response.status === 429) return fail('busy')
    if (response.status === 504) return fail('slow')
    return response.ok ? ok(await response.text()) : fail('refused')
  } catch (error) {
    return fail(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'offline')
  }
}

function understand(text: string): Result<readonly Technician[], LookFailure> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return fail('malformed')
  }
  const answer = v.safeParse(OverpassAnswer, data)
  if (!answer.success) return fail('malformed')
  const { elements, remark } = answer.output
  // With status 200 and few elements, the remark is the only sign that it gave up halfway.
  if (remark?.includes('error')) return fail('slow')
  // A server that does not know the limit must not bring a phone to a halt.
  return ok(readOsm(elements.slice(0, MOST).map(fromOverpass)).technicians)
}
