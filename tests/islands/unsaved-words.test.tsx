import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { AnswerItem } from '#islands/forum/AnswerItem.tsx'
import { EditForm } from '#islands/forum/EditForm.tsx'
import { OwnTools } from '#islands/forum/OwnTools.tsx'
import { Profile } from '#islands/profile/Profile.island.tsx'
import { ReportDialog } from '#islands/ui/report/ReportDialog.tsx'
import { clearSession } from '#services/session-storage.ts'
import { answers } from '#stores/forum/answers.ts'
import { ownQuestions } from '#stores/forum/own-questions.ts'
import { profile } from '#stores/profile/profile.ts'
import { $reported } from '#stores/reported.ts'
import { session } from '#stores/sign-in/session.ts'
import { ann, hum } from '../fakes/questions.ts'

// The simulated browser has no dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close() {},
})

let leave = () => {}
beforeEach(() => {
  leave = session.$session.listen(() => {})
  session.$session.set({ state: 'member', member: ann })
})
afterEach(() => {
  cleanup()
  clearSession()
  act(profile.reset)
  leave()
  vi.restoreAllMocks()
})

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

/** All that the page holds is gone, but what the tab keeps. */
function reload() {
  cleanup()
  act(profile.reset)
}

const about = { kind: 'answer', post: 'questions/hum', path: '/forum', name: 'it' } as const
const answer = { id: 'a1', text: 'Oil it.', user: 'Ann', uid: 'ann', at: 1, edited: 0 }

describe('what a member has typed to change something is still there after a reload', () => {
  test('in a question, until it is cancelled', async () => {
    let editing = false
    const tools = () => (
      <OwnTools question={hum} editing={editing} setEditing={now => (editing = now)} />
    )
    const { rerender } = render(tools())
    await userEvent.click(button(/^Edit/))
    rerender(tools())
    await userEvent.type(field('Your question'), ' Always?')
    reload()
    editing = false
    const after = render(tools())
    expect(editing).toBe(true)
    after.rerender(tools())
    expect(field('Your question').value).toBe('Why does it hum? Always?')
    await userEvent.click(button('Cancel'))
    editing = false
    reload()
    render(tools())
    expect(editing).toBe(false)
  })

  test('in an answer, where only its author sees it', async () => {
    const { rerender } = render(<AnswerItem question={hum} answer={answer} own />)
    await userEvent.click(button(/^Edit/))
    await userEvent.type(field('Change your answer'), ' Twice.')
    rerender(<AnswerItem question={hum} answer={answer} own={false} />)
    expect(screen.queryByRole('textbox')).toBeNull()
    reload()
    render(<AnswerItem question={hum} answer={answer} own />)
    expect(field('Change your answer').value).toBe('Oil it. Twice.')
  })

  test('in the name of a profile, until a logout in another tab removes it', async () => {
    render(<Profile />)
    await userEvent.click(button('Edit profile'))
    await userEvent.type(field('Name'), 'a')
    reload()
    render(<Profile />)
    expect(field('Name').value).toBe('Anna')
    act(() => session.$session.set({ state: 'guest' }))
    expect(field('Name').value).toBe('Anna')
    act(() => session.$session.set({ state: 'member', member: ann }))
    clearSession()
    act(() => session.$session.set({ state: 'guest' }))
    expect(screen.queryByLabelText('Name')).toBeNull()
  })
})

describe('what a member types while a change is being saved stays in the form, which stays open', () => {
  /** A service that answers when the test says so. */
  function slowly() {
    let answer = (_done: boolean) => {}
    const call = () => new Promise<boolean>(done => (answer = done))
    return { call, finish: (done: boolean) => act(async () => answer(done)) }
  }

  test('in a question', async () => {
    const { call, finish } = slowly()
    const edit = vi.spyOn(ownQuestions, 'edit').mockImplementation(call)
    const close = vi.fn()
    render(<EditForm question={hum} close={close} />)
    await userEvent.type(field('Your question'), ' Always?')
    await userEvent.click(button('Save'))
    await userEvent.type(field('Details (optional)'), 'Since May.')
    await finish(true)
    expect(close).not.toHaveBeenCalled()
    expect(field('Details (optional)').value).toBe('Since May.')
    await userEvent.click(button('Save'))
    await finish(true)
    expect(edit).toHaveBeenLastCalledWith(hum, expect.objectContaining({ details: 'Since May.' }))
    expect(close).toHaveBeenCalledOnce()
  })

  test('in an answer, even after a reload', async () => {
    const { call, finish } = slowly()
    vi.spyOn(answers, 'edit').mockImplementation(call)
    const item = <AnswerItem question={hum} answer={answer} own />
    render(item)
    await userEvent.click(button(/^Edit/))
    await userEvent.type(field('Change your answer'), ' Twice.')
    await userEvent.click(button('Save'))
    await userEvent.type(field('Change your answer'), ' Gently.')
    await finish(true)
    expect(field('Change your answer').value).toBe('Oil it. Twice. Gently.')
    reload()
    render(item)
    await userEvent.click(button('Save'))
    await finish(true)
    expect(screen.queryByLabelText('Change your answer')).toBeNull()
  })
})

test('a report cannot be changed while it is being sent, and the button says so', async () => {
  render(<ReportDialog about={about} close={() => {}} />)
  await userEvent.click(field('Something else'))
  act(() => $reported.set({ [about.post]: { state: 'sending' } }))
  expect(button('Sending…')).not.toBeNull()
  await userEvent.click(field('It is advertising or spam'))
  await userEvent.type(field('In your words (optional)'), 'Too late.')
  expect(field('Something else').checked).toBe(true)
  expect(field('In your words (optional)').value).toBe('')
  act(() => $reported.set({}))
})

test('the words of a report survive closing the dialog with Escape, but not with Cancel', async () => {
  const close = vi.fn()
  render(<ReportDialog about={about} close={close} />)
  await userEvent.click(field('Something else'))
  await userEvent.type(field('In your words (optional)'), 'It is wrong.')
  cleanup()
  render(<ReportDialog about={about} close={close} />)
  expect(field('In your words (optional)').value).toBe('It is wrong.')
  expect(field('Something else').checked).toBe(true)
  await userEvent.click(button('Cancel'))
  cleanup()
  render(<ReportDialog about={about} close={close} />)
  expect(field('In your words (optional)').value).toBe('')
})
