/** A rules file that cannot be used: says where, so that the line can be found without a compiler. */
export class RulesError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(`Line ${line}: ${message}`)
    this.name = 'RulesError'
    this.line = line
  }
}
