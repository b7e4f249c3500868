// Where a page of orders ended, as an opaque word for the next request.
import { problem } from '../http/problem.ts'

/** The last order of a page; `rank` is what the list sorts by before time. */
export type PageCursor = { rank: number; placedAt: string; orderID: string }

export function writeCursor({ rank, placedAt, orderID }: PageCursor): string {
  return Buffer.from(`${rank} ${placedAt} ${orderID}`).toString('base64url')
}

// As `writeCursor` writes them: a wilder date or sign would be a surprise to the database.
const form = /^([01]) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z) ([\w-]{1,100})$/

/** Throws invalid_request on a word that is not ours. */
export function readCursor(word: string | undefined): PageCursor | null {
  if (word === undefined) return null
  const [, rank = '', placedAt = '', orderID = ''] =
    form.exec(Buffer.from(word, 'base64url').toString()) ?? []
  if (Number.isNaN(Date.parse(placedAt))) {
    throw problem('invalid_request', {
      faults: [{ path: 'cursor', message: 'not a cursor of this list' }],
    })
  }
  return { rank: Number(rank), placedAt: new Date(placedAt).toISOString(), orderID }
}
