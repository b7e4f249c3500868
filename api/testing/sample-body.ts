// Builds a valid body from the JSON schema of a route, for tests that call every route.
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  minLength?: number
  minimum?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  format?: string
  default?: unknown
}

// By the name of a field: a valid value, for fields whose schema does not say which values are
// valid.
const named: Record<string, unknown> = {
  scope: 'merchant:warung',
  role: 'merchant_staff',
  merchantIDs: ['warung'],
  country: 'sg',
  countryCode: 'sg',
  email: 'matrix@staff.example',
  pin: '2580',
  p256dh: 'A'.repeat(87),
  auth: 'A'.repeat(22),
  token: 'a'.repeat(43),
  code: 'AAAAAAAA',
  state: 'deactivated',
}

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-03-18T05:00:00Z',
  date: '2026-12-25',
}

/**
 * Replaces references (`$ref`) with the schemas to which they refer. Schemas must not be recursive.
 */
export function resolveSchema(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const text = JSON.stringify(schema, (_key, value: JsonSchema) => {
    const name = value?.$ref?.split('/').at(-1)
    return name === undefined ? value : schemas[name]
  })
  return JSON.parse(text) as JsonSchema
}

/**
 * Returns a valid sample that has only the required fields. A value of `values` with the field's
 * name takes precedence over values from the schema.
 */
export function sampleOf(
  schema: JsonSchema,
  values: Readonly<Record<string, unknown>>,
  name = '',
): unknown {
  const known = { ...named, ...values }[name]
  if (known !== undefined && (!schema.enum || schema.enum.includes(known))) return known
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return sampleOf(choice, values, name)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, values, name)))
  return samplePlain(schema, values, name)
}

function samplePlain(
  schema: JsonSchema,
  values: Readonly<Record<string, unknown>>,
  name: string,
): unknown {
  const { items = {}, minItems = 0, minimum = 1, minLength = 1 } = schema
  switch ([schema.type].flat()[0]) {
    case 'object':
      return sampleObject(schema, values)
    case 'array':
      return Array.from({ length: minItems }, () => sampleOf(items, values, name))
    case 'integer':
    case 'number':
      return Math.max(minimum, 1)
    case 'boolean':
      return true
    case 'null':
      return null
    case undefined:
    default:
      return byFormat[schema.format ?? ''] ?? 'a'.repeat(minLength || 1)
  }
}

function sampleObject(schema: JsonSchema, values: Readonly<Record<string, unknown>>): object {
  const fields = new Set([...(schema.required ?? []), ...alwaysFilled])
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([field]) => fields.has(field))
      .map(([field, part]) => [field, sampleOf(part, values, field)]),
  )
}

// An invite needs `email` or `phone`, both of which are optional in the schema.
const alwaysFilled = ['email']
