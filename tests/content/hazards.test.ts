import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { linesOf, passagesOf } from '#domain/guide/guide.ts'
import { hazardProblems } from '#integrations/guides/hazards/check-hazards.ts'
import { readGuides } from '#integrations/guides/library.ts'
import { readHazards, shippedLedgers } from '#integrations/ledgers.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const model = readFileSync(FILE, 'utf8')
const hazards = [...shippedLedgers().hazards.values()]

/** The model with Fix 4 made of these lines. */
const withSteps = (steps: string) =>
  model.replace(
    /(?<=## Fix 4: [\s\S]*?\n\n)1\. Save your open work\.[\s\S]*?(?=\n\n:::expect)/,
    steps,
  )

function read(text: string) {
  const { found, problems } = readGuides([{ file: FILE, text }], [])
  return {
    guide: found[0]?.guide,
    refused: problems.filter(({ message }) => !/^There is no (?:guide|src)/.test(message)),
    unnamed: found.flatMap(({ file, guide }) => hazardProblems(file, guide, hazards)),
  }
}

const idsOf = (problems: readonly { message: string }[]) =>
  problems.map(({ message }) => /Hazard ([a-z-]+):/.exec(message)?.[1])
const lineIn = (text: string, part: string) =>
  text.split('\n').findIndex(line => line.includes(part)) + 1

test('the ledger of hazards has nothing to fix', () => {
  expect(shippedLedgers().problems).toEqual([])
  expect(hazards.length).toBeGreaterThanOrEqual(20)
})

describe.each(hazards)('$id', ({ id, found_in, not_in }) => {
  test.each(found_in)('is found in "%s"', step => {
    expect(idsOf(read(withSteps(contextOf(id, step))).unnamed)).toContain(id)
  })

  test.each(not_in)('is not found in "%s"', step => {
    expect(idsOf(read(withSteps(contextOf(id, step))).unnamed)).not.toContain(id)
  })

  test.runIf(found_in.length > 0)('is settled by its usual words', () => {
    const steps = contextOf(id, `${found_in[0]}\n   - Hazard ${id}.`)
    const { unnamed, refused } = read(withSteps(steps))
    expect(refused).toEqual([])
    expect(idsOf(unnamed)).not.toContain(id)
  })
})

/** Some words betray a hazard only after others. */
function contextOf(id: string, step: string): string {
  const before = { 'coin-cell': 'Look at the battery.', firmware: 'Find the coin cell.' }[id]
  return before ? `1. ${before}\n2. ${step}` : `1. ${step}`
}

describe('a step that can do harm', () => {
  const steps = (below: string) =>
    withSteps(`1. Open the list.\n2. Empty the bin.\n${below}3. Wait.`)

  test('is refused by file, line and what to write while nothing stands before it', () => {
    const text = steps('')
    expect(read(text).unnamed).toEqual([
      expect.objectContaining({
        level: 'error',
        file: FILE,
        line: lineIn(text, '2. Empty the bin.'),
        field: 'Fix 4',
        message: expect.stringMatching(
          /^"Empty the bin\." can do harm: files are deleted\. Write below it "- Hazard files-deleted: …" and say that it cannot/,
        ),
      }),
    ])
  })

  test('is refused where the safeguard stands after it', () => {
    const { unnamed } = read(
      withSteps('1. Empty the bin.\n2. Wait.\n   - Hazard files-deleted.\n3. Go on.'),
    )
    expect(idsOf(unnamed)).toEqual(['files-deleted'])
  })

  test('may say why it does none', () => {
    const { unnamed, refused } = read(
      steps('   - No hazard files-deleted: This bin holds waiting pages only.\n'),
    )
    expect([...unnamed, ...refused]).toEqual([])
  })

  test('needs its safeguard for every system that does the step', () => {
    const text = steps('   - Hazard files-deleted on Mac: It cannot be brought back.\n')
    expect(idsOf(read(text).unnamed)).toEqual(['files-deleted'])
    const all = steps(
      '   - Hazard files-deleted on Mac: It cannot be brought back.\n   - Hazard files-deleted on Windows.\n   - Hazard files-deleted on Chromebook.\n',
    )
    expect(read(all).unnamed).toEqual([])
  })

  test('that is forbidden does none', () => {
    expect(read(withSteps('1. Do not empty the bin or delete the files.')).unnamed).toEqual([])
  })

  test('is reported once if one safeguard covers the whole fix', () => {
    const router = '1. Pull the power cable out of the router.\n2. Restart the router.'
    expect(idsOf(read(withSteps(router)).unnamed)).toEqual(['connection-cut'])
  })

  test('does not stand outside the steps', () => {
    const text = model.replace(
      '## Still not fixed?\n\n',
      '## Still not fixed?\n\n- Empty the bin, and try again.\n',
    )
    expect(read(text).unnamed).toEqual([
      expect.objectContaining({
        line: lineIn(text, '- Empty the bin'),
        message: expect.stringMatching(/Move it into a step of a fix/),
      }),
    ])
  })

  test.each([
    ['the opening', 'Wi-Fi needs three things: ', 'Delete all your old files. Wi-Fi needs three: '],
    ['an expected result', ':::expect\n', ':::expect\nDelete all your old files. '],
    ['the way back', ':::undo\n', ':::undo\nDelete all your old files. '],
    [
      'a line that leads to another guide in another sentence',
      '## Still not fixed?\n\n',
      '## Still not fixed?\n\n- Delete all your old files. [Disk full](/issue/21) says more.\n',
    ],
  ])('does not hide in %s', (_, part, by) => {
    const text = model.replace(part, by)
    expect(read(text).unnamed).toEqual([
      expect.objectContaining({ line: lineIn(text, 'Delete all your old files.') }),
    ])
  })

  test('may be named with a link to its steps, and ahead of them', () => {
    const text = model.replace(
      '## Still not fixed?\n\n',
      '## Still not fixed?\n\n- Delete old files: see [Disk full](/issue/21).\n',
    )
    expect(read(text).unnamed).toEqual([])
  })

  test('is found where its label was not put in bold', () => {
    expect(idsOf(read(withSteps('1. Select Remove everything.')).unnamed)).toContain(
      'files-deleted',
    )
    expect(read(withSteps('1. Select all that you know.')).unnamed).toEqual([])
  })

  test('is found by the command that it has the reader type', () => {
    const text = model.replace('`ipconfig /renew`', '`sfc /scannow`')
    expect(idsOf(read(text).unnamed)).toEqual(['failing-drive'])
    expect(read(text).unnamed[0]?.line).toBe(lineIn(text, '4. Type the command below'))
  })

  test.each([
    'sudo rm -rf ~/Documents',
    'cmd /c format D: /q',
    'Clear-Disk -Number 1 -RemoveData',
    'cipher /w:C',
    'diskutil eraseDisk JHFS+ New disk2',
    'vssadmin delete shadows /all',
    'Get-ChildItem C:\\Users | Remove-Item -Recurse',
    'ipconfig /flushdns & del C:\\Users\\Public',
    'powershell -ExecutionPolicy Bypass -Command "Remove-Item C:\\Users"',
    'ls ~/Downloads | xargs rm',
    'find ~ -name "*.log" -delete',
    'robocopy C:\\Empty D:\\Photos /mir',
  ])('is found in "%s", whatever stands before the command', command => {
    const text = model.replace('`ipconfig /renew`', `\`${command}\``)
    expect(idsOf(read(text).unnamed)).toContain('files-deleted')
  })

  test('is found in a command that changes the registry', () => {
    const text = model.replace('`ipconfig /renew`', '`reg delete HKCU\\Software\\Foo /f`')
    expect(idsOf(read(text).unnamed)).toContain('registry')
  })

  test('is found in a command that answers its own question', () => {
    const text = model.replace('`ipconfig /renew`', '`echo y | chkdsk C: /r`')
    expect(idsOf(read(text).unnamed)).toEqual(
      expect.arrayContaining(['no-power-cut', 'failing-drive']),
    )
  })
})

describe('a line that names a hazard is refused', () => {
  test.each([
    [
      'an id that is not in the ledger',
      'Hazard files-delete.',
      /^There is no hazard "files-delete"\. Write "files-deleted"\./,
    ],
    [
      'words that do not say what the hazard demands',
      'Hazard files-deleted: Take care.',
      /^Say in the safeguard for files-deleted: that it cannot be brought back/,
    ],
    ['a false alarm without a reason', 'No hazard files-deleted', /^Say why it is none/],
    ['another form', 'Hazard: files-deleted', /^Write "Hazard files-deleted: …"/],
    [
      'a system that nobody knows',
      'Hazard files-deleted on Amiga: Gone for good.',
      /^Write one of these behind "on": Windows/,
    ],
    [
      'too many words',
      `Hazard files-deleted: Gone for good. ${'word '.repeat(40)}`,
      /^The safeguard has 43 words/,
    ],
  ])('for %s', (_, line, message) => {
    const text = withSteps(`1. Empty the bin.\n   - ${line}`)
    expect(read(text).refused).toContainEqual(
      expect.objectContaining({
        level: 'error',
        file: FILE,
        line: lineIn(text, `- ${line}`),
        field: 'Fix 4',
        message: expect.stringMatching(message),
      }),
    )
  })
})

test('readers meet the safeguard directly before the step, in every form of the text', () => {
  const { guide } = read(
    withSteps(
      '1. Open the list.\n2. Empty the bin.\n   - Hazard files-deleted on Mac: Gone **for good**.',
    ),
  )
  const lines = guide ? linesOf(passagesOf(guide)) : []
  const at = lines.indexOf('Empty the bin.')
  expect(lines.slice(at - 2, at + 1)).toEqual([
    'Open the list.',
    'Before this step, on Mac: Gone for good.',
    'Empty the bin.',
  ])
})

test('a ledger whose usual words do not say what it demands is refused', () => {
  const text = readFileSync('src/content/hazards.yaml', 'utf8')
  const broken = text.replace(
    /default: Look through what will be deleted\..*/,
    'default: Take good care here, please.',
  )
  expect(readHazards(broken).problems).toContainEqual(
    expect.objectContaining({ message: expect.stringMatching(/does not say what/) }),
  )
})
