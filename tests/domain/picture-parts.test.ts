import { describe, expect, test } from 'vitest'

import { assemble, partsOf } from '#domain/guide/picture-parts.ts'

const parts = partsOf(`<svg>
<g id="dot" ink="a">
<circle r="3" fill="{ink}"/>
</g>
<g id="pair" width="9">
<use href="#dot"/>
<use href="#dot" x="{width}" ink="c"/>
</g>
</svg>`)

const drawn = (shapes: string, root = '') =>
  assemble(`<svg viewBox="0 0 280 150"${root}>\n<desc>Look here.</desc>\n${shapes}\n</svg>`, parts)

const dot = (colour: string) => `<circle r="3" fill="var(--pic-${colour})"/>`

describe('A drawing made of parts', () => {
  test('has the shapes of a part where it places the part', () => {
    expect(drawn('<use href="#dot" x="4" y="5" turn="90" scale="2"/>').shapes).toBe(
      `<g transform="translate(4 5)rotate(90)scale(2)">${dot('a')}</g>`,
    )
  })

  test('chooses what a part leaves open, in parts of parts as well', () => {
    expect(drawn('<use href="#dot" ink="e"/>').shapes).toBe(dot('e'))
    expect(drawn('<use href="#pair" width="20"/>').shapes).toBe(
      `${dot('a')}<g transform="translate(20 0)">${dot('c')}</g>`,
    )
  })

  test('names a part that does not exist, with its line', () => {
    expect(drawn('<use href="#dot"/>\n<use href="#unicorn"/>').unknown).toEqual([
      { name: 'unicorn', line: 4 },
    ])
  })

  test('shows the last word of the label that it names', () => {
    const { shapes, texts } = drawn('<text label="Wi-Fi > Forget" x="8" y="9" fit="60"/>')
    expect(shapes).toContain('x="8" y="9" fill="var(--pic-a)" font-size="15">Forget</text>')
    expect(texts).toMatchObject([{ kind: 'label', words: 'Forget', label: 'Wi-Fi > Forget' }])
  })

  test('writes the signs of a label as XML has them', () => {
    const { shapes, texts } = drawn('<text label="Bluetooth &amp; devices" fit="200"/>')
    expect(texts).toMatchObject([{ words: 'Bluetooth & devices' }])
    expect(shapes).toContain('>Bluetooth &amp; devices</text>')
  })

  test('draws round lines in the colours of drawings', () => {
    expect(drawn('<path line="c" wide="4" d="M0 0h9"/>').shapes).toBe(
      '<g stroke-linecap="round" stroke-linejoin="round"><path fill="none" stroke="var(--pic-c)" stroke-width="4" d="M0 0h9"/></g>',
    )
  })

  test('says what to look for, and on which systems', () => {
    expect(drawn('', ' only="windows"')).toMatchObject({
      description: 'Look here.',
      systems: ['windows-11', 'windows-10'],
    })
    expect(drawn('').systems).toEqual([])
  })
})
