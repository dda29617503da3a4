/**
 * Why a request to the forum's database failed: there is none, no connection, a script that did not come (a deployment
 * may have taken it away), no answer in time, an answer that makes no sense, not allowed, a request that it cannot
 * carry out (an index is missing, a document is too large), too soon after the last post, too many at once, not signed
 * in (any more), the account is being deleted, the question is the member's own, or it is gone.
 */
export type ForumFailure =
  | 'not-set-up'
  | 'offline'
  | 'not-loaded'
  | 'slow'
  | 'malformed'
  | 'refused'
  | 'invalid'
  | 'too-soon'
  | 'busy'
  | 'signed-out'
  | 'closed'
  | 'own'
  | 'gone'

/** How long a member waits between two questions, two answers or two reports; the rules say the same. */
export const PACE = 20_000

/** What a member wanted to do. */
export type ForumAction = 'ask' | 'vote' | 'edit' | 'remove' | 'answer'

/** What the forum has to say after an action: done, or not and why. `about` is the question; empty for none. */
export type Notice =
  | { state: 'none' }
  | { state: 'done'; action: ForumAction; about: string }
  | { state: 'failed'; action: ForumAction; about: string; reason: ForumFailure }
