// Converts values between PostgreSQL's text format and JavaScript, for PGlite and for servers.
import pg from 'pg'

const INT8 = 20
const INT8_ARRAY = 1016
const TEXT_ARRAY = 1009
const DATE = 1082

/** Parses an int8. Throws a RangeError beyond 2^53, where a number would lose precision. */
function parseInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The integer ${text} is too large to be exact.`)
  return value
}

const parseTexts = (pg.types.getTypeParser as (oid: number, format: 'text') => unknown)(
  TEXT_ARRAY,
  'text',
) as (text: string) => unknown[]
const mapItems = (items: unknown[], parse: (text: string) => number): unknown[] =>
  items.map((item) => {
    if (Array.isArray(item)) return mapItems(item, parse)
    return item === null ? null : parse(item as string)
  })

/**
 * Returns the parser of a column type by its OID: int8 → number, date → text, bytea → Buffer,
 * timestamptz → Date, jsonb → parsed.
 */
export function columnParser(oid: number): (text: string) => unknown {
  if (oid === INT8) return parseInteger
  if (oid === INT8_ARRAY) return (text) => mapItems(parseTexts(text), parseInteger)
  // A date remains a text. It has no time zone, so a `Date` could be another day.
  if (oid === DATE) return (text) => text
  return pg.types.getTypeParser(oid, 'text')
}

/** The option `types` of a pg pool. */
export const columnTypes = {
  getTypeParser: (oid: number, format?: string) =>
    format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : columnParser(oid),
}

const bytesText = (bytes: Uint8Array): string =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`

function arrayText(values: readonly unknown[]): string {
  const items = values.map((value) => {
    if (value === null || value === undefined) return 'NULL'
    if (Array.isArray(value)) return arrayText(value)
    return `"${String(valueText(value)).replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`
  })
  return `{${items.join(',')}}`
}

/**
 * Converts a parameter to PostgreSQL's text format: undefined
 * to null, plain objects to JSON, arrays to PostgreSQL arrays.
 */
export function valueText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return bytesText(value)
  if (Array.isArray(value)) return arrayText(value)
  if (typeof value === 'object') return JSON.stringify(value)
  // Numbers, booleans and all other values are converted to a string.
  return `${value as number}`
}
