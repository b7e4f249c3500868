// Kills the server between claiming a delivery and writing it down: it is sent again, and nothing that was acknowledged is lost.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@tingkat/contract/client'
import { createClient } from '@tingkat/contract/client'
import type { PushMessage } from '@tingkat/contract/push'
import type { WebhookMessage } from '@tingkat/contract/webhook'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test, vi } from 'vitest'
import { issueToken } from '../partner/credentials.ts'
import { openPartnerStore } from '../partner/store.ts'
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { openBrowserPush } from '../testing/browser-push.ts'
import { dinnerOf, orderOf } from '../testing/dinner.ts'
import { logInEater } from '../testing/eater.ts'
import { emptyDatabase } from '../testing/empty-database.ts'
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts'
import { openHttpStub } from '../testing/http-stub.ts'

const serverFile = join(import.meta.dirname, '../server.ts')
const folder = mkdtempSync(join(tmpdir(), 'tingkat-webhook-'))
const dataDir = join(folder, 'data')
const database = await emptyDatabase()
const env = {
  ...database.env(dataDir),
  SIMULATOR: 'off',
  RATE_LIMITS: 'off',
  DEV_INBOX: 'on',
  LOG_LEVEL: 'error',
  OUTGOING_PRIVATE: 'on',
}
const stub = await openHttpStub()

let server: ServerProcess | undefined
afterAll(async () => {
  await server?.kill()
  await stub.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** A till of the whole country, made as an operator does, while no server runs. */
async function makeTill(): Promise<string> {
  const { DATABASE_URL: url } = env as Record<string, string>
  const opened = await openDatabase({ ...(url ? { url } : { dataDir }), log: silentLog })
  try {
    await opened.migrate()
    return await issueToken(openPartnerStore(opened), {
      partnerID: 'till',
      name: 'Till',
      role: 'merchant',
      country: 'sg',
      merchantIDs: null,
    })
  } finally {
    await opened.close()
  }
}

async function placeOne(client: Client): Promise<string> {
  const merchant = await client.readMerchant('sg-m1')
  if (!merchant.ok) throw new Error(merchant.problem.message)
  const dinner = dinnerOf(merchant.data, 2)
  const quote = await client.quote(dinner)
  if (!quote.ok) throw new Error(quote.problem.code)
  const placed = await client.placeOrder(orderOf(dinner, quote.data), randomUUID())
  if (!placed.ok) throw new Error(placed.problem.code)
  return placed.data.orderID
}

const atTill = () => stub.received.filter(({ path }) => path === '/till')
const heard = () =>
  atTill().map(({ body, headers }) => ({
    id: headers['webhook-id'],
    ...(JSON.parse(body.toString()) as WebhookMessage),
  }))

test(
  'a delivery under way when the server is killed comes again, under the same id and with a good signature; browsers are told as before',
  { timeout: 300_000 },
  async () => {
    const token = await makeTill()
    server = await startServerProcess({ file: serverFile, env })
    const till = createClient({
      baseUrl: server.url,
      fetch,
      headers: { authorization: `Bearer ${token}` },
    })
    const registered = await till.saveWebhook({ url: `${stub.url}/till` })
    if (!registered.ok) throw new Error(registered.problem.code)
    const { cookie } = await logInEater(server.url, 'sg', '+6591234567')
    const browser = openBrowserPush()
    await createClient({ baseUrl: server.url, fetch, headers: { cookie } }).subscribePush({
      endpoint: `${stub.url}/push`,
      keys: browser.keys,
      language: 'vi',
    })
    // Answers nothing: the server has claimed it, and waits.
    stub.respond = () => null
    const first = await placeOne(createClient({ baseUrl: server.url, fetch, headers: { cookie } }))
    await vi.waitFor(() => expect(stub.received).toHaveLength(1), { timeout: 60_000 })
    // Acknowledged to the eater, perhaps not yet handed on.
    const second = await placeOne(createClient({ baseUrl: server.url, fetch, headers: { cookie } }))
    await server.kill()
    stub.respond = () => 204
    server = await startServerProcess({ file: serverFile, env })
    // The claim of the dead runs out after a quarter of a minute.
    await vi.waitFor(
      () =>
        expect(
          new Set(
            heard()
              .slice(1)
              .map((message) => message.data?.orderID),
          ),
        ).toContain(first),
      { timeout: 120_000, interval: 100 },
    )
    await vi.waitFor(
      () => expect(heard().map((message) => message.data?.orderID)).toContain(second),
      { timeout: 60_000, interval: 100 },
    )
    const ofFirst = heard().filter((message) => message.data?.orderID === first)
    expect(new Set(ofFirst.map(({ id }) => id)).size).toBe(1)
    for (const { body, headers } of atTill())
      new Webhook(registered.data.secret).verify(body.toString(), headers)
    // Who wanted to be told before the kill is told after it.
    const again = createClient({
      baseUrl: server.url,
      fetch,
      headers: { authorization: `Bearer ${token}` },
    })
    for (const move of ['receive', 'accept'] as const) await again.moveOrder(second, { move })
    const pushed = () =>
      stub.received
        .filter(({ path }) => path === '/push')
        .map(({ body }) => JSON.parse(browser.read(body)) as PushMessage)
    await vi.waitFor(
      () => expect(pushed()).toMatchObject([{ body: 'Bếp đã nhận đơn của bạn.', tag: second }]),
      { timeout: 60_000, interval: 100 },
    )
  },
)
