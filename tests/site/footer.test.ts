import { expect, test } from 'vitest'

import { attribute, DIST, elementsOf, named, readPage } from './page.ts'

/** The lists of links at the foot of a page, by name. */
function listsAtTheFoot(path: string) {
  const [footer] = named(readPage(`${DIST}${path}.html`), 'footer')
  const elements = footer ? elementsOf(footer) : []
  return elements
    .filter(({ tagName }) => tagName === 'nav')
    .map(nav => attribute(nav, 'aria-label'))
}

test('every list of links is at the foot of a page', () => {
  expect(listsAtTheFoot('/issue/16')).toEqual(['Get help', 'About us', 'Legal'])
})

test.each(['/login', '/register', '/profile'])(
  '%s, where somebody has come for one thing, has the policies only',
  path => expect(listsAtTheFoot(path)).toEqual(['Legal']),
)
