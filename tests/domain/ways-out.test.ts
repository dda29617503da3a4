import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { nameOf, returnPath, signInPath } from '#domain/sign-in/session.ts'
import { shareTargets } from '#domain/share/share.ts'
import { videoAt } from '#domain/video/video.ts'

describe('the way back after sign-in', () => {
  test.each([
    ['/issue/16', '/issue/16'],
    ['/search?q=a%20b#x', '/search?q=a%20b#x'],
    ['', '/'],
    [null, '/'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?return=/login', '/'],
    ['/register', '/'],
    ['/registered', '/registered'],
  ])('%j leads to %j', (parameter, path) => {
    expect(returnPath(parameter)).toBe(path)
  })
  test('never leaves the site, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const path = returnPath(text)
        return new URL(path, 'https://here.example').origin === 'https://here.example'
      }),
    )
  })
  test('survives the round trip through the address', () => {
    const path = '/issue/16?a=1&b=ü#fix-2'
    const parameter = new URL(signInPath(path), 'https://here.example').searchParams.get('return')
    expect(returnPath(parameter)).toBe(new URL(path, 'https://here.example').href.slice(20))
  })
})

test.each([
  [{ displayName: 'Rosa' }, 'Rosa'],
  [{ email: 'rosa@example.org' }, 'rosa@example.org'],
  [{ phoneNumber: '+447700900000' }, '+447700900000'],
  [{}, 'there'],
])('a member with %j is called %s', (known, name) => {
  const nobody = { uid: '1', displayName: '', email: '', phoneNumber: '', photoURL: '' }
  expect(nameOf({ ...nobody, ...known })).toBe(name)
})

describe('a video address', () => {
  test.each([
    [
      'https://www.youtube.com/watch?v=abcdefghijk',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    ['https://youtu.be/abcdefghijk?t=4', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    [
      'https://www.youtube.com/shorts/abcdefghijk',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    ['/videos/power-reset.mp4', '/videos/power-reset.mp4'],
    ['/videos/fan.webm', '/videos/fan.webm'],
    ['https://m.youtube.com/watch?v=abcdef', 'https://www.youtube-nocookie.com/embed/abcdef'],
    [
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    [
      'https://player.vimeo.com/video/123456789/more',
      'https://player.vimeo.com/video/123456789?dnt=1',
    ],
    ['https://www.vimeo.com/12345', 'https://player.vimeo.com/video/12345?dnt=1'],
  ])('%s is shown as %s', (address, src) => {
    expect(videoAt(address)?.src).toBe(src)
  })
  test.each([
    'https://evil.example/watch?v=abcdefghijk',
    'http://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube.com/watch?v="><script>',
    'javascript:alert(1)',
    '//evil.example/a.mp4',
    'nonsense',
    'videos/a.mp4',
    '/videos/a.mp4.exe',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/watch?v=abcdefghijkabcdefghijk',
    'https://www.youtube.com/channel/abcdefghijk',
    'https://www.youtube.com/a/embed/abcdefghijk',
    'https://youtu.be.evil.example/abcdefghijk',
    'https://evil.example/123456789',
    'https://vimeo.com.evil.example/123456789',
    'https://my-vimeo.com/123456789',
    'https://vimeo.com/1234',
    'https://vimeo.com/123456789x',
    'http://vimeo.com/123456789',
  ])('%s is never embedded', address => {
    expect(videoAt(address)).toBeUndefined()
  })
})

test('the captions of a film lie beside it', () => {
  expect(videoAt('/videos/fan.webm')).toEqual({
    kind: 'file',
    src: '/videos/fan.webm',
    captions: '/videos/fan.vtt',
  })
  expect(videoAt('/videos/1.5/fan.mp4')).toMatchObject({ captions: '/videos/1.5/fan.vtt' })
  for (const address of ['https://youtu.be/abcdefghijk', 'https://vimeo.com/123456789'])
    expect(videoAt(address)?.kind).toBe('frame')
})

test('share links carry address and title safely', () => {
  for (const { href } of shareTargets(
    'https://a.example/issue/1?x=1&y=2',
    'Won\'t "start" & <b>',
  )) {
    expect(href).not.toMatch(/["<>\s]/)
    expect(decodeURIComponent(href)).toContain('https://a.example/issue/1?x=1&y=2')
  }
})
