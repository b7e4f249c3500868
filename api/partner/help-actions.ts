// Use cases of answering requests for help: kitchens their own, operators all of their country.
import type { HelpAnswer, PartnerHelp } from '@tingkat/contract/help'
import type { HelpRequest } from '@tingkat/ordering/order/help'
import { problem } from '../http/problem.ts'
import { answerHelp, type HelpPorts } from '../order/talk/help-actions.ts'
import { findPartnersOrder, type PartnerPorts } from './actions.ts'
import type { Partner } from './store.ts'

// The oldest first: what is answered makes room for the rest.
const listMax = 100

const mayAnswer = ({ role }: Partner) => role === 'merchant' || role === 'operator'

/** Throws forbidden for couriers and the chatbot. */
export async function listHelp({ helps }: HelpPorts, partner: Partner): Promise<PartnerHelp> {
  if (!mayAnswer(partner)) throw problem('forbidden')
  return { requests: await helps.listOpen(partner.country, partner.merchantIDs, listMax) }
}

/** Throws forbidden, not_found, help_answered. */
export async function answerPartnersHelp(
  ports: HelpPorts & Pick<PartnerPorts, 'orders'>,
  partner: Partner,
  orderID: string,
  helpID: string,
  { state }: HelpAnswer,
): Promise<HelpRequest> {
  if (!mayAnswer(partner)) throw problem('forbidden')
  return await answerHelp(ports, await findPartnersOrder(ports, partner, orderID), helpID, state)
}
