// Kills the server while orders are being placed: no acknowledged order is lost, none is there twice.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@tingkat/contract/client'
import { createClient } from '@tingkat/contract/client'
import type { OrderBody } from '@tingkat/contract/order'
import { afterAll, expect, test } from 'vitest'
import { dinnerOf, orderOf } from '../testing/dinner.ts'
import { logInEater } from '../testing/eater.ts'
import { emptyDatabase } from '../testing/empty-database.ts'
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts'

const rounds = 50
const placersAtOnce = 6
const serverFile = join(import.meta.dirname, '../server.ts')

const folder = mkdtempSync(join(tmpdir(), 'tingkat-kill-'))
const database = await emptyDatabase()
const env = { ...database.env(join(folder, 'data')), SIMULATOR: 'off', RATE_LIMITS: 'off', DEV_INBOX: 'on', LOG_LEVEL: 'error' }

let server: ServerProcess | undefined
afterAll(async () => {
  await server?.kill()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Places orders one after another until the server is gone; what it acknowledged and what hung in the air. */
async function placeUntilDead(client: Client, body: OrderBody, acknowledged: Map<string, string>, open: Set<string>): Promise<void> {
  for (;;) {
    const key = randomUUID()
    open.add(key)
    const answer = await client.placeOrder(body, key)
    if (!answer.ok) {
      if (answer.problem.code !== 'network_error') throw new Error(`unexpected refusal: ${answer.problem.code}`)
      return
    }
    open.delete(key)
    acknowledged.set(key, answer.data.orderID)
  }
}

async function allOrderIDs(client: Client): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await client.listOrders({ limit: 50, ...(cursor ? { cursor } : {}) })
    if (!page.ok) throw new Error(page.problem.message)
    ids.push(...page.data.orders.map(order => order.orderID))
    cursor = page.data.nextCursor ?? undefined
  } while (cursor)
  return ids
}

test(`PROD-05 ${rounds} rounds of kill -9 while orders are placed lose no acknowledged order and double none`, { timeout: 600_000 }, async () => {
  const acknowledged = new Map<string, string>()
  const open = new Set<string>()
  let cookie = ''
  let body: OrderBody | undefined
  let resolvedAfterKill = 0
  for (let round = 0; round < rounds; round++) {
    server = await startServerProcess({ file: serverFile, env })
    if (!cookie) cookie = (await logInEater(server.url, 'sg', '+6591234567')).cookie
    const client = createClient({ baseUrl: server.url, fetch, headers: { cookie } })
    // Quoted anew each round: on a slow machine the rounds take longer than a quote holds.
    const merchant = await client.readMerchant('sg-m1')
    if (!merchant.ok) throw new Error(merchant.problem.message)
    const dinner = dinnerOf(merchant.data, 3)
    const quote = await client.quote(dinner)
    if (!quote.ok) throw new Error(quote.problem.code)
    body = orderOf(dinner, quote.data)
    // An eater whose answer was lost asks again with the same key: the order is there once, whichever side of the kill it fell on.
    for (const key of open) {
      const again = await client.placeOrder(body, key)
      if (!again.ok) throw new Error(`the key that hung in the air was refused: ${again.problem.code}`)
      acknowledged.set(key, again.data.orderID)
      resolvedAfterKill += 1
    }
    open.clear()
    const placed = body
    const placers = Array.from({ length: placersAtOnce }, () => placeUntilDead(client, placed, acknowledged, open))
    // Spread the blow over the statement's whole length: a different moment each round.
    await new Promise(resolve => setTimeout(resolve, 20 + (round * 37) % 180))
    await server.kill()
    await Promise.all(placers)
  }
  server = await startServerProcess({ file: serverFile, env })
  const client = createClient({ baseUrl: server.url, fetch, headers: { cookie } })
  for (const key of open) {
    const again = await client.placeOrder(body as OrderBody, key)
    if (!again.ok) throw new Error(again.problem.code)
    acknowledged.set(key, again.data.orderID)
  }
  const stored = await allOrderIDs(client)
  expect(acknowledged.size).toBeGreaterThan(rounds)
  expect(resolvedAfterKill).toBeGreaterThan(0)
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size)
  expect(stored.toSorted()).toEqual([...acknowledged.values()].toSorted())
})
