// Use cases of help with an order: an eater asks, a kitchen or an operator answers.
import type { HelpBody } from '@tingkat/contract/help'
import { helpMax, type HelpRequest, type HelpState } from '@tingkat/ordering/order/help'
import { problem } from '../../http/problem.ts'
import type { HelpStore } from './help-store.ts'
import type { StoredOrder } from '../store.ts'

export type HelpPorts = { helps: HelpStore; clock: () => Date }

/**
 * Keeps the request, once for a `helpID`. Throws invalid_request for dishes that are not the order's, help_full with `max`,
 * idempotency_key_reused for another request under that name.
 */
export async function askForHelp(
  { helps, clock }: HelpPorts,
  { order, accountID }: StoredOrder,
  { helpID, topic, itemIDs = [], comment = '' }: HelpBody,
): Promise<HelpRequest> {
  const { countryCode: country, orderID, merchant } = order
  // A dish that was taken out of the order may be what is complained of.
  const dishes = new Set([
    ...order.merchantCartWithQuoteList.flatMap(({ items }) => items.map((item) => item.ID)),
    ...order.changes.map((change) => change.itemID),
  ])
  const strange = itemIDs.findIndex((id) => !dishes.has(id))
  if (strange >= 0)
    throw problem('invalid_request', {
      faults: [{ path: `itemIDs.${strange}`, message: 'not a dish of this order' }],
    })
  const about = [...new Set(itemIDs)]
  const kept = await helps.add({
    country,
    orderID,
    merchantID: merchant.ID,
    accountID,
    helpID,
    topic,
    itemIDs: about,
    comment,
    at: clock(),
    max: helpMax,
  })
  if (!kept) throw problem('help_full', { max: helpMax })
  if (
    kept.topic !== topic ||
    kept.comment !== comment ||
    kept.itemIDs.join(' ') !== about.join(' ')
  )
    throw problem('idempotency_key_reused')
  return kept
}

/** Answers the request; the same answer again changes nothing. Throws not_found, help_answered with the `state` that it has. */
export async function answerHelp(
  { helps, clock }: HelpPorts,
  { order }: StoredOrder,
  helpID: string,
  state: Exclude<HelpState, 'open'>,
  refundedInMinor = 0,
): Promise<HelpRequest> {
  const { countryCode: country, orderID } = order
  await helps.answer(country, orderID, helpID, state, refundedInMinor, clock())
  const kept = await helps.find(country, orderID, helpID)
  if (!kept) throw problem('not_found')
  if (kept.state !== state || kept.refundedInMinor !== refundedInMinor)
    throw problem('help_answered', { state: kept.state })
  return kept
}
