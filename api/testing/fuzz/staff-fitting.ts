// Builds requests for which staff or a merchant system must prepare something
// first: a preview of a draft, or a ticket that waits for a printer.
import { createMerchantEditingClient } from '@tingkat/contract/console/merchant-editing-client'
import type { TicketList } from '@tingkat/contract/console/tickets'
import { fillPath, paths } from '@tingkat/contract/paths'
import { injectFetch } from '../journey.ts'
import type { Actor } from './actors.ts'
import { chosen, newID, type Fit, type Fitter } from './fit.ts'
import { deliveringMerchant, orderFrom } from './orders.ts'
import type { Plan } from './plan.ts'
import { actorOf, type World } from './world.ts'

const managers = ['manager 1', 'manager 2'] as const

/**
 * Starts a preview of the changed menu (draft) of a
 * manager's merchant. Creates a draft if there is none.
 */
async function toPreview(world: World, _actor: Actor, { choice }: Plan): Promise<Fit> {
  const manager = actorOf(world, chosen(managers, choice))
  const [merchantID = ''] = manager.managedIDs
  const editing = createMerchantEditingClient({
    baseUrl: '',
    fetch: injectFetch(world.api.app),
    headers: manager.credentials,
  })
  const edited = await editing.read(merchantID)
  if (!edited.ok) return {}
  const { draft, published } = edited.data
  const version = draft?.version ?? 0
  const saved = await editing.save(merchantID, { version, file: published })
  if (!saved.ok) return {}
  const preview = await editing.preview(merchantID, {
    actionID: newID(),
    version: saved.data.version,
  })
  return preview.ok ? { pathParameters: { token: preview.data.token } } : {}
}

async function listTickets({ api }: World, { partner, credentials }: Actor) {
  const [merchantID] = partner?.merchantIDs ?? []
  if (merchantID === undefined) return []
  const answer = await api.app.inject({
    url: fillPath(paths.partnerTickets, { merchantID }),
    headers: credentials,
  })
  return answer.statusCode === 200 ? answer.json<TicketList>().tickets : []
}

/** Accepts a new order at the merchant of the actor, which creates a ticket. */
async function makeTicket(world: World, { client, partner }: Actor): Promise<void> {
  if (!partner?.merchantIDs?.includes(deliveringMerchant)) return
  const eater = actorOf(world, 'eater 1')
  const order = await orderFrom(world.api, eater, deliveringMerchant)
  const placed = await eater.client.placeOrder(order, newID())
  if (!placed.ok) return
  for (const move of ['receive', 'accept'] as const)
    await client.moveOrder(placed.data.orderID, { move })
}

async function toClaim(world: World, actor: Actor, { choice }: Plan): Promise<Fit> {
  // Often no ticket is left that a printer could claim: the fuzzer's clock advances fast, and
  // tickets of ended orders or older than twelve hours are not printed.
  if ((await listTickets(world, actor)).length === 0) await makeTicket(world, actor)
  const tickets = await listTickets(world, actor)
  if (tickets.length === 0) return {}
  return {
    pathParameters: { ticketID: chosen(tickets, choice).ticketID },
    body: { claimID: newID(), language: 'en' },
  }
}

/** Claims a ticket for printing, and returns the request that confirms its printing. */
async function toPrinted(world: World, actor: Actor, plan: Plan): Promise<Fit> {
  const claim = await toClaim(world, actor, plan)
  if (!claim.pathParameters) return {}
  await world.api.app.inject({
    method: 'POST',
    url: fillPath(paths.partnerTicketClaim, claim.pathParameters),
    headers: actor.credentials,
    payload: claim.body as object,
  })
  const { claimID } = claim.body as { claimID: string }
  return { pathParameters: claim.pathParameters, body: { claimID } }
}

/** For each operation, the function that builds its request, as in fitting.ts. */
export const staffFitters: Record<string, Fitter> = {
  'GET /api/v1/previews/{token}': toPreview,
  'POST /api/v1/partner/tickets/{ticketID}/claim': toClaim,
  'POST /api/v1/partner/tickets/{ticketID}/printed': toPrinted,
}
