import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { checkLibrary } from '#integrations/guides/check.ts'
import { formatProblem } from '#integrations/guides/problem.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const LIST = 'src/content/not-yet-checked.yaml'
const model = readFileSync(FILE, 'utf8')
const root = mkdtempSync(join(tmpdir(), 'guides-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

cpSync('src/content', join(root, 'src/content'), {
  recursive: true,
  filter: source => !/guides[\\/]/.test(source),
})

/** What the check says of a library with one guide, line by line. */
function check(guide: string, waiting = 'guides: []') {
  write(FILE, guide)
  write(LIST, `since: 2026-11-22\nuntil: 2027-02-28\n${waiting}\n`)
  return checkLibrary(root, '2026-12-01').problems.filter(
    ({ level, rule, file, field }) =>
      level === 'error' && (rule !== undefined || file === LIST || field.startsWith('Fix ')),
  )
}

/** The model with Fix 4 made of these lines. They need not say what the reader sees. */
const withSteps = (steps: string) =>
  model
    .replace('see: true\n', '')
    .replace(
      /(?<=## Fix 4: [\s\S]*?\n\n)1\. Save your open work\.[\s\S]*?(?=\n\n:::expect)/,
      () => steps,
    )

test('the model has nothing to fix', () => {
  expect(check(model)).toEqual([])
})

/** What is wrong, a guide in which it is, words of the line at fault, and what the writer reads. */
const broken: [string, string, string, RegExp][] = [
  [
    'a step that deletes without a word before it',
    withSteps('1. Open the folder.\n2. Empty the bin.'),
    '2. Empty the bin.',
    /^Fix 4: "Empty the bin\." can do harm: files are deleted\. Write below it "- Hazard files-deleted: …" and say that it cannot be brought back/,
  ],
  [
    'a safeguard that stands behind its step',
    withSteps('1. Empty the bin.\n2. Wait.\n   - Hazard files-deleted.'),
    '1. Empty the bin.',
    /^Fix 4: .*Write below it "- Hazard files-deleted: …"/,
  ],
  [
    'a safeguard for one system, where all can lose files',
    withSteps('1. Empty the bin.\n   - Hazard files-deleted on Mac.'),
    '1. Empty the bin.',
    /^Fix 4: "Empty the bin\." can do harm/,
  ],
  [
    'a safeguard that does not say what is at stake',
    withSteps('1. Empty the bin.\n   - Hazard files-deleted: Take care.'),
    'Hazard files-deleted: Take care.',
    /^Fix 4: Say in the safeguard for files-deleted: that it cannot be brought back.* Or write "Hazard files-deleted\." for the usual words\./,
  ],
  [
    'a hazard that is not in the list',
    withSteps('1. Empty the bin.\n   - Hazard file-deleted.'),
    'Hazard file-deleted.',
    /^Fix 4: There is no hazard "file-deleted"\. Write "files-deleted"\./,
  ],
  [
    'a false alarm without a reason',
    withSteps('1. Empty the bin.\n   - No hazard files-deleted.'),
    'No hazard files-deleted.',
    /^Fix 4: Say why it is none: "No hazard files-deleted: /,
  ],
  [
    'a command that strains a failing drive',
    model.replace('`ipconfig /renew`', '`sfc /scannow`'),
    '4. Type the command below',
    /^Fix 7: .*can do harm: the drive may be failing\. Write below it "- Hazard failing-drive: …" and say to copy the files first/,
  ],
  [
    'harm outside the steps, where no safeguard has room',
    model.replace('## Still not fixed?\n\n', '## Still not fixed?\n\n- Empty the bin, then try.\n'),
    '- Empty the bin, then try.',
    /^hazard: .*Move it into a step of a fix/,
  ],
  [
    'a label of another system',
    withSteps('1. Open the list.\n   - Windows 11: Go to **Settings > Apps > Apps & features**.'),
    'Apps & features',
    /^label: .*is not in the ledger of labels for Windows 11\. It is known for Windows 10\. Did you mean "Settings > Apps > Installed apps"\?/,
  ],
  [
    'a label of another browser',
    withSteps('1. Turn on the sound.\n   - Firefox: Select **Unmute site**.'),
    'Unmute site',
    /^label: "Unmute site" is not in the ledger of labels for Firefox\./,
  ],
  [
    'words to type that look like a label',
    withSteps('1. On Windows, select **Start** and type **cmd**.'),
    '**cmd**',
    /^label: What is typed is code, and not bold: write `cmd`\./,
  ],
  [
    'bold for emphasis',
    withSteps(
      '1. Wait.\n\n   **All that is on it, yours and what others keep there, will be gone for good.**',
    ),
    '**All that is on it',
    /^label: Bold is for labels\. Take the stars away/,
  ],
]

test.each(broken)('%s is refused by file and line, with what to do', (_, text, needle, message) => {
  expect(text).not.toBe(model)
  const line = text.split('\n').findIndex(one => one.includes(needle)) + 1
  const place = `${FILE}:${line} `
  const said = check(text).map(formatProblem)
  expect(said.filter(one => one.startsWith(place)).map(one => one.slice(place.length))).toEqual([
    expect.stringMatching(message),
  ])
})

test('a guide on the list of those that wait, and that waits for nothing, is refused by its line', () => {
  expect(
    check(model.replace(/^reviewed: .*/m, 'reviewed: 2026-11-20'), 'guides:\n  - 16').map(
      formatProblem,
    ),
  ).toEqual([`${LIST}:4 guides: Guide 16 waits for nothing any more. Take its number out.`])
})
