// What tells two requests of one key apart: a hash of the body, whatever the order of its fields.
import { createHash } from 'node:crypto'

export function fingerprintOf(body: unknown): Buffer {
  // Sorted before, not by a replacer while it is written: that is JSON.stringify's slow path.
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest()
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const fields = value as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(fields)
      .toSorted()
      .map((key) => [key, sorted(fields[key])]),
  )
}
