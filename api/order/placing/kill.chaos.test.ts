// Tests that no acknowledged order is lost or duplicated if the server is killed while it places
// orders.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type ApiResult, type Client } from '@tingkat/contract/client'
import type { OrderBody, OrderList } from '@tingkat/contract/order'
import type { Order } from '@tingkat/ordering/order/order'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { silentLog } from '../../platform/log.ts'
import { dinnerOf, orderOf } from '../../testing/dinner.ts'
import { logInEater } from '../../testing/eater.ts'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { quickStart, startServerProcess, type ServerProcess } from '../../testing/server-process.ts'

const rounds = process.env.TEST_LONG ? 50 : 2
const placersAtOnce = 6
const serverFile = join(import.meta.dirname, '../../server.ts')

const folder = mkdtempSync(join(tmpdir(), 'tingkat-kill-'))
const database = await emptyDatabase()
const env: Record<string, string> = {
  ...database.env(join(folder, 'data')),
  COUNTRIES: 'sg',
  SIMULATOR: 'off',
  RATE_LIMITS: 'off',
  DEV_INBOX: 'on',
  LOG_LEVEL: 'error',
}
/** Restarts do not import the catalogue again, because the first start has imported it. */
const restartEnv = { ...env, CATALOGUE: 'none' }
const restart = () => startServerProcess({ file: serverFile, env: restartEnv, flags: quickStart })

let server: ServerProcess | undefined
afterAll(async () => {
  await server?.kill()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

type Ways = { cash: OrderBody; card: OrderBody }
/** Idempotency keys of requests that received no response, each with its payment method. */
type Open = Map<string, keyof Ways>

/**
 * Places orders one after another until the server is killed, alternately
 * in cash and by card, beginning with `first`. Stores ids of answered
 * orders in `acknowledged`, and keys of unanswered requests in `open`.
 */
async function placeUntilKilled(
  client: Client,
  bodies: Ways,
  acknowledged: Map<string, string>,
  open: Open,
  first: keyof Ways,
): Promise<void> {
  for (let way = first; ; way = way === 'cash' ? 'card' : 'cash') {
    const key = randomUUID()
    open.set(key, way)
    const answer = await client.placeOrder(bodies[way], key)
    if (!answer.ok) {
      if (answer.problem.code !== 'network_error')
        throw new Error(`unexpected refusal: ${answer.problem.code}`)
      return
    }
    open.delete(key)
    acknowledged.set(key, answer.data.orderID)
  }
}

/** Returns, for each payment method, the body of an order of three dishes at the current price. */
async function bodiesOf(client: Client): Promise<Ways> {
  const merchant = await client.readMerchant('sg-m1')
  if (!merchant.ok) throw new Error(merchant.problem.message)
  const quoted = async (paymentTypeID: string, paymentToken: string) => {
    const dinner = { ...dinnerOf(merchant.data, 3), paymentTypeID }
    const quote = await client.quote(dinner)
    if (!quote.ok) throw new Error(quote.problem.code)
    return { ...orderOf(dinner, quote.data), paymentToken }
  }
  const [cash, card] = await Promise.all([quoted('', ''), quoted('VISA', 'tok_visa')])
  return { cash, card }
}

/**
 * Returns the order's id from the response to a repeated request. Throws if the order was refused.
 */
function orderIDOf(result: ApiResult<Order>, way: keyof Ways): string {
  if (result.ok) return result.data.orderID
  const { code, context } = result.problem
  // On a slow machine the payment may have been voided before the request was repeated. In that
  // case the order is stored as failed.
  if (way === 'card' && code === 'payment_declined') return String(context['orderID'])
  throw new Error(`the repeated request was refused: ${code}`)
}

/** Repeats every request that received no response, and returns the number of these requests. */
async function repeatOpenRequests(
  client: Client,
  bodies: Ways,
  acknowledged: Map<string, string>,
  open: Open,
): Promise<number> {
  const count = open.size
  for (const [key, way] of open) {
    const result = await client.placeOrder(bodies[way], key)
    acknowledged.set(key, orderIDOf(result, way))
  }
  open.clear()
  return count
}

/**
 * Opens the database of the killed server and returns the
 * inconsistencies between orders, payments and ledger.
 */
async function faultsInBooks(): Promise<unknown[]> {
  const url = env['DATABASE_URL']
  const books = await openDatabase({
    ...(url ? { url } : { dataDir: join(folder, 'data') }),
    log: silentLog,
    retryForMs: 30_000,
  })
  try {
    const questions = [
      'select currency from ledger_entry group by currency having sum(amount_in_minor) <> 0',
      'select reference from sandbox_payment where charges > 1',
      `select reference from payment where state in ('started', 'challenge')`,
      // The payment provider reserves an amount for each
      // card order that has not ended, and for no other.
      'select o.id from orders o join payment p on p.reference = o.id left ' +
        'join sandbox_payment s on s.reference = o.id ' +
        `where (coalesce(s.state, '') = 'authorised') <> (o.ended_at is null)`,
      'select p.reference from payment p left join orders o on o.id = p.reference where o.id is null',
    ]
    const faults: unknown[] = []
    for (const question of questions) faults.push(...(await books.query(question)).rows)
    return faults
  } finally {
    await books.close()
  }
}

async function allOrderIDs(client: Client): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await client.listOrders({ limit: 50, ...(cursor ? { cursor } : {}) })
    if (!page.ok) throw new Error(page.problem.message)
    ids.push(...page.data.orders.map((order) => order.orderID))
    cursor = page.data.nextCursor ?? undefined
  } while (cursor)
  return ids
}

test(
  `${rounds} kills while orders are placed lose and duplicate no acknowledged order (PROD-05, PAY-04)`,
  { timeout: 3_600_000 },
  async () => {
    const acknowledged = new Map<string, string>()
    const open: Open = new Map()
    let cookie = ''
    let bodies: Ways | undefined
    let resolvedAfterKill = 0
    for (let round = 0; round < rounds; round++) {
      server = await (round === 0 ? startServerProcess({ file: serverFile, env }) : restart())
      if (!cookie) cookie = (await logInEater(server.url, 'sg', '+6591234567')).cookie
      const client = createClient({ baseUrl: server.url, fetch, headers: { cookie } })
      // Each round needs a new quote: on a slow machine,
      // all rounds take longer than a quote is valid.
      const fresh = (bodies = await bodiesOf(client))
      // A repeated request returns the one order of its key,
      // whether the order was written before the kill or only now.
      resolvedAfterKill += await repeatOpenRequests(client, fresh, acknowledged, open)
      const placers = Array.from({ length: placersAtOnce }, (_, nth) =>
        placeUntilKilled(client, fresh, acknowledged, open, nth % 2 ? 'cash' : 'card'),
      )
      // Each round kills the server after a different delay, and so at a different step of placing
      // an order.
      await new Promise((resolve) => setTimeout(resolve, 20 + ((round * 97) % 180)))
      await server.kill()
      await Promise.all(placers)
    }
    server = await restart()
    const client = createClient({ baseUrl: server.url, fetch, headers: { cookie } })
    await repeatOpenRequests(client, bodies as Ways, acknowledged, open)
    const stored = await allOrderIDs(client)
    expect(acknowledged.size).toBeGreaterThan(rounds)
    expect(resolvedAfterKill).toBeGreaterThan(0)
    expect(new Set(acknowledged.values()).size).toBe(acknowledged.size)
    expect(stored.toSorted()).toEqual([...acknowledged.values()].toSorted())
    const { data: last } = (await client.listOrders({ limit: 50 })) as { data: OrderList }
    const states = new Set(last.orders.map((order) => order.money.state))
    // On a slow machine, an order may time out before the merchant accepts it, which releases its
    // payment.
    states.delete('released')
    expect(states).toEqual(new Set(['due', 'held']))
    await server.kill()
    expect(await faultsInBooks()).toEqual([])
  },
)
