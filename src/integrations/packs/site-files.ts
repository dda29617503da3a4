import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { shapesIn } from '#integrations/drawings.ts'
import { createUsedStyle } from './used-style.ts'

/** Files of the built site that a page loads, so that it can hold them instead. */
export interface SiteFiles {
  /** The text of a style sheet, without fonts: a file on a stick loads none, so nothing has to be as wide as they are. */
  style: (href: string) => string
  /** What of these styles concerns this HTML. */
  usedStyle: (css: string, html: string) => string
  /** HTML whose drawings are found in the page itself, and the drawings that it needs. */
  drawnInside: (html: string) => { html: string; symbols: string }
}

const USE = /<use href="\/([\w/-]+)\.svg#([\w-]+)"/g
/** A drawing that steps need, for light and for dark. */
const PICTURE =
  /<img src="(\/pictures\/[\w-]+\.svg)"[^>]* alt="([^"]*)"[^>]*><img class="in-dark"[^>]*>/g
const FONT = /@font-face\s*\{[^}]*\}/g

export function siteFiles(dist: string): SiteFiles {
  const styles = new Map<string, string>()
  const sprites = new Map<string, ReadonlyMap<string, string>>()

  const spriteOf = (name: string) => {
    const known =
      sprites.get(name) ?? symbolsOf(name, readFileSync(join(dist, `${name}.svg`), 'utf8'))
    sprites.set(name, known)
    return known
  }
  return {
    usedStyle: createUsedStyle(),
    style: href => {
      const known = styles.get(href) ?? readFileSync(join(dist, href), 'utf8').replace(FONT, '')
      styles.set(href, known)
      return known
    },
    drawnInside: html => {
      const needed = new Map<string, string>()
      const drawn = html.replace(PICTURE, (_, path: string, description: string) => {
        const picture = readFileSync(join(dist, path), 'utf8')
        const [viewBox = ''] = /viewBox="[^"]*"/.exec(picture) ?? []
        return `<svg role="img" aria-label="${description}" ${viewBox}>${shapesIn(picture)}</svg>`
      })
      const inside = drawn.replace(USE, (_, sprite: string, id: string) => {
        needed.set(`${sprite} ${id}`, spriteOf(sprite).get(id) ?? '')
        return `<use href="#${insideId(sprite, id)}"`
      })
      const symbols =
        needed.size > 0
          ? `<svg class="vh" aria-hidden="true">${[...needed.values()].join('')}</svg>\n`
          : ''
      return { html: inside, symbols }
    },
  }
}

/** An id that cannot be that of a part of the page. */
const insideId = (sprite: string, id: string) => `${sprite.replaceAll('/', '-')}-${id}`

/** The drawings of a sprite by id. */
const symbolsOf = (sprite: string, svg: string): ReadonlyMap<string, string> =>
  new Map(
    [...svg.matchAll(/<symbol id="([\w-]+)"[\s\S]*?<\/symbol>/g)].map(([symbol, id = '']) => [
      id,
      symbol.replace(`id="${id}"`, `id="${insideId(sprite, id)}"`),
    ]),
  )
