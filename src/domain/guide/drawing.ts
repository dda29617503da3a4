/** A drawing of a guide or topic: what stands inside its svg element, and the space that it is drawn in. */
export interface Drawing {
  viewBox: string
  shapes: string
}
