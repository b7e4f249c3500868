// Use case of a merchant's history: lists the orders that ended on one day, with their totals.
import {
  historyDays,
  type KitchenHistory,
  type KitchenOrder,
} from '@tingkat/contract/console/kitchen'
import { toInstant, toLocal } from '@tingkat/ordering/merchant/opening-hours'
import { sum } from '@tingkat/ordering/money'
import { problem } from '../http/problem.ts'
import { describeOrder, type BoardKey, type BoardPorts } from './board-actions.ts'

export type HistoryRequest = {
  date?: string | undefined
  search: string
  cursor?: string | undefined
  limit: number
}

const day = 86_400_000
// Maximum number of orders read for one day.
const ordersMax = 1_000

/**
 * Returns the merchant's orders that ended on the day `date`, by default today.
 * Throws invalid_request for a day in the future or more than `historyDays` ago.
 */
export async function readHistory(
  ports: BoardPorts,
  key: BoardKey,
  { date, search, cursor, limit }: HistoryRequest,
): Promise<KitchenHistory> {
  const found = ports.catalogue.find(key.merchantID)
  if (!found) throw problem('not_found')
  const { timeZone } = found.merchant.openingHours
  const today = Math.floor(toLocal(ports.clock().getTime(), timeZone) / day) * day
  const local = date === undefined ? today : Date.parse(date)
  if (local > today || local < today - historyDays * day)
    throw problem('invalid_request', {
      faults: [{ path: 'date', message: `a day of the last ${historyDays}` }],
    })
  const period = {
    from: new Date(toInstant(local, timeZone)),
    to: new Date(toInstant(local + day, timeZone)),
  }
  const rows = await ports.boards.listHistory(key, period, ordersMax + 1)
  const orders = rows.slice(0, ordersMax).map((row) => {
    const order = describeOrder(ports, row)
    return { ...order, minutes: minutesOf(order) }
  })
  const matching = orders.filter((order) => matches(order, search))
  const start = startOf(matching, cursor)
  const shown = matching.slice(start, start + limit)
  return {
    date: new Date(local).toISOString().slice(0, 10),
    currency: found.snapshot.country.currency,
    day: { ...totalsOf(orders), truncated: rows.length > ordersMax },
    orders: shown,
    nextCursor: start + limit < matching.length ? (shown.at(-1)?.orderID ?? null) : null,
  }
}

/**
 * Returns the index of the first order of the page.
 * `cursor` is the id of the previous page's last order.
 */
function startOf(orders: readonly { orderID: string }[], cursor: string | undefined): number {
  return cursor === undefined ? 0 : orders.findIndex(({ orderID }) => orderID === cursor) + 1
}

/** Minutes from acceptance until the food was ready, rounded up; null if it was never ready. */
function minutesOf({ acceptedAt, readyAt }: KitchenOrder): number | null {
  if (acceptedAt === null || readyAt === null) return null
  return Math.ceil((Date.parse(readyAt) - Date.parse(acceptedAt)) / 60_000)
}

function matches({ orderCode, items, table }: KitchenOrder, search: string): boolean {
  const wanted = search.toLowerCase()
  const texts = [orderCode, ...items.map(({ name }) => name)]
  return (
    wanted === '' ||
    table?.number.toLowerCase() === wanted ||
    texts.some((text) => text.toLowerCase().includes(wanted))
  )
}

function totalsOf(
  orders: readonly (KitchenOrder & { minutes: number | null })[],
): Omit<KitchenHistory['day'], 'truncated'> {
  const completed = orders.filter(({ end }) => end?.kind === 'completed')
  const minutes = orders.flatMap((order) => order.minutes ?? [])
  return {
    orderCount: orders.length,
    completedCount: completed.length,
    cancelledCount: orders.length - completed.length,
    changedCount: orders.filter(({ changes }) => changes.length > 0).length,
    totalInMinor: sum(completed.map(({ total }) => total)),
    averageMinutes: minutes.length > 0 ? Math.round(sum(minutes) / minutes.length) : null,
  }
}
