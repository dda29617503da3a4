import { askLater } from './ask-later.ts'
import { isSetUp } from './firebase/settings.ts'
import { reviewsInMemory } from './reviews.ts'
import type { ReviewService } from './reviews.ts'

const load = async () => (await import('./firebase/reviews.ts')).firebaseReviews

const later: ReviewService = {
  lasting: true,
  list: (...given) => askLater(load, service => service.list(...given)),
  save: (...given) => askLater(load, service => service.save(...given)),
  remove: (...given) => askLater(load, service => service.remove(...given)),
}

/** The reviews of technicians: in Firestore where it is set up, loaded when somebody opens a technician. */
export const reviews: ReviewService = isSetUp ? later : reviewsInMemory()
