import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { rangeOf, sentencesOnPage } from '#islands/read-aloud/sentences-on-page.ts'

const guide = `
  <h1> No Wi-Fi </h1>
  <section id="stop"><details><summary><b>Routine:</b> It is a work computer.</summary>
    <p>Ask the help desk.</p></details></section>
  <section id="before"><h2>Before you start</h2><label>Have ready: a phone.</label></section>
  <div id="full">
    <p>No fix touches your files.</p>
    <fieldset data-first><label><input type="radio" name="system" value="macos">Mac</label>
      <label><input type="radio" name="system" value="all">Show all</label></fieldset>
    <div class="fixes" id="all"><h2>All 2 fixes, in order</h2>
      <section class="fix" id="fix-1"><header><b aria-hidden="true">1</b>
          <h2><a href="#fix-1"><span class="vh">Fix 1: </span>Turn it off</a></h2>
          <p>Try this first\u00A0· 2 minutes\u00A0· easy</p></header>
        <p class="for-system">Windows 11:</p>
        <ol class="steps"><li><p class="say">Hold <kbd>Esc</kbd>. Then wait.</p>
            <p data-for="windows-11"><b>Windows: </b>Press <kbd>Ctrl</kbd>+<kbd>P</kbd>.</p>
            <p data-for="macos"><b>Mac: </b>Select <b>Apple</b> &gt; <b>Restart</b>.</p></li>
          <li><p class="notice safeguard"><span><b>Before this step:</b> Save your work.</span></p>
            <p class="say">Go to <a href="/issue/19">Virus</a>.</p>
            <figure><figcaption>A panel</figcaption></figure></li></ol>
        <p class="note-undo"><span><b>To undo this:</b> Nothing to undo.</span></p>
        <div class="ask"><a href="#fix-2">Not yet</a></div></section>
      <section class="fix" id="fix-2"><header><b aria-hidden="true">2</b>
          <h2><a href="#fix-2"><span class="vh">Fix 2: </span>Is it on?</a></h2><p>1 minute</p></header>
        <p data-for="macos">This fix is for Windows only.
          <span class="one-system">Go on to “Still not fixed?”.</span></p>
        <div class="command"><h4>The command</h4><pre>ipconfig</pre></div>
        <p class="note-undo"><span><b>To undo this:</b> Turn it on.</span></p></section></div>
    <section id="done"><h2>If it works now</h2></section>
    <section class="tools"><p>Estimated reading time</p></section>
  </div>`

let canHide = true

beforeEach(() => {
  canHide = true
  vi.stubGlobal('CSS', { supports: () => canHide })
  document.body.innerHTML = `<main>${guide}</main>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.location.hash = ''
})

const heard = (hasRows = false) => sentencesOnPage(document, hasRows).map(({ text }) => text)
const choose = (value: string) =>
  document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click()

test('a guide is heard from its title and its warnings to the last fix, also where it is closed', () => {
  expect(heard()).toEqual([
    'No Wi-Fi',
    'Routine: It is a work computer.',
    'Ask the help desk.',
    'Before you start',
    'Have ready: a phone.',
    'No fix touches your files.',
    'All 2 fixes, in order',
    'Fix 1: Turn it off. Try this first, 2 minutes, easy.',
    'Step 1. Hold the Escape key.',
    'Then wait.',
    'Windows: Press the Control and P keys.',
    'Before step 2: Save your work.',
    'Step 2. Go to the guide Virus.',
    'Picture: A panel',
    'Nothing to undo.',
    'Fix 2: Is it on? 1 minute.',
    'The command is on the screen.',
    'To undo this: Turn it on.',
  ])
})

test('the outline is heard before the first fix', () => {
  const sentences = sentencesOnPage(document, true)
  const rows = sentences.filter(({ isRow }) => isRow)
  expect(rows.map(({ text }) => text)).toEqual([
    'Select one at any time to hear it.',
    'Fix 1: Turn it off. Try this first, 2 minutes, easy.',
    'Fix 2: Is it on? 1 minute.',
  ])
  expect(sentences.indexOf(rows[0] as never)).toBe(7)
  expect(new Set(rows.map(({ part }) => part))).toEqual(new Set(['All 2 fixes, in order']))
  expect(sentences.at(-1)?.part).toBe('Fix 2')
})

describe('of what is for other computers', () => {
  test('nothing is heard', () => {
    choose('macos')
    expect(heard()).toContain('Mac: Select Apple, then Restart.')
    expect(heard().filter(text => text.startsWith('Windows'))).toEqual([])
  })

  test('everything is heard where the page shows it, with its label', () => {
    choose('all')
    expect(heard()).toContain('Windows 11:')
    expect(heard().filter(text => /^(?:Windows|Mac): /.test(text))).toHaveLength(2)
  })

  test('everything is heard in a browser that hides nothing', () => {
    canHide = false
    choose('macos')
    expect(heard().filter(text => /^(?:Windows|Mac): /.test(text))).toHaveLength(2)
  })
})

test('of a fix for other computers only its name is heard, and whom it is for', () => {
  choose('macos')
  expect(heard().slice(-2)).toEqual(['Fix 2: Is it on? 1 minute.', 'This fix is for Windows only.'])
  choose('all')
  expect(heard().slice(-3)).toEqual([
    'This fix is for Windows only.',
    'The command is on the screen.',
    'To undo this: Turn it on.',
  ])
})

test('“If it works now” is heard once it is shown', () => {
  expect(heard()).not.toContain('If it works now')
  window.location.hash = '#done'
  expect(heard().at(-1)).toBe('If it works now')
})

test('the words that are seen are marked, whatever is said instead', () => {
  const marked = sentencesOnPage(document, true).map(sentence => [
    sentence.text,
    rangeOf(sentence).toString().replace(/\s+/g, ' '),
  ])
  expect(Object.fromEntries(marked)).toMatchObject({
    'No Wi-Fi': 'No Wi-Fi',
    'Step 1. Hold the Escape key.': 'Hold Esc.',
    'Before step 2: Save your work.': 'Before this step: Save your work.',
    'Step 2. Go to the guide Virus.': 'Go to Virus.',
    'Nothing to undo.': 'To undo this: Nothing to undo.',
    'Select one at any time to hear it.': 'All 2 fixes, in order',
    'Fix 2: Is it on? 1 minute.': 'Fix 2: Is it on?1 minute',
  })
})
