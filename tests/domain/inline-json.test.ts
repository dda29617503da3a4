import { expect, test } from 'vitest'

import { inlineJson } from '#domain/inline-json.ts'

test('a title cannot end the script that tells it to search engines', () => {
  const entry = { name: 'No sound</script><script>alert(1)</script><!--' }
  const json = inlineJson(entry)
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(entry)
})
