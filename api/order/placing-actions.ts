// Placing an order: priced by the server, never dearer than shown, written once however often it is asked for.
import type { orderBodySchema } from '@tingkat/contract/order'
import { distanceBetween, estimateMinutes } from '@tingkat/ordering/location'
import { placeOrder, type Order } from '@tingkat/ordering/order'
import { isCash } from '@tingkat/ordering/payment'
import { isRefusal, refuse } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import { hashToken } from '../account/token.ts'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problem, refused, type ProblemError } from '../http/problem.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Relay } from '../platform/outbox.ts'
import { quoteCart, type QuotedCart } from '../quote/actions.ts'
import type { FlagReader } from '../settings/flags.ts'
import { nextJob } from './clock.ts'
import { fingerprintOf } from './fingerprint.ts'
import { placed } from './ledger.ts'
import { orderCodeOf, orderIDOf } from './order-id.ts'
import type { Asker, PlacingStore } from './placing-store.ts'

export type PlacingPorts = {
  placings: PlacingStore
  catalogue: Catalogue
  flags: Pick<FlagReader, 'read'>
  jobs: Pick<Jobs, 'insertSql'>
  relay: Pick<Relay, 'nudge'>
  clock: () => Date
  newID: () => string
  /** The keys being worked on in this process. */
  inFlight: Set<string>
}

/** `token` is the session's, as the cookie carries it. */
export type Wanted = { token: string; key: string; body: z.output<typeof orderBodySchema> }
/** The order as JSON text, the same bytes each time the key is sent; and when the session was last seen. */
export type PlacedAnswer = { answer: string; replayed: boolean; seenAt: Date }

/**
 * Places the order, or gives the answer that its key got before.
 * Throws unauthenticated, in_flight, idempotency_key_reused, quote_changed with the fresh `quote`, and every refusal of quotes and orders.
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
  const fingerprint = fingerprintOf(body)
  const { webOrdering } = await ports.flags.read(body.countryCode)
  const made = webOrdering ? makeOrder(ports, body, now) : problem('web_ordering_disabled')
  // An eater who asks again after a lost answer gets it, even when the menu has changed or the kitchen has closed meanwhile.
  if (made instanceof Error) return await answerBefore(ports, asker, fingerprint, made)
  const { order, leadMinutes } = made
  const answer = JSON.stringify(order)
  const total = order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
  const job = await nextJob(ports.jobs, order, now, leadMinutes)
  // The session is looked up by the same statement: an order is one round trip.
  const { known, claimed } = await ports.placings.place({ asker, fingerprint, order, answer, totalInMinor: total, entries: placed(total), job })
  if (!known) throw problem('unauthenticated')
  if (!claimed) return await answerBefore(ports, asker, fingerprint, problem('in_flight'))
  ports.relay.nudge()
  return { answer, replayed: false, seenAt: known.seenAt }
}

/** What the key was answered before; throws `otherwise` when it is new. */
async function answerBefore({ placings }: PlacingPorts, asker: Asker, fingerprint: Buffer, otherwise: ProblemError): Promise<PlacedAnswer> {
  const { known, kept } = await placings.findAnswer(asker)
  if (!known) throw problem('unauthenticated')
  if (!kept) throw otherwise
  if (!fingerprint.equals(kept.fingerprint)) throw problem('idempotency_key_reused')
  return { answer: kept.answer, replayed: true, seenAt: known.seenAt }
}

type Made = { order: Order; leadMinutes: number }

function makeOrder({ catalogue, newID }: PlacingPorts, body: Wanted['body'], now: Date): Made | ProblemError {
  // One kitchen, one courier, one order: a cart of several is quoted only.
  if (body.merchants.length > 1) return problem('invalid_request', { faults: [{ path: 'merchants', message: 'an order has one merchant' }] })
  const quoted = quoteCart(catalogue, body, now)
  if (isRefusal(quoted)) return refused(quoted)
  // The embedded payment is cash; other ways are quoted, not yet taken.
  if (!isCash(body.paymentTypeID)) return refused(refuse('payment_not_offered', { paymentTypeID: body.paymentTypeID }))
  const { quote, request, merchant, country } = quoted
  const unique = newID()
  const order = placeOrder({
    quote, request, merchant, country, now, location: body.location, dineInInfo: body.dineInInfo,
    paymentTypeID: body.paymentTypeID, shownTotalInMinor: body.shownTotalInMinor, comment: body.comment, sourceID: body.sourceID,
    orderID: orderIDOf(country.code, unique), orderCode: orderCodeOf(unique),
  })
  if (isRefusal(order)) return refused(order, order.refused === 'quote_changed' ? { quote } : {})
  return { order, leadMinutes: leadOf(quoted) }
}

/** Minutes from telling the kitchen to the door. */
function leadOf({ merchant, country, start }: QuotedCart): number {
  return start ? estimateMinutes(merchant.preparationMinutes, distanceBetween(start, merchant.latlng), country.courierSpeedKmh) : 0
}
