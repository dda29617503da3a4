import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readGuideFile } from '#integrations/guides/guide-file.ts'
import { readGuides } from '#integrations/guides/library.ts'
import type { Problem } from '#integrations/guides/problem.ts'
import { anyText } from '../any-text.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const model = readFileSync(FILE, 'utf8')
const pictures = ['taskbar', 'airplane-mode', 'device-manager-tree']

const problemsOf = (text: string, file = FILE) =>
  readGuides([{ file, text }], pictures).problems.filter(
    // The model's links to other guides lead nowhere when it is read alone.
    ({ message }) => !/^There is no guide (7|14|17|23|48)\b/.test(message),
  )

/** The model with one part replaced. A part that is not there would make the test say nothing. */
function changed(part: string | RegExp, by: string): string {
  const text = model.replace(part, by)
  expect(text).not.toBe(model)
  return text
}

const lineIn = (text: string, part: string) =>
  text.split('\n').findIndex(line => line.includes(part)) + 1

const steps = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. Select **Start**.`).join('\n')

interface Slip {
  name: string
  text: () => string
  field: string
  message: RegExp | string
  /** Words on the line that the message must name; none for the beginning of the file. */
  at?: string
  file?: string
}

const slips: readonly Slip[] = [
  {
    name: 'no front matter',
    text: () => changed(/^---\n/, ''),
    field: 'front matter',
    message: 'Begin the file with a line ---, the fields, and another line ---.',
  },
  {
    name: 'an empty file',
    text: () => '',
    field: 'front matter',
    message: /Begin the file/,
  },
  {
    name: 'a colon in a title without quotes',
    text: () => changed("title: Wi-Fi won't connect", 'title: Wi-Fi: it drops'),
    field: 'front matter',
    message: /There is a colon inside the text. Put the whole text in quotes/,
    at: 'title: Wi-Fi: it drops',
  },
  {
    name: 'a quote that is never closed',
    text: () => changed("title: Wi-Fi won't connect", 'title: "Wi-Fi will not connect'),
    field: 'front matter',
    message: /A closing sign is missing/,
    at: 'title: "Wi-Fi',
  },
  {
    name: 'a field without its colon',
    text: () => changed('kind: any', 'kind any'),
    field: 'front matter',
    message: /Write the name of the field, a colon, a space/,
    at: 'kind any',
  },
  {
    name: 'curly quotes in the fields',
    text: () => changed('"It says Connected, but no page opens."', '“It says Connected, but no.”'),
    field: 'front matter',
    message: /^Curly quotes do not work here/,
    at: '“It says',
  },
  {
    name: 'a quote inside the same quotes',
    text: () => changed("title: Wi-Fi won't connect", "title: 'Wi-Fi won't connect'"),
    field: 'front matter',
    message: /^There is a quote inside the quotes/,
    at: "title: 'Wi-Fi",
  },
  {
    name: 'a list without its last bracket',
    text: () => changed('related: [7, 23, 17, 14]', 'related: [7, 23, 17, 14'),
    field: 'front matter',
    message: 'A ] is missing at the end of this line.',
    at: 'related: [7',
  },
  {
    name: 'a day that does not exist',
    text: () => changed(/reviewed: [\d-]+/, 'reviewed: 2026-02-30'),
    field: 'reviewed',
    message: 'Write a day that exists, as 2026-11-21.',
    at: 'reviewed: 2026-02-30',
  },
  {
    name: 'a letter that was lost when the file was saved',
    text: () => changed("won't connect", 'won\uFFFDt connect'),
    field: 'file',
    message: /UTF-8/,
    at: 'won\uFFFDt',
  },
  {
    name: 'two colons before a block',
    text: () => changed(':::expect', '::expect'),
    field: 'expect',
    message: 'Write three colons: :::expect.',
    at: '::expect',
  },
  {
    name: 'a heading without its space',
    text: () => changed('## Fix 2:', '##Fix 2:'),
    field: 'heading',
    message: /^Put a space behind the #/,
    at: '##Fix 2:',
  },
  {
    name: 'a fix without its colon',
    text: () => changed('## Fix 2: Restart', '## Fix 2 - Restart'),
    field: 'Fix 2 - Restart the router',
    message: 'Write "## Fix 2: Restart the router".',
    at: '## Fix 2 -',
  },
  {
    name: 'a picture that tears the steps apart',
    text: () => changed('   ::picture{name=taskbar}', '::picture{name=taskbar}'),
    field: 'Fix 1',
    message: /^These steps begin with 2/,
    at: '2. Turn off airplane mode.',
  },
  {
    name: 'a system by a name that the page does not know',
    text: () => changed('- Mac: Select **Apple menu', '- macOS: Select **Apple menu'),
    field: 'Fix 4',
    message: /^Begin the line with one of these, and a colon: Windows,/,
    at: '- macOS: Select',
  },
  {
    name: 'bold that never ends',
    text: () => changed('**Airplane mode** button', '**Airplane mode button'),
    field: 'Fix 1',
    message: /^Bold begins and ends with \*\*/,
    at: '**Airplane mode button',
  },
  {
    name: 'a field that is there twice',
    text: () => changed('kind: any', 'kind: any\nkind: laptop'),
    field: 'front matter',
    message: 'This field is there twice. Remove one.',
    at: 'kind: laptop',
  },
  {
    name: 'an id in words',
    text: () => changed('id: 16', 'id: sixteen'),
    field: 'id',
    message: /Write the number of a guide, 1 or more, without quotes/,
    at: 'id: sixteen',
  },
  {
    name: 'an error code among the symptoms without quotes',
    text: () => changed('    - Wi-Fi not working', '    - 0x80070643'),
    field: 'symptoms.fix-1.0',
    message: 'Put this in quotes, or it is not read as text: "0x80070643".',
    at: '0x80070643',
  },
  {
    name: 'a yes among the symptoms without quotes',
    text: () => changed('    - Wi-Fi not working', '    - true'),
    field: 'symptoms.fix-1.0',
    message: 'Put this in quotes, or it is not read as text: "true".',
    at: '- true',
  },
  {
    name: 'a field with a slip in its name',
    text: () => changed('symptoms:', 'symtoms:'),
    field: 'symtoms',
    message: 'There is no field "symtoms". Write "symptoms".',
    at: 'symtoms:',
  },
  {
    name: 'a field that nobody knows',
    text: () => changed('kind: any', 'kind: any\nauthor: Sam'),
    field: 'author',
    message: 'There is no field "author". Check its spelling, or remove it.',
    at: 'author: Sam',
  },
  {
    name: 'a missing field',
    text: () => changed(/^topic: .*\n/m, ''),
    field: 'topic',
    message: 'This field is missing. Add it.',
  },
  {
    name: 'a topic that does not exist',
    text: () => changed('topic: internet', 'topic: wifi'),
    field: 'topic',
    message: /Write one of: internet, start/,
    at: 'topic: wifi',
  },
  {
    name: 'a day that does not exist',
    text: () => changed(/next_review: [\d-]+/, 'next_review: 21 May 2027'),
    field: 'next_review',
    message: /Write a date as 2026-11-21/,
    at: 'next_review:',
  },
  {
    name: 'a file name without a number',
    text: () => model,
    file: 'src/content/guides/wifi.md',
    field: 'file name',
    message: /Name the file \{id\}-\{slug\}\.md/,
  },
  {
    name: 'a file name with another number',
    text: () => model,
    file: 'src/content/guides/17-wifi-not-connecting.md',
    field: 'id',
    message: 'The file name begins with 17, but the id is 16. Make them the same.',
    at: 'id: 16',
  },
  {
    name: 'a block that nobody knows',
    text: () => changed(':::stop{level=routine}', ':::warning'),
    field: 'block',
    message: /There is no block :::warning. The blocks are stop, before/,
    at: ':::warning',
  },
  {
    name: 'a block that is never closed',
    text: () => changed('Sit in the same room as the router.\n:::', 'Sit in the same room.'),
    field: 'before',
    message: ':::before is never closed. Add a line ::: where it ends.',
    at: ':::before',
  },
  {
    name: 'a ::: that closes nothing',
    text: () => changed('## Find your case', ':::\n\n## Find your case'),
    field: 'block',
    message: 'This ::: closes nothing. Remove it.',
  },
  {
    name: 'a space behind the colons',
    text: () => changed(':::before', '::: before'),
    field: 'block',
    message: /Write the name right behind the colons/,
    at: '::: before',
  },
  {
    name: 'a stop block without a level',
    text: () => changed(':::stop{level=routine}', ':::stop'),
    field: 'stop',
    message: 'Write :::stop{level=emergency}, urgent or routine.',
    at: ':::stop',
  },
  {
    name: 'a heading that nobody knows',
    text: () => changed('## Find your case', '## Which one is it?'),
    field: 'Which one is it?',
    message: /This heading is not known/,
    at: '## Which one',
  },
  {
    name: 'a fix out of order',
    text: () => changed('## Fix 2:', '## Fix 3:'),
    field: 'Fix 3: Restart the router',
    message: 'Number the fixes in order: this is 2.',
    at: '## Fix 3: Restart',
  },
  {
    name: 'a bare command',
    text: () => changed('Sign in.', 'Type `sfc /scannow` and press Enter.'),
    field: 'Fix 4',
    message: 'Put this command into a :::command block, which explains it.',
    at: 'sfc /scannow',
  },
  {
    name: 'a bare command: rm',
    text: () => changed('Sign in.', 'Type `rm -rf ~/Library` and press Enter.'),
    field: 'Fix 4',
    message: 'Put this command into a :::command block, which explains it.',
    at: 'rm -rf ~/Library',
  },
  {
    name: 'a bare command: PowerShell',
    text: () => changed('Sign in.', 'Type `Remove-Item C:/Users` and press Enter.'),
    field: 'Fix 4',
    message: 'Put this command into a :::command block, which explains it.',
    at: 'Remove-Item C:/Users',
  },
  {
    name: 'a bare command: a fetched program',
    text: () => changed('Sign in.', 'Type `irm https://get.example | iex` and press Enter.'),
    field: 'Fix 4',
    message: 'Put this command into a :::command block, which explains it.',
    at: 'irm https://get.example | iex',
  },
  {
    name: 'a block of code',
    text: () =>
      changed('Time: 2 minutes, easy.', 'Time: 2 minutes, easy.\n\n```\nsfc /scannow\n```'),
    field: 'Fix 1',
    message: 'Put this command into a :::command block.',
    at: '```',
  },
  {
    name: 'a command that does not say how to undo it',
    text: () => changed(/^- Undo: .*\n/m, ''),
    field: 'command',
    message: /with the lines Does, Reads, Changes and Undo; missing: Undo/,
    at: ':::command',
  },
  {
    name: 'a command with an empty line',
    text: () => changed(/^- Reads: .*$/m, '- Reads:'),
    field: 'command',
    message: /missing: Reads/,
    at: ':::command',
  },
  {
    name: 'eight steps',
    text: () => changed(/1\. Save your work, then shut down the Mac\.[\s\S]*?(?=\n:::)/, steps(8)),
    field: 'Fix 6',
    message: 'There are 8 steps. Write at most 7; make a second fix of the rest.',
    at: '1. Select **Start**.',
  },
  {
    name: 'a step of 21 words',
    text: () => changed('Count slowly to ten.', `Count ${'slowly '.repeat(19)}up.`),
    field: 'Fix 1',
    message: /The step has 21 words. Write at most 20/,
    at: 'slowly slowly',
  },
  {
    name: 'a risky guide without a before block',
    text: () =>
      changed('risk: reversible', 'risk: data-loss').replace(/:::before[\s\S]*?\n:::\n/, ''),
    field: 'before',
    message: /The risk is data-loss: add a :::before block/,
  },
  {
    name: 'a fix without :::expect',
    text: () => changed(/:::expect\nIn about 30 seconds the Wi-Fi[\s\S]*?\n:::\n/, ''),
    field: 'Fix 1',
    message: 'Add :::expect with what the reader sees when it worked.',
    at: '## Fix 1:',
  },
  {
    name: 'a fix without :::undo',
    text: () => changed(/:::undo\nNothing to undo\. This fix[\s\S]*?\n:::\n/, ''),
    field: 'Fix 1',
    message: /Add :::undo with how to put it back/,
    at: '## Fix 1:',
  },
  {
    name: 'a fix without its time',
    text: () => changed('Time: 2 minutes, easy.', 'Two minutes.'),
    field: 'Fix 1',
    message: 'Add a line "Time: 5 minutes, easy." below the heading.',
    at: '## Fix 1:',
  },
  {
    name: 'a fix that takes longer than the guide says',
    text: () => changed('Time: 2 minutes, easy.', 'Time: 30 minutes to 8 hours, easy.'),
    field: 'minutes',
    message: /^Fix 1 takes up to 480 minutes, the guide at most \d+\. Write most: 480 or more\.$/,
    at: 'minutes:',
  },
  {
    name: 'a link to a fix that is not there',
    text: () => changed('(#fix-3)', '(#fix-9)'),
    field: 'link',
    message: 'There is no #fix-9 in this guide. Write #fix-1 to #fix-7.',
    at: '#fix-9',
  },
  {
    name: 'a link to a guide that is not there',
    text: () => changed('(/issue/7)', '(/issue/999)'),
    field: 'link',
    message: 'There is no guide 999. Write one that exists.',
    at: '/issue/999',
  },
  {
    name: 'a related guide that is not there',
    text: () => changed('related: [7, ', 'related: [999, '),
    field: 'related',
    message: 'There is no guide 999. Write the number of a guide that exists.',
    at: 'related:',
  },
  {
    name: 'a guide related to itself',
    text: () => changed('related: [7, ', 'related: [16, '),
    field: 'related',
    message: /A guide cannot be related to itself/,
    at: 'related:',
  },
  {
    name: 'a picture that is not there',
    text: () => changed('Count slowly to ten.', 'Count slowly.\n\n   ::picture{name=unicorn}'),
    field: 'picture',
    message: /There is no src\/content\/pictures\/unicorn\.svg/,
    at: 'unicorn',
  },
  {
    name: 'raw HTML',
    text: () => changed('Count slowly to ten.', 'Count <b>slowly</b> to ten.'),
    field: 'Fix 1',
    message: 'Remove <b>. The only HTML allowed is <kbd>Ctrl</kbd>.',
    at: '<b>slowly',
  },
  {
    name: 'a script',
    text: () => changed('## Find your case', '<script>alert(1)</script>\n\n## Find your case'),
    field: 'opening',
    message: /Before the first heading stand/,
    at: '<script>',
  },
  {
    name: 'a javascript: link',
    text: () => changed('(#fix-3)', '(javascript:alert(1))'),
    field: 'Find your case',
    message: /Write a link to https:\/\/…, \/issue\/7 or #fix-1, not javascript:/,
    at: 'javascript:',
  },
  {
    name: 'a link without encryption',
    text: () => changed('(#fix-3)', '(http://example.com)'),
    field: 'Find your case',
    message: /not http:\/\/example\.com/,
    at: 'http://example.com',
  },
  {
    name: 'an opening that is too short for the preview',
    text: () => changed(/^Wi-Fi needs three things.*$/m, 'Wi-Fi is off.'),
    field: 'opening',
    message: /The opening paragraph has 13 characters. Write at least 200/,
    at: 'Wi-Fi is off.',
  },
  {
    name: 'no last section',
    text: () => changed(/## Still not fixed\?[\s\S]*$/, ''),
    field: 'Still not fixed?',
    message: 'End with "## Still not fixed?".',
  },
  {
    name: 'no fixes',
    text: () => changed(/## Fix 1[\s\S]*(?=## Still)/, ''),
    field: 'fixes',
    message: 'Write at least one "## Fix 1: …".',
  },
  {
    name: "another guide's pack",
    text: () =>
      changed('zipUrl: /downloads/16-wifi-not-connecting', 'zipUrl: /downloads/7-no-internet'),
    field: 'zipUrl',
    message: 'The pack of this guide is at /downloads/16-wifi-not-connecting.zip. Write that.',
    at: 'zipUrl:',
  },
]

describe('a guide file is refused for', () => {
  test.each(slips)('$name', ({ text, file, field, message, at }) => {
    const source = text()
    const problems = problemsOf(source, file)
    const says = (text: string) =>
      typeof message === 'string' ? text === message : message.test(text)
    const named = problems.filter(problem => problem.field === field && says(problem.message))
    // The whole list, so that a failure shows what was said instead.
    expect(named.length > 0 ? named : problems).toEqual(named)
    expect(named).toContainEqual(expect.objectContaining({ level: 'error' }))
    expect(named.map(({ line }) => line)).toContain(at ? lineIn(source, at) : named[0]?.line)
  })

  test('an id that another guide has', () => {
    const other = { file: 'src/content/guides/16-other.md', text: model }
    const { problems } = readGuides([{ file: FILE, text: model }, other], pictures)
    expect(problems).toContainEqual({
      level: 'error',
      file: other.file,
      line: 2,
      field: 'id',
      message: `${FILE} has the id 16 too. Take the next free number.`,
    } satisfies Problem)
  })
})

test('the model guide itself has no faults', () => {
  expect(problemsOf(model)).toEqual([])
})

test('what is refused is never written out as HTML', () => {
  const { read } = readGuideFile(
    FILE,
    changed('Count slowly', '<img src=x onerror=alert(1)> Count'),
  )
  const written = read?.guide.fixes.flatMap(({ blocks }) =>
    JSON.stringify(blocks).match(/"html":".*?"/g),
  )
  expect(written?.join(' ')).toContain('&lt;img')
  expect(written?.join(' ')).not.toContain('<img')
})

describe('reading never throws, and names a line of the file', () => {
  const lines = model.split('\n')

  function sound(text: string) {
    const { problems } = readGuideFile(FILE, text)
    const last = text.split('\n').length + 1
    for (const { line, message } of problems) {
      expect(message).not.toBe('')
      expect(line).toBeGreaterThanOrEqual(1)
      expect(line).toBeLessThanOrEqual(last)
    }
  }

  test('on any text', () => {
    fc.assert(fc.property(anyText(), sound))
  })

  test('on any front matter and any body', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...'-:#[]{}&*!|>\'"%@`,?~ \n\t\\$<0x1aé:::'),
      maxLength: 200,
    })
    fc.assert(
      fc.property(signs, signs, (top, body) => sound(`---\n${top}\n---\n${body}`)),
      { numRuns: 300 },
    )
  })

  test('on the model with lines lost, doubled and moved', () => {
    const place = fc.nat(lines.length - 1)
    fc.assert(
      fc.property(place, place, fc.nat(9), (from, to, count) => {
        const cut = lines.toSpliced(from, count)
        sound(cut.join('\n'))
        sound(cut.toSpliced(to, 0, ...lines.slice(from, from + count)).join('\n'))
      }),
      { numRuns: 40 },
    )
  })

  test('on text that nests ten thousand deep, and on aliases that multiply', () => {
    sound(`---\nid: ${'['.repeat(10_000)}\n---\n`)
    sound(`---\nid: 1\n---\n${'>'.repeat(10_000)} deep`)
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
    for (const [at, name] of [...'bcdefgh'].entries())
      bomb.push(`${name}: &${name} [${`*${'abcdefgh'[at]}, `.repeat(9)}]`)
    sound(`---\n${bomb.join('\n')}\n---\n`)
  })
})
