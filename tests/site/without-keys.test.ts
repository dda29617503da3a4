import { expect, test } from 'vitest'

import { pages, pageAt } from './site.ts'

/** `npm test` builds without keys first, as an operator does who has no Firebase project. */
const hasBackend = pages.some(
  ({ html }) => html.includes('connect-src') && /http:\/\/127\.0\.0\.1/.test(html),
)

test.skipIf(hasBackend).each(['/login', '/register'])(
  'without keys, %s says that sign-in is not set up here, and where to read guides',
  path => {
    const { html } = pageAt(path)
    expect(html).toContain('Sign-in is not set up here')
    expect(html).toContain('href="/search"')
    expect(html).not.toContain('type="password"')
  },
)
