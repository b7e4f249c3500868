// Where a page of orders ended, as an opaque word for the next request.
import { problem } from '../http/problem.ts'

/** The last order of a page; `rank` is what the list sorts by before time. */
export type PageCursor = { rank: number; placedAt: string; orderID: string }

export function writeCursor({ rank, placedAt, orderID }: PageCursor): string {
  return Buffer.from(`${rank} ${placedAt} ${orderID}`).toString('base64url')
}

/** Throws invalid_request on a word that is not ours. */
export function readCursor(word: string | undefined): PageCursor | null {
  if (word === undefined) return null
  const [rank = '', placedAt = '', orderID = ''] = Buffer.from(word, 'base64url').toString().split(' ')
  if (!/^[01]$/.test(rank) || Number.isNaN(Date.parse(placedAt)) || !orderID) {
    throw problem('invalid_request', { faults: [{ path: 'cursor', message: 'not a cursor of this list' }] })
  }
  return { rank: Number(rank), placedAt: new Date(placedAt).toISOString(), orderID }
}
