import { PACE } from './forum.ts'
import type { Deed, ForumFailure, Notice } from './forum-notice.ts'

/** The one file that turns what happens in the forum into sentences for readers. */

const done: Record<Deed, string> = {
  ask: 'Your question is in the forum.',
  vote: 'Your vote counts.',
  edit: 'Your change is saved.',
  remove: 'It is deleted.',
  answer: 'Your answer is in the forum.',
  report: 'Thank you. We will look at it.',
}

const notDone: Record<Deed, string> = {
  ask: 'Your question was not sent. It is still in the form.',
  vote: 'Your vote was not counted.',
  edit: 'Your change was not saved. It is still in the form.',
  remove: 'It was not deleted.',
  answer: 'Your answer was not sent. It is still in the form.',
  report: 'Your report was not sent. It is still in the form.',
}

const why: Record<ForumFailure, string> = {
  'not-set-up': 'This site has no forum database yet.',
  offline: 'The forum cannot be reached. Check your connection, then try again.',
  slow: 'The forum took too long to answer. Try again in a moment.',
  malformed: 'The forum sent something that this page does not understand. Try again later.',
  refused: 'The forum did not allow it.',
  'too-soon': `You wrote a moment ago. Wait ${PACE / 1000} seconds, then try again.`,
  busy: 'The forum has too much to do right now. Try again in a moment.',
  'signed-out': 'Your sign-in has ended. Log in again.',
  gone: 'The question is no longer there.',
}

/** What happened to what a member did. */
export function noticeSentence(notice: Notice): string {
  if (notice.state === 'none') return ''
  return notice.state === 'done'
    ? done[notice.deed]
    : `${notDone[notice.deed]} ${why[notice.reason]}`
}

/** Why something could not be read. */
export const failureSentence = (reason: ForumFailure) => why[reason]
