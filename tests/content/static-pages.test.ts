import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { countWords, sentencesOf } from '#domain/guide/text.ts'
import { fillPlaceholders, longDate, policyValues } from '#domain/legal/policies.ts'
import { localKeys } from '#domain/device/site-data.ts'
import { topicTexts } from '#domain/guide/topic-pages.ts'
import { topicIds } from '#domain/guide/topics.ts'
import { site } from '#site.ts'

interface Policy {
  name: string
  front: { title: string; summary: string; effective: string; order: number }
  body: string
}

const policies = globSync('src/content/legal/*.md').map((file): Policy => {
  const [, front = '', body = ''] = readFileSync(file, 'utf8').split(/^---$/m)
  return { name: basename(file, '.md'), front: parse(front) as Policy['front'], body }
})
const bodyOf = (name: string) => policies.find(policy => policy.name === name)?.body ?? ''
const values = policyValues(site)

test('there are four policies, at the addresses that the specification names', () => {
  expect(policies.map(({ name }) => name).toSorted()).toEqual([
    'cookie-policy',
    'disclaimer',
    'privacy-policy',
    'terms-of-service',
  ])
})

describe.each(policies)('$name', ({ front, body }) => {
  test('is in effect since 6 August 2024', () => {
    expect(longDate(new Date(front.effective))).toBe('6 August 2024')
  })

  test('begins with a summary of two sentences', () => {
    expect(sentencesOf(front.summary)).toHaveLength(2)
    expect(front.summary.length).toBeGreaterThanOrEqual(60)
    expect(front.summary.length).toBeLessThanOrEqual(160)
  })

  test('shows no braces to a reader', () => {
    expect(fillPlaceholders(body, values)).not.toMatch(/[{}]/)
  })

  test('names the operator through site.ts only', () => {
    const own = [site.name, site.contact.email, site.contact.telephoneLabel, site.country.name]
    for (const value of own) expect(body).not.toContain(value)
  })

  test('says it in sentences of at most 25 words', () => {
    const text = body.replace(/^[#\s-]+/gm, '').replace(/\]\([^)]*\)|[*`[]/g, '')
    const sentences = text.split('\n').flatMap(sentencesOf)
    const long = sentences.filter(sentence => countWords(sentence) > 25)
    expect(long).toEqual([])
  })
})

test('the terms set a minimum age of 13', () => {
  expect(bodyOf('terms-of-service')).toContain('You must be at least 13 years old.')
})

test('the cookie policy describes the cookie that the page sets', () => {
  const script = readFileSync('src/head/head-script.ts', 'utf8')
  const [, name, content, age] = /cookie = `(\w+)=(\w+);.*?Max-Age=(\d+)/.exec(script) ?? []
  const body = bodyOf('cookie-policy')
  expect(name).toBe('fixwise_visit')
  for (const part of [name, content, `Max-Age=${age}`]) expect(body).toContain(part)
})

test('the privacy policy lists every note that the site keeps on the device', () => {
  const body = bodyOf('privacy-policy')
  for (const note of Object.keys(localKeys)) expect(body).toContain(`\`${note}\``)
  for (const note of ['overpass', 'phoneSignIn', 'typed']) expect(body).toContain(`\`${note}\``)
})

test('the privacy policy names every host that a page may turn to', () => {
  const body = bodyOf('privacy-policy')
  for (const company of [
    'Firebase',
    'reCAPTCHA',
    'OpenStreetMap',
    'Overpass',
    'YouTube',
    'Vimeo',
    'search service',
  ])
    expect(body).toContain(company)
})

test('an unknown placeholder stops the build', () => {
  expect(() => fillPlaceholders('Write to {{fax}}.', values)).toThrow('{{fax}}')
})

test('each topic has a description of its own that search engines show whole', () => {
  const descriptions = topicIds.map(id => topicTexts[id].description)
  expect(new Set(descriptions).size).toBe(topicIds.length)
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})
