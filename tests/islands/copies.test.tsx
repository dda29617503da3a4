import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { Copies } from '#islands/turns/Copies.tsx'
import { sentencesOfStep } from '#islands/turns/sentences-of-step.ts'

const page = `<div id="warning"><h3>Take care</h3>
  <p data-for="macos"><b>Mac: </b>Select <b>Apple</b>.</p>
  <p data-for="linux"><b>Linux: </b>Open a terminal.</p>
  <p>For all.</p></div>`

beforeEach(() => void (document.body.innerHTML = `<main>${page}</main>`))
afterEach(cleanup)

function copied(system: string | undefined) {
  const node = document.querySelector<HTMLElement>('#warning') ?? undefined
  return render(<Copies nodes={[node]} system={system} />).container
}

test('what is for another computer is left out, and so is the name of this one', () => {
  expect(copied('macos').textContent.replace(/\s+/g, ' ').trim()).toBe(
    'Take care Select Apple. For all.',
  )
})

test('where no computer is chosen, every line says whose it is', () => {
  expect(copied(undefined).textContent).toMatch(/Mac: Select[\s\S]*Linux: Open/)
})

test('a copy has no id, no heading of its own, and nothing by which the page would hide it', () => {
  const copy = copied('macos')
  expect(copy.querySelector('[id], h3, [data-for]')).toBeNull()
  expect(copy.querySelector('.turn-label')?.textContent).toBe('Take care')
})

test('the page itself stays as it is', () => {
  const before = document.querySelector('main')?.innerHTML
  copied('macos')
  expect(document.querySelector('main')?.innerHTML).toBe(before)
})

test('what is shown is what is said: each line once, the way through a menu in words, no buttons', () => {
  document.body.innerHTML = `<dialog class="turn"><header><p data-say>Not this.</p></header></dialog>
    <dialog class="turn"><h2 data-say>This page will close</h2><button>Press</button>
    <div data-say><div><p class="notice safeguard"><span><b>Before this step:</b> Save. Then close.</span></p></div>
      <h1><span>Step 1 of 2: </span><span>Select <b>Start</b> > <b>Restart</b>.</span></h1>
      <div><span>A line in no paragraph.</span></div></div>
    <p>Not said.</p></dialog>`
  document.querySelector('header')?.remove()
  expect(sentencesOfStep(document).map(({ text }) => text)).toEqual([
    'This page will close',
    'Before step 1: Save.',
    'Then close.',
    'Step 1 of 2: Select Start, then Restart.',
    'A line in no paragraph.',
  ])
})

test('a step is heard as it is in the guide: keys, other guides, and no label that says nothing', () => {
  document.body.innerHTML = `<dialog class="turn"><div data-say>
    <p><b>On a Mac</b>, press <kbd>Esc</kbd>, or see <a href="/issue/19">Virus</a>.</p>
    <div class="note note-undo"><p class="turn-label">To undo this</p>
      <div><span>Nothing to undo.</span></div></div></div></dialog>`
  const heard = () => sentencesOfStep(document).map(({ text }) => text)
  expect(heard()).toEqual([
    'On a Mac, press the Escape key, or see the guide Virus.',
    'Nothing to undo.',
  ])
  document.querySelector('span')?.replaceChildren('Turn it on.')
  expect(heard().slice(1)).toEqual(['To undo this', 'Turn it on.'])
})
