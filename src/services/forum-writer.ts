import { askLater } from './ask-later.ts'
import { isSetUp } from './firebase/settings.ts'
import { nullWriter } from './questions.ts'
import type { ForumResult, QuestionWriter } from './questions.ts'

const load = async () => (await import('./firebase/forum-writer.ts')).firebaseWriter
const write = <Value>(action: (writer: QuestionWriter) => ForumResult<Value>) =>
  askLater(load, action)

const later: QuestionWriter = {
  votesOf: (...given) => write(writer => writer.votesOf(...given)),
  vote: (...given) => write(writer => writer.vote(...given)),
  ask: (...given) => write(writer => writer.ask(...given)),
  edit: (...given) => write(writer => writer.edit(...given)),
  editAnswer: (...given) => write(writer => writer.editAnswer(...given)),
  remove: (...given) => write(writer => writer.remove(...given)),
  answer: (...given) => write(writer => writer.answer(...given)),
  removeAnswer: (...given) => write(writer => writer.removeAnswer(...given)),
  report: (...given) => write(writer => writer.report(...given)),
}

/** What members write, loaded when somebody writes: reading stays light. */
export const forumWriter: QuestionWriter = isSetUp ? later : nullWriter
