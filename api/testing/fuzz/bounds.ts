// Finds inputs of the API that have no maximum. In the API's contract, every text and every list of
// a request must have a maximum length.
import type { Fault } from './checks.ts'
import { resolveSchema, type Contract, type JsonSchema } from './contract.ts'

// Maximum number of entries that a list may have in one answer.
const longestPage = 1_000

export function findUnboundedInputs({ operations, schemas }: Contract): Fault[] {
  const found: string[] = []

  function visit(schema: JsonSchema, place: string): void {
    const resolved = resolveSchema(schema, schemas)
    for (const option of [...(resolved.anyOf ?? []), ...(resolved.oneOf ?? [])])
      visit(option, place)
    for (const [name, property] of Object.entries(resolved.properties ?? {}))
      visit(property, `${place}.${name}`)
    if (typeof resolved.additionalProperties === 'object')
      visit(resolved.additionalProperties, `${place}.*`)
    if (resolved.items) visit(resolved.items, `${place}[]`)
    if (resolved.type === 'array' && resolved.maxItems === undefined) found.push(place)
    if (isUnboundedText(resolved)) found.push(place)
  }

  for (const { id, query, pathParameters, body } of operations) {
    for (const { name, schema } of [...query, ...pathParameters]) {
      visit(schema, `${id} ${name}`)
      if (name === 'limit' && (schema.maximum ?? Infinity) > longestPage)
        found.push(`${id} ${name}`)
    }
    if (body) visit(body, `${id} body`)
  }
  return found.map((detail) => ({ rule: 'inputs are bounded', detail }))
}

const isUnboundedText = (schema: JsonSchema): boolean =>
  schema.type === 'string' &&
  ['maxLength', 'pattern', 'format', 'enum', 'const'].every((bound) => !(bound in schema))
