// Tests that no webhook message is lost if the server is killed between claiming a message and
// storing the result. The message is then sent again.
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
  COUNTRIES: 'sg',
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

/**
 * Creates a partner that may see the orders of all merchants of the country, and returns its token.
 * Call it only while no server runs, because the embedded database can be opened by one process
 * only.
 */
async function createPartner(): Promise<string> {
  const { DATABASE_URL: url } = env as Record<string, string>
  const opened = await openDatabase({ ...(url ? { url } : { dataDir }), log: silentLog })
  try {
    await opened.migrate()
    return await issueToken(openPartnerStore(opened), {
      partnerID: 'partner',
      name: 'Partner',
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

const partnerRequests = () => stub.received.filter(({ path }) => path === '/partner')
const messages = () =>
  partnerRequests().map(({ body, headers }) => ({
    id: headers['webhook-id'],
    ...(JSON.parse(body.toString()) as WebhookMessage),
  }))

test(
  'a delivery that was interrupted by a kill is sent again with the same id, and push subscriptions stay',
  { timeout: 300_000 },
  async () => {
    const token = await createPartner()
    server = await startServerProcess({ file: serverFile, env })
    const partner = createClient({
      baseUrl: server.url,
      fetch,
      headers: { authorization: `Bearer ${token}` },
    })
    const registered = await partner.saveWebhook({ url: `${stub.url}/partner` })
    if (!registered.ok) throw new Error(registered.problem.code)
    const { cookie } = await logInEater(server.url, 'sg', '+6591234567')
    const browser = openBrowserPush()
    await createClient({ baseUrl: server.url, fetch, headers: { cookie } }).subscribePush({
      endpoint: `${stub.url}/push`,
      keys: browser.keys,
      language: 'vi',
    })
    // The partner does not respond, so that the server is killed while it waits for the response.
    stub.respond = () => null
    const first = await placeOne(createClient({ baseUrl: server.url, fetch, headers: { cookie } }))
    await vi.waitFor(() => expect(stub.received).toHaveLength(1), { timeout: 60_000 })
    // The second order's event may not be published before
    // the kill. The new server must then publish it.
    const second = await placeOne(createClient({ baseUrl: server.url, fetch, headers: { cookie } }))
    await server.kill()
    stub.respond = () => 204
    // Without the import of the catalogue: the first start has done it.
    server = await startServerProcess({ file: serverFile, env: { ...env, CATALOGUE: 'none' } })
    // The wait must be longer than the killed process's
    // claim on the message, which ends after 15 s.
    await vi.waitFor(
      () =>
        expect(
          new Set(
            messages()
              .slice(1)
              .map((message) => message.data?.orderID),
          ),
        ).toContain(first),
      { timeout: 120_000, interval: 100 },
    )
    await vi.waitFor(
      () => expect(messages().map((message) => message.data?.orderID)).toContain(second),
      { timeout: 60_000, interval: 100 },
    )
    const ofFirst = messages().filter((message) => message.data?.orderID === first)
    expect(new Set(ofFirst.map(({ id }) => id)).size).toBe(1)
    for (const { body, headers } of partnerRequests())
      new Webhook(registered.data.secret).verify(body.toString(), headers)
    // A browser that subscribed to push messages before the kill still gets them.
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
      () => expect(pushed()).toMatchObject([{ body: 'Quán đã nhận đơn của bạn.', tag: second }]),
      { timeout: 60_000, interval: 100 },
    )
  },
)
