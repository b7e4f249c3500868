// The order that was placed last in this browser. Placing it emptied the cart, so another tab, or a
// checkout opened again with the back button, shows a link to the order instead of an empty cart.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { storedByName } from '../../../platform/storage/stored.ts'

/** `placedAt`: milliseconds since 1970, by the browser's clock. */
export type PlacedOrder = { orderID: string; account: string; placedAt: number }

const offeredForMs = 30 * 60_000

export const placedOrderOf = storedByName('placed.', parsePlacedOrder)

export function rememberPlacedOrder(country: CountryCode, orderID: string, account: string): void {
  placedOrderOf(country).write({ orderID, account, placedAt: Date.now() })
}

/**
 * Returns whether the page shows a link to the order: only if the order is the eater's own and less
 * than half an hour old.
 */
export const isOffered = (
  placed: PlacedOrder | null,
  account: string | null,
  now: number,
): placed is PlacedOrder =>
  placed !== null && placed.account === account && now - placed.placedAt < offeredForMs

function parsePlacedOrder(value: unknown): PlacedOrder | null {
  const { orderID, account, placedAt } = (value ?? {}) as Partial<PlacedOrder>
  if (typeof orderID !== 'string' || typeof account !== 'string') return null
  return typeof placedAt === 'number' ? { orderID, account, placedAt } : null
}
