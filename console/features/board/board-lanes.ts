// Sorts orders into the lanes of the kitchen board.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { toLocal } from '@tingkat/ordering/merchant/opening-hours'

const day = 86_400_000
const quarter = 900_000

export type Lanes = {
  new: KitchenOrder[]
  cooking: KitchenOrder[]
  ready: KitchenOrder[]
  later: KitchenOrder[]
  past: KitchenOrder[]
  /**
   * Orders that ended before they were accepted. They stay in the lane of new orders until staff
   * confirm that they saw the end.
   */
  endedNew: KitchenOrder[]
  /**
   * Orders that ended after they were accepted. They stay in the lane of cooked orders until staff
   * confirm that they saw the end.
   */
  endedCooking: KitchenOrder[]
  /**
   * Orders that eaters at tables placed, if the kitchen board is set to show them in their own
   * lane.
   */
  tables: KitchenOrder[]
}

const time = (instant: string | null): number => (instant === null ? Infinity : Date.parse(instant))

const compareBy =
  (key: (order: KitchenOrder) => number) =>
  (a: KitchenOrder, b: KitchenOrder): number =>
    key(a) - key(b) || (a.orderID < b.orderID ? -1 : 1)

/** Puts each order into exactly one lane. */
export function toLanes(orders: readonly KitchenOrder[], hasTableLane = false): Lanes {
  const isOpen = ({ lane }: KitchenOrder) => lane === 'cooking' || lane === 'ready'
  const inTables = (order: KitchenOrder) => hasTableLane && order.table !== null && isOpen(order)
  const inLane = (lane: KitchenOrder['lane']) =>
    orders.filter((order) => order.lane === lane && order.toConfirm === null && !inTables(order))
  const ended = orders
    .filter(({ toConfirm }) => toConfirm !== null)
    .toSorted(compareBy(({ end }) => time(end?.at ?? null)))
  return {
    new: inLane('new').toSorted(compareBy(({ answerBy }) => time(answerBy))),
    cooking: inLane('cooking').toSorted(compareBy(({ readyBy }) => time(readyBy))),
    ready: inLane('ready').toSorted(compareBy(({ readyAt }) => time(readyAt))),
    later: inLane('later').toSorted(compareBy(({ startAt }) => time(startAt))),
    past: inLane('past').toSorted(compareBy(({ end, stateSince }) => -time(end?.at ?? stateSince))),
    endedNew: ended.filter(({ acceptedAt }) => acceptedAt === null),
    endedCooking: ended.filter(({ acceptedAt }) => acceptedAt !== null),
    tables: orders.filter(inTables).toSorted(compareBy(({ placedAt }) => time(placedAt))),
  }
}

/**
 * Distributes the cards of orders over columns. Each card goes to the column that is shortest so
 * far, so that the first cards are at the top.
 */
export function dealColumns(orders: readonly KitchenOrder[], columns: number): KitchenOrder[][] {
  const dealt = Array.from({ length: columns }, () => ({ height: 0, orders: [] as KitchenOrder[] }))
  for (const order of orders) {
    const shortest = dealt.reduce((a, b) => (b.height < a.height ? b : a))
    shortest.orders.push(order)
    // Heights are counted in lines of text. Header and footer of a card together are as high as
    // five lines.
    shortest.height += 5 + order.items.reduce((sum, item) => sum + 1 + item.modifiers.length, 0)
  }
  return dealt.map((column) => column.orders)
}

/**
 * The scheduled orders whose cooking starts on one day in the merchant's time zone. `date` is an
 * instant of that day.
 */
export type LaterDay = { date: string; orders: KitchenOrder[]; load: QuarterLoad[] }
/** How many orders start cooking in the quarter of an hour that begins at `from`. */
type QuarterLoad = { from: string; count: number }

/** Groups scheduled orders by the day on which their cooking starts. */
export function groupByDay(orders: readonly KitchenOrder[], timeZone: string): LaterDay[] {
  const days = new Map<number, KitchenOrder[]>()
  for (const order of orders) {
    const index = Math.floor(toLocal(Date.parse(order.startAt), timeZone) / day)
    days.set(index, [...(days.get(index) ?? []), order])
  }
  return [...days]
    .toSorted(([a], [b]) => a - b)
    .map(([, ofDay]) => ({
      date: ofDay[0]?.startAt ?? '',
      orders: ofDay,
      load: loadByQuarter(ofDay),
    }))
}

/** Counts the orders by the quarter of an hour in which their cooking starts, earliest first. */
function loadByQuarter(orders: readonly KitchenOrder[]): QuarterLoad[] {
  const counts = new Map<number, number>()
  for (const { startAt } of orders) {
    const from = Math.floor(Date.parse(startAt) / quarter) * quarter
    counts.set(from, (counts.get(from) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([from, count]) => ({ from: new Date(from).toISOString(), count }))
}
