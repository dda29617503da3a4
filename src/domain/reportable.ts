/** A post that somebody may want an operator to look at. */
export interface Reportable {
  kind: 'question' | 'answer' | 'review'
  /** The name of its document in the database, where an operator finds it. */
  post: string
  /** The page with the post, as a path. */
  path: string
  /** How a screen reader tells its button from the others: "the answer by Ines". */
  name: string
}

export const questionPost = (question: string) => `questions/${question}`
export const answerPost = (question: string, answer: string) =>
  `questions/${question}/answers/${answer}`
export const reviewPost = (technician: string, uid: string) =>
  `technicians/${technician}/reviews/${uid}`
