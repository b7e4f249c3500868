// Use cases of staff who work with an order on the kitchen board. Every action has an id and takes
// effect once; a repeated request returns the current order.
import type { KitchenLineChange, KitchenOrder } from '@tingkat/contract/console/kitchen'
import type {
  AcknowledgementBody,
  AnswerBody,
  ChangePreviewBody,
  ChecksBody,
  CookBody,
  DeclineBody,
  KitchenChangeBody,
  ReadyByBody,
} from '@tingkat/contract/console/kitchen-client'
import type { ChangePreview } from '@tingkat/contract/console/kitchen'
import { changeItems, type ItemChangeInput } from '@tingkat/ordering/order/changes'
import type { FoodNote, Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { readyByOf } from '@tingkat/ordering/order/ready-by'
import { isRefusal } from '@tingkat/ordering/refusal'
import { problem, ProblemError, refused } from '../http/problem.ts'
import {
  changeStoredOrder,
  moveStoredOrder,
  moveStoredReadyBy,
  type MoveInput,
  type MovingPorts,
} from '../order/moving/moving-actions.ts'
import type { OrderActor } from '../order/store.ts'
import { countryOfOrder } from '../order/placing/order-id.ts'
import type { Bus } from '../platform/events/bus.ts'
import { merchantTopic } from '../platform/events/outbox.ts'
import type { Log } from '../platform/log.ts'
import { describeOrder, type BoardPorts } from './board-actions.ts'
import type { BoardRow } from './board-store.ts'

export type KitchenPorts = BoardPorts & MovingPorts & { bus: Pick<Bus, 'publish'>; log: Log }
/** The caller: a person, a device, or a person on a device. */
export type By = { personID: string | null; deviceID: string | null }
type Action = { actionID: string; madeAt?: string | undefined }

// The route has already checked that the caller may access the order's merchant.
const isAccessible = () => true

/**
 * Returns the order with the data that the kitchen board shows. Throws not_found for an unknown
 * order.
 */
export async function findBoardRow(
  { boards }: Pick<BoardPorts, 'boards'>,
  orderID: string,
): Promise<BoardRow> {
  const country = countryOfOrder(orderID)
  const row = country && (await boards.find({ country, orderID }))
  if (!row) throw problem('not_found')
  return row
}

export async function answerOrder(
  ports: KitchenPorts,
  by: By,
  row: BoardRow,
  body: AnswerBody,
): Promise<KitchenOrder> {
  if (body.move === 'receive') return await move(ports, by, row, body, { move: 'receive' })
  const minutes = body.minutes ?? describeOrder(ports, row).proposedMinutes
  const food = { readyBy: readyByOf(minutes, tapTime(ports, body)) }
  return await move(ports, by, row, body, { move: 'accept', food })
}

export async function declineOrder(
  ports: KitchenPorts,
  by: By,
  row: BoardRow,
  { reason, comment = '', ...action }: DeclineBody,
): Promise<KitchenOrder> {
  return await move(ports, by, row, action, { move: 'decline', cancellation: { reason, comment } })
}

export async function cancelOrder(
  ports: KitchenPorts,
  by: By,
  row: BoardRow,
  { reason, comment = '', ...action }: DeclineBody,
): Promise<KitchenOrder> {
  return await move(ports, by, row, action, { move: 'cancel', cancellation: { reason, comment } })
}

export async function cookOrder(
  ports: KitchenPorts,
  by: By,
  row: BoardRow,
  body: CookBody,
): Promise<KitchenOrder> {
  const food: FoodNote = {}
  if (body.move === 'ready' && body.bags !== undefined) food.bags = body.bags
  if (body.move === 'ready' && body.shelf) food.shelf = body.shelf
  return await move(ports, by, row, body, { move: body.move, food })
}

export async function moveReadyByOf(
  ports: KitchenPorts,
  by: By,
  row: BoardRow,
  { minutes, ...action }: ReadyByBody,
): Promise<KitchenOrder> {
  const actor = actorOf(ports, by, action)
  return await answered(ports, row, () =>
    moveStoredReadyBy(ports, row.order.orderID, { minutes, by: 'merchant', actor }, isAccessible),
  )
}

async function move(
  ports: KitchenPorts,
  by: By,
  row: BoardRow,
  action: Action,
  input: Omit<MoveInput, 'by' | 'actor'>,
): Promise<KitchenOrder> {
  const actor = actorOf(ports, by, action)
  return await answered(ports, row, () =>
    moveStoredOrder(ports, row.order.orderID, { ...input, by: 'merchant', actor }, isAccessible),
  )
}

/**
 * Runs the change of an order and returns the changed order. If the change is impossible, throws
 * impossible_move with `lastMove`, the last move that was made on the order.
 */
async function answered(
  ports: KitchenPorts,
  { order: { orderID } }: BoardRow,
  change: () => Promise<unknown>,
): Promise<KitchenOrder> {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.code !== 'impossible_move') throw error
    const { lastMove } = describeOrder(ports, await findBoardRow(ports, orderID))
    throw problem('impossible_move', { ...error.problem.context, lastMove })
  }
  return describeOrder(ports, await findBoardRow(ports, orderID))
}

const actorOf = (ports: KitchenPorts, { personID, deviceID }: By, action: Action): OrderActor => ({
  personID,
  deviceID,
  partnerID: null,
  actionID: action.actionID,
  madeAt: tapTime(ports, action),
})

/**
 * Returns the time at which staff tapped the button of the action. If the device's clock is ahead,
 * returns the current time.
 */
function tapTime({ clock }: Pick<KitchenPorts, 'clock'>, { madeAt }: Action): Date {
  const now = clock()
  return madeAt && Date.parse(madeAt) < now.getTime() ? new Date(madeAt) : now
}

/**
 * Returns the order as the changes would make it, without
 * storing it. Throws change_impossible or change_too_dear.
 */
export function previewChanges(
  { clock }: Pick<KitchenPorts, 'clock'>,
  { order }: BoardRow,
  { version, changes }: ChangePreviewBody,
): ChangePreview {
  const changed = changeItems(order, {
    changeID: 'preview',
    version,
    changes: changes.map(toItemChange),
    by: 'merchant',
    now: clock(),
  })
  if (isRefusal(changed)) throw refused(changed)
  return {
    totalInMinor: totalOf(order),
    newTotalInMinor: isEnded(changed.order) ? 0 : totalOf(changed.order),
    currency: order.snapshotDetail.cartWithQuote.currency.code,
    endsOrder: isEnded(changed.order),
  }
}

const totalOf = ({ snapshotDetail }: Order): number =>
  snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor

export async function changeOrder(
  ports: KitchenPorts,
  by: By,
  row: BoardRow,
  { version, changes, ...action }: KitchenChangeBody,
): Promise<KitchenOrder> {
  const input = {
    changeID: action.actionID,
    version,
    changes: changes.map(toItemChange),
    by: 'merchant' as const,
    actor: actorOf(ports, by, action),
  }
  return await answered(ports, row, () =>
    changeStoredOrder(ports, row.order.orderID, input, isAccessible),
  )
}

function toItemChange(change: KitchenLineChange): ItemChangeInput {
  const line = { index: change.line, itemID: change.itemID }
  if (change.kind === 'sold_out') return { ...line, type: 'DELETED' }
  return change.kind === 'fewer'
    ? { ...line, type: 'UPDATED', quantity: change.quantity }
    : { ...line, type: 'UPDATED', newPriceInMinor: change.priceInMinor }
}

/**
 * Marks lines as packed or not packed. Throws
 * invalid_request for a line that the order does not have.
 */
export async function checkLines(
  ports: KitchenPorts,
  by: By,
  row: BoardRow,
  { lines, ...action }: ChecksBody,
): Promise<KitchenOrder> {
  const { order } = row
  const lineCount = order.merchantCartWithQuoteList.flatMap(({ items }) => items).length
  if (lines.some(({ line }) => line >= lineCount))
    throw problem('invalid_request', { faults: [{ path: 'lines', message: 'unknown line' }] })
  const written = await ports.boards.saveChecks(keyOf(order), lines, actorAt(ports, by, action))
  return await answerNoted(ports, row, written)
}

export async function acknowledgeOrder(
  ports: KitchenPorts,
  by: By,
  row: BoardRow,
  action: AcknowledgementBody,
): Promise<KitchenOrder> {
  const written = await ports.boards.acknowledge(keyOf(row.order), actorAt(ports, by, action))
  return await answerNoted(ports, row, written)
}

const keyOf = ({ countryCode, orderID }: Order) => ({ country: countryCode, orderID })

const actorAt = (ports: KitchenPorts, by: By, action: Action) => ({
  ...by,
  actionID: action.actionID,
  at: tapTime(ports, action),
})

/**
 * Returns the order. If the action has changed something, announces the order to all kitchen boards
 * too.
 */
async function answerNoted(
  ports: KitchenPorts,
  { order }: BoardRow,
  written: boolean,
): Promise<KitchenOrder> {
  // The announcement and the read run at the same time, so that one statement reads the order for
  // this request and for the kitchen boards of this process.
  const announced = written ? announceOrder(ports, order) : undefined
  const [row] = await Promise.all([findBoardRow(ports, order.orderID), announced])
  return describeOrder(ports, row)
}

/**
 * Announces the order to the merchant's kitchen boards, which then read it again. If the message is
 * lost, the boards notice the change at their next regular read.
 */
export async function announceOrder(
  { bus, log }: Pick<KitchenPorts, 'bus' | 'log'>,
  { orderID, merchant }: Order,
): Promise<void> {
  await bus.publish(merchantTopic(merchant.ID), { orderID }).catch((error: unknown) => {
    log.warn({ err: error, orderID }, 'announcing a change of the board failed')
  })
}
