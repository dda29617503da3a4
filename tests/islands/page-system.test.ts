import { afterEach, beforeEach, expect, test } from 'vitest'

import { followSystem } from '#islands/turns/page-system.ts'
import { turns } from '#stores/turns/turns.ts'

const radio = (id: string) => document.querySelector<HTMLInputElement>(`[value="${id}"]`)

let stop = () => {}
beforeEach(() => {
  document.body.innerHTML = `<input type="radio" name="system" value="windows-11">
    <input type="radio" name="system" value="macos"><section class="fix" id="fix-1"></section>`
  turns.$system.set('macos')
})
afterEach(() => {
  stop()
  turns.$system.set(undefined)
  window.location.hash = ''
})

test('a computer that was chosen in another guide is chosen here', () => {
  stop = followSystem()
  expect(radio('macos')?.checked).toBe(true)
})

test('a fix that is being read does not change under the reader; the next one is for the chosen computer', () => {
  window.location.hash = '#fix-1'
  stop = followSystem()
  expect(radio('macos')?.checked).toBe(false)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(radio('macos')?.checked).toBe(true)
})

test('what the reader chooses on the page is remembered', () => {
  stop = followSystem()
  radio('windows-11')?.click()
  expect(turns.$system.get()).toBe('windows-11')
})
