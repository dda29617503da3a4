import * as v from 'valibot'

/** One vote a member and question: up, down or none. */
export type Vote = 1 | -1 | 0

/** The vote after a press on up (1) or down (-1): the same again takes it back. */
export function voteAfter(now: Vote, pressed: 1 | -1): Vote {
  return now === pressed ? 0 : pressed
}

/** What the eye sees beside and in the buttons, in words: the count, what is counted, and the own vote. */
export function voteWords(votes: number, own: Vote): { unit: string; own: string } {
  return {
    unit: Math.abs(votes) === 1 ? 'vote' : 'votes',
    own: own === 0 ? '' : `your vote: ${own === 1 ? 'up' : 'down'}`,
  }
}

/** A member's votes by question. Questions without a vote are not in it. */
export type Votes = Readonly<Record<string, Vote>>

const Stored = v.record(v.string(), v.picklist([1, -1]))

/** Votes from the browser's store, which may hold anything. */
export function parseVotes(stored: string): Votes {
  try {
    const parsed = v.safeParse(Stored, JSON.parse(stored))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}

/** The votes with one of them changed. */
export function withVote(votes: Votes, id: string, vote: Vote): Votes {
  const { [id]: _, ...others } = votes
  return vote === 0 ? others : { ...others, [id]: vote }
}
