import { firebaseQuestions } from './firebase/questions.ts'
import { isSetUp } from './firebase/settings.ts'
import { noQuestions } from './questions.ts'
import type { QuestionService } from './questions.ts'

/** The forum's database: Firestore where it is set up. */
export const questions: QuestionService = isSetUp ? firebaseQuestions : noQuestions
