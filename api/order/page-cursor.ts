// Cursors of lists of orders: opaque texts that a client sends back to get the next page.
import { problem } from '../http/problem.ts'

/**
 * The position after the last order of a page. Orders are sorted
 * by `rank` first: 0 for ongoing orders, 1 for past ones.
 */
export type PageCursor = { rank: number; placedAt: string; orderID: string }

export function writeCursor({ rank, placedAt, orderID }: PageCursor): string {
  return Buffer.from(`${rank} ${placedAt} ${orderID}`).toString('base64url')
}

// The pattern is strict, because the database query would fail for other dates and characters.
const pattern = /^([01]) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z) ([\w-]{1,100})$/

/**
 * Parses the cursor of a request. Returns null if the request has none.
 * Throws invalid_request for a text that `writeCursor` did not write.
 */
export function readCursor(cursor: string | undefined): PageCursor | null {
  if (cursor === undefined) return null
  const [, rank = '', placedAt = '', orderID = ''] =
    pattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (Number.isNaN(Date.parse(placedAt))) {
    throw problem('invalid_request', {
      faults: [{ path: 'cursor', message: 'not a cursor of this list' }],
    })
  }
  return { rank: Number(rank), placedAt: new Date(placedAt).toISOString(), orderID }
}
