// Converts an order to what the kitchen board shows: the merchant's view of the order, with values
// computed from its events, the menu and the courier's position.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { findCountry } from '@tingkat/ordering/country/country'
import { cookingStartOf, waitMinutesOf } from '@tingkat/ordering/kitchen/cooking-start'
import { laneOf, readyEventOf } from '@tingkat/ordering/kitchen/lanes'
import { distanceBetween, estimateMinutes } from '@tingkat/ordering/location/location'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { sum } from '@tingkat/ordering/money'
import { positionMaxAgeSeconds } from '@tingkat/ordering/order/arrival'
import { lastMoveOf, type Order } from '@tingkat/ordering/order/order'
import { answerDeadlineOf } from '@tingkat/ordering/order/order-view'
import { proposeMinutes, readyByMovesLeft } from '@tingkat/ordering/order/ready-by'
import { toPartnerOrder } from '../partner/partner-order.ts'
import type { BoardRow } from './board-store.ts'
import { confirmationOf, endOf } from './order-end.ts'

/** `merchant` is the merchant in the current catalogue; undefined if it is no longer there. */
type Context = { merchant: Merchant | undefined; now: Date }

// In minutes: the preparation time that is assumed for an order whose merchant has left the
// catalogue.
export const usualPreparationMinutes = 15
// In milliseconds: for this long after its end, a group order shows the aliases of its members.
const aliasMs = 24 * 3_600_000
/** Returns the action id of a move that the server made because auto-accept was on. */
export const automaticActionID = (move: string): string => `automatic:${move}`

export function toKitchenOrder(row: BoardRow, { merchant, now }: Context): KitchenOrder {
  const { order, extras, actors } = row
  const partnerOrder = toPartnerOrder(order, 'merchant', extras)
  const preparationMinutes = merchant?.preparationMinutes ?? usualPreparationMinutes
  const nameAt = (version: number) =>
    actors.find((actor) => actor.version === version)?.name ?? null
  return {
    ...partnerOrder,
    memberLines: withAliases(partnerOrder.memberLines, row, now),
    countryCode: order.countryCode as KitchenOrder['countryCode'],
    merchantName: order.merchant.name,
    lane: laneOf(order),
    menuOrder: menuOrderOf(order, merchant),
    dishCount: countDishes(order),
    ...timesOf(order),
    autoAccepted: actors.some(({ actionID }) => actionID === automaticActionID('accept')),
    proposedMinutes: proposeMinutes(preparationMinutes + waitMinutesOf(order, now)),
    cookFrom: order.cookFrom ?? null,
    startAt: cookingStartOf(order, preparationMinutes),
    readyByMovesLeft: readyByMovesLeft(order),
    ...courierOf(row, now),
    checkedLines: row.checkedLines,
    changes: order.changes.map(({ changeID: _changeID, itemID: _itemID, ...change }) => change),
    lastMove: describeLastMove(order, nameAt),
    end: endOf(order, nameAt),
    toConfirm: row.isAcknowledged ? null : confirmationOf(order),
  }
}

function timesOf(
  order: Order,
): Pick<KitchenOrder, 'releasedAt' | 'acceptedAt' | 'readyAt' | 'answerBy'> {
  const { events } = order
  return {
    releasedAt: events.find(({ orderState }) => orderState === 'NEW')?.at ?? null,
    acceptedAt: events.find(({ move }) => move === 'accept')?.at ?? null,
    readyAt: readyEventOf(events)?.at ?? null,
    answerBy: answerDeadlineOf(order),
  }
}

function describeLastMove(
  order: Order,
  nameAt: (version: number) => string | null,
): KitchenOrder['lastMove'] {
  const last = lastMoveOf(order)
  if (!last) return { move: 'place', by: 'eater', at: order.placedAt, name: null }
  return { move: last.move, by: last.by, at: last.at, name: nameAt(last.version) }
}

const countDishes = (order: Order): number =>
  sum(itemsOf(order).map(({ quantity, isFreeItem }) => (isFreeItem ? 0 : quantity)))

const itemsOf = ({ merchantCartWithQuoteList }: Order) =>
  merchantCartWithQuoteList.flatMap(({ items }) => items)

/**
 * Returns the indexes of the order's items in the sequence in which the menu lists the dishes.
 * Items whose dishes are no longer on the menu come last.
 */
function menuOrderOf(order: Order, merchant: Merchant | undefined): number[] {
  const dishes = merchant?.menu.categories.flatMap(({ items }) => items.map(({ ID }) => ID)) ?? []
  const place = new Map(dishes.map((ID, index) => [ID, index]))
  const placeOf = ({ ID }: { ID: string }) => place.get(ID) ?? dishes.length
  return itemsOf(order)
    .map((item, index) => ({ index, place: placeOf(item) }))
    .toSorted((a, b) => a.place - b.place || a.index - b.index)
    .map(({ index }) => index)
}

function withAliases(
  memberLines: KitchenOrder['memberLines'],
  { order, aliases, endedAt }: BoardRow,
  now: Date,
): KitchenOrder['memberLines'] {
  if (!memberLines || (endedAt && now.getTime() - endedAt.getTime() > aliasMs)) return memberLines
  const items = itemsOf(order)
  return memberLines.map(({ lines }) => {
    const memberID = items[lines[0] ?? -1]?.groupLine?.memberID
    // A member without an alias is not named, for privacy.
    return { alias: (memberID !== undefined && aliases[memberID]) || null, lines }
  })
}

function courierOf(
  { order, extras }: BoardRow,
  now: Date,
): Pick<KitchenOrder, 'searchingCourier' | 'courierMinutes' | 'courierAtStore'> {
  const { orderState, courier, merchant, countryCode } = order
  const courierAtStore = orderState === 'ORDER_EXECUTING' || orderState === 'DRIVER_AT_STORE'
  const searchingCourier = orderState === 'ALLOCATING' || orderState === 'REALLOCATING'
  const position = extras.courierPosition
  const isRecent =
    position && now.getTime() - Date.parse(position.at) <= positionMaxAgeSeconds * 1000
  const speed = findCountry(countryCode)?.courierSpeedKmh
  const isComing = courier && !courierAtStore && isRecent && speed && laneOf(order) !== 'past'
  const ride = isComing
    ? estimateMinutes(0, distanceBetween(position, merchant.latlng), speed)
    : null
  return { searchingCourier, courierAtStore, courierMinutes: courierAtStore ? 0 : ride }
}
