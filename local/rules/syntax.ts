export type Operator =
  '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'

export const TYPES = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'string',
  'timestamp',
] as const

export type TypeName = (typeof TYPES)[number]

/** An expression, with the line it stands on. */
export type Expression = { line: number } & (
  | { kind: 'literal'; value: null | boolean | bigint | number | string }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: [Expression, Expression][] }
  | { kind: 'path'; segments: (string | Expression)[] }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; key: Expression }
  | { kind: 'call'; name: string; arguments: Expression[] }
  | { kind: 'method'; object: Expression; name: string; arguments: Expression[] }
  | { kind: 'not' | 'negative'; operand: Expression }
  | { kind: 'binary'; operator: Operator; left: Expression; right: Expression }
  | { kind: 'is'; value: Expression; type: TypeName }
  | { kind: 'choice'; test: Expression; yes: Expression; no: Expression }
)

export interface FunctionRule {
  name: string
  parameters: string[]
  lets: { name: string; value: Expression }[]
  result: Expression
  line: number
}

/** The seven words that `allow` takes, and the five that a request can be. */
export const METHODS = {
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
} as const

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete'

export interface AllowRule {
  methods: Set<Method>
  condition: Expression
}

export type Segment = { kind: 'fixed' | 'one' | 'rest'; text: string }

export interface MatchRule {
  pattern: Segment[]
  functions: FunctionRule[]
  allows: AllowRule[]
  matches: MatchRule[]
  line: number
}

export interface Service extends MatchRule {
  name: string
}
