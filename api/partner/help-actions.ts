// Use cases of answering eaters' help requests. Merchants answer those about their orders, and the
// company that operates Tingkat answers all of them.
import type { HelpAnswer, PartnerHelp } from '@tingkat/contract/help'
import type { HelpRequest } from '@tingkat/ordering/order/help'
import { problem } from '../http/problem.ts'
import { answerHelp, type HelpPorts } from '../order/talk/help-actions.ts'
import { findPartnerOrder, type PartnerPorts } from './actions.ts'
import type { Partner } from './store.ts'

const listMax = 100

const canAnswer = ({ role }: Partner) => role === 'merchant' || role === 'operator'

/**
 * Lists the open help requests of the partner's orders.
 * Throws forbidden for couriers and the chatbot.
 */
export async function listHelp({ helps }: HelpPorts, partner: Partner): Promise<PartnerHelp> {
  if (!canAnswer(partner)) throw problem('forbidden')
  return { requests: await helps.listOpen(partner.country, partner.merchantIDs, listMax) }
}

/**
 * Answers a help request. Throws forbidden for couriers and the chatbot, not_found without such a
 * request, and help_answered if the request already has another answer.
 */
export async function answerPartnerHelp(
  ports: HelpPorts & Pick<PartnerPorts, 'orders'>,
  partner: Partner,
  orderID: string,
  helpID: string,
  { state }: HelpAnswer,
): Promise<HelpRequest> {
  if (!canAnswer(partner)) throw problem('forbidden')
  return await answerHelp(ports, await findPartnerOrder(ports, partner, orderID), helpID, state)
}
