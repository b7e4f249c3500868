// Placing an order: priced by the server, never dearer than shown, written once however often it is asked for.
import type { orderBodySchema } from '@tingkat/contract/order'
import { distanceBetween, estimateMinutes } from '@tingkat/ordering/location/location'
import { placeOrder, type Order } from '@tingkat/ordering/order/order'
import { placementEntries, holdEntries } from '@tingkat/ordering/payment/ledger'
import { failUnpaidOrder } from '@tingkat/ordering/payment/order-payment'
import { isPaymentOffered, paymentTypes, paymentSourceOf } from '@tingkat/ordering/payment/payment'
import { withoutTableCodes } from '@tingkat/ordering/order/dine-in'
import { isRefusal, refuse } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import { hashToken } from '../../account/token.ts'
import type { Catalogue } from '../../catalogue/snapshot.ts'
import { problem, refused, type ProblemError } from '../../http/problem.ts'
import { beginCardOrder, chargeCard, requirePaid } from '../../payment/card-actions.ts'
import type { SettlingPorts } from '../../payment/settling-actions.ts'
import { quoteCart, type QuotedCart } from '../../quote/actions.ts'
import { objectToPrice, objectToPromo, type SigningPorts } from '../../quote/signing-actions.ts'
import { holdBasket, type GroupPlacing } from '../../group-order/placing.ts'
import type { FlagReader } from '../../settings/flags.ts'
import { checkTableCodes, type TablePorts } from '../../table/actions.ts'
import { nextJob } from '../moving/clock.ts'
import { fingerprintOf } from './fingerprint.ts'
import { orderCodeOf, orderIDOf } from './order-id.ts'
import type { Asker, Placing, PlacingStore } from './placing-store.ts'

export type PlacingPorts = SettlingPorts &
  SigningPorts &
  Pick<TablePorts, 'tables' | 'tableKey' | 'codesRequired'> & {
    placings: PlacingStore
    catalogue: Catalogue
    flags: Pick<FlagReader, 'read'>
    grouping: GroupPlacing
    /** The keys being worked on in this process. */
    inFlight: Set<string>
  }

/** `token` is the session's, as the cookie carries it. */
export type Wanted = { token: string; key: string; body: z.output<typeof orderBodySchema> }
/** The order as JSON text, the same bytes each time the key is sent; and when the session was last seen. */
export type PlacedAnswer = { answer: string; replayed: boolean; seenAt: Date }

/**
 * Places the order, or gives the answer that its key got before.
 * Throws unauthenticated, in_flight, idempotency_key_reused, quote_invalid, quote_changed and quote_expired with a `FreshQuote`, every refusal of quotes and orders,
 * and payment_declined, payment_challenge or payment_pending, each with the `orderID`.
 */
export async function placeStoredOrder(ports: PlacingPorts, wanted: Wanted): Promise<PlacedAnswer> {
  // Another process that writes the same key is waited for by the statement itself, and its answer given.
  const flight = `${wanted.token} ${wanted.key}`
  if (ports.inFlight.has(flight)) throw problem('in_flight')
  ports.inFlight.add(flight)
  try {
    return await placeOnce(ports, wanted)
  } finally {
    ports.inFlight.delete(flight)
  }
}

async function placeOnce(ports: PlacingPorts, { token, key, body }: Wanted): Promise<PlacedAnswer> {
  const now = ports.clock()
  const asker = { tokenHash: hashToken(token), key, now }
  // The same order asked for again is the same, whichever quote of its total it comes with.
  const fingerprint = fingerprintOf({ ...body, quoteToken: undefined })
  const { webOrdering } = await ports.flags.read(body.countryCode)
  const enterprise =
    body.paymentTypeID === paymentTypes.postpaidBilling &&
    (await ports.paymentStore.findEnterpriseOf(asker)) !== null
  const held = await holdBasket(ports.grouping, body, asker)
  const objection = held instanceof Error ? held : await checkTableCodes(ports, body.dineInInfo)
  const made =
    objection ??
    (webOrdering ? makeOrder(ports, body, now, enterprise) : problem('web_ordering_disabled'))
  const again = { asker, fingerprint, token: body.paymentToken }
  // An eater who asks again after a lost answer gets it, even when the menu has changed or the kitchen has closed meanwhile.
  if (made instanceof Error || held instanceof Error)
    return await answerBefore(ports, again, () => made as ProblemError)
  // The key is new: then somebody added a dish, or ordered, between the look at the group and the order.
  const unclaimed = () => problem(held ? 'group_changed' : 'in_flight')
  const { order, leadMinutes } = made
  const totalInMinor = order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
  const source = totalInMinor > 0 ? paymentSourceOf(order.paymentTypeID) : undefined
  if (source === 'card') {
    const { known, claimed } = await beginCardOrder(ports, {
      asker,
      fingerprint,
      order,
      totalInMinor,
      leadMinutes,
      held,
    })
    if (!known) throw problem('unauthenticated')
    if (held) ports.grouping.news.tell(held)
    const { answer, seenAt, replayed } = await answerBefore(ports, again, unclaimed)
    return { answer, seenAt, replayed: replayed && !claimed }
  }
  const entries = source
    ? [...placementEntries(totalInMinor), ...holdEntries(source, totalInMinor)]
    : placementEntries(totalInMinor)
  const placing = {
    asker,
    fingerprint,
    order,
    answer: JSON.stringify(order),
    totalInMinor,
    entries,
    source: source ?? null,
    job: await nextJob(ports.jobs, order, now, leadMinutes),
    held,
  }
  // The session is looked up by the same statement: an order is one round trip.
  const { known, claimed, enough } = await ports.placings.place(placing)
  if (!enough) return await failForWant(ports, placing)
  if (!known) throw problem('unauthenticated')
  if (!claimed) return await answerBefore(ports, again, unclaimed)
  ports.relay.nudge()
  if (held) ports.grouping.news.tell(held)
  return { answer: placing.answer, replayed: false, seenAt: known.seenAt }
}

/** The balance is too small: the order is kept as failed, so that the key has its answer. Throws payment_declined. */
async function failForWant(ports: PlacingPorts, placing: Placing): Promise<PlacedAnswer> {
  const { asker, fingerprint, order } = placing
  const failed = failUnpaidOrder(order, 'INSUFFICIENT_BALANCE', asker.now)
  const answer = JSON.stringify(failed)
  const { claimed } = await ports.placings.place({
    ...placing,
    order: failed,
    answer,
    entries: [],
    job: null,
    held: null,
  })
  // The same key may have had another fate a moment ago, in another process.
  if (!claimed)
    return await answerBefore(
      ports,
      { asker, fingerprint: Buffer.from(fingerprint), token: '' },
      () => problem('in_flight'),
    )
  throw problem('payment_declined', { orderID: failed.orderID, reason: 'INSUFFICIENT_BALANCE' })
}

type Again = { asker: Asker; fingerprint: Buffer; token: string }

/** What the key was answered before, a card being asked for now what it was asked for then; throws `otherwise` when the key is new. */
async function answerBefore(
  ports: PlacingPorts,
  again: Again,
  otherwise: () => ProblemError,
): Promise<PlacedAnswer> {
  const first = await findOwnAnswer(ports, again, otherwise)
  if (first.answer !== null) return { ...first, answer: requirePaid(first.answer), replayed: true }
  await chargeCard(ports, first.orderID, again.token)
  const decided = await findOwnAnswer(ports, again, otherwise)
  if (decided.answer === null) throw problem('payment_pending', { orderID: decided.orderID })
  return { ...decided, answer: requirePaid(decided.answer), replayed: true }
}

async function findOwnAnswer(
  { placings }: PlacingPorts,
  { asker, fingerprint }: Again,
  otherwise: () => ProblemError,
): Promise<{ orderID: string; answer: string | null; seenAt: Date }> {
  const { known, kept } = await placings.findAnswer(asker)
  if (!known) throw problem('unauthenticated')
  if (!kept) throw otherwise()
  if (!fingerprint.equals(kept.fingerprint)) throw problem('idempotency_key_reused')
  return { orderID: kept.orderID, answer: kept.answer, seenAt: known.seenAt }
}

type Made = { order: Order; leadMinutes: number }

function makeOrder(
  ports: PlacingPorts,
  body: Wanted['body'],
  now: Date,
  enterprise: boolean,
): Made | ProblemError {
  // One kitchen, one courier, one order: a cart of several is quoted only.
  if (body.merchants.length > 1)
    return problem('invalid_request', {
      faults: [{ path: 'merchants', message: 'an order has one merchant' }],
    })
  const { catalogue, newID, paymentProvider } = ports
  const quoted = quoteCart(catalogue, body, now)
  if (isRefusal(quoted)) return objectToPromo(ports, body, quoted, now) ?? refused(quoted)
  const { quote, request, merchant, country } = quoted
  if (!isPaymentOffered(body.paymentTypeID, country, enterprise))
    return refused(refuse('payment_not_offered', { paymentTypeID: body.paymentTypeID }))
  const byCard = paymentSourceOf(body.paymentTypeID) === 'card'
  if (byCard && paymentProvider.provider === 'none')
    return refused(refuse('payment_not_offered', { paymentTypeID: body.paymentTypeID }))
  if (byCard && !body.paymentToken)
    return problem('invalid_request', {
      faults: [{ path: 'paymentToken', message: 'a card is paid with by its token' }],
    })
  const objection = objectToPrice(ports, body, quote, now)
  if (objection) return objection
  const unique = newID()
  const order = placeOrder({
    quote,
    request,
    merchant,
    country,
    now,
    location: body.location,
    dineInInfo: body.dineInInfo && withoutTableCodes(body.dineInInfo),
    paymentTypeID: body.paymentTypeID,
    shownTotalInMinor: body.shownTotalInMinor,
    comment: body.comment,
    wishes: body.wishes,
    sourceID: body.sourceID,
    orderID: orderIDOf(country.code, unique),
    orderCode: orderCodeOf(unique),
  })
  if (isRefusal(order)) return refused(order)
  return {
    order: body.groupID === undefined ? order : { ...order, groupID: body.groupID },
    leadMinutes: leadOf(quoted),
  }
}

/** Minutes from telling the kitchen to the door. */
function leadOf({ merchant, country, start }: QuotedCart): number {
  return start
    ? estimateMinutes(
        merchant.preparationMinutes,
        distanceBetween(start, merchant.latlng),
        country.courierSpeedKmh,
      )
    : 0
}
