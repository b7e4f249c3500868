// Converts an order to the form that partners receive. It does
// not identify the eater, and only couriers receive the address.
import type { PartnerOrder, PartnerRole } from '@tingkat/contract/partner'
import type { Order } from '@tingkat/ordering/order/order'
import { emptyOrderExtras, type OrderExtras } from '@tingkat/ordering/order/order-view'
import { hasAllergyMark } from '@tingkat/ordering/order/allergy-mark'
import { allowedMoves, hasDelivery, isEnded } from '@tingkat/ordering/order/order-states'
import { hereSince, notCollectedFrom } from '@tingkat/ordering/order/pickup'
import { promisedAtOf } from '@tingkat/ordering/order/promise'
import { isCash } from '@tingkat/ordering/payment/payment'
import { tipOf } from '@tingkat/ordering/quote/tip'
import type { Partner } from './store.ts'

/**
 * Whether the partner may see the order. `courierPartner` is the fleet whose courier delivers the
 * order, or null; other fleets then cannot see the order.
 */
export function isVisibleToPartner(
  { partnerID, role, country, merchantIDs }: Partner,
  order: Order,
  courierPartner: string | null = null,
): boolean {
  return (
    order.countryCode === country &&
    (merchantIDs === null || merchantIDs.includes(order.merchant.ID)) &&
    (role !== 'courier' ||
      (hasDelivery(order.path) && (courierPartner === null || courierPartner === partnerID)))
  )
}

/**
 * Returns the order in the form for partners with this role. Only fleets
 * receive the courier's position and the number of chat messages.
 */
export function toPartnerOrder(
  order: Order,
  role: PartnerRole,
  extras: Pick<OrderExtras, 'courierPosition' | 'messageCount' | 'laterTip'> = emptyOrderExtras,
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
    ...timesOf(order),
    ...paymentOf(order, role, extras.laterTip),
    table: tableOf(order),
    memberLines: memberLinesOf(order),
    allergyMark: hasAllergyMark(order),
    bags: order.bags ?? null,
    shelf: order.shelf ?? null,
    test: order.test ?? false,
    notCollectedFrom: notCollectedFrom(order),
    hereSince: order.path === 'pickup' ? hereSince(order) : null,
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

function timesOf(order: Order): Pick<PartnerOrder, 'readyBy' | 'promisedAt' | 'scheduledTime'> {
  const { readyBy, scheduledTime } = order
  const promisedAt = promisedAtOf(order)
  return {
    readyBy: readyBy ?? null,
    promisedAt:
      scheduledTime?.to ?? (promisedAt === null ? null : new Date(promisedAt).toISOString()),
    scheduledTime: scheduledTime && { from: scheduledTime.from, to: scheduledTime.to },
  }
}

function paymentOf(
  order: Order,
  role: PartnerRole,
  laterTip: OrderExtras['laterTip'],
): Pick<PartnerOrder, 'total' | 'currency' | 'paidBy' | 'tipInMinor' | 'toCollectInMinor'> {
  const { totalQuote, currency } = order.snapshotDetail.cartWithQuote
  const total = totalQuote.reducedPriceV2.amountInMinor
  const byCash = isCash(order.paymentTypeID)
  const laterTipPaid = laterTip?.state === 'paid' ? laterTip.amountInMinor : 0
  const collector = hasDelivery(order.path) ? 'courier' : 'merchant'
  return {
    total,
    currency: currency.code,
    paidBy: byCash ? 'cash' : 'prepaid',
    tipInMinor:
      role === 'courier' ? tipOf(order.snapshotDetail.cartWithQuote) + laterTipPaid : null,
    toCollectInMinor: byCash && role === collector && !isEnded(order) ? total : null,
  }
}

function tableOf({ dineInInfo, merchant }: Order): PartnerOrder['table'] {
  const seat = dineInInfo?.merchants[merchant.ID]
  return seat ? { number: seat.tableNumber, eaterCount: seat.eaterCount } : null
}

/**
 * Returns the lines of each member of a group order, in the sequence
 * of the members' first lines. Free items belong to no member.
 */
function memberLinesOf({ merchantCartWithQuoteList }: Order): PartnerOrder['memberLines'] {
  const linesByMember = new Map<string, number[]>()
  const items = merchantCartWithQuoteList.flatMap((merchant) => merchant.items)
  items.forEach(({ groupLine }, index) => {
    if (!groupLine) return
    const lines = linesByMember.get(groupLine.memberID)
    if (lines) lines.push(index)
    else linesByMember.set(groupLine.memberID, [index])
  })
  if (linesByMember.size === 0) return null
  return [...linesByMember.values()].map((lines) => ({ alias: null, lines }))
}
