import { RulesError } from './error.ts'
import { parseExpression } from './parse-expression.ts'
import {
  METHODS,
  type AllowRule,
  type FunctionRule,
  type MatchRule,
  type Method,
  type Segment,
  type Service,
} from './syntax.ts'
import { TokenReader } from './token-reader.ts'

/** Reads a whole rules file of version 2 with one service. */
export function parseRules(text: string): Service {
  const reader = new TokenReader(text)
  reader.expect('rules_version')
  reader.expect('=')
  const version = reader.take()
  if (version.text !== '2') throw new RulesError(version.line, 'Only rules_version 2 is supported')
  reader.expect(';')
  const { line } = reader.expect('service')
  const name = `${reader.expectName('a service')}${reader.expect('.').text}${reader.expectName('a service')}`
  const block = parseBlock(reader)
  if (block.allows.length > 0) throw new RulesError(line, 'allow must stand inside a match')
  if (reader.next.kind !== 'end') reader.fail(`Unexpected ${reader.next.text} after the service`)
  return { name, pattern: [], line, ...block }
}

function parseBlock(reader: TokenReader): Pick<MatchRule, 'functions' | 'allows' | 'matches'> {
  const functions: FunctionRule[] = []
  const allows: AllowRule[] = []
  const matches: MatchRule[] = []
  reader.expect('{')
  while (!reader.accept('}')) {
    if (reader.at('match')) matches.push(parseMatch(reader))
    else if (reader.at('allow')) allows.push(parseAllow(reader))
    else if (reader.at('function')) functions.push(parseFunction(reader))
    else reader.fail(`Expected match, allow or function before ${reader.next.text}`)
  }
  return { functions, allows, matches }
}

function parseMatch(reader: TokenReader): MatchRule {
  const { line } = reader.expect('match')
  const pattern: Segment[] = []
  while (reader.accept('/')) pattern.push(parseSegment(reader))
  if (pattern.length === 0) reader.fail('Expected a path after match')
  if (pattern.filter(({ kind }) => kind === 'rest').length > 1) {
    throw new RulesError(line, 'A path can have only one {name=**}')
  }
  return { pattern, line, ...parseBlock(reader) }
}

function parseSegment(reader: TokenReader): Segment {
  if (!reader.accept('{')) return { kind: 'fixed', text: reader.expectName('a path segment') }
  const text = reader.expectName('a name for the wildcard')
  const rest = reader.accept('=')
  if (rest) {
    reader.expect('*')
    reader.expect('*')
  }
  reader.expect('}')
  return { kind: rest ? 'rest' : 'one', text }
}

const isMethod = (word: string): word is keyof typeof METHODS => Object.hasOwn(METHODS, word)

function parseAllow(reader: TokenReader): AllowRule {
  const { line } = reader.expect('allow')
  const methods = new Set<Method>()
  do {
    const word = reader.expectName('what is allowed')
    if (!isMethod(word)) throw new RulesError(line, `allow ${word} is not one of the seven methods`)
    for (const method of METHODS[word]) methods.add(method)
  } while (reader.accept(','))
  if (reader.accept(';')) return { methods, condition: { kind: 'literal', line, value: true } }
  reader.expect(':')
  reader.expect('if')
  const condition = parseExpression(reader)
  reader.expect(';')
  return { methods, condition }
}

function parseFunction(reader: TokenReader): FunctionRule {
  const { line } = reader.expect('function')
  const name = reader.expectName('a name for the function')
  const parameters: string[] = []
  reader.expect('(')
  while (!reader.accept(')')) {
    if (parameters.length > 0) reader.expect(',')
    parameters.push(reader.expectName('a parameter'))
  }
  reader.expect('{')
  const lets: FunctionRule['lets'] = []
  while (reader.accept('let')) {
    const variable = reader.expectName('a name after let')
    reader.expect('=')
    lets.push({ name: variable, value: parseExpression(reader) })
    reader.expect(';')
  }
  reader.expect('return')
  const result = parseExpression(reader)
  reader.expect(';')
  reader.expect('}')
  return { name, parameters, lets, result, line }
}
