import { PACE } from './notice.ts'
import type { ForumAction, ForumFailure, Notice } from './notice.ts'

/** The one file that turns what happens in the forum into sentences for readers. */

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

/** `it` is the service that was asked: the forum by default. */
const why: Record<ForumFailure, (it: string) => string> = {
  'not-set-up': () => 'This site has no forum database yet.',
  offline: it => `${it} cannot be reached. Check your connection, then try again.`,
  'not-loaded': () =>
    'A part of this page did not load. Check your connection, then try again. If that does not help, reload the page: what you typed stays.',
  slow: it => `${it} took too long to answer. Try again in a moment.`,
  malformed: it => `${it} sent something that this page does not understand. Try again later.`,
  refused: it => `${it} did not allow it.`,
  invalid: it => `${it} did not allow it.`,
  'too-soon': () => `You wrote a moment ago. Wait ${PACE / 1000} seconds, then try again.`,
  busy: it => `${it} has too much to do right now. Try again in a moment.`,
  'signed-out': () => 'Your sign-in has ended. Log in again.',
  closed: () => 'Your account is being deleted, so nothing new can come from it.',
  own: () => 'You cannot vote for your own question.',
  gone: () => 'It is no longer there.',
}

/** What happened to what a member did. */
export function noticeSentence(notice: Notice): string {
  if (notice.state === 'none') return ''
  return notice.state === 'done'
    ? done[notice.action]
    : `${notDone[notice.action]} ${failureSentence(notice.reason)}`
}

/** Why something could not be read or sent. */
export const failureSentence = (reason: ForumFailure, it = 'The forum') => why[reason](it)
