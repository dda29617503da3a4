import { firebaseQuestions } from './firebase/questions.ts'
import { isSetUp } from './firebase/settings.ts'
import { nullQuestions } from './questions.ts'
import type { QuestionReader } from './questions.ts'

/** What the forum reads: Firestore where it is set up. */
export const questions: QuestionReader = isSetUp ? firebaseQuestions : nullQuestions
