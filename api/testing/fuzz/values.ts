// Generates random values that match a schema. In place of ids, personal texts and times they
// contain references, which existing values replace when the request is sent.
import * as fc from 'fast-check'
import { resolveSchema, type JsonSchema } from './contract.ts'

/**
 * A placeholder for an id that the sender knows. `name`
 * is the property or parameter that contains it.
 */
export class IdReference {
  readonly name: string
  readonly choice: number
  constructor(name: string, choice: number) {
    this.name = name
    this.choice = choice
  }
}

/** A placeholder for a marker of the sender: see markers.ts. */
export class MarkerReference {
  readonly property: string
  constructor(property: string) {
    this.property = property
  }
}

/** A placeholder for a time, which is `seconds` after the time when the request is sent. */
export class TimeReference {
  readonly seconds: number
  constructor(seconds: number) {
    this.seconds = seconds
  }
}

/** Names of properties and parameters that hold an id. */
export const idNames = new Set([
  'ID',
  'orderID',
  'groupID',
  'memberID',
  'merchantID',
  'savedPlaceID',
  'sessionID',
  'codeID',
  'helpID',
  'reference',
  'key',
  'itemID',
  'tableID',
  'tableNumber',
  'tableCode',
  'quoteToken',
  'cursor',
  'token',
  'serial',
  'version',
])

const markerNames = new Set([
  'name',
  'nameAlias',
  'groupName',
  'address',
  'displayAddress',
  'addressDetail',
  'noteToDriver',
  'label',
  'text',
  'comment',
])

const choice = fc.nat(1_000)
const texts = fc.constantFrom(
  '',
  'a',
  'en',
  'sg',
  'Singapore',
  'no chilli, please',
  'ไม่เผ็ด 🌶️',
  'Đường Nguyễn Huệ',
  '12345678',
  '1.2863,103.8281',
)
/** Maximum length of most lists. It is small, so that reported requests are readable. */
const usualItems = 3
// Maximum length of texts whose schema has no maximum.
const longestText = 2_000
const daysAround = 60

export type Schemas = Record<string, JsonSchema>

/**
 * Returns a generator of values of `schema`. `name` is the property or parameter that holds them.
 */
export function valuesOf(schema: JsonSchema, schemas: Schemas, name = ''): fc.Arbitrary<unknown> {
  const resolved = resolveSchema(schema, schemas)
  const options = resolved.anyOf ?? resolved.oneOf
  if (options) return fc.oneof(...options.map((option) => valuesOf(option, schemas, name)))
  if (resolved.enum) return fc.constantFrom(...resolved.enum)
  if ('const' in resolved) return fc.constant(resolved.const)
  if (resolved.type === 'object') return objectsOf(resolved, schemas)
  if (resolved.type === 'array') return arraysOf(resolved, schemas)
  if (resolved.type === 'string') return stringsOf(resolved, name)
  if (resolved.type === 'boolean') return fc.boolean()
  if (resolved.type === 'integer' || resolved.type === 'number') return numbersOf(resolved, name)
  return fc.constant(null)
}

function objectsOf(schema: JsonSchema, schemas: Schemas): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema
  if (!properties && typeof additionalProperties === 'object')
    return fc.dictionary(
      fc.constantFrom('a', 'b', 'counter', 'toString'),
      valuesOf(additionalProperties, schemas),
      { maxKeys: 2, noNullPrototype: true },
    )
  const values = Object.entries(properties ?? {}).map(
    ([name, property]) => [name, valuesOf(property, schemas, name)] as const,
  )
  return fc.record(Object.fromEntries(values), { requiredKeys: required, noNullPrototype: true })
}

function arraysOf(
  { items = {}, minItems = 0, maxItems = usualItems }: JsonSchema,
  schemas: Schemas,
) {
  const values = valuesOf(items, schemas)
  const maxLength = Math.max(minItems, Math.min(maxItems, usualItems))
  return fc.oneof(
    { weight: 20, arbitrary: fc.array(values, { minLength: minItems, maxLength }) },
    // The longest list that the schema allows, filled with copies of one value.
    { weight: 1, arbitrary: values.map((value) => Array.from({ length: maxItems }, () => value)) },
  )
}

function stringsOf(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = longestText } = schema
  if (schema.format === 'date-time')
    return fc
      .integer({ min: -daysAround * 86_400, max: daysAround * 86_400 })
      .map((seconds) => new TimeReference(seconds))
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  if (idNames.has(name)) return choice.map((number) => new IdReference(name, number))
  const fit = (text: string) => text.padEnd(minLength, '0').slice(0, maxLength)
  const plain = fc.oneof(
    { weight: 6, arbitrary: texts },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(minLength, Math.min(maxLength, longestText))
        .map((length) => 'x'.repeat(length)),
    },
  )
  if (!markerNames.has(name)) return plain.map(fit)
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(new MarkerReference(name)) },
    { weight: 1, arbitrary: plain.map(fit) },
  )
}

function numbersOf(
  { type, minimum = -1_000_000, maximum = 1_000_000 }: JsonSchema,
  name: string,
): fc.Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -1e15), Math.min(maximum, 1e15)]
  const whole = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + 10) }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((number) => clamp(number, min, max)) },
  )
  if (idNames.has(name))
    return fc.oneof({ weight: 3, arbitrary: choice.map((n) => new IdReference(name, n)) }, whole)
  if (type === 'integer') return whole
  return fc.oneof(whole, fc.double({ min, max, noNaN: true }))
}

const clamp = (number: number, min: number, max: number) => Math.min(max, Math.max(min, number))
