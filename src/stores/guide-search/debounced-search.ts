import { createDebounce } from '#services/timer.ts'

interface Options<Answer> {
  ask: (query: string) => Promise<Answer>
  /** How long typing must pause before a request is made, in milliseconds. */
  delay: number
  /** Shorter input is not worth a request. */
  shortest: number
  answered: (answer: Answer) => void
  /** Called when the input is too short. */
  tooShort: () => void
}

/** Requests an answer once typing pauses. An answer to older input is dropped. */
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
