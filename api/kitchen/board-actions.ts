// Use cases of the kitchen board: reads the orders and settings of the caller's merchants, or of
// one order.
import {
  pastMinutes,
  type BoardMerchant,
  type KitchenOrder,
} from '@tingkat/contract/console/kitchen'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { quarterOf } from '@tingkat/ordering/merchant/capacity'
import { activeAt } from '@tingkat/ordering/merchant/live-state'
import type { Catalogue } from '../catalogue/snapshot.ts'
import type { BoardRow, BoardState, BoardStore } from './board-store.ts'
import { toKitchenOrder } from './kitchen-order.ts'

export type BoardPorts = { catalogue: Catalogue; boards: BoardStore; clock: () => Date }
export type BoardKey = { country: CountryCode; merchantID: string }

/**
 * Maximum number of orders on one merchant's kitchen board. If more orders are open, the board
 * shows the oldest of them.
 */
export const ordersMax = 400
// In milliseconds: how long an ended order that staff must confirm stays on the kitchen board.
// Other ended orders leave it earlier.
const confirmableMs = 6 * 3_600_000

/**
 * Returns the country and id of each of these merchants.
 * Omits merchants that are not in the catalogue.
 */
export function findBoardKeys(
  { catalogue }: Pick<BoardPorts, 'catalogue'>,
  merchantIDs: readonly string[],
): BoardKey[] {
  return merchantIDs.flatMap((merchantID) => {
    const found = catalogue.find(merchantID)
    return found ? [{ country: found.snapshot.country.code, merchantID }] : []
  })
}

/** Returns the order as the kitchen board shows it, computed with the merchant's current menu. */
export function describeOrder({ catalogue, clock }: BoardPorts, row: BoardRow): KitchenOrder {
  const { countryCode, merchant } = row.order
  const now = clock()
  const snapshot = catalogue.of(countryCode as CountryCode)
  return toKitchenOrder(row, { merchant: snapshot?.at(merchant.ID, now), now })
}

export type BoardPart = {
  merchant: BoardMerchant
  state: BoardState
  orders: KitchenOrder[]
  truncated: boolean
}

/** Returns one merchant's part of a kitchen board; null if the merchant is not on sale. */
export async function readBoardPart(ports: BoardPorts, key: BoardKey): Promise<BoardPart | null> {
  const now = ports.clock()
  const since = new Date(now.getTime() - confirmableMs)
  const [state, rows] = await Promise.all([
    readBoardState(ports, key),
    ports.boards.listBoard(key, since, ordersMax + 1),
  ])
  const merchant = describeMerchant(ports, key, state)
  if (!merchant) return null
  const orders = rows.map((row) => describeOrder(ports, row))
  return {
    merchant,
    state,
    orders: orders.slice(0, ordersMax).filter((order) => isOnBoard(order, now)),
    truncated: rows.length > ordersMax,
  }
}

/**
 * Returns the settings of the merchant's kitchen boards, and how much of the merchant's cooking
 * capacity is taken in each quarter of an hour from the current one on.
 */
export async function readBoardState(
  { boards, clock }: Pick<BoardPorts, 'boards' | 'clock'>,
  key: BoardKey,
): Promise<BoardState> {
  return await boards.readState(key, new Date(quarterOf(clock().getTime())))
}

export function hasCapacity({ catalogue }: Pick<BoardPorts, 'catalogue'>, key: BoardKey): boolean {
  return catalogue.liveOf(key.country).of(key.merchantID).live.capacity.length > 0
}

/** Returns whether the kitchen board shows the order: ended orders leave it after 30 minutes. */
export function isOnBoard({ end, toConfirm }: KitchenOrder, now: Date): boolean {
  if (!end || toConfirm !== null) return true
  return now.getTime() - Date.parse(end.at) <= pastMinutes * 60_000
}

/**
 * Describes the merchant for its kitchen boards, from the catalogue in memory and `BoardState`.
 * Returns null if the merchant is not on sale.
 */
export function describeMerchant(
  { catalogue, clock }: Pick<BoardPorts, 'catalogue' | 'clock'>,
  { country, merchantID }: BoardKey,
  { settings, load }: BoardState,
): BoardMerchant | null {
  const found = catalogue.find(merchantID)
  if (!found) return null
  const { version, live } = catalogue.liveOf(country).of(merchantID)
  const now = clock()
  const { soldOut, busy } = activeAt(live, now)
  const pause = found.snapshot.at(merchantID, now)?.pause
  return {
    merchantID,
    country,
    name: found.merchant.name,
    timeZone: found.merchant.openingHours.timeZone,
    currency: found.snapshot.country.currency,
    live: {
      version,
      soldOutCount: soldOut.length,
      busy: busy && { minutes: busy.minutes, until: busy.until },
      pause: pause ? { reason: pause.reason, until: pause.until } : null,
      autoAccept: live.autoAccept,
      capacity: [...live.capacity],
    },
    settings,
    ...(live.capacity.length > 0 && {
      load: load.map(({ from, taken }) => ({ from: new Date(from).toISOString(), taken })),
    }),
  }
}
