/** The classes that the styles look for. */
export const { classList } = document.documentElement

/** What was pressed, where it is one of these or lies in one. */
export function pressed<Found extends Element>({ target }: Event, selector: string) {
  // The document, too, can be a target.
  return (target as Partial<Element>).closest?.<Found>(selector)
}
