import { atom } from 'nanostores'

/** How much the map shows: the streets around (zoom 15, as specified) or all of the circle. */
export type MapView = 'streets' | 'circle'

/** The map is off until asked for: its pictures come from another company. */
export function createMap() {
  const $shown = atom(false)
  /** A new object at every press: the map turns back to its middle even when the view stays the same. */
  const $view = atom<{ view: MapView }>({ view: 'streets' })
  return {
    $shown,
    $view,
    show: () => $shown.set(true),
    look: (view: MapView) => $view.set({ view }),
  }
}

export const map = createMap()
