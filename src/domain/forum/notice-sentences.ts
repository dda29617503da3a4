import { failureSentence } from './failure-sentences.ts'
import type { ForumAction, Notice } from './notice.ts'

/** What readers are told about what they did in the forum. */

const done: Record<ForumAction, string> = {
  ask: 'Your question is in the forum.',
  vote: 'Your vote counts.',
  edit: 'Your change is saved.',
  remove: 'It has been deleted.',
  answer: 'Your answer is in the forum.',
}

const notDone: Record<ForumAction, string> = {
  ask: 'Your question was not sent. It is still in the form.',
  vote: 'Your vote was not counted.',
  edit: 'Your change was not saved. It is still in the form.',
  remove: 'It was not deleted.',
  answer: 'Your answer was not sent. It is still in the form.',
}

/** What happened to what a member did. */
export function noticeSentence(notice: Notice): string {
  if (notice.state === 'none') return ''
  return notice.state === 'done'
    ? done[notice.action]
    : `${notDone[notice.action]} ${failureSentence(notice.reason)}`
}
