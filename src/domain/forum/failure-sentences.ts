import { PACE } from './notice.ts'
import type { ForumFailure } from './notice.ts'

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

/** Why something could not be read or sent. */
export const failureSentence = (reason: ForumFailure, it = 'The forum') => why[reason](it)
