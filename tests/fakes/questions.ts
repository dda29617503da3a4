import { setPersistentEngine } from '@nanostores/persistent'
import { vi } from 'vitest'

import type { Question } from '#domain/forum.ts'
import { ok } from '#domain/result.ts'
import type { Member } from '#domain/session.ts'
import { noQuestions } from '#services/questions.ts'
import type { QuestionService } from '#services/questions.ts'

export const ann: Member = {
  uid: 'ann',
  displayName: 'Ann',
  email: 'ann@example.org',
  phoneNumber: '',
  photoURL: '',
}

export const hum: Question = {
  id: 'hum',
  title: 'Why does it hum?',
  details: '',
  category: 'Technical',
  user: 'Ann',
  uid: 'ann',
  at: 1,
  votes: 3,
}

export const sample: Question = { ...hum, id: 'sample-1', uid: '', at: 0, votes: 0 }

/** A forum database that has one question, and does what it is asked unless a test says otherwise. */
export function fakeQuestions(others: Partial<QuestionService> = {}): QuestionService {
  return {
    ...noQuestions,
    available: true,
    latest: async () => ok([hum]),
    votesOf: async () => ok({}),
    vote: vi.fn(async () => ok(null)),
    ask: async ({ uid, displayName }, draft) =>
      ok({ ...hum, ...draft, id: 'new', uid, user: displayName, votes: 0 }),
    edit: async () => ok(null),
    remove: async () => ok(null),
    answer: async ({ uid, displayName }, _question, text) =>
      ok({ id: 'answer', text, uid, user: displayName, at: 2 }),
    removeAnswer: async () => ok(null),
    ...others,
  }
}

/** What the browser keeps, for a test. */
export function fakeDevice(): Record<string, string> {
  const device: Record<string, string> = {}
  setPersistentEngine(device, { addEventListener() {}, removeEventListener() {}, perKey: false })
  return device
}
