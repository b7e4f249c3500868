// Partners hear of their orders: signed, in order, again after a failure, and of nobody else's.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { webhookMessageSchema, type WebhookMessage } from '@tingkat/contract/webhook'
import type { Order } from '@tingkat/ordering/order'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOrderStore } from '../order/store.ts'
import { openPartnerStore } from '../partner/store.ts'
import { createOutgoing } from '../platform/outgoing.ts'
import { deriveKey, readServerKey } from '../platform/server-key.ts'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { logInByInjection, merchantWhere, openPartner, placeDinner, pricedOrder, yes, type TestEater, type TestPartner } from '../testing/journey.ts'
import { openTillStub, type Heard, type TillStub } from '../testing/till-stub.ts'
import { webhookDeliveries, type SendingPorts } from './sending-actions.ts'
import { webhookKeyPurpose } from './signature.ts'
import { openWebhookStore } from './store.ts'

let api: TestApp
let eater: TestEater
let stub: TillStub
let now = lunchTime
let ports: SendingPorts
const lines: object[] = []

beforeAll(async () => {
  api = await openTestApp({ clock: () => now, config: { outgoingPrivate: true } })
  eater = await logInByInjection(api)
  ports = {
    webhooks: openWebhookStore(api.database), orders: openOrderStore(api.database), outgoing: createOutgoing({ allowPrivate: true, timeoutMs: 300 }),
    webhookKey: deriveKey(await readServerKey(api.database, undefined), webhookKeyPurpose), clock: () => now,
    log: { warn: fields => void lines.push(fields) },
  }
})
afterAll(() => api.close())
beforeEach(async () => {
  stub = await openTillStub()
  now = lunchTime
})
afterEach(async () => {
  await stub.close()
  await api.database.query('delete from webhook')
})

const pass = (seconds: number) => { now = new Date(now.getTime() + seconds * 1000) }
const till = () => merchantWhere(api, one => one.isIntegrated)
const registered = async (role: 'merchant' | 'courier' = 'merchant', path = '', merchantIDs: string[] | null = null) => {
  const partner = await openPartner(api, { role, merchantIDs })
  return { ...partner, ...yes(await partner.client.saveWebhook({ url: stub.url + path })) }
}
/** Hands on what was committed and sends all that is due. Gives how many were sent. */
async function sendDue(sending = ports): Promise<number> {
  await api.deps.relay.drain()
  const deliveries = webhookDeliveries(sending)
  for (let count = 0; ;) {
    const claimed = await deliveries.claim(32)
    if (claimed.length === 0) return count
    await Promise.all(claimed.map(one => deliveries.deliver(one, new AbortController().signal)))
    count += claimed.length
  }
}
/** As the receiver reads it; throws when the signature is not of that secret. The library judges by the real clock. */
function verified({ body, headers }: Heard, secret: string): WebhookMessage {
  expect(Number(headers['webhook-timestamp'])).toBe(Math.floor(now.getTime() / 1000))
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  const signature = new Webhook(secret).sign(headers['webhook-id']!, at, body.toString())
  if (!headers['webhook-signature']!.split(' ').includes(signature)) throw new Error('no matching signature')
  return webhookMessageSchema.parse(JSON.parse(body.toString()))
}
const told = (orderID: string) => stub.heard.map(({ body }) => JSON.parse(body.toString()) as WebhookMessage).filter(message => message.data?.orderID === orderID)
const move = async (partner: TestPartner, { orderID }: Order, move: 'receive' | 'accept' | 'ready') => yes(await partner.client.moveOrder(orderID, { move }))
const waiting = async () => (await api.database.query<{ attempts: number; nextAt: Date }>('select attempts, next_at as "nextAt" from webhook_delivery order by id')).rows

describe('setting it up', () => {
  test('without one: not found; registered, looked at, taken away', async () => {
    const { client } = await openPartner(api, { role: 'merchant' })
    for (const answer of [await client.readWebhook(), await client.deleteWebhook(), await client.rotateWebhookSecret(), await client.testWebhook()]) {
      expect(answer).toMatchObject({ ok: false, problem: { code: 'not_found' } })
    }
    const { secret, ...kept } = yes(await client.saveWebhook({ url: `${stub.url}/hook` }))
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(kept).toEqual({ url: `${stub.url}/hook`, createdAt: lunchTime.toISOString(), disabledAt: null, formerSecretUntil: null, last: null, waiting: 0 })
    expect(yes(await client.readWebhook())).toEqual(kept)
    expect(yes(await client.deleteWebhook())).toBeNull()
    expect(await client.readWebhook()).toMatchObject({ ok: false, problem: { code: 'not_found' } })
  })

  test('only with a partner’s token, and each its own: another’s is neither seen nor changed', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      for (const headers of [{}, { cookie: eater.cookie }]) {
        const answer = await api.app.inject({ method, url: paths.partnerWebhook, headers, ...(method === 'PUT' ? { payload: { url: stub.url } } : {}) })
        expect(answer.json()).toMatchObject({ code: 'unauthenticated' })
      }
    }
    const mine = await registered('merchant', '/mine')
    const other = await openPartner(api, { role: 'merchant' })
    expect(await other.client.readWebhook()).toMatchObject({ ok: false, problem: { code: 'not_found' } })
    expect(await other.client.deleteWebhook()).toMatchObject({ ok: false })
    yes(await other.client.saveWebhook({ url: `${stub.url}/theirs` }))
    expect(yes(await mine.client.readWebhook()).url).toBe(`${stub.url}/mine`)
  })

  test('secrets are kept sealed', async () => {
    const { secret } = await registered()
    const { rows } = await api.database.query<{ secret: Uint8Array }>('select secret from webhook')
    expect(Buffer.from(rows[0]!.secret).toString('latin1')).not.toContain(secret.slice(6))
    expect(Buffer.from(rows[0]!.secret).includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false)
  })

  test.each([
    ['http://till.example/', 'https_only'], ['https://127.0.0.1/', 'private_address'], ['https://[::1]:8080/', 'private_address'], ['https://169.254.169.254/', 'private_address'],
    ['https://a:b@till.example/', 'credentials'], ['till', 'not_a_url'],
  ])('where nothing inside may be reached, %s is refused as %s', async (url, reason) => {
    const guarded = await openTestApp({ ...api.deps, config: { outgoingPrivate: false }, countries: [] })
    const { client } = await openPartner(guarded, { role: 'merchant' })
    expect(await client.saveWebhook({ url })).toMatchObject({ ok: false, problem: { code: 'url_refused', status: 422, context: { reason } } })
    await guarded.app.close()
  })

  test('a test message is sent at once, signed, and its outcome told', async () => {
    const { client, secret } = await registered()
    expect(yes(await client.testWebhook())).toEqual({ delivered: true, status: 204, failure: null })
    expect(verified(stub.heard[0]!, secret)).toEqual({ type: 'webhook.test', timestamp: lunchTime.toISOString(), data: null })
    stub.answer = () => 500
    expect(yes(await client.testWebhook())).toEqual({ delivered: false, status: 500, failure: 'status' })
    expect(yes(await client.readWebhook()).last).toEqual({ at: lunchTime.toISOString(), status: 500, failure: 'status' })
  })

  test('a new secret: for a day both sign, then the new one alone', async () => {
    const first = await registered()
    const second = yes(await first.client.rotateWebhookSecret())
    expect(second.secret).not.toBe(first.secret)
    expect(second.formerSecretUntil).toBe(new Date(lunchTime.getTime() + 86_400_000).toISOString())
    yes(await first.client.testWebhook())
    for (const { secret } of [first, second]) verified(stub.heard[0]!, secret)
    pass(86_400)
    yes(await first.client.testWebhook())
    verified(stub.heard[1]!, second.secret)
    expect(() => verified(stub.heard[1]!, first.secret)).toThrow('no matching')
  })

  test('a change whose answer was lost is sent again: what tills still use signs for its day, and of many tries the last few', async () => {
    const { client, secret } = await registered()
    const url = `${stub.url}/moved`
    const tries = [yes(await client.rotateWebhookSecret()), yes(await client.saveWebhook({ url })), yes(await client.rotateWebhookSecret())]
    yes(await client.testWebhook())
    for (const one of [secret, ...tries.map(tried => tried.secret)]) verified(stub.heard[0]!, one)
    const last = [yes(await client.saveWebhook({ url })), yes(await client.saveWebhook({ url }))]
    yes(await client.testWebhook())
    for (const one of [...tries, ...last]) verified(stub.heard[1]!, one.secret)
    expect(() => verified(stub.heard[1]!, secret)).toThrow('no matching')
    pass(86_400)
    const next = yes(await client.rotateWebhookSecret())
    yes(await client.testWebhook())
    for (const one of [last[1]!, next]) verified(stub.heard[2]!, one.secret)
    expect(() => verified(stub.heard[2]!, last[0]!.secret)).toThrow('no matching')
  })
})

describe('what a partner hears', () => {
  test('the library that receivers use accepts it', async () => {
    now = new Date()
    const { client, secret } = await registered()
    yes(await client.testWebhook())
    const { body, headers } = stub.heard[0]!
    expect(new Webhook(secret).verify(body.toString(), headers)).toMatchObject({ type: 'webhook.test' })
    expect(() => new Webhook(secret).verify(`${body.toString()} `, headers)).toThrow('No matching signature')
  })

  test('each event of its orders once, as GET /partner/orders shows them, and nothing of who eats', async () => {
    const merchant = till()
    const own = await registered('merchant', '/own', [merchant.ID])
    const others = await registered('merchant', '/others', ['sg-none'])
    const abroad = await openPartner(api, { role: 'merchant', country: 'id' })
    yes(await abroad.client.saveWebhook({ url: `${stub.url}/abroad` }))
    const order = await placeDinner(eater, merchant)
    await sendDue()
    expect(stub.heard.map(({ path }) => path)).toEqual(['/own'])
    const message = verified(stub.heard[0]!, own.secret)
    expect(message).toMatchObject({ type: 'order.placed', timestamp: lunchTime.toISOString() })
    expect(message.data).toEqual(yes(await own.client.listPartnerOrders()).orders.find(one => one.orderID === order.orderID))
    expect(message.data?.dropOff).toBeNull()
    for (const secret of ['Aisyah', eater.phone, eater.phone.slice(3)]) expect(stub.heard[0]!.body.toString()).not.toContain(secret)
    await move(own, order, 'receive')
    expect(await sendDue()).toBe(1)
    expect(told(order.orderID).map(({ type, data }) => [type, data?.orderState])).toEqual([['order.placed', 'NEW'], ['order.updated', 'MAX_CONFIRMING']])
    expect(await sendDue()).toBe(0)
    expect(new Set(stub.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
    expect(yes(await others.client.readWebhook()).waiting).toBe(0)
  })

  test('couriers hear where to, until the order has ended; not of tables', async () => {
    const fleet = await registered('courier')
    const merchant = till()
    const order = await placeDinner(eater, merchant)
    await sendDue()
    expect(told(order.orderID)[0]?.data?.dropOff).toMatchObject({ address: 'Blok 78, Jalan Besar, #02-15' })
    yes(await eater.client.cancelOrder(order.orderID))
    await sendDue()
    expect(told(order.orderID)[1]?.data).toMatchObject({ orderState: 'CANCELLED_PASSENGER', dropOff: null, allowedMoves: [] })
    const { rows } = await api.database.query<{ count: number }>('select count(*) as count from webhook_delivery')
    expect(rows[0]?.count).toBe(0)
    expect(fleet.url).toBe(stub.url)
  })

  test('an order that one fleet carries is told to no other', async () => {
    const [carrier] = [await registered('courier', '/carrier'), await registered('courier', '/other')]
    const kitchen = await openPartner(api, { role: 'merchant' })
    const order = await placeDinner(eater, till())
    for (const step of ['receive', 'accept'] as const) await move(kitchen, order, step)
    await sendDue()
    expect(stub.heard.map(({ path }) => path).toSorted()).toEqual(['/carrier', '/carrier', '/carrier', '/other', '/other', '/other'])
    yes(await carrier.client.moveOrder(order.orderID, { move: 'assign', courier: { name: 'Siti', vehicle: 'bike', plate: 'SG 1' } }))
    await move(kitchen, order, 'ready')
    expect(await sendDue()).toBe(2)
    expect(stub.heard.slice(6).map(({ path }) => path)).toEqual(['/carrier', '/carrier'])
  })

  test('PAY-04 an order that was never paid is told to nobody', async () => {
    await registered()
    await registered('courier')
    const body = await pricedOrder(eater.client, till(), { paymentTypeID: 'VISA' })
    expect(await eater.client.placeOrder({ ...body, paymentToken: 'tok_declined' }, randomUUID())).toMatchObject({ ok: false, problem: { code: 'payment_declined' } })
    expect(await sendDue()).toBe(0)
  })

  test('a partner that was shut out hears nothing more', async () => {
    const partner = await registered()
    await placeDinner(eater, till())
    await api.deps.relay.drain()
    await openPartnerStore(api.database).revoke((await api.database.query<{ id: string }>('select partner_id as id from webhook')).rows.map(row => row.id))
    await placeDinner(eater, till())
    expect(await sendDue()).toBe(0)
    expect(stub.heard).toEqual([])
    expect(await partner.client.readWebhook()).toMatchObject({ ok: false, problem: { code: 'unauthenticated' } })
  })
})

describe('when it fails', () => {
  test('it is sent again after growing waits, under the same id, for about a day, and then given up', async () => {
    const { client, secret } = await registered()
    stub.answer = () => 503
    const order = await placeDinner(eater, till())
    const waits: number[] = []
    await sendDue()
    for (let [next] = await waiting(); next; [next] = await waiting()) {
      expect(await sendDue()).toBe(0)
      waits.push((next.nextAt.getTime() - now.getTime()) / 1000)
      now = next.nextAt
      expect(await sendDue()).toBe(1)
      verified(stub.heard.at(-1)!, secret)
    }
    expect(waits).toEqual([5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 36_000])
    expect(waits.reduce((sum, wait) => sum + wait) / 3_600).toBeCloseTo(23.7, 1)
    expect(told(order.orderID)).toHaveLength(11)
    expect(new Set(stub.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(lines.at(-1)).toMatchObject({ attempts: 11, status: 503 })
    expect(yes(await client.readWebhook())).toMatchObject({ waiting: 0, disabledAt: null, last: { status: 503, failure: 'status' } })
  })

  test.each([['a redirect', 302], ['a no', 401], ['silence', null]] as const)('%s is a failure too, and a yes later ends it', async (_, status) => {
    const { client } = await registered()
    stub.answer = () => status
    const order = await placeDinner(eater, till())
    await sendDue()
    expect(await waiting()).toMatchObject([{ attempts: 1 }])
    expect(yes(await client.readWebhook())).toMatchObject({ waiting: 1, last: { status, failure: status === null ? 'timeout' : 'status' } })
    stub.answer = () => 200
    pass(5)
    await sendDue()
    expect(told(order.orderID)).toHaveLength(2)
    expect(yes(await client.readWebhook())).toMatchObject({ waiting: 0, last: { status: 200, failure: null } })
  })

  test('of one order nothing overtakes; other orders go on', async () => {
    const partner = await registered()
    const [stuck, free] = [await placeDinner(eater, till()), await placeDinner(eater, till())]
    stub.answer = ({ body }) => body.toString().includes(stuck.orderID) ? 500 : 204
    await sendDue()
    for (const order of [stuck, free]) await move(partner, order, 'receive')
    await sendDue()
    expect([told(stuck.orderID).length, told(free.orderID).length]).toEqual([1, 2])
    stub.answer = () => 204
    pass(5)
    await sendDue()
    expect(told(stuck.orderID).map(({ type, data }) => [type, data?.version])).toEqual([['order.placed', 1], ['order.placed', 2], ['order.updated', 2]])
  })

  test('410: nobody lives there any more; registering again switches it on', async () => {
    const { client, url } = await registered()
    stub.answer = () => 410
    await placeDinner(eater, till())
    await placeDinner(eater, till())
    await sendDue()
    expect(yes(await client.readWebhook())).toMatchObject({ disabledAt: lunchTime.toISOString(), waiting: 0, last: { status: 410 } })
    const before = stub.heard.length
    await placeDinner(eater, till())
    expect(await sendDue()).toBe(0)
    expect(stub.heard).toHaveLength(before)
    stub.answer = () => 204
    yes(await client.saveWebhook({ url }))
    await placeDinner(eater, till())
    expect(await sendDue()).toBe(1)
  })

  test('a partner who is slow holds up nobody else', async () => {
    const slow = await registered('merchant', '/slow')
    await registered('merchant', '/quick')
    for (let count = 0; count < 6; count++) await placeDinner(eater, till())
    await api.deps.relay.drain()
    const claimed = await ports.webhooks.claim(32, now, new Date(now.getTime() + 15_000))
    expect(claimed.filter(one => one.url.endsWith('/slow'))).toHaveLength(4)
    expect(claimed.filter(one => one.url.endsWith('/quick'))).toHaveLength(4)
    expect(await ports.webhooks.claim(32, now, new Date(now.getTime() + 15_000))).toEqual([])
    expect(slow.url).toContain('/slow')
  })

  test('a process that dies between claiming and writing down loses nothing: another sends it once the lease has run out', async () => {
    await registered()
    const order = await placeDinner(eater, till())
    await api.deps.relay.drain()
    const [claimed] = await webhookDeliveries(ports).claim(32)
    expect(claimed).toMatchObject({ orderID: order.orderID, attempts: 1 })
    expect(await sendDue()).toBe(0)
    pass(15)
    expect(await sendDue()).toBe(1)
    expect(told(order.orderID)).toHaveLength(1)
  })

  test('two processes at once send each delivery once', async () => {
    await registered()
    await placeDinner(eater, till())
    await Promise.all([sendDue(), sendDue(), sendDue()])
    expect(stub.heard).toHaveLength(1)
  })

  test('a server that stops gives up what is under way, and it counts as not tried', async () => {
    await registered()
    await placeDinner(eater, till())
    await api.deps.relay.drain()
    const reached = Promise.withResolvers<void>()
    stub.answer = () => { reached.resolve(); return null }
    const deliveries = webhookDeliveries({ ...ports, outgoing: createOutgoing({ allowPrivate: true }) })
    const stop = new AbortController()
    const [claimed] = await deliveries.claim(1)
    const delivering = deliveries.deliver(claimed!, stop.signal)
    await reached.promise
    stop.abort()
    await delivering
    expect(await waiting()).toMatchObject([{ attempts: 0, nextAt: lunchTime }])
  })

  test('nothing that was answered or sent reaches the log', async () => {
    expect(JSON.stringify(lines)).not.toMatch(/whsec_|127\.0\.0\.1|Jalan Besar/)
  })
})
