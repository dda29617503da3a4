import { expect, test } from 'vitest'

import { createUsedStyle } from '#integrations/packs/used-style.ts'

const usedStyle = createUsedStyle()
const html = '<main class="opened"><p class="say small" id="fix-1">Press it.</p></main>'

test('a pack keeps the styles of what it holds', () => {
  expect(usedStyle('.say{color:red}p{margin:0}.say .small{color:#000}', html)).toBe(
    '.say{color:red}p{margin:0}.say .small{color:#000}',
  )
})

test('a pack drops the styles of what it does not hold', () => {
  expect(usedStyle('.foot a{color:red}.say{margin:0}@media print{.nav{color:red}}', html)).toBe(
    '.say{margin:0}',
  )
})

test('a rule for what lacks a class stays', () => {
  const css = ':root:not(.js) .say{color:red}p:not(.vh:focus-within,.dark){margin:0}'
  expect(usedStyle(css, html)).toBe(css)
})

test('numbers and file names are no classes', () => {
  const css = 'p{background:url(/frame.svg);margin:.5rem}'
  expect(usedStyle(css, html)).toBe(css)
})
