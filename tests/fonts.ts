import { readFileSync } from 'node:fs'

import { lettersIn } from '../scripts/font-letters.ts'

const sheet = (name: string) => readFileSync(`src/styles/${name}`, 'utf8')

/** Our own faces as the style sheets declare them; the first of a family is the one that every page loads. */
export const faces = ['fonts.css', 'more-letters.css'].flatMap(name =>
  [...sheet(name).matchAll(/@font-face \{([^}]*\.woff2[^}]*)\}/g)].map(([, face = '']) => ({
    family: /font-family: (\w+);/.exec(face)?.[1] ?? '',
    file: /url\('([^']+)'\)/.exec(face)?.[1] ?? '',
    letters: lettersIn(/unicode-range:([^;]+);/.exec(face)?.[1] ?? ''),
    isFirst: name === 'fonts.css',
  })),
)
