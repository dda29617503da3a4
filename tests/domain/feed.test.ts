import { expect, test } from 'vitest'

import { guideFeed } from '#domain/feed.ts'

const site = {
  name: 'Fix & Co',
  url: 'https://fix.example',
  description: 'Help',
  language: 'en-GB',
}
const guide = (id: number, reviewed: string, title = `Guide ${id}`) => ({
  id,
  title,
  sub_description: 'What it is about.',
  reviewed,
})
const idsOf = (feed: string) =>
  [...feed.matchAll(/<id>[^<]*\/issue\/(\d+)<\/id>/g)].map(([, id]) => Number(id))

test('the guide that was reviewed last comes first', () => {
  const feed = guideFeed(
    [guide(1, '2026-01-02'), guide(2, '2026-03-04'), guide(3, '2026-02-03')],
    site,
  )
  expect(idsOf(feed)).toEqual([2, 3, 1])
  expect(feed).toContain('<updated>2026-03-04T00:00:00Z</updated>\n<author>')
})

test('guides of one day keep the order of their numbers', () => {
  expect(idsOf(guideFeed([guide(9, '2026-01-02'), guide(4, '2026-01-02')], site))).toEqual([4, 9])
})

test('letters that XML reads as its own are written out', () => {
  const feed = guideFeed([guide(1, '2026-01-02', `"A" < B & 'C'`)], site)
  expect(feed).toContain('<title>&quot;A&quot; &lt; B &amp; &apos;C&apos;</title>')
  expect(feed).toContain('<title>Fix &amp; Co: guides</title>')
})

test('a large library does not make a large feed', () => {
  const guides = Array.from({ length: 200 }, (_, at) => guide(at + 1, '2026-01-02'))
  expect(idsOf(guideFeed(guides, site))).toHaveLength(50)
})

test('names each guide with its address, its day and what it is about', () => {
  const feed = guideFeed([guide(7, '2026-01-02')], site)
  expect(feed.match(/<entry>[\s\S]*<\/entry>/)?.[0].split('\n')).toEqual([
    '<entry>',
    '<title>Guide 7</title>',
    '<id>https://fix.example/issue/7</id>',
    '<link href="https://fix.example/issue/7"/>',
    '<updated>2026-01-02T00:00:00Z</updated>',
    '<summary>What it is about.</summary>',
    '</entry>',
  ])
  expect(guideFeed([guide(1, '2026-01-02'), guide(2, '2026-01-02')], site)).toContain(
    '</entry>\n<entry>',
  )
})

test('a library without guides is still a valid feed', () => {
  expect(guideFeed([], site)).toContain('<updated>1970-01-01T00:00:00Z</updated>')
})
