// One partner the simulator plays: looks at its open orders, makes each move that is due, and lets its couriers ride and answer.
import type { Client, ClientProblem } from '@tingkat/contract/client'
import type { PartnerOrder } from '@tingkat/contract/partner'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { nextMove } from './next-move.ts'
import { isReplyDue, replyTo } from './replies.ts'
import { riderOf } from './riders.ts'
import { nextPosition } from './way.ts'

export type PlayedPartner = {
  client: Pick<
    Client,
    | 'listPartnerOrders'
    | 'moveOrder'
    | 'tellPosition'
    | 'readPartnerMessages'
    | 'sendPartnerMessage'
  >
  country: CountryCode
  speed: number
  clock: () => Date
  /** Hears of what went wrong beyond a lost race: a server that is away, a token that is refused. */
  onProblem: (problem: ClientProblem) => void
}

/** More open orders than a demonstration has; the next round sees the rest. */
const pagesMax = 50
// A handful at once keeps a rush moving without a rush of its own.
const doneAtOnce = 4

/** One look and the moves that are due. Gives whether any order is open that this partner still has to move. */
export async function playRound(
  partner: PlayedPartner,
  isStopped: () => boolean,
): Promise<boolean> {
  let busy = false
  let cursor: string | undefined
  for (let page = 0; page < pagesMax && !isStopped(); page++) {
    const answer = await partner.client.listPartnerOrders(cursor === undefined ? {} : { cursor })
    if (!answer.ok) {
      partner.onProblem(answer.problem)
      return busy
    }
    busy ||= answer.data.orders.some((order) => order.orderState !== 'SCHEDULED')
    await doDue(dueOf(partner, answer.data.orders), partner, isStopped)
    if (answer.data.nextCursor === null) return busy
    cursor = answer.data.nextCursor
  }
  return busy
}

type Answer = { ok: true } | { ok: false; problem: ClientProblem }
type Due = () => Promise<Answer | null>

/** All that is due now, one thing an order and round at most of each kind. */
function dueOf(
  { client, country, speed, clock }: PlayedPartner,
  orders: readonly PartnerOrder[],
): Due[] {
  const now = clock()
  return orders.flatMap((order): Due[] => {
    const { orderID } = order
    const next = nextMove(order, speed)
    const position = nextPosition(order, now, speed)
    const courier =
      next?.move === 'assign' ? { courier: riderOf(country, orderID, order.version) } : {}
    return [
      ...(position ? [async () => await client.tellPosition(orderID, position)] : []),
      ...(next && next.dueAt <= now.getTime()
        ? [async () => await client.moveOrder(orderID, { move: next.move, ...courier })]
        : []),
      ...(order.messageCount > 0 && order.courier
        ? [async () => await reply({ client, country, speed }, order, now)]
        : []),
    ]
  })
}

async function reply(
  { client, country, speed }: Pick<PlayedPartner, 'client' | 'country' | 'speed'>,
  { orderID, messageCount }: PartnerOrder,
  now: Date,
): Promise<Answer | null> {
  const chat = await client.readPartnerMessages(orderID, messageCount - 1)
  if (!chat.ok) return chat
  const last = chat.data.messages.at(-1)
  const written =
    last && isReplyDue(last.at, now, speed) ? replyTo(orderID, country, chat.data) : null
  return written && (await client.sendPartnerMessage(orderID, written))
}

async function doDue(
  due: readonly Due[],
  { onProblem }: PlayedPartner,
  isStopped: () => boolean,
): Promise<void> {
  const work = due.values()
  await Promise.all(
    Array.from({ length: doneAtOnce }, async () => {
      for (const one of work) {
        if (isStopped()) return
        const answer = await one()
        if (answer?.ok === false && !isLostRace(answer.problem)) onProblem(answer.problem)
      }
    }),
  )
}

// The eater cancelled, a person moved it, a time-out came first: nothing is wrong.
const isLostRace = ({ code }: ClientProblem) =>
  code === 'impossible_move' ||
  code === 'not_found' ||
  code === 'chat_closed' ||
  code === 'chat_full'
