// Simulates an eater who places one order after another, paid in cash or by card, each with an
// idempotency key.
import { randomUUID } from 'node:crypto'
import type { Client } from '@tingkat/contract/client'
import type { OrderBody } from '@tingkat/contract/order'
import { dinnerOf, orderOf } from '@tingkat/api/testing/dinner'
import type { Eater } from '@tingkat/api/testing/eater'
import { pause } from '../program.ts'
import type { Followers } from './following.ts'
import type { Gate } from './gate.ts'
import type { Record } from './record.ts'
import { readLimitMs, request, writeLimitMs } from './request.ts'

type Ordering = {
  eaters: readonly Eater[]
  followers: Followers
  record: Record
  gate: Gate
  intervalMs: number
}

// A quote is valid for ten minutes. The eater requests a new one after this time, in milliseconds.
const quoteAgeMs = 60_000

export async function startOrdering(options: Ordering): Promise<void> {
  const { eaters, record, gate, intervalMs } = options
  const quotes = createQuotes(record)
  await pause(Math.random() * intervalMs)
  for (let nth = 0; !gate.isStopped(); nth++) {
    const startedAt = performance.now()
    const eater = eaters[nth % eaters.length]
    await gate.enter()
    try {
      if (eater && !gate.isStopped()) await placeOne(options, eater, quotes, nth % 4 === 3)
    } finally {
      gate.leave()
    }
    await pause(Math.max(0, intervalMs - (performance.now() - startedAt)))
  }
}

async function placeOne(
  { followers, record }: Ordering,
  eater: Eater,
  quotes: ReturnType<typeof createQuotes>,
  byCard: boolean,
): Promise<void> {
  const body = await quotes(eater.client, byCard)
  if (!body) return
  const key = randomUUID()
  const kind = byCard ? 'order by card' : 'order in cash'
  const answer = await request(record, kind, writeLimitMs, () => eater.client.placeOrder(body, key))
  if (!answer.ok) return
  const { orderID } = answer.data
  record.orders.push({ key, orderID, at: Date.now() })
  followers.follow(eater, orderID)
}

/**
 * Returns a function that resolves to the body of an order at the current price, or to undefined if
 * the menu or the quote could not be read.
 */
function createQuotes(record: Record) {
  const kept = new Map<boolean, { body: OrderBody; at: number }>()
  return async (client: Client, byCard: boolean): Promise<OrderBody | undefined> => {
    const known = kept.get(byCard)
    if (known && Date.now() - known.at < quoteAgeMs) return known.body
    const merchant = await request(record, 'menu', readLimitMs, () => client.readMerchant('sg-m1'))
    if (!merchant.ok) return undefined
    const dinner = { ...dinnerOf(merchant.data, 3), paymentTypeID: byCard ? 'VISA' : '' }
    const quote = await request(record, 'quote', readLimitMs, () => client.quote(dinner))
    if (!quote.ok) return undefined
    const body = { ...orderOf(dinner, quote.data), paymentToken: byCard ? 'tok_visa' : '' }
    kept.set(byCard, { body, at: Date.now() })
    return body
  }
}
