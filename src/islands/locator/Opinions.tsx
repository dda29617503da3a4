import { ReviewForm } from './ReviewForm.tsx'
import { Reviews } from './Reviews.tsx'

/** What others found, and the form for one more. Loaded when somebody opens a technician: the list needs none of it. */
export function Opinions() {
  return (
    <>
      <Reviews />
      <ReviewForm />
    </>
  )
}
