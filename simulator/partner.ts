// One round of a simulated partner: lists its open orders, sends due moves and courier positions,
// and replies to chat messages.
import type { Client, ClientProblem } from '@tingkat/contract/client'
import type { PartnerOrder } from '@tingkat/contract/partner'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { nextMove } from './next-move.ts'
import { isReplyDue, replyTo } from './replies.ts'
import { courierFor } from './couriers.ts'
import { nextPosition } from './courier-position.ts'

export type SimulatedPartner = {
  client: Pick<
    Client,
    | 'listPartnerOrders'
    | 'moveOrder'
    | 'reportPosition'
    | 'readPartnerMessages'
    | 'sendPartnerMessage'
  >
  country: CountryCode
  speed: number
  clock: () => Date
  /** The ids of merchants whose orders people move instead of the simulator. Default: none. */
  listPlayedByHand?: () => Promise<ReadonlySet<string>>
  /** Called for each failed request, except if somebody else has changed the order before. */
  onProblem: (problem: ClientProblem) => void
}

/**
 * Maximum number of pages of orders that are read in one round. Orders on further pages wait for
 * the next round.
 */
const pagesMax = 50
// Maximum number of requests at the same time. Limits the load on the server when many moves of the
// simulator are due at the same time.
const concurrency = 4

/**
 * Reads the open orders and performs the actions that are due. Returns whether an order is open,
 * not counting orders that wait for their scheduled time.
 */
export async function playRound(
  partner: SimulatedPartner,
  isStopped: () => boolean,
): Promise<boolean> {
  let hasOpenOrders = false
  let cursor: string | undefined
  const byHand = await partner.listPlayedByHand?.()
  for (let page = 0; page < pagesMax && !isStopped(); page++) {
    const answer = await partner.client.listPartnerOrders(cursor === undefined ? {} : { cursor })
    if (!answer.ok) {
      partner.onProblem(answer.problem)
      return hasOpenOrders
    }
    const orders = answer.data.orders.filter(({ merchantID }) => !byHand?.has(merchantID))
    hasOpenOrders ||= orders.some((order) => order.orderState !== 'SCHEDULED')
    await runActions(dueActions(partner, orders), partner, isStopped)
    if (answer.data.nextCursor === null) return hasOpenOrders
    cursor = answer.data.nextCursor
  }
  return hasOpenOrders
}

type ActionResult = { ok: true } | { ok: false; problem: ClientProblem }
type Action = () => Promise<ActionResult | null>

/**
 * Returns the actions of the simulated partner that are due: for each order at most one position,
 * one move and one chat reply.
 */
function dueActions(
  { client, country, speed, clock }: SimulatedPartner,
  orders: readonly PartnerOrder[],
): Action[] {
  const now = clock()
  return orders.flatMap((order): Action[] => {
    const { orderID } = order
    const next = nextMove(order, speed)
    const position = nextPosition(order, now, speed)
    const courier =
      next?.move === 'assign' ? { courier: courierFor(country, orderID, order.version) } : {}
    return [
      ...(position ? [async () => await client.reportPosition(orderID, position)] : []),
      ...(next && next.dueAt <= now.getTime()
        ? [async () => await client.moveOrder(orderID, { move: next.move, ...courier })]
        : []),
      ...(order.messageCount > 0 && order.courier
        ? [async () => await sendDueReply({ client, country, speed }, order, now)]
        : []),
    ]
  })
}

/**
 * Replies to the eater's last chat message. Returns null when it is too early for a reply or none
 * is needed.
 */
async function sendDueReply(
  { client, country, speed }: Pick<SimulatedPartner, 'client' | 'country' | 'speed'>,
  { orderID, messageCount }: PartnerOrder,
  now: Date,
): Promise<ActionResult | null> {
  const chat = await client.readPartnerMessages(orderID, messageCount - 1)
  if (!chat.ok) return chat
  const last = chat.data.messages.at(-1)
  const message =
    last && isReplyDue(last.at, now, speed) ? replyTo(orderID, country, chat.data) : null
  return message && (await client.sendPartnerMessage(orderID, message))
}

async function runActions(
  actions: readonly Action[],
  { onProblem }: SimulatedPartner,
  isStopped: () => boolean,
): Promise<void> {
  const queue = actions.values()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const action of queue) {
        if (isStopped()) return
        const result = await action()
        if (result?.ok === false && !isConflict(result.problem)) onProblem(result.problem)
      }
    }),
  )
}

// Whether a problem is expected. It is if the order was changed after it was listed: by the eater,
// another partner or a time-out.
const isConflict = ({ code }: ClientProblem) =>
  code === 'impossible_move' ||
  code === 'not_found' ||
  code === 'chat_closed' ||
  code === 'chat_full'
