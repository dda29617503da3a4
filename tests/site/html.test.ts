import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'

import { named, textOf } from './page.ts'
import { pages } from './site.ts'
import type { BuiltPage } from './page.ts'

const checker = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: [
    'html5',
    { 'astro-island': { flow: true, phrasing: true, permittedContent: [{ exclude: [] }] } },
  ],
  rules: {
    // React and Astro write void elements, attributes and text their own way; browsers read both.
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-implicit-button-type': 'error',
    // React writes some attributes in its own case, which HTML does not mind.
    'attr-case': 'off',
    'no-implicit-input-type': 'off',
    // Lists without bullets keep their role in Safari by saying it.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // Our own scripts are covered by the policy's hashes.
    'require-sri': 'off',
    'no-inline-style': 'error',
    // Telephone numbers are shown as people write them.
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
})

test.each(pages)('$path is valid HTML', async ({ html }) => {
  const { results } = await checker.validateString(html)
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
  expect(problems).toEqual([])
})

const hasFields = ({ elements }: BuiltPage) =>
  elements.some(
    ({ tagName, attrs }) =>
      ['select', 'textarea', 'dialog'].includes(tagName) ||
      (tagName === 'input' && !attrs.some(({ value }) => /^(?:radio|checkbox)$/.test(value))),
  )

test.each(pages.filter(hasFields))('$path includes the styles of its form', page => {
  expect(named(page, 'style').map(textOf).join('')).toContain('.field')
})
