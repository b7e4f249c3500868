// What tells two requests of one key apart: a hash of the body, whatever the order of its fields.
import { createHash } from 'node:crypto'

export function fingerprintOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body, sortKeys)).digest()
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
