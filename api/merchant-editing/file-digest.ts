// Digest of a merchant's file. An import compares
// digests to find out whether a merchant has changed.
import { createHash } from 'node:crypto'

/** Returns a digest that does not depend on the sequence of the fields. */
export function digestOf(file: unknown): Buffer {
  return createHash('sha256').update(canonicalJson(file)).digest()
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
