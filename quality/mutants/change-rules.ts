import type { Expression, MatchRule, Operator, Service } from '../../local/rules/syntax.ts'
import { print } from './print-rules.ts'

export interface RulesMutant {
  rules: Service
  /** The collection that the change is about, where it is about one. */
  about: string | undefined
  line: number
  change: string
}

/** Every way to change one place of these rules. */
export function* changeRules(service: Service): Generator<RulesMutant> {
  for (const { block, ...rest } of changeBlock(service))
    yield { ...rest, rules: { ...service, ...block } }
}

interface BlockChange {
  block: MatchRule
  about: string | undefined
  line: number
  change: string
}

const collectionOf = ({ pattern }: MatchRule) =>
  pattern.findLast(({ kind, text }) => kind === 'fixed' && text !== 'documents')?.text

const TRUE = (line: number): Expression => ({ kind: 'literal', line, value: true })

function* changeBlock(block: MatchRule): Generator<BlockChange> {
  const about = collectionOf(block)
  const replaced = <Item>(items: readonly Item[], at: number, item: Item) => items.with(at, item)
  for (const [at, rule] of block.allows.entries()) {
    const withRule = (changed: typeof rule) => ({
      ...block,
      allows: replaced(block.allows, at, changed),
    })
    const { line } = rule.condition
    for (const method of rule.methods) {
      const methods = new Set([...rule.methods].filter(each => each !== method))
      yield {
        block: withRule({ ...rule, methods }),
        about,
        line,
        change: `${method} is not allowed`,
      }
    }
    // "allow read;" has none.
    if (print(rule.condition) !== 'true')
      yield {
        block: withRule({ ...rule, condition: TRUE(line) }),
        about,
        line,
        change: `allow ${[...rule.methods].join(', ')} without a condition`,
      }
    for (const { to: condition, ...rest } of changeExpression(rule.condition))
      yield { block: withRule({ ...rule, condition }), about, ...rest }
  }
  for (const [at, rule] of block.functions.entries()) {
    const withRule = (changed: typeof rule) => ({
      ...block,
      functions: replaced(block.functions, at, changed),
    })
    for (const { to: result, ...rest } of changeExpression(rule.result))
      yield { block: withRule({ ...rule, result }), about, ...rest }
    for (const [place, { name, value }] of rule.lets.entries())
      for (const { to, ...rest } of changeExpression(value))
        yield {
          block: withRule({ ...rule, lets: replaced(rule.lets, place, { name, value: to }) }),
          about,
          ...rest,
        }
  }
  for (const [at, match] of block.matches.entries())
    for (const { block: changed, ...rest } of changeBlock(match))
      yield { block: { ...block, matches: replaced(block.matches, at, changed) }, ...rest }
}

interface Change {
  to: Expression
  line: number
  change: string
}

function* changeExpression(from: Expression): Generator<Change> {
  for (const to of replacements(from))
    yield { to, line: from.line, change: `${print(from)} → ${print(to)}` }
  for (const { part, put } of parts(from))
    for (const { to, ...rest } of changeExpression(part)) yield { to: put(to), ...rest }
}

interface Part {
  part: Expression
  /** The whole, with something else in the place of the part. */
  put: (part: Expression) => Expression
}

/** The expressions of which an expression is made. */
function parts(whole: Expression): Part[] {
  const inList = (items: readonly Expression[], put: (items: Expression[]) => Expression): Part[] =>
    items.map((part, at) => ({ part, put: changed => put(items.with(at, changed)) }))
  switch (whole.kind) {
    case 'binary':
      return [
        { part: whole.left, put: left => ({ ...whole, left }) },
        { part: whole.right, put: right => ({ ...whole, right }) },
      ]
    case 'not':
    case 'negative':
      return [{ part: whole.operand, put: operand => ({ ...whole, operand }) }]
    case 'choice':
      return [
        { part: whole.test, put: test => ({ ...whole, test }) },
        { part: whole.yes, put: yes => ({ ...whole, yes }) },
        { part: whole.no, put: no => ({ ...whole, no }) },
      ]
    case 'call':
      return inList(whole.arguments, items => ({ ...whole, arguments: items }))
    case 'method':
      return [
        { part: whole.object, put: object => ({ ...whole, object }) },
        ...inList(whole.arguments, items => ({ ...whole, arguments: items })),
      ]
    case 'member':
      return [{ part: whole.object, put: object => ({ ...whole, object }) }]
    case 'is':
      return [{ part: whole.value, put: value => ({ ...whole, value }) }]
    case 'index':
    case 'list':
    case 'literal':
    case 'map':
    case 'name':
    case 'path':
      return []
    default:
      return whole satisfies never
  }
}

const OPERATORS: Partial<Record<Operator, readonly Operator[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
}

/** Documents as they are, and as they will be after the commit. */
const TIMES: Record<string, string> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
}

/** What an expression is changed to. */
function* replacements(from: Expression): Generator<Expression> {
  if (from.kind === 'binary') yield* ofBinary(from)
  if (from.kind === 'not' || from.kind === 'negative') yield from.operand
  if (from.kind === 'choice') yield* [from.yes, from.no]
  if (from.kind === 'list')
    for (const at of from.items.keys()) yield { ...from, items: from.items.toSpliced(at, 1) }
  if (from.kind === 'call' && TIMES[from.name]) yield { ...from, name: TIMES[from.name] ?? '' }
  if (from.kind === 'method' && from.name === 'lower') yield from.object
  if (from.kind === 'method' && from.name === 'matches') yield* ofPattern(from)
  else if (from.kind === 'literal') yield* ofLiteral(from)
}

const isChain = (side: Expression, operator: Operator) =>
  side.kind === 'binary' && side.operator === operator

/** Without this condition the next one fails where nobody is signed in, which refuses as well. */
const isGuard = (side: Expression) => print(side) === '(request.auth != null)'

function* ofBinary(from: Extract<Expression, { kind: 'binary' }>): Generator<Expression> {
  const { operator, left, right, line } = from
  if (operator === '&&' || operator === '||') {
    yield left
    if (!isChain(left, operator) && !isGuard(left)) yield right
    yield { ...from, operator: operator === '&&' ? '||' : '&&' }
  }
  if (operator === 'in') yield { kind: 'not', line, operand: from }
  for (const other of OPERATORS[operator] ?? [])
    // Words are joined by nothing else.
    if (operator !== '+' || [left, right].every(({ kind }) => kind !== 'literal'))
      yield { ...from, operator: other }
}

function* ofLiteral(from: Extract<Expression, { kind: 'literal' }>): Generator<Expression> {
  const { value } = from
  if (typeof value === 'boolean') yield { ...from, value: !value }
  if (typeof value === 'bigint') yield { ...from, value: value + 1n }
  if (typeof value === 'bigint' && value > 0n) yield { ...from, value: value - 1n }
  if (typeof value === 'string') yield { ...from, value: value === '' ? 'mutant' : '' }
}

/** A pattern with another length, or without one of its alternatives. */
function* ofPattern(from: Extract<Expression, { kind: 'method' }>): Generator<Expression> {
  const [argument] = from.arguments
  if (argument?.kind !== 'literal' || typeof argument.value !== 'string') return
  const pattern = argument.value
  const put = (start: number, length: number, text: string): Expression => ({
    ...from,
    arguments: [
      { ...argument, value: pattern.slice(0, start) + text + pattern.slice(start + length) },
    ],
  })
  for (const { 0: found, 1: count, index } of pattern.matchAll(/(?<=[{,])(\d+)(?=[,}])/g))
    yield put(index, found.length, String(Number(count) + 1))
  for (const { 0: found, 1: inside = '', index } of pattern.matchAll(/\(([^()]*\|[^()]*)\)/g)) {
    const words = inside.split('|')
    for (const at of words.keys())
      yield put(index, found.length, `(${words.toSpliced(at, 1).join('|')})`)
  }
}
