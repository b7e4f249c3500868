// The kitchens that an eater was served by, for ordering from them again: each once, by its latest order.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Order } from '@tingkat/ordering/order/order'

// One row on a desktop.
const most = 4

/** `orders` newest first. What was called off or failed is nothing to repeat; a meal at a table is not brought home. */
export function pastMerchants(orders: readonly Order[], country: CountryCode): Order[] {
  const latest = new Map<string, Order>()
  for (const order of orders) {
    const served = order.orderState === 'COMPLETED' && order.dineInInfo === null
    if (served && order.countryCode.toLowerCase() === country && !latest.has(order.merchant.ID))
      latest.set(order.merchant.ID, order)
  }
  return [...latest.values()].slice(0, most)
}
