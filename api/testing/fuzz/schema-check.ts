// Validates values against the schemas of the OpenAPI document, as a client of the API could.
import { z } from 'zod'
import type { JsonSchema } from './contract.ts'

export type SchemaCheck = {
  /**
   * Returns null if the value matches the schema, otherwise a text that says what is wrong with it.
   */
  faultOf(schema: JsonSchema, value: unknown): string | null
}

/**
 * Creates the validator of a schema at its first use,
 * because most of the hundreds of schemas are never used.
 */
export function createSchemaCheck(schemas: Record<string, JsonSchema>): SchemaCheck {
  const validators = new WeakMap<JsonSchema, z.ZodType>()
  const definitions = toLocalReferences(schemas)

  function validatorOf(schema: JsonSchema): z.ZodType {
    const known = validators.get(schema)
    if (known) return known
    const local = toLocalReferences(schema)
    const validator = z.fromJSONSchema({
      ...(local as Record<string, unknown>),
      $defs: usedDefinitions(local, definitions),
    } as Parameters<typeof z.fromJSONSchema>[0])
    validators.set(schema, validator)
    return validator
  }

  return {
    faultOf(schema, value) {
      const result = validatorOf(schema).safeParse(value)
      return result.success ? null : z.prettifyError(result.error).slice(0, 400)
    },
  }
}

function toLocalReferences<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')) as T
}

/**
 * Returns only the definitions that `schema` refers to, because converting all of them takes
 * milliseconds.
 */
function usedDefinitions(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const used = new Map<string, JsonSchema>()
  const pending: JsonSchema[] = [schema]
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      const definition = definitions[name]
      if (!definition || used.has(name)) continue
      used.set(name, definition)
      pending.push(definition)
    }
  }
  return Object.fromEntries(used)
}
