// Fingerprints of request bodies, which detect an idempotency key that is reused for another body.
import { createHash } from 'node:crypto'

/** Returns the SHA-256 of the body as JSON, independent of the sequence of its fields. */
export function fingerprintOf(body: unknown): Buffer {
  // The fields are sorted beforehand, because a replacer function would make JSON.stringify slow.
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
