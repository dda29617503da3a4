import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { containerNames, leafBlocks } from '#integrations/guides/directives.ts'
import { shippedLedgers } from '#integrations/ledgers.ts'

const manual = readFileSync('src/content/README.md', 'utf8')

test.each([
  ...containerNames.map(name => `:::${name}`),
  ...[...leafBlocks.keys()].map(name => `::${name}{`),
])('the writers’ manual shows how to write %s', written => {
  expect(manual).toContain(written)
})

test.each([...shippedLedgers().hazards.keys()])('the writers’ manual knows the hazard %s', id => {
  expect(manual).toContain(`\`${id}\``)
})
