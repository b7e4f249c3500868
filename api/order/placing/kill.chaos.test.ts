// Kills the server while orders are being placed: no acknowledged order is lost, none is there
// twice.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@tingkat/contract/client'
import { createClient } from '@tingkat/contract/client'
import type { OrderBody, OrderList } from '@tingkat/contract/order'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { silentLog } from '../../platform/log.ts'
import { dinnerOf, orderOf } from '../../testing/dinner.ts'
import { logInEater } from '../../testing/eater.ts'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts'

const rounds = process.env.TEST_LONG ? 50 : 8
const placersAtOnce = 6
const serverFile = join(import.meta.dirname, '../../server.ts')

const folder = mkdtempSync(join(tmpdir(), 'tingkat-kill-'))
const database = await emptyDatabase()
const env: Record<string, string> = {
  ...database.env(join(folder, 'data')),
  SIMULATOR: 'off',
  RATE_LIMITS: 'off',
  DEV_INBOX: 'on',
  LOG_LEVEL: 'error',
}
/** The catalogue was taken in by the first start; the later ones need not look at it again. */
const again = { ...env, CATALOGUE: 'none' }

let server: ServerProcess | undefined
afterAll(async () => {
  await server?.kill()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

type Ways = { cash: OrderBody; card: OrderBody }
/** The keys that hang in the air, and how each is paid. */
type Open = Map<string, keyof Ways>

/**
 * Places orders one after another, by turns in cash and by card, until the server is gone; what it
 * acknowledged and what hung in the air.
 */
async function placeUntilDead(
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

/** What a cart of three dishes costs now, for either way to pay. */
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

/** Asks again with every key that hung in the air; gives how many there were. */
async function askAgain(
  client: Client,
  bodies: Ways,
  acknowledged: Map<string, string>,
  open: Open,
): Promise<number> {
  const count = open.size
  for (const [key, way] of open) {
    const again = await client.placeOrder(bodies[way], key)
    // A card that was asked for too long ago on a slow machine is let go: that is an answer too,
    // and its order stands as failed.
    const orderID = again.ok
      ? again.data.orderID
      : way === 'card' && again.problem.code === 'payment_declined'
        ? String(again.problem.context.orderID)
        : null
    if (!orderID)
      throw new Error(
        `the key that hung in the air was refused: ${again.ok ? '' : again.problem.code}`,
      )
    acknowledged.set(key, orderID)
  }
  open.clear()
  return count
}

/** What must hold in the books of a server that is gone. */
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
      // Set aside at the provider is what stands with us, and the other way round.
      `select o.id from orders o join payment p on p.reference = o.id left join sandbox_payment s on s.reference = o.id where (coalesce(s.state, '') = 'authorised') <> (o.ended_at is null)`,
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
  `PROD-05 PAY-04 ${rounds} rounds of kill -9 while orders are placed lose no acknowledged order and double none`,
  { timeout: 1_800_000 },
  async () => {
    const acknowledged = new Map<string, string>()
    const open: Open = new Map()
    let cookie = ''
    let bodies: Ways | undefined
    let resolvedAfterKill = 0
    server = await startServerProcess({ file: serverFile, env })
    await server.stop()
    for (let round = 0; round < rounds; round++) {
      server = await startServerProcess({ file: serverFile, env: again })
      if (!cookie) cookie = (await logInEater(server.url, 'sg', '+6591234567')).cookie
      const client = createClient({ baseUrl: server.url, fetch, headers: { cookie } })
      // Quoted anew each round: on a slow machine the rounds take longer than a quote holds.
      const fresh = (bodies = await bodiesOf(client))
      // An eater whose answer was lost asks again with the same key: the order is there once,
      // whichever side of the kill it fell on.
      resolvedAfterKill += await askAgain(client, fresh, acknowledged, open)
      const placers = Array.from({ length: placersAtOnce }, (_, nth) =>
        placeUntilDead(client, fresh, acknowledged, open, nth % 2 ? 'cash' : 'card'),
      )
      // Spread the blow over the statement's whole length: a different moment each round.
      await new Promise((resolve) => setTimeout(resolve, 20 + ((round * 37) % 180)))
      await server.kill()
      await Promise.all(placers)
    }
    server = await startServerProcess({ file: serverFile, env: again })
    const client = createClient({ baseUrl: server.url, fetch, headers: { cookie } })
    await askAgain(client, bodies as Ways, acknowledged, open)
    const stored = await allOrderIDs(client)
    expect(acknowledged.size).toBeGreaterThan(rounds)
    expect(resolvedAfterKill).toBeGreaterThan(0)
    expect(new Set(acknowledged.values()).size).toBe(acknowledged.size)
    expect(stored.toSorted()).toEqual([...acknowledged.values()].toSorted())
    const { data: last } = (await client.listOrders({ limit: 50 })) as { data: OrderList }
    expect(new Set(last.orders.map((order) => order.money.state))).toEqual(new Set(['due', 'held']))
    await server.kill()
    expect(await faultsInBooks()).toEqual([])
  },
)
