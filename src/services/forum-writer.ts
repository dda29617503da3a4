import { firebaseWriter } from './firebase/forum-writer.ts'
import { isSetUp } from './firebase/settings.ts'
import { noWriter } from './questions.ts'
import type { QuestionWriter } from './questions.ts'

/** What members write. Imported only where somebody is about to write, so that reading stays light. */
export const forumWriter: QuestionWriter = isSetUp ? firebaseWriter : noWriter
