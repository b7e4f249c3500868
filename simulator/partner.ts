// One partner the simulator plays: looks at its open orders and makes each move that is due.
import type { Client, ClientProblem } from '@tingkat/contract/client'
import type { PartnerOrder } from '@tingkat/contract/partner'
import type { CountryCode } from '@tingkat/ordering/country'
import { nextMove } from './next-move.ts'
import { riderOf } from './riders.ts'

export type PlayedPartner = {
  client: Pick<Client, 'listPartnerOrders' | 'moveOrder'>
  country: CountryCode
  speed: number
  clock: () => Date
  /** Hears of what went wrong beyond a lost race: a server that is away, a token that is refused. */
  onProblem: (problem: ClientProblem) => void
}

/** More open orders than a demonstration has; the next round sees the rest. */
const pagesMax = 50
// A handful at once keeps a rush moving without a rush of its own.
const movesAtOnce = 4

/** One look and the moves that are due. Gives whether any order is open that this partner still has to move. */
export async function playRound(partner: PlayedPartner, isStopped: () => boolean): Promise<boolean> {
  let busy = false
  let cursor: string | undefined
  for (let page = 0; page < pagesMax && !isStopped(); page++) {
    const answer = await partner.client.listPartnerOrders(cursor === undefined ? {} : { cursor })
    if (!answer.ok) {
      partner.onProblem(answer.problem)
      return busy
    }
    busy ||= answer.data.orders.some(order => order.orderState !== 'SCHEDULED')
    await makeDueMoves(partner, answer.data.orders, isStopped)
    if (answer.data.nextCursor === null) return busy
    cursor = answer.data.nextCursor
  }
  return busy
}

async function makeDueMoves(partner: PlayedPartner, orders: readonly PartnerOrder[], isStopped: () => boolean): Promise<void> {
  const now = partner.clock().getTime()
  const due = orders.flatMap(order => {
    const next = nextMove(order, partner.speed)
    return next && next.dueAt <= now ? [{ order, move: next.move }] : []
  })
  const work = due.values()
  await Promise.all(Array.from({ length: movesAtOnce }, async () => {
    for (const { order, move } of work) {
      if (isStopped()) return
      const courier = move === 'assign' ? { courier: riderOf(partner.country, order.orderID, order.version) } : {}
      const answer = await partner.client.moveOrder(order.orderID, { move, ...courier })
      if (!answer.ok && !isLostRace(answer.problem)) partner.onProblem(answer.problem)
    }
  }))
}

// The eater cancelled, a person moved it, a time-out came first: nothing is wrong.
const isLostRace = ({ code }: ClientProblem) => code === 'impossible_move' || code === 'not_found'
