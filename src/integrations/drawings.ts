import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Drawing } from '#domain/guide/drawing.ts'
import { srgbOf } from './colours.ts'

/**
 * A drawing as a picture of its own. Such a picture knows nothing of the page around it, so it brings the colours of both
 * schemes: `#dark` at the end of its address chooses the other.
 */
export function pictureSvg({ viewBox, shapes }: Drawing, root: string): string {
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8')
  const [light = '', dark = ''] = tokens.split(':root.dark')
  const inDark = pictureColours(dark, tokens)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>svg{${pictureColours(light, tokens)}}#dark:target{${inDark}}</style><g id="dark">${shapes}</g></svg>`
}

/** What is inside such a picture, in the colours of the light scheme. */
export function shapesIn(picture: string): string {
  const [, colours = '', shapes = ''] =
    /<style>(svg\{[^}]*\})[\s\S]*?<g id="dark">([\s\S]*)<\/g><\/svg>/.exec(picture) ?? []
  return `<style>${colours}</style>${shapes}`
}

/** The roles of drawings in a block of tokens.css, as declarations in sRGB. */
function pictureColours(block: string, tokens: string): string {
  return [...block.matchAll(/(--pic-[a-e]): ([^;]+);/g)]
    .map(([, role, value = '']) => {
      const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
      const colour = name ? new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] : value
      return `${role}:${hexOf(colour ?? '')}`
    })
    .join(';')
}

function hexOf(colour: string): string {
  const [, ...numbers] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? []
  const [lightness, chroma, hue] = numbers.map(Number)
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`tokens.css has a colour that drawings cannot take: ${colour}`)
  const hex = (channel: number) => channel.toString(16).padStart(2, '0')
  return `#${srgbOf(lightness, chroma, hue).map(hex).join('')}`
}
