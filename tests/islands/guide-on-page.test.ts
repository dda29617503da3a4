import { beforeEach, expect, test } from 'vitest'

import { guideOnPage } from '#islands/turns/guide-on-page.ts'
import { guideMarkup } from '../fakes/guide-markup.ts'

beforeEach(() => void (document.body.innerHTML = guideMarkup))

const firstFix = () => {
  const [fix] = guideOnPage(document).fixes
  if (!fix) throw new Error('The guide has no fix')
  return fix
}

test('the guide has its title, its fixes in their order, and the computers it tells apart', () => {
  const { title, fixes, offered } = guideOnPage(document)
  expect(title).toBe('No Wi-Fi')
  expect(fixes.map(fix => [fix.word, fix.number, fix.title])).toEqual([
    ['Fix', 1, 'Turn Wi-Fi off'],
    ['Fix', 2, 'Restart'],
  ])
  // "Show all" is no computer.
  expect(offered).toEqual(['windows-11', 'macos'])
})

test('a guide that repairs nothing has ways', () => {
  document.body.innerHTML = guideMarkup.replaceAll('Fix ', 'Way ')
  expect(guideOnPage(document).fixes.map(({ word }) => word)).toEqual(['Way', 'Way'])
})

test('a fix has everything that a reader must know, in the order of the page, and nothing else', () => {
  expect(firstFix().parts.map(({ kind, words }) => [kind, words.replace(/\s+/g, ' ')])).toEqual([
    ['text', 'How to tellYou see a small plane.'],
    ['stop', 'It smellsPull the plug.'],
    ['step', 'Open the panel.'],
    ['step', 'Type the command below.'],
    ['step', 'Select the menu.'],
    ['text', 'This paragraph stands inside a box.'],
    ['command', 'The commandipconfig'],
  ])
})

test('each part knows the computers that it is for, and so does each note in a step', () => {
  const parts = firstFix().parts.filter(({ kind }) => kind === 'step' || kind === 'command')
  expect(parts.map(({ systems }) => systems)).toEqual([
    ['windows-11'],
    ['windows-11'],
    ['macos'],
    ['windows-11'],
  ])
  expect(parts[0]?.inside).toEqual([['windows-11']])
})

test('the check has what should happen and how to undo it, without the label of the line', () => {
  const { expect: should, undo } = firstFix()
  expect(should?.textContent).toBe('A page opens.')
  expect(undo?.textContent.trim()).toBe('Turn it on again.')
  // The page keeps its own label.
  expect(document.querySelector('.note-undo')?.textContent).toContain('To undo this:')
})

test('a page without fixes has none to show', () => {
  document.body.innerHTML = ''
  expect(guideOnPage(document)).toEqual({ title: '', fixes: [], offered: [] })
})
