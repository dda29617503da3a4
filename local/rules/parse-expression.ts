import { TYPES, type Expression, type Operator, type TypeName } from './syntax.ts'
import type { TokenReader } from './token-reader.ts'

// From the loosest to the tightest; `is` sits with the comparisons.
const LEVELS: Operator[][] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
]
const COMPARISON = 3

/** Reads one expression. */
export function parseExpression(reader: TokenReader): Expression {
  const test = parseBinary(reader, 0)
  if (!reader.accept('?')) return test
  const yes = parseExpression(reader)
  reader.expect(':')
  return { kind: 'choice', line: test.line, test, yes, no: parseExpression(reader) }
}

function parseBinary(reader: TokenReader, level: number): Expression {
  const operators = LEVELS[level]
  if (!operators) return parseUnary(reader)
  let left = parseBinary(reader, level + 1)
  while (true) {
    const { line } = reader.next
    const operator = operators.find(symbol => reader.accept(symbol))
    if (operator)
      left = { kind: 'binary', line, operator, left, right: parseBinary(reader, level + 1) }
    else if (level === COMPARISON && reader.accept('is')) left = parseIs(reader, left)
    else return left
  }
}

function parseIs(reader: TokenReader, value: Expression): Expression {
  const { line } = reader.next
  const type = reader.expectName('a type')
  if (!isType(type)) return reader.fail(`${type} is not a type that is used here`)
  return { kind: 'is', line, value, type }
}

const isType = (name: string): name is TypeName => (TYPES as readonly string[]).includes(name)

function parseUnary(reader: TokenReader): Expression {
  const { line } = reader.next
  if (reader.accept('!')) return { kind: 'not', line, operand: parseUnary(reader) }
  if (reader.accept('-')) return { kind: 'negative', line, operand: parseUnary(reader) }
  return parsePostfix(reader)
}

function parsePostfix(reader: TokenReader): Expression {
  let object = parsePrimary(reader)
  while (true) {
    const { line } = reader.next
    if (reader.accept('.')) {
      const name = reader.expectName('a field or a method')
      object = reader.at('(')
        ? { kind: 'method', line, object, name, arguments: parseArguments(reader) }
        : { kind: 'member', line, object, name }
    } else if (reader.accept('[')) {
      const key = parseExpression(reader)
      reader.expect(']')
      object = { kind: 'index', line, object, key }
    } else return object
  }
}

function parsePrimary(reader: TokenReader): Expression {
  const { line, kind, text } = reader.next
  if (kind === 'string') return { kind: 'literal', line, value: reader.take().text }
  if (kind === 'integer') return { kind: 'literal', line, value: BigInt(reader.take().text) }
  if (kind === 'float') return { kind: 'literal', line, value: Number(reader.take().text) }
  if (kind === 'name') return parseName(reader)
  if (reader.at('/')) return parsePath(reader)
  if (reader.at('[')) return { kind: 'list', line, items: parseItems(reader, '[', ']') }
  if (reader.at('{')) return parseMap(reader)
  if (!reader.accept('(')) return reader.fail(`Expected a value before ${text}`)
  const inside = parseExpression(reader)
  reader.expect(')')
  return inside
}

const WORDS = new Map<string, null | boolean>([
  ['null', null],
  ['true', true],
  ['false', false],
])

function parseName(reader: TokenReader): Expression {
  const { line, text: name } = reader.take()
  const word = WORDS.get(name)
  if (word !== undefined) return { kind: 'literal', line, value: word }
  if (reader.at('(')) return { kind: 'call', line, name, arguments: parseArguments(reader) }
  return { kind: 'name', line, name }
}

const parseArguments = (reader: TokenReader): Expression[] => parseItems(reader, '(', ')')

function parseItems(reader: TokenReader, open: string, close: string): Expression[] {
  const items: Expression[] = []
  reader.expect(open)
  while (!reader.accept(close)) {
    if (items.length > 0) reader.expect(',')
    items.push(parseExpression(reader))
  }
  return items
}

function parseMap(reader: TokenReader): Expression {
  const { line } = reader.expect('{')
  const entries: [Expression, Expression][] = []
  while (!reader.accept('}')) {
    if (entries.length > 0) reader.expect(',')
    const key = parseExpression(reader)
    reader.expect(':')
    entries.push([key, parseExpression(reader)])
  }
  return { kind: 'map', line, entries }
}

/** A path literal: `/databases/$(database)/documents/users/$(request.auth.uid)`. */
function parsePath(reader: TokenReader): Expression {
  const { line } = reader.next
  const segments: (string | Expression)[] = []
  while (reader.accept('/')) {
    if (reader.accept('$')) {
      reader.expect('(')
      segments.push(parseExpression(reader))
      reader.expect(')')
    } else segments.push(reader.expectName('a path segment'))
  }
  return { kind: 'path', line, segments }
}
