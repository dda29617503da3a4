import type { ReadableAtom } from 'nanostores'

import { map } from './map.ts'
import { place } from './position.ts'
import type { Where } from './position.ts'

interface Parts {
  place: { $where: ReadableAtom<Where>; follow: () => void }
  map: { show: () => void; look: (view: 'streets') => void }
}

/**
 * One press gives position and map. The map waits for the position: it would ask another company for pictures of a
 * place where nobody is, though the reader may say no.
 */
export function createLocate({ place, map }: Parts) {
  let stop = () => {}
  return function locate() {
    stop()
    map.look('streets')
    place.follow()
    const showOnceKnown = (where: Where) => {
      if (where.state !== 'located') return
      stop()
      if (where.by === 'device') map.show()
    }
    stop = place.$where.listen(showOnceKnown)
    showOnceKnown(place.$where.get())
  }
}

export const locate = createLocate({ place, map })
