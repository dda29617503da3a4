export interface FixHeading {
  /** What the guide calls its parts: Fix or Way. */
  word: string
  title: string
}

/** Takes the heading of a fix apart: "Fix 2: Restart the router" with its label "Fix 2:". */
export function fixHeading(heading: string, label = ''): FixHeading {
  const name = label.trim()
  return { word: name.split(' ')[0] || 'Fix', title: heading.replace(name, '').trim() }
}
