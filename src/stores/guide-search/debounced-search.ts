import { createDebounce } from '#services/timer.ts'

interface Options<Answer> {
  ask: (query: string) => Promise<Answer>
  /** How long the typing must rest before anybody is asked, in milliseconds. */
  delay: number
  /** Shorter beginnings are not worth asking about. */
  shortest: number
  answered: (answer: Answer) => void
  /** Called when what stands in the box is too short. */
  tooShort: () => void
}

/** Asks about what is being typed, once the typing rests. An answer that newer typing has overtaken is dropped. */
export function createTypeahead<Answer>(options: Options<Answer>) {
  const { ask, delay, shortest, answered, tooShort } = options
  const debounce = createDebounce(delay)
  let turn = 0

  function cancel() {
    debounce.cancel()
    turn++
  }

  return {
    cancel,
    type(text: string) {
      cancel()
      const query = text.trim()
      if (query.length < shortest) return tooShort()
      const mine = turn
      debounce.run(() => {
        void ask(query).then(answer => {
          if (mine === turn) answered(answer)
        })
      })
    },
  }
}
