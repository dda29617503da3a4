import { RulesError } from './error.ts'
import { tokenize, type Token } from './tokens.ts'

/** Walks over tokens; every `expect` that fails names the line and what was found instead. */
export class TokenReader {
  readonly #tokens: Token[]
  #position = 0

  constructor(text: string) {
    this.#tokens = tokenize(text)
  }

  get next(): Token {
    return this.#tokens[this.#position] ?? { kind: 'end', text: 'the end of the file', line: 0 }
  }

  /** Whether the next token is this symbol or word (a string with the same text is not). */
  at(text: string): boolean {
    return this.next.text === text && (this.next.kind === 'symbol' || this.next.kind === 'name')
  }

  take(): Token {
    const token = this.next
    if (token.kind !== 'end') this.#position += 1
    return token
  }

  accept(text: string): boolean {
    const found = this.at(text)
    if (found) this.take()
    return found
  }

  expect(text: string): Token {
    if (!this.at(text)) this.fail(`Expected ${text} before ${this.next.text}`)
    return this.take()
  }

  expectName(what: string): string {
    if (this.next.kind !== 'name') this.fail(`Expected ${what} before ${this.next.text}`)
    return this.take().text
  }

  fail(message: string): never {
    throw new RulesError(this.next.line, message)
  }
}
