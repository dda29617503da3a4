import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const from = createRequire(import.meta.url)

/** Loads a package of this folder; the product is checked and built without them, so they are named only here. */
export async function tool<Shape>(name: string): Promise<Shape> {
  try {
    return (await import(pathToFileURL(from.resolve(name)).href)) as Shape
  } catch {
    throw new Error(`${name} is not here. Run: npm install --prefix quality`)
  }
}

/** Where a package's file lies. */
export const fileOf = (name: string) => from.resolve(name)

interface Axe {
  default: { source: string }
}

/** The text of axe, to be run inside a page. */
export const axeSource = async () => (await tool<Axe>('axe-core')).default.source

/** Runs inside a page that has axe: what breaks WCAG 2.2 AA, and how far the page is too wide. */
export const LOOK = `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) => [
  ...violations.map(({ id, nodes }) => id + ': ' + nodes[0].target),
  ...(document.documentElement.scrollWidth > innerWidth ? ['too wide'] : []),
])`

export const pause = (milliseconds: number) =>
  new Promise<void>(done => setTimeout(done, milliseconds))
