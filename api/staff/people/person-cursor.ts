// The position at which the next page of a list starts that is sorted by name and id.
type Position = { name: string; personID: string }

// Names are cut off after this many characters, because the cursor is part of a URL. If the last
// name of a page is longer, the next page may repeat entries of the list.
const nameMax = 40

export function writePersonCursor({ name, personID }: Position): string {
  return Buffer.from(JSON.stringify([name.slice(0, nameMax), personID])).toString('base64url')
}

/** Returns null without a cursor or for an invalid one. */
export function readPersonCursor(cursor: string | undefined): Position | null {
  if (!cursor) return null
  try {
    const [name, personID] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    return typeof name === 'string' && typeof personID === 'string' ? { name, personID } : null
  } catch {
    return null
  }
}
