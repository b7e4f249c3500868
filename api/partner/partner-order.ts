// An order as a partner sees it: what it needs to cook or to ride, and nothing of who the eater is.
import type { PartnerOrder, PartnerRole } from '@tingkat/contract/partner'
import type { Order } from '@tingkat/ordering/order'
import { movesOf } from '@tingkat/ordering/order-states'
import type { Partner } from './store.ts'

export function isPartnersOrder({ role, country, merchantIDs }: Partner, order: Order): boolean {
  return order.countryCode === country
    && (merchantIDs === null || merchantIDs.includes(order.merchant.ID))
    && (role !== 'courier' || order.path !== 'table')
}

/** `messageCount`: how many messages its chat holds, which are the courier's alone to read. */
export function toPartnerOrder(order: Order, role: PartnerRole, messageCount = 0): PartnerOrder {
  const { orderID, orderCode, merchant, orderState, orderType, path, version, stateSince, placedAt } = order
  return {
    orderID, orderCode, merchantID: merchant.ID, orderState, orderType, path, version, stateSince, placedAt,
    allowedMoves: movesOf(orderState, path, role),
    items: order.merchantCartWithQuoteList.flatMap(({ items }) => items).map(({ ID, name, quantity, comment, modifiers, isFreeItem, totalReducedPriceV2 }) => ({
      ID, name, quantity, comment, isFreeItem,
      priceInMinor: totalReducedPriceV2.amountInMinor,
      modifiers: modifiers.map(modifier => modifier.quantity > 1 ? `${modifier.quantity} × ${modifier.name}` : modifier.name),
    })),
    comment: order.comment,
    wishes: order.wishes ?? { cutlery: false, contactless: false },
    courier: order.courier,
    cancellation: order.events.findLast(event => event.cancellation)?.cancellation ?? null,
    messageCount: role === 'courier' ? messageCount : 0,
    pickup: merchant.latlng,
    dropOff: role === 'courier' ? dropOffOf(order) : null,
  }
}

function dropOffOf({ deliveryAddress }: Order): PartnerOrder['dropOff'] {
  if (!deliveryAddress) return null
  const { latitude, longitude, address, addressDetail, noteToDriver } = deliveryAddress
  return { latitude, longitude, address: [address, addressDetail].filter(Boolean).join(', '), noteToDriver }
}
