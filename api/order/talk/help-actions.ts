// Use cases of help requests: an eater asks, and a merchant or the company that operates Tingkat
// answers.
import type { HelpBody } from '@tingkat/contract/help'
import { helpMax, type HelpRequest, type HelpState } from '@tingkat/ordering/order/help'
import type { Order } from '@tingkat/ordering/order/order'
import { problem } from '../../http/problem.ts'
import type { StoredOrder } from '../store.ts'
import type { HelpStore } from './help-store.ts'

export type HelpPorts = { helps: HelpStore; clock: () => Date }

/**
 * Stores the request. A repeated `helpID` has no effect. Throws invalid_request for
 * items that the order does not have, help_full if the order has the maximum number
 * of requests, and idempotency_key_reused for another request with the same id.
 */
export async function askForHelp(
  { helps, clock }: HelpPorts,
  { order, accountID }: StoredOrder,
  { helpID, topic, itemIDs: listedIDs = [], comment = '' }: HelpBody,
): Promise<HelpRequest> {
  requireItemsOf(order, listedIDs)
  const itemIDs = [...new Set(listedIDs)]
  const stored = await helps.add({
    country: order.countryCode,
    orderID: order.orderID,
    merchantID: order.merchant.ID,
    accountID,
    helpID,
    topic,
    itemIDs,
    comment,
    at: clock(),
    max: helpMax,
  })
  if (!stored) throw problem('help_full', { max: helpMax })
  const isSame =
    stored.topic === topic &&
    stored.comment === comment &&
    stored.itemIDs.join(' ') === itemIDs.join(' ')
  if (!isSame) throw problem('idempotency_key_reused')
  return stored
}

/**
 * Throws invalid_request for an item that the order never had. Items that were removed from the
 * order are accepted, because their removal may be the reason to complain.
 */
function requireItemsOf(order: Order, itemIDs: readonly string[]): void {
  const orderItemIDs = new Set([
    ...order.merchantCartWithQuoteList.flatMap(({ items }) => items.map((item) => item.ID)),
    ...order.changes.map((change) => change.itemID),
  ])
  const index = itemIDs.findIndex((itemID) => !orderItemIDs.has(itemID))
  if (index >= 0)
    throw problem('invalid_request', {
      faults: [{ path: `itemIDs.${index}`, message: 'not an item of this order' }],
    })
}

/**
 * Answers a request for help. A repeated answer has no effect. Throws not_found
 * without such a request, and help_answered, with the state, after another answer.
 */
export async function answerHelp(
  { helps, clock }: HelpPorts,
  { order }: StoredOrder,
  helpID: string,
  state: Exclude<HelpState, 'open'>,
  refundedInMinor = 0,
): Promise<HelpRequest> {
  const { countryCode: country, orderID } = order
  await helps.answer(country, orderID, helpID, state, refundedInMinor, clock())
  const stored = await helps.find(country, orderID, helpID)
  if (!stored) throw problem('not_found')
  if (stored.state !== state || stored.refundedInMinor !== refundedInMinor)
    throw problem('help_answered', { state: stored.state })
  return stored
}
