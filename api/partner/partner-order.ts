// An order as a partner sees it: what it needs to cook or to ride, and nothing of who the eater is.
import type { PartnerOrder, PartnerRole } from '@tingkat/contract/partner'
import type { Order } from '@tingkat/ordering/order/order'
import { emptyOrderExtras, type OrderExtras } from '@tingkat/ordering/order/order-view'
import { isEnded, allowedMoves } from '@tingkat/ordering/order/order-states'
import type { Partner } from './store.ts'

/** `courierPartner`: the fleet that has it; an order that one fleet carries is no other's to see. */
export function isPartnersOrder(
  { partnerID, role, country, merchantIDs }: Partner,
  order: Order,
  courierPartner: string | null = null,
): boolean {
  return (
    order.countryCode === country &&
    (merchantIDs === null || merchantIDs.includes(order.merchant.ID)) &&
    (role !== 'courier' ||
      (order.path !== 'table' && (courierPartner === null || courierPartner === partnerID)))
  )
}

/** `extras` is for couriers alone: where theirs is, and how many messages there are. */
export function toPartnerOrder(
  order: Order,
  role: PartnerRole,
  extras: Pick<OrderExtras, 'courierPosition' | 'messageCount'> = emptyOrderExtras,
): PartnerOrder {
  const {
    orderID,
    orderCode,
    merchant,
    orderState,
    orderType,
    path,
    version,
    stateSince,
    placedAt,
  } = order
  return {
    orderID,
    orderCode,
    merchantID: merchant.ID,
    orderState,
    orderType,
    path,
    version,
    stateSince,
    placedAt,
    allowedMoves: allowedMoves(orderState, path, role),
    items: order.merchantCartWithQuoteList
      .flatMap(({ items }) => items)
      .map(({ ID, name, quantity, comment, modifiers, isFreeItem, totalReducedPriceV2 }) => ({
        ID,
        name,
        quantity,
        comment,
        isFreeItem,
        priceInMinor: totalReducedPriceV2.amountInMinor,
        modifiers: modifiers.map((modifier) =>
          modifier.quantity > 1 ? `${modifier.quantity} × ${modifier.name}` : modifier.name,
        ),
      })),
    comment: order.comment,
    wishes: order.wishes ?? { cutlery: false, contactless: false },
    courier: order.courier,
    cancellation: order.events.findLast((event) => event.cancellation)?.cancellation ?? null,
    courierPosition: role === 'courier' ? extras.courierPosition : null,
    messageCount: role === 'courier' ? extras.messageCount : 0,
    pickup: merchant.latlng,
    dropOff: role === 'courier' && !isEnded(order) ? dropOffOf(order) : null,
  }
}

function dropOffOf({ deliveryAddress }: Order): PartnerOrder['dropOff'] {
  if (!deliveryAddress) return null
  const { latitude, longitude, address, addressDetail, noteToDriver } = deliveryAddress
  return {
    latitude,
    longitude,
    address: [address, addressDetail].filter(Boolean).join(', '),
    noteToDriver,
  }
}
