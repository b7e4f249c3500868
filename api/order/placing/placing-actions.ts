// Places an order. The server computes its price, never charges more
// than the eater saw, and writes the order once per idempotency key.
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { settingsOf } from '@tingkat/ordering/country/country-settings'
import { withMemberLines } from '@tingkat/ordering/group-order/member-lines'
import type { Order } from '@tingkat/ordering/order/order'
import type { CashLimits, CashRefusal } from '@tingkat/ordering/payment/cash-limits'
import { placementEntries, holdEntries } from '@tingkat/ordering/payment/ledger'
import { failUnpaidOrder } from '@tingkat/ordering/payment/order-payment'
import { paymentTypes, paymentSourceOf } from '@tingkat/ordering/payment/payment'
import { tipOf } from '@tingkat/ordering/quote/tip'
import { refuse } from '@tingkat/ordering/refusal'
import { hashToken } from '../../account/token.ts'
import {
  checkGroupOrder,
  type CheckedGroupOrder,
  type GroupPlacingPorts,
} from '../../group-order/placing.ts'
import { problem, refused, type ProblemError } from '../../http/problem.ts'
import { beginCardOrder } from '../../payment/card-actions.ts'
import { pickupOff } from '../../quote/actions.ts'
import { verifyLocation, type VerifyingPorts } from '../../location/verified-location.ts'
import type { FlagReader } from '../../settings/flags.ts'
import { checkTableCodes, type TablePorts } from '../../table/actions.ts'
import { readLoadOfCart, type LoadPorts } from '../capacity/load-actions.ts'
import { nextJob } from '../moving/clock.ts'
import {
  buildOrder,
  type BuildingPorts,
  type BuiltOrder,
  type PlaceOrderBody,
} from './build-order.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Placing, PlacingStore } from './placing-store.ts'
import {
  replayAnswer,
  type PlacedAnswer,
  type PlacingAttempt,
  type ReplayPorts,
} from './stored-answer.ts'

export type PlacingPorts = ReplayPorts &
  BuildingPorts &
  VerifyingPorts &
  Pick<LoadPorts, 'loads'> &
  Pick<TablePorts, 'tables' | 'tableKeys' | 'codesRequired'> & {
    placings: PlacingStore
    flags: Pick<FlagReader, 'read'>
    grouping: GroupPlacingPorts
    /** Whether the country's limits for cash orders apply. */
    limitsCash: boolean
    /** Session token and idempotency key of each request that this process is handling. */
    inFlight: Set<string>
  }

/** `token` is the session token from the cookie; `key` is the idempotency key. */
export type PlaceOrderInput = { token: string; key: string; body: PlaceOrderBody }

// An attempt fails only if other orders have filled the planned quarter of an hour since it was
// planned. An order for now starts cooking within 45 minutes, in one of four quarters of an hour,
// so eight attempts are enough.
const attemptsMax = 8

type PreparedOrder = BuiltOrder & { totalInMinor: number; groupOrder: CheckedGroupOrder | null }

/**
 * Places the order, or returns the stored answer of its idempotency key. Throws
 * unauthenticated, in_flight, idempotency_key_reused, quote_invalid, and every refusal
 * of quotes and orders. quote_changed and quote_expired contain a fresh quote.
 * payment_declined, payment_challenge and payment_pending contain the `orderID`.
 */
export async function placeStoredOrder(
  ports: PlacingPorts,
  input: PlaceOrderInput,
): Promise<PlacedAnswer> {
  // Detects concurrent requests in this process only. If another process writes the same key, the
  // SQL statement waits for it.
  const flight = `${input.token} ${input.key}`
  if (ports.inFlight.has(flight)) throw problem('in_flight')
  ports.inFlight.add(flight)
  try {
    return await placeOnce(ports, input)
  } finally {
    ports.inFlight.delete(flight)
  }
}

async function placeOnce(
  ports: PlacingPorts,
  { token, key, body }: PlaceOrderInput,
): Promise<PlacedAnswer> {
  // The quote token is left out, because a repeated
  // request may have a newer quote with the same total.
  const fingerprint = fingerprintOf({ ...body, quoteToken: undefined })
  const request = { tokenHash: hashToken(token), key, fingerprint }
  const attempt = { request, cardToken: body.paymentToken, now: ports.clock() }
  for (let attempts = 0; attempts < attemptsMax; attempts += 1) {
    const answer = await tryPlace(ports, body, attempt)
    if (answer) return answer
  }
  throw problem('unavailable')
}

/** Returns null if other orders have taken the cooking places that were planned for this order. */
async function tryPlace(
  ports: PlacingPorts,
  body: PlaceOrderBody,
  attempt: PlacingAttempt,
): Promise<PlacedAnswer | null> {
  const prepared = await prepareOrder(ports, body, attempt)
  // A repeated request gets its stored answer even if the order would be refused now, for example
  // because the merchant has closed.
  if (prepared instanceof Error) return await replayAnswer(ports, attempt, prepared)
  const { order, totalInMinor } = prepared
  const source = totalInMinor > 0 ? paymentSourceOf(order.paymentTypeID) : undefined
  return source === 'card'
    ? await placeByCard(ports, attempt, prepared)
    : await placeAtOnce(ports, attempt, prepared, source ?? null)
}

async function prepareOrder(
  ports: PlacingPorts,
  body: PlaceOrderBody,
  { request, now }: PlacingAttempt,
): Promise<PreparedOrder | ProblemError> {
  const { webOrdering, pickup } = await ports.flags.read(body.countryCode)
  const hasEnterprise =
    body.paymentTypeID === paymentTypes.postpaidBilling &&
    (await ports.paymentStore.findEnterpriseOfSession(request.tokenHash, now)) !== null
  const groupOrder = await checkGroupOrder(ports.grouping, body, request.tokenHash, now)
  if (groupOrder instanceof Error) return groupOrder
  const objection = await checkTableCodes(ports, body.dineInInfo)
  if (objection) return objection
  if (!webOrdering) return problem('web_ordering_disabled')
  if (body.pickup && !pickup) return refused(pickupOff(body))
  const load = await readLoadOfCart(ports, body, now)
  const built = buildOrder(ports, await verifyBody(ports, body), { hasEnterprise, load }, now)
  if (built instanceof Error) return built
  const order = groupOrder
    ? withMemberLines(built.order, body.merchants, groupOrder, countries[body.countryCode])
    : built.order
  const { cartWithQuote } = order.snapshotDetail
  const totalInMinor = cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
  return { ...built, order, totalInMinor, groupOrder }
}

async function verifyBody(ports: PlacingPorts, body: PlaceOrderBody): Promise<PlaceOrderBody> {
  const country = ports.catalogue.of(body.countryCode)?.country
  if (!country || !body.location || body.dineInInfo || body.pickup) return body
  return { ...body, location: await verifyLocation(ports, country, body.location) }
}

/**
 * Returns the problem of an order that was not written although its key has no stored
 * answer: the group order has changed, or another process is writing the same key.
 */
const unclaimedProblem = ({ groupOrder }: Pick<PreparedOrder, 'groupOrder'>): ProblemError =>
  problem(groupOrder ? 'group_changed' : 'in_flight')

async function placeByCard(
  ports: PlacingPorts,
  attempt: PlacingAttempt,
  prepared: PreparedOrder,
): Promise<PlacedAnswer | null> {
  const { request, now } = attempt
  const begun = await beginCardOrder(ports, { ...prepared, request }, now)
  if (begun === 'quarter_full') return null
  const { session, claimed } = begun
  if (!session) throw problem('unauthenticated')
  if (prepared.groupOrder) ports.grouping.groupEvents.publishChange(prepared.groupOrder)
  const placed = await replayAnswer(ports, attempt, unclaimedProblem(prepared))
  return { ...placed, replayed: placed.replayed && !claimed }
}

/**
 * Places an order that is paid in cash, by invoice or from a balance. One statement checks the
 * session and writes the payment and the order.
 */
async function placeAtOnce(
  ports: PlacingPorts,
  attempt: PlacingAttempt,
  { order, leadMinutes, slot, totalInMinor, groupOrder }: PreparedOrder,
  source: Placing['source'],
): Promise<PlacedAnswer | null> {
  const { request, now } = attempt
  const placing = {
    request,
    order,
    answer: JSON.stringify(order),
    totalInMinor,
    entries: [
      ...placementEntries(totalInMinor),
      ...(source ? holdEntries(source, totalInMinor) : []),
    ],
    source,
    job: await nextJob(ports.jobs, order, now, leadMinutes),
    groupOrder,
    slot,
    cashLimits: cashLimitsFor(ports, order, source),
  }
  const placed = await ports.placings.place(placing)
  if (placed === 'quarter_full') return null
  const { session, claimed, balanceSuffices, cashRefusal } = placed
  if (!balanceSuffices) return await failUnpaid(ports, attempt, placing)
  if (!session) throw problem('unauthenticated')
  if (!claimed) {
    const isNew = cashRefusal ? cashProblem(cashRefusal, order) : unclaimedProblem({ groupOrder })
    return await replayAnswer(ports, attempt, isNew)
  }
  ports.relay.nudge()
  if (groupOrder) ports.grouping.groupEvents.publishChange(groupOrder)
  return { answer: placing.answer, replayed: false, seenAt: session.seenAt }
}

/** Returns the cash limits of a delivered order paid in cash; null for any other order. */
function cashLimitsFor(
  { limitsCash }: Pick<PlacingPorts, 'limitsCash'>,
  { countryCode, dineInInfo, snapshotDetail }: Order,
  source: Placing['source'],
): CashLimits | null {
  if (!limitsCash || source !== null || dineInInfo) return null
  const limits = settingsOf(countryCode as CountryCode).cash
  // The country's limit excludes the tip, but is compared with a total that includes it. The tip is
  // therefore added to the limit.
  return { ...limits, firstOrderMax: limits.firstOrderMax + tipOf(snapshotDetail.cartWithQuote) }
}

function cashProblem(cashRefusal: CashRefusal, order: Order): ProblemError {
  const code = order.countryCode as CountryCode
  const { openOrdersMax, firstOrderMax } = settingsOf(code).cash
  return refused(
    cashRefusal === 'cash_orders_full'
      ? refuse(cashRefusal, { max: openOrdersMax })
      : refuse(cashRefusal, { orderLimit: firstOrderMax, currency: countries[code].currency }),
  )
}

/**
 * Stores the order as failed, so that repeated requests
 * get the same answer. Throws payment_declined.
 */
async function failUnpaid(
  ports: PlacingPorts,
  attempt: PlacingAttempt,
  placing: Placing,
): Promise<PlacedAnswer> {
  const failed = failUnpaidOrder(placing.order, 'INSUFFICIENT_BALANCE', attempt.now)
  const placed = await ports.placings.place({
    ...placing,
    order: failed,
    answer: JSON.stringify(failed),
    entries: [],
    job: null,
    groupOrder: null,
    slot: null,
  })
  // The order was not stored. Probably another process has stored it
  // under the same idempotency key, so the stored answer is returned.
  if (placed === 'quarter_full' || !placed.claimed)
    return await replayAnswer(ports, { ...attempt, cardToken: '' }, problem('in_flight'))
  throw problem('payment_declined', { orderID: failed.orderID, reason: 'INSUFFICIENT_BALANCE' })
}
