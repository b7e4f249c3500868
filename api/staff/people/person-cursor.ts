// The cursor of a list that is sorted by a name and an id.
type Position = { name: string; personID: string }

// A cursor is short enough for a query string; a longer name loses its end, and its page repeats.
const nameMax = 40

export function writePersonCursor({ name, personID }: Position): string {
  return Buffer.from(JSON.stringify([name.slice(0, nameMax), personID])).toString('base64url')
}

/** Null without a cursor, or for a text that is none. */
export function readPersonCursor(cursor: string | undefined): Position | null {
  if (!cursor) return null
  try {
    const [name, personID] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    return typeof name === 'string' && typeof personID === 'string' ? { name, personID } : null
  } catch {
    return null
  }
}
