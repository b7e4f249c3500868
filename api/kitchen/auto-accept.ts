// Accepts the orders of merchants that have switched on auto-accept, after marking them as
// received. The announced preparation time is the merchant's current one plus the wait until
// cooking can start.
import { waitMinutesOf } from '@tingkat/ordering/kitchen/cooking-start'
import { findTransition } from '@tingkat/ordering/order/order-states'
import { proposeMinutes, readyByOf } from '@tingkat/ordering/order/ready-by'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { ProblemError } from '../http/problem.ts'
import { moveStoredOrder, type MovingPorts } from '../order/moving/moving-actions.ts'
import type { Database } from '../platform/database/database.ts'
import { startSweep } from '../platform/jobs/start-sweep.ts'
import type { Log } from '../platform/log.ts'
import { listAutoAccepted } from './auto-accept-store.ts'
import { automaticActionID, usualPreparationMinutes } from './kitchen-order.ts'

export type AutoAcceptPorts = MovingPorts & {
  database: Pick<Database, 'query'>
  catalogue: Catalogue
  log: Log
}

const sweepMs = 2_000
const ordersPerSweep = 200

/**
 * Accepts all waiting orders and returns their ids. If some orders
 * cannot be accepted, accepts the others first and then throws an error.
 */
export async function acceptWaitingOrders(ports: AutoAcceptPorts): Promise<string[]> {
  const orderIDs = await listAutoAccepted(ports.database, ports.clock(), ordersPerSweep)
  const failures: unknown[] = []
  for (const orderID of orderIDs)
    await acceptOrder(ports, orderID).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'orders were not accepted')
  return orderIDs
}

async function acceptOrder(ports: AutoAcceptPorts, orderID: string): Promise<void> {
  const move = async (name: 'receive' | 'accept', minutes?: number) =>
    await moveStoredOrder(
      ports,
      orderID,
      {
        move: name,
        by: 'merchant',
        ...(minutes === undefined ? {} : { food: { readyBy: readyByOf(minutes, ports.clock()) } }),
        actor: {
          personID: null,
          deviceID: null,
          partnerID: null,
          actionID: automaticActionID(name),
          madeAt: ports.clock(),
        },
      },
      () => true,
    )
  try {
    const stored = await ports.orders.find(orderID)
    if (!stored) return
    const { orderState, path, merchant } = stored.order
    if (findTransition(orderState, path, 'receive', 'merchant')) await move('receive')
    const now = ports.clock()
    const preparation = ports.catalogue.find(merchant.ID)?.snapshot.at(merchant.ID, now)
    const minutes = preparation?.preparationMinutes ?? usualPreparationMinutes
    await move('accept', proposeMinutes(minutes + waitMinutesOf(stored.order, now)))
  } catch (error) {
    // The order has timed out, or another request has answered it.
    if (error instanceof ProblemError && error.problem.code === 'impossible_move') return
    throw error
  }
}

/**
 * Starts to accept waiting orders periodically. Several servers may
 * do so at the same time, because an order is accepted only once.
 */
export function startAutoAccept(ports: AutoAcceptPorts): { stop(): Promise<void> } {
  return startSweep(() => acceptWaitingOrders(ports), {
    everyMs: sweepMs,
    log: ports.log,
    failure: 'accepting orders automatically failed',
  })
}
