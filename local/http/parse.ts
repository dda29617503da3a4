import * as v from 'valibot'

import { invalid } from './error.ts'

/** The input as the schema parses it, or an error that names the field. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  throw invalid(place ? `${place}: ${issue.message}` : issue.message)
}

export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    throw invalid('The body is not JSON')
  }
  return parse(schema, input)
}
