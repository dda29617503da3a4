import type {
  Expression,
  FunctionRule,
  MatchRule,
  Segment,
  Service,
} from '../../local/rules/syntax.ts'

/** Writes rules as text again, so that a changed tree can be judged like the file itself. */
export const printRules = (service: Service): string =>
  `rules_version = '2';\nservice ${service.name} {\n${printBlock(service)}\n}\n`

function printBlock({ functions, allows, matches }: MatchRule): string {
  return [
    ...functions.map(printFunction),
    ...allows
      .filter(({ methods }) => methods.size > 0)
      .map(({ methods, condition }) => `allow ${[...methods].join(', ')}: if ${print(condition)};`),
    ...matches.map(
      match => `match ${match.pattern.map(printSegment).join('')} {\n${printBlock(match)}\n}`,
    ),
  ].join('\n')
}

function printSegment({ kind, text }: Segment): string {
  if (kind === 'fixed') return `/${text}`
  return kind === 'rest' ? `/{${text}=**}` : `/{${text}}`
}

function printFunction({ name, parameters, lets, result }: FunctionRule): string {
  const names = lets.map(({ name, value }) => `let ${name} = ${print(value)};`)
  return `function ${name}(${parameters.join(', ')}) { ${names.join(' ')} return ${print(result)}; }`
}

const quoted = (text: string) =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`

const list = (items: readonly Expression[]) => items.map(print).join(', ')

/** An expression as it stands in a rules file, with more brackets than anybody would write. */
export function print(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string'
        ? quoted(expression.value)
        : String(expression.value)
    case 'name':
      return expression.name
    case 'list':
      return `[${list(expression.items)}]`
    case 'map':
      return `{${expression.entries.map(([key, value]) => `${print(key)}: ${print(value)}`).join(', ')}}`
    case 'path':
      return expression.segments
        .map(segment => (typeof segment === 'string' ? `/${segment}` : `/$(${print(segment)})`))
        .join('')
    case 'member':
      return `${print(expression.object)}.${expression.name}`
    case 'index':
      return `${print(expression.object)}[${print(expression.key)}]`
    case 'call':
      return `${expression.name}(${list(expression.arguments)})`
    case 'method':
      return `${print(expression.object)}.${expression.name}(${list(expression.arguments)})`
    case 'not':
      return `!${print(expression.operand)}`
    case 'negative':
      return `(-${print(expression.operand)})`
    case 'binary':
      return `(${print(expression.left)} ${expression.operator} ${print(expression.right)})`
    case 'is':
      return `(${print(expression.value)} is ${expression.type})`
    case 'choice':
      return `(${print(expression.test)} ? ${print(expression.yes)} : ${print(expression.no)})`
    default:
      return expression satisfies never
  }
}
