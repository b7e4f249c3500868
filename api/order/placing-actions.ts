// Placing an order: priced by the server, never dearer than shown, written once however often it is asked for.
import type { orderBodySchema } from '@tingkat/contract/order'
import { distanceBetween, estimateMinutes } from '@tingkat/ordering/location'
import { placeOrder, type Order } from '@tingkat/ordering/order'
import { isCash } from '@tingkat/ordering/payment'
import { isRefusal, refuse } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problem, refused, type ProblemError } from '../http/problem.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Relay } from '../platform/outbox.ts'
import { quoteCart, type QuotedCart } from '../quote/actions.ts'
import { nextJob } from './clock.ts'
import { fingerprintOf } from './fingerprint.ts'
import { placed } from './ledger.ts'
import { orderCodeOf, orderIDOf } from './order-id.ts'
import type { PlacingStore } from './placing-store.ts'

export type PlacingPorts = {
  placings: PlacingStore
  catalogue: Catalogue
  jobs: Pick<Jobs, 'insertSql'>
  relay: Pick<Relay, 'nudge'>
  clock: () => Date
  newID: () => string
  /** The keys being worked on in this process. */
  inFlight: Set<string>
}

export type Wanted = { accountID: string; key: string; body: z.output<typeof orderBodySchema> }
/** The order as JSON text, the same bytes each time the key is sent. */
export type PlacedAnswer = { answer: string; replayed: boolean }

/**
 * Places the order, or gives the answer that its key got before.
 * Throws in_flight, idempotency_key_reused, quote_changed with the fresh `quote`, and every refusal of quotes and orders.
 */
export async function placeStoredOrder(ports: PlacingPorts, wanted: Wanted): Promise<PlacedAnswer> {
  // Another process that writes the same key is waited for by the statement itself, and its answer given.
  const flight = `${wanted.accountID} ${wanted.key}`
  if (ports.inFlight.has(flight)) throw problem('in_flight')
  ports.inFlight.add(flight)
  try {
    return await placeOnce(ports, wanted, fingerprintOf(wanted.body))
  } finally {
    ports.inFlight.delete(flight)
  }
}

async function placeOnce(ports: PlacingPorts, { accountID, key, body }: Wanted, fingerprint: Buffer): Promise<PlacedAnswer> {
  const made = makeOrder(ports, body)
  // An eater who asks again after a lost answer gets it, even when the menu has changed or the kitchen has closed meanwhile.
  if (made instanceof Error) return await answerBefore(ports, accountID, key, fingerprint) ?? fail(made)
  const { order, leadMinutes } = made
  const answer = JSON.stringify(order)
  const total = order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
  const job = await nextJob(ports.jobs, order, new Date(order.placedAt), leadMinutes)
  const claimed = await ports.placings.place({ accountID, key, fingerprint, order, answer, totalInMinor: total, entries: placed(total), job })
  if (!claimed) return await answerBefore(ports, accountID, key, fingerprint) ?? fail(problem('in_flight'))
  ports.relay.nudge()
  return { answer, replayed: false }
}

function fail(error: ProblemError): never {
  throw error
}

async function answerBefore({ placings }: PlacingPorts, accountID: string, key: string, fingerprint: Buffer): Promise<PlacedAnswer | null> {
  const kept = await placings.findAnswer(accountID, key)
  if (!kept) return null
  if (!fingerprint.equals(kept.fingerprint)) throw problem('idempotency_key_reused')
  return { answer: kept.answer, replayed: true }
}

type Made = { order: Order; leadMinutes: number }

function makeOrder({ catalogue, clock, newID }: PlacingPorts, body: Wanted['body']): Made | ProblemError {
  const now = clock()
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
