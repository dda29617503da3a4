import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { countWords, sentencesOf } from '#domain/guide/text.ts'
import { fillPlaceholders, isoDay, longDate, policyValues } from '#domain/legal/policies.ts'
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
  const notes = [...Object.keys(localKeys), 'overpass', 'phoneSignIn', 'typed', 'homeWaits']
  expect(notes.filter(note => !body.includes(`\`${note}\``))).toEqual([])
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

test('a policy names its operator so that a reader can write or call', () => {
  const operator = policyValues({
    name: 'Fix & Co',
    url: 'https://fix.example',
    country: { name: 'Narnia', emergencyNumber: '112' },
    contact: { email: 'a@fix.example', telephone: '+447700900000', telephoneLabel: '+44 7700 900' },
  })
  const words = '{{name}} at {{ address }}, {{country}}. {{email}} {{telephone}} {{emergency}}'
  expect(fillPlaceholders(words, operator)).toBe(
    'Fix & Co at fix.example, Narnia. <a href="mailto:a@fix.example">a@fix.example</a> <a href="tel:+447700900000">+44&nbsp;7700&nbsp;900</a> <a href="tel:112">112</a>',
  )
})

test('a policy has its day in words and for machines', () => {
  const day = new Date('2024-08-06T23:30:00Z')
  expect([longDate(day), isoDay(day)]).toEqual(['6 August 2024', '2024-08-06'])
})

test('an unknown placeholder stops the build, and its writer is told the known ones', () => {
  expect(() => fillPlaceholders('Write to {{fax}}.', { name: 'Ann', email: 'a' })).toThrow(
    'A policy says {{fax}}. Write one of: name, email.',
  )
})

test('each topic has a description of its own that search engines show whole', () => {
  const descriptions = topicIds.map(id => topicTexts[id].description)
  expect(new Set(descriptions).size).toBe(topicIds.length)
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThanOrEqual(60)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})
