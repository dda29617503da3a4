import { describe, expect, test } from 'vitest'

import { createBudget, type Budget } from '#local/rules/budget.ts'
import { loadRules, type RulesRequest } from '#local/rules/rules.ts'
import { ANY_ID } from '#local/rules/match-path.ts'
import type { MapValue, Value } from '#local/rules/values.ts'

const map = (entries: Record<string, Value>): MapValue => new Map(Object.entries(entries))

const wrap = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${body}
  }
}`

const request = map({
  auth: map({ uid: 'ann', token: map({ email: 'ann@example.org' }) }),
  time: { type: 'timestamp', nanoseconds: 5_000_000_000n },
  resource: map({
    data: map({
      text: 'héllo 👋',
      count: 3n,
      half: 1.5,
      odd: Number.NaN,
      tags: ['a', 'b'],
      inner: map({ deep: true }),
      nothing: null,
      at: { type: 'timestamp', nanoseconds: 5_000_000_000n },
    }),
  }),
})

const resource = map({ data: map({ text: 'old', count: 3n, gone: 1n }) })

const judge = (body: string, changes: Partial<RulesRequest> = {}) =>
  loadRules(wrap(body), 'cloud.firestore').judge({
    method: 'update',
    path: ['databases', '(default)', 'documents', 'things', 'one'],
    request,
    resource,
    ...changes,
  })

const holds = (condition: string) => judge(`match /things/{id} { allow write: if ${condition}; }`)

describe('an expression', () => {
  test.each([
    `request.auth.uid == 'ann' && id == "one"`,
    `request.auth.token.email.matches('.*@example[.]org')`,
    `!request.auth.token.email.matches('example')`,
    `request.resource.data.text.size() == 8`,
    `'É'.lower() == 'É' && 'ß'.upper() == 'ß'`,
    `request.resource.data.text.matches('[\\\\p{L}\\\\s]+\\\\x{1F44B}')`,
    `'Ada'.matches('\\\\p{Latin}+') && !'Ада'.matches('\\\\p{Latin}+')`,
    `!(request.resource.data.odd >= 0.5) && !(request.resource.data.odd < 0.5)`,
    `request.resource.data.odd != request.resource.data.odd`,
    `request.resource.data.count == 3 && request.resource.data.count == 3.0`,
    `request.resource.data.count is int && request.resource.data.half is float`,
    `request.resource.data.count is number && !(request.resource.data.count is string)`,
    `request.resource.data.tags is list && request.resource.data.inner is map`,
    `request.resource.data.nothing == null && request.resource.data != null`,
    `request.resource.data.at is timestamp && request.resource.data.at == request.time`,
    `request.resource.data.keys().hasAll(['text', 'count'])`,
    `!request.resource.data.keys().hasOnly(['text', 'count'])`,
    `request.resource.data.diff(resource.data).affectedKeys().hasAny(['gone'])`,
    `request.resource.data.diff(resource.data).changedKeys().hasOnly(['text'])`,
    `request.resource.data.diff(resource.data).removedKeys() == ['gone'].toSet()`,
    `request.resource.data.get('missing', 4) == 4`,
    `'text' in request.resource.data && !('missing' in request.resource.data)`,
    `request.resource.data.tags.hasOnly(['b', 'a', 'c']) && 'a' in request.resource.data.tags`,
    `request.resource.data.tags[1] == 'b' && request.resource.data['count'] == 3`,
    `{'a': [1, 2.5], 'b': null} == {'b': null, 'a': [1, 2.5]}`,
    `1 + 2 * 3 == 7 && (1 + 2) * 3 == 9 && 7 / 2 == 3 && 7 % 2 == 1 && -1 < 0`,
    `1.0 / 2 == 0.5 && 'a' + 'b' == 'ab' && 'a' < 'b'`,
    `true ? true : false`,
    `(false ? 1 : 2) == 2`,
    `false || true && true`,
    `request.time + duration.value(1, 'm') > request.time`,
    `request.time - duration.value(5, 's') == timestamp.value(0)`,
    `request.time - timestamp.value(0) == duration.value(5, 's')`,
    `'A'.lower() == 'a' && ' a '.trim() == 'a'`,
  ])('%s is true', condition => expect(holds(condition)).toBe('allowed'))

  test.each([
    `request.auth.uid == 'bob'`,
    `request.resource.data.missing == 1`,
    `request.auth.missing.deeper == 1`,
    `request.resource.data.text`,
    `request.resource.data.text < 4`,
    `1 / 0 == 1`,
    `request.resource.data.tags[7] == 'b'`,
    `request.resource.data.text.hasAll(['h'])`,
    `request.missing.matches('x') || false`,
    `request.missing.matches('x') && true`,
    `true && request.missing`,
  ])('%s does not allow', condition => expect(holds(condition)).toBe('denied'))

  test('the right of || and && is not looked at when the left decides', () => {
    expect(holds(`true || request.missing`)).toBe('allowed')
    expect(holds(`!(false && request.missing)`)).toBe('allowed')
  })

  test('one side of || and && is enough where the other is an error, whichever stands first', () => {
    expect(holds(`request.missing || true`)).toBe('allowed')
    expect(holds(`!(request.missing && false)`)).toBe('allowed')
    expect(holds(`request.resource.data.text || true`)).toBe('allowed')
  })

  test('functions take values, keep names with let, and see the names around them', () => {
    const body = `
      function owner(uid) { return request.auth.uid == uid; }
      match /things/{id} {
        function fits(low, high) {
          let count = request.resource.data.count;
          let ok = count >= low && count <= high;
          return ok && id == 'one' && owner('ann');
        }
        allow update: if fits(1, 3);
      }`
    expect(judge(body)).toBe('allowed')
  })

  test('get and exists read other documents, before and after the request', () => {
    const read: RulesRequest['read'] = (segments, when) =>
      segments.join('/') === `databases/(default)/documents/users/ann` && when === 'after'
        ? map({ data: map({ name: 'Ann' }) })
        : undefined
    const path = '/databases/$(database)/documents/users/$(request.auth.uid)'
    const allow = (condition: string) =>
      judge(`match /things/{id} { allow write: if ${condition}; }`, { read })
    expect(allow(`existsAfter(${path}) && !exists(${path})`)).toBe('allowed')
    expect(allow(`getAfter(${path}).data.name == 'Ann'`)).toBe('allowed')
    expect(allow(`get(${path}).data.name == 'Ann'`)).toBe('denied')
  })
})

describe('a path', () => {
  const path = (text: string) => ['databases', '(default)', 'documents', ...text.split('/')]

  test('what no rule matches is denied', () => {
    expect(judge(`match /other/{id} { allow write; }`)).toBe('denied')
    expect(judge(`match /things/{id}/parts/{part} { allow write; }`)).toBe('denied')
    expect(judge(`match /things/{id} { allow read, create, delete; }`)).toBe('denied')
  })

  test('one rule that allows is enough', () => {
    expect(judge(`match /things/{id} { allow write: if false; allow update; }`)).toBe('allowed')
  })

  test('a wildcard for the rest takes any number of segments', () => {
    const body = `match /things/{rest=**} { allow write; } match /{any=**}/parts/{id} { allow write; }`
    const allowed = ['things/one', 'things/one/parts/two', 'parts/two', 'a/b/parts/c']
    expect(allowed.map(text => judge(body, { path: path(text) }))).toEqual(
      allowed.map(() => 'allowed'),
    )
    expect(judge(body, { path: path('a/b/others/c') })).toBe('denied')
  })

  test('a query over all collections of one name needs a rule with a wildcard for the rest', () => {
    const asked = {
      method: 'list',
      path: path('things/one/parts/two'),
      collectionGroup: true,
    } as const
    expect(judge(`match /things/{id}/parts/{part} { allow read; }`, asked)).toBe('denied')
    expect(judge(`match /{any=**}/parts/{part} { allow read; }`, asked)).toBe('allowed')
  })

  test('a query is allowed where every document that it could find is, by what it demands of them', () => {
    const about = (condition: string) =>
      judge(`match /things/{id} { allow list: if ${condition}; }`, {
        method: 'list',
        path: path(`things/${ANY_ID}`),
        resource: map({ data: { type: 'document', known: map({ uid: 'ann' }) } }),
      })
    expect(about(`request.auth.uid == 'ann'`)).toBe('allowed')
    expect(about(`request.auth.uid == 'bob'`)).toBe('denied')
    expect(about(`resource.data.uid == request.auth.uid`)).toBe('allowed')
    expect(about(`resource.data['uid'] == 'ann' && 'uid' in resource.data`)).toBe('allowed')
    expect(about(`resource.data.open || resource.data.uid == 'ann'`)).toBe('allowed')
    expect(about(`resource.data.open`)).toBe('denied')
    expect(about(`!('open' in resource.data)`)).toBe('denied')
    expect(about(`resource.data.get('open', true)`)).toBe('denied')
    expect(about(`resource.data.keys().hasOnly(['uid'])`)).toBe('denied')
    expect(about(`id == request.auth.uid || id != request.auth.uid`)).toBe('denied')
    expect(about(`resource.id != 'one'`)).toBe('denied')
  })
})

describe('the costs of a request', () => {
  const other = '/databases/$(database)/documents/users/$(id)'
  const many = (count: number, condition: string) => Array(count).fill(condition).join(' && ')
  const allow = (condition: string, budget?: Budget) =>
    judge(`match /things/{id} { allow write: if ${condition}; }`, {
      read: () => map({}),
      ...(budget && { budget }),
    })

  test('are at most 10 documents for an operation, and 20 for all of a commit', () => {
    expect(allow(many(10, `exists(${other})`))).toBe('allowed')
    expect(allow(many(11, `exists(${other})`))).toBe('denied')
    const budget = createBudget()
    expect(allow(many(10, `exists(${other})`), budget)).toBe('allowed')
    expect(allow(many(10, `exists(${other})`), budget)).toBe('allowed')
    expect(allow(`exists(${other})`, budget)).toBe('denied')
  })

  test('are at most 1,000 expressions, and no other side makes up for more', () => {
    expect(allow(many(400, 'true'))).toBe('allowed')
    expect(allow(many(600, 'true'))).toBe('denied')
    expect(allow(`(${many(600, 'true')}) || true`)).toBe('denied')
  })
})

describe('rules that cannot be used are refused with the line', () => {
  const refused = (text: string) => () => loadRules(text, 'cloud.firestore')
  const inMatch = (text: string) => refused(wrap(`match /things/{id} {\n${text}\n}`))

  test.each([
    [
      'a name that nothing has',
      `allow read: if reqest.auth != null;`,
      /^Line 5: Nothing here is called reqest/,
    ],
    [
      'a function that is not there',
      `allow read: if isOwner();`,
      /^Line 5: There is no function isOwner/,
    ],
    [
      'a wrong number of values',
      `allow read: if exists();`,
      /^Line 5: exists takes 1 values, not 0/,
    ],
    [
      'a method outside the subset',
      `allow read: if 'a'.split(',').size() == 1;`,
      /^Line 5: There is no method split/,
    ],
    [
      'a library outside the subset',
      `allow read: if duration.time(1, 2, 3, 4) == 1;`,
      /^Line 5: There is no function duration.time/,
    ],
    ['an unknown type', `allow read: if id is text;`, /^Line 5: text is not a type/],
    ['an unknown right', `allow reed: if true;`, /^Line 5: allow reed/],
    ['a missing semicolon', `allow read: if true`, /^Line 6: Expected ; before }/],
    [
      'a pattern that RE2 does not have',
      `allow read: if id.matches('(?=a)');`,
      /^Line 5: matches\(\)/,
    ],
    [
      'a function that calls itself',
      `function a() { return b(); } function b() { return a(); }`,
      /^Line 5: The function a calls itself/,
    ],
    [
      'a character that RE2 writes otherwise',
      `allow read: if id.matches('\\\\u{41}');`,
      /^Line 5: matches\(\)/,
    ],
    ['a pattern that is none', `allow read: if id.matches('[a');`, /^Line 5: matches\(\)/],
    [
      'a function with more values than Google takes',
      `function f(a, b, c, d, e, f, g, h) { return a; }`,
      /^Line 5: A function takes at most 7/,
    ],
    [
      'a function with more names than Google takes',
      `function f() { ${Array.from({ length: 11 }, (_, at) => `let a${at} = 1;`).join(' ')} return a1; }`,
      /^Line 5: A function has at most 10/,
    ],
    [
      'calls that go deeper than Google goes',
      `function f0() { return true; } ${Array.from({ length: 20 }, (_, at) => `function f${at + 1}() { return f${at}(); }`).join(' ')}`,
      /^Line 5: Calls can be at most 20 deep/,
    ],
    ['an odd character', `allow read: if id == #;`, /^Line 5: Unexpected character #/],
    ['an unclosed string', `allow read: if id == 'a;`, /^Line 5: Unexpected character '/],
    [
      'something else in a block',
      `permit read;`,
      /^Line 5: Expected match, allow or function before permit/,
    ],
    ['two wildcards for the rest', `match /{a=**}/{b=**} { }`, /^Line 5: A path can have only one/],
  ])('%s', (_, text, message) => expect(inMatch(text)).toThrow(message))

  test('another version or service', () => {
    expect(refused(`service cloud.firestore { }`)).toThrow('Line 1: Expected rules_version')
    expect(refused(`rules_version = '1';\nservice cloud.firestore { }`)).toThrow('Line 1: Only')
    expect(refused(`rules_version = '2';\nservice firebase.storage { }`)).toThrow(
      'Line 2: Expected the service',
    )
    expect(refused(`rules_version = '2';\nservice cloud.firestore {\n`)).toThrow(
      'Line 3: Expected match',
    )
  })
})
