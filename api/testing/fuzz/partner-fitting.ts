// Builds requests of partners that fit the state of their orders.
import type { Actor } from './actors.ts'
import { chosen, newID, type Fit, type Fitter } from './fit.ts'
import { markerOf } from './orders.ts'
import type { Plan } from './plan.ts'
import type { World } from './world.ts'

const listed = async ({ client }: Actor) => {
  const list = await client.listPartnerOrders({ limit: 50 })
  return list.ok ? list.data.orders : []
}

async function toMove(_world: World, actor: Actor, { choice }: Plan): Promise<Fit> {
  const movable = (await listed(actor)).filter(({ allowedMoves }) => allowedMoves.length > 0)
  if (movable.length === 0) return {}
  const { orderID, allowedMoves } = chosen(movable, choice)
  const move = chosen(allowedMoves, Math.floor(choice / 7))
  const courier = { name: 'Siti Nurul', vehicle: 'e-bike', plate: 'SG 1' }
  const cancellation = { reason: 'other', comment: '' }
  const needsReason = move === 'cancel' || move === 'decline' || move === 'unassign'
  return {
    pathParameters: { orderID },
    body: {
      move,
      ...(move === 'assign' ? { courier } : {}),
      ...(needsReason ? { cancellation } : {}),
    },
  }
}

async function toChange(_world: World, actor: Actor, { choice }: Plan): Promise<Fit> {
  const orders = (await listed(actor)).filter(({ items }) => items.length > 0)
  if (orders.length === 0) return {}
  const { orderID, version, items } = chosen(orders, choice)
  const index = choice % items.length
  const line = { index, itemID: items[index]?.ID }
  const change =
    choice % 3 === 0
      ? { type: 'DELETED', ...line }
      : { type: 'UPDATED', ...line, newPriceInMinor: 1 }
  return {
    pathParameters: { orderID },
    body: { changeID: newID(), version, changes: [change] },
  }
}

/** Returns an order that a courier of the fleet is delivering. */
async function toCarried(_world: World, actor: Actor, { choice }: Plan): Promise<Fit> {
  const carried = (await listed(actor)).filter(({ courier }) => courier !== null)
  return carried.length > 0 ? { pathParameters: { orderID: chosen(carried, choice).orderID } } : {}
}

async function toHelpAnswer(_world: World, { client }: Actor, { choice }: Plan): Promise<Fit> {
  const list = await client.listPartnerHelp()
  const requests = list.ok ? list.data.requests : []
  if (requests.length === 0) return {}
  const { orderID, helpID } = chosen(requests, choice)
  return { pathParameters: { orderID, helpID } }
}

/** For each operation, the function that builds its request, as in fitting.ts. */
export const partnerFitters: Record<string, Fitter> = {
  'POST /api/v1/partner/orders/{orderID}/moves': toMove,
  'POST /api/v1/partner/orders/{orderID}/changes': toChange,
  'POST /api/v1/partner/orders/{orderID}/help/{helpID}': toHelpAnswer,
  'POST /api/v1/partner/orders/{orderID}/refunds': (_world, _actor, { choice }) => ({
    body: { refundID: newID(), amountInMinor: 1 + (choice % 20) },
  }),
  'GET /api/v1/partner/orders/{orderID}/messages': toCarried,
  'POST /api/v1/partner/orders/{orderID}/messages': async (world, actor, plan) => ({
    ...(await toCarried(world, actor, plan)),
    body: { messageID: newID(), text: markerOf(actor, 'chat') },
  }),
  'PUT /api/v1/partner/orders/{orderID}/position': async (world, actor, plan) => ({
    ...(await toCarried(world, actor, plan)),
    body: {
      latitude: 1.28 + plan.choice / 1e6,
      longitude: 103.83,
      at: world.api.deps.clock().toISOString(),
    },
  }),
  'PUT /api/v1/partner/webhook': () => ({ body: { url: 'https://127.0.0.1:1/hook' } }),
}
