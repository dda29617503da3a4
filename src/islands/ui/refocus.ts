/**
 * What the reader has pressed is about to go: the first of these places that is still there then takes the focus,
 * unless the reader has gone elsewhere.
 */
export function refocus(...places: (Element | null | undefined)[]): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body) return
    const place = places.find(place => place?.isConnected)
    if (place instanceof HTMLElement) place.focus()
  })
}
