// The actions of staff on the kitchen board, and the request that each action sends.
import type { ApiResult } from '@tingkat/contract/client'
import type {
  DeclineReason,
  KitchenLineChange,
  KitchenOrder,
  readyByMinutes,
} from '@tingkat/contract/console/kitchen'
import type { createKitchenClient } from '@tingkat/contract/console/kitchen-client'
import type { createMerchantLiveClient } from '@tingkat/contract/console/merchant-live-client'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'

type Refusal = { reason: DeclineReason; comment: string }

/**
 * An action on an order. The page itself sends `receive` when it first shows an order, which tells
 * the server that the merchant has received it.
 */
export type OrderAction =
  | { kind: 'receive' }
  | { kind: 'accept'; minutes?: number }
  | ({ kind: 'decline' | 'cancel' } & Refusal)
  | { kind: 'ready'; bags?: number; shelf?: string }
  | { kind: 'hand_over' | 'serve' | 'not_collected' }
  | { kind: 'ready_by'; minutes: (typeof readyByMinutes)[number] }
  | { kind: 'check'; lines: { line: number; checked: boolean }[] }
  | { kind: 'change'; version: number; changes: KitchenLineChange[] }
  | { kind: 'acknowledge' }

/**
 * An action as the browser stores it. The page shows `orderCode` while the order itself is not
 * loaded.
 */
export type StoredAction =
  | (OrderAction & { orderCode: string })
  | { kind: 'live'; change: LiveChange }

export type BoardClients = {
  orders: ReturnType<typeof createKitchenClient>
  live: Pick<ReturnType<typeof createMerchantLiveClient>, 'change'>
}

/**
 * Sends the request for an action in the outbox, the queue of unsent actions. Resolves to the
 * changed order; to null for an action without an order.
 */
export async function sendAction(
  { orders, live }: BoardClients,
  entry: Pick<OutboxEntry<StoredAction>, 'actionID' | 'merchantID' | 'orderID' | 'action' | 'at'>,
): Promise<ApiResult<KitchenOrder | null>> {
  const { action, actionID, merchantID } = entry
  if (action.kind === 'live') {
    const result = await live.change(merchantID, { actionID, change: action.change })
    return result.ok ? { ok: true, data: null } : result
  }
  const { orderCode: _, ...orderAction } = action
  const stamp = { actionID, madeAt: new Date(entry.at).toISOString() }
  return await sendOrderAction(orders, entry.orderID ?? '', orderAction, stamp)
}

type Stamp = { actionID: string; madeAt: string }

async function sendOrderAction(
  orders: BoardClients['orders'],
  orderID: string,
  action: OrderAction,
  stamp: Stamp,
): Promise<ApiResult<KitchenOrder>> {
  if (action.kind === 'decline')
    return await orders.decline(orderID, { ...stamp, ...refusalOf(action) })
  if (action.kind === 'cancel')
    return await orders.cancel(orderID, { ...stamp, ...refusalOf(action) })
  if (action.kind === 'acknowledge') return await orders.acknowledge(orderID, stamp)
  if (action.kind === 'receive' || action.kind === 'accept') {
    const { kind: move, ...details } = action
    return await orders.answer(orderID, { ...stamp, move, ...details })
  }
  const { kind: move, ...details } = action
  const body = { ...stamp, ...details }
  if ('lines' in body) return await orders.check(orderID, body)
  if ('changes' in body) return await orders.change(orderID, body)
  if (action.kind === 'ready_by')
    return await orders.moveReadyBy(orderID, { ...stamp, minutes: action.minutes })
  return await orders.move(orderID, { ...body, move: move as CookMove })
}

type CookMove = 'ready' | 'hand_over' | 'serve' | 'not_collected'

const refusalOf = ({ reason, comment }: Refusal): Refusal => ({ reason, comment })
