// Chooses the past orders that are offered for reordering: the latest one of each merchant.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Order } from '@tingkat/ordering/order/order'

// Four merchants fit into one row on a desktop.
const maxMerchants = 4

/**
 * Returns the newest order of each merchant, completed deliveries
 * in the country only. `orders` must begin with the newest.
 */
export function latestPerMerchant(orders: readonly Order[], country: CountryCode): Order[] {
  const latest = new Map<string, Order>()
  for (const order of orders) {
    const delivered = order.orderState === 'COMPLETED' && order.dineInInfo === null
    const inCountry = order.countryCode.toLowerCase() === country
    if (delivered && inCountry && !latest.has(order.merchant.ID))
      latest.set(order.merchant.ID, order)
  }
  return [...latest.values()].slice(0, maxMerchants)
}
