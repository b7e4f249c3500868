// Prices the body of an order and builds the order, or returns the problem that prevents it.
import type { CookingSlot, MerchantLoad } from '@tingkat/ordering/kitchen/cooking-plan'
import { withoutTableCodes } from '@tingkat/ordering/order/dine-in'
import { placeOrder, type Order } from '@tingkat/ordering/order/order'
import { isPaymentOffered, paymentSourceOf } from '@tingkat/ordering/payment/payment'
import { isRefusal, refuse } from '@tingkat/ordering/refusal'
import type { orderBodySchema } from '@tingkat/contract/order'
import type { z } from 'zod'
import type { Catalogue } from '../../catalogue/snapshot.ts'
import { problem, refused, type ProblemError } from '../../http/problem.ts'
import type { SettlingPorts } from '../../payment/settling-actions.ts'
import { leadMinutesOf, promiseOf, quoteCart, type QuotedCart } from '../../quote/actions.ts'
import {
  objectToPrice,
  objectToPromise,
  objectToPromo,
  objectToSoldOut,
  promisedMinutesOf,
  type SigningPorts,
} from '../../quote/signing-actions.ts'
import { planCooking } from '../capacity/load-actions.ts'
import { orderCodeOf, orderIDOf } from './order-id.ts'

export type PlaceOrderBody = z.output<typeof orderBodySchema>
export type BuildingPorts = SigningPorts &
  Pick<SettlingPorts, 'paymentProvider'> & { catalogue: Catalogue }
/**
 * `leadMinutes` is the time from the merchant's receipt of the order
 * to its delivery. `slot` is the quarter of an hour in which the order
 * takes cooking places; null if the merchant has no capacity limit.
 */
export type BuiltOrder = { order: Order; leadMinutes: number; slot: CookingSlot | null }

type OrderContext = {
  /** Whether the eater belongs to an enterprise that can receive the bill. */
  hasEnterprise: boolean
  /**
   * How many cooking places of the merchant are taken in each
   * quarter of an hour; null if the merchant has no capacity limit.
   */
  load: MerchantLoad | null
}

/** Returns the order, or the problem that prevents it. */
export function buildOrder(
  ports: BuildingPorts,
  body: PlaceOrderBody,
  { hasEnterprise, load }: OrderContext,
  now: Date,
): BuiltOrder | ProblemError {
  // A quote may cover carts of several merchants, but an order has one merchant and one courier.
  if (body.merchants.length > 1)
    return problem('invalid_request', {
      faults: [{ path: 'merchants', message: 'an order has one merchant' }],
    })
  const quoted = quoteCart(ports.catalogue, body, now)
  if (isRefusal(quoted))
    return (
      objectToPromo(ports, body, quoted, now) ??
      objectToSoldOut(ports, body, quoted, now) ??
      refused(quoted)
    )
  return (
    objectToPayment(ports, body, quoted, hasEnterprise) ??
    objectToPrice(ports, body, quoted, now) ??
    buildQuotedOrder(ports, body, quoted, { load, now })
  )
}

function objectToPayment(
  { paymentProvider }: BuildingPorts,
  { paymentTypeID, paymentToken }: PlaceOrderBody,
  { country }: QuotedCart,
  hasEnterprise: boolean,
): ProblemError | null {
  const byCard = paymentSourceOf(paymentTypeID) === 'card'
  const withoutProvider = byCard && paymentProvider.provider === 'none'
  if (withoutProvider || !isPaymentOffered(paymentTypeID, country, hasEnterprise))
    return refused(refuse('payment_not_offered', { paymentTypeID }))
  if (byCard && !paymentToken)
    return problem('invalid_request', {
      faults: [{ path: 'paymentToken', message: 'a card payment needs the token of the card' }],
    })
  return null
}

function buildQuotedOrder(
  ports: BuildingPorts,
  body: PlaceOrderBody,
  quoted: QuotedCart,
  { load, now }: { load: MerchantLoad | null; now: Date },
): BuiltOrder | ProblemError {
  const { quote, request, merchant, country } = quoted
  const plan = load && planCooking(load, quoted, now)
  if (isRefusal(plan)) return refused(plan)
  const unique = ports.newID()
  const order = placeOrder({
    quote,
    request,
    merchant,
    country,
    now,
    location: body.location,
    dineInInfo: body.dineInInfo && withoutTableCodes(body.dineInInfo),
    pickup: body.pickup,
    cookFrom: plan?.cookFrom,
    paymentTypeID: body.paymentTypeID,
    shownTotalInMinor: body.shownTotalInMinor,
    comment: body.comment,
    wishes: body.wishes,
    sourceID: body.sourceID,
    promise: promiseOf(quoted),
    orderID: orderIDOf(country.code, unique),
    orderCode: orderCodeOf(unique),
  })
  if (isRefusal(order)) return refused(order)
  const etaMinutes = order.promise ? order.ETA : null
  const objection = objectToPromise(ports, body, { priced: quoted, etaMinutes }, now)
  if (objection) return objection
  const promised = withShownPromise(order, promisedMinutesOf(ports, body))
  return {
    order: body.groupID === undefined ? promised : { ...promised, groupID: body.groupID },
    leadMinutes: leadMinutesOf(quoted),
    slot: plan?.slot ?? null,
  }
}

/**
 * Replaces the order's promised delivery time by the time that the eater saw before paying. No-op
 * if no time was promised in the quote.
 */
function withShownPromise(order: Order, etaMinutes: number | null): Order {
  if (!order.promise || order.scheduledTime || etaMinutes === null) return order
  return { ...order, promise: { ...order.promise, etaMinutes } }
}
