// Digest of a merchant's file, by which an import finds out whether a merchant has changed.
import { createHash } from 'node:crypto'

/** Files with the same content have the same digest, whatever the sequence of their fields. */
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
