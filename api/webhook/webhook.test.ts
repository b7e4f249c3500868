// Tests of webhooks: registration, secrets, signatures, and which orders each partner receives.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import type { Order } from '@tingkat/ordering/order/order'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openPartnerStore } from '../partner/store.ts'
import { lunchTime, openTestApp } from '../testing/app.ts'
import {
  openPartner,
  placeDinner,
  pricedOrder,
  unwrap,
  type TestPartner,
} from '../testing/journey.ts'
import { openSender } from './testing.ts'

const {
  api,
  eater,
  stub,
  clock,
  advance,
  firstMerchant,
  registerPartner,
  sendDue,
  verifyMessage,
  messagesOf,
  reset,
  close,
} = await openSender()
afterEach(reset)
afterAll(close)

const move = async (
  partner: TestPartner,
  { orderID }: Order,
  move: 'receive' | 'accept' | 'ready',
) => unwrap(await partner.client.moveOrder(orderID, { move }))

describe('registration', () => {
  test('a webhook can be registered, read and deleted; otherwise not_found', async () => {
    const { client } = await openPartner(api, { role: 'merchant' })
    for (const answer of [
      await client.readWebhook(),
      await client.deleteWebhook(),
      await client.rotateWebhookSecret(),
      await client.testWebhook(),
    ]) {
      expect(answer).toMatchObject({ ok: false, problem: { code: 'not_found' } })
    }
    const { secret, ...webhook } = unwrap(await client.saveWebhook({ url: `${stub.url}/hook` }))
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(webhook).toEqual({
      url: `${stub.url}/hook`,
      createdAt: lunchTime.toISOString(),
      disabledAt: null,
      formerSecretUntil: null,
      last: null,
      waiting: 0,
    })
    expect(unwrap(await client.readWebhook())).toEqual(webhook)
    expect(unwrap(await client.deleteWebhook())).toBeNull()
    expect(await client.readWebhook()).toMatchObject({ ok: false, problem: { code: 'not_found' } })
  })

  test('needs a partner token and is separate for each partner', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      for (const headers of [{}, { cookie: eater.cookie }]) {
        const answer = await api.app.inject({
          method,
          url: paths.partnerWebhook,
          headers,
          ...(method === 'PUT' ? { payload: { url: stub.url } } : {}),
        })
        expect(answer.json()).toMatchObject({ code: 'unauthenticated' })
      }
    }
    const mine = await registerPartner('merchant', '/mine')
    const other = await openPartner(api, { role: 'merchant' })
    expect(await other.client.readWebhook()).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
    expect(await other.client.deleteWebhook()).toMatchObject({ ok: false })
    unwrap(await other.client.saveWebhook({ url: `${stub.url}/theirs` }))
    expect(unwrap(await mine.client.readWebhook()).url).toBe(`${stub.url}/mine`)
  })

  test('stores secrets encrypted', async () => {
    const { secret } = await registerPartner()
    const { rows } = await api.database.query<{ secret: Uint8Array }>('select secret from webhook')
    expect(Buffer.from(rows[0]!.secret).toString('latin1')).not.toContain(secret.slice(6))
    expect(Buffer.from(rows[0]!.secret).includes(Buffer.from(secret.slice(6), 'base64'))).toBe(
      false,
    )
  })

  test.each([
    ['http://partner.example/', 'https_only'],
    ['https://127.0.0.1/', 'private_address'],
    ['https://[::1]:8080/', 'private_address'],
    ['https://169.254.169.254/', 'private_address'],
    ['https://a:b@partner.example/', 'credentials'],
    ['partner', 'not_a_url'],
  ])('without private addresses, %s is refused as %s', async (url, reason) => {
    const guarded = await openTestApp({
      ...api.deps,
      config: { outgoingPrivate: false },
      countries: [],
    })
    const { client } = await openPartner(guarded, { role: 'merchant' })
    expect(await client.saveWebhook({ url })).toMatchObject({
      ok: false,
      problem: { code: 'url_refused', status: 422, context: { reason } },
    })
    await guarded.app.close()
  })

  test('sends a signed test message at once and returns the outcome', async () => {
    const { client, secret } = await registerPartner()
    expect(unwrap(await client.testWebhook())).toEqual({
      delivered: true,
      status: 204,
      failure: null,
    })
    expect(verifyMessage(stub.received[0]!, secret)).toEqual({
      type: 'webhook.test',
      timestamp: lunchTime.toISOString(),
      data: null,
    })
    stub.respond = () => 500
    expect(unwrap(await client.testWebhook())).toEqual({
      delivered: false,
      status: 500,
      failure: 'status',
    })
    expect(unwrap(await client.readWebhook()).last).toEqual({
      at: lunchTime.toISOString(),
      status: 500,
      failure: 'status',
    })
  })

  test('after a rotation both secrets sign for a day, then the new one only', async () => {
    const first = await registerPartner()
    const second = unwrap(await first.client.rotateWebhookSecret())
    expect(second.secret).not.toBe(first.secret)
    expect(second.formerSecretUntil).toBe(new Date(lunchTime.getTime() + 86_400_000).toISOString())
    unwrap(await first.client.testWebhook())
    for (const { secret } of [first, second]) verifyMessage(stub.received[0]!, secret)
    advance(86_400)
    unwrap(await first.client.testWebhook())
    verifyMessage(stub.received[1]!, second.secret)
    expect(() => verifyMessage(stub.received[1]!, first.secret)).toThrow('no matching')
  })

  test('after repeated rotations, the last few secrets sign for a day', async () => {
    const { client, secret } = await registerPartner()
    const url = `${stub.url}/moved`
    const tries = [
      unwrap(await client.rotateWebhookSecret()),
      unwrap(await client.saveWebhook({ url })),
      unwrap(await client.rotateWebhookSecret()),
    ]
    unwrap(await client.testWebhook())
    for (const valid of [secret, ...tries.map((webhook) => webhook.secret)])
      verifyMessage(stub.received[0]!, valid)
    const last = [
      unwrap(await client.saveWebhook({ url })),
      unwrap(await client.saveWebhook({ url })),
    ]
    unwrap(await client.testWebhook())
    for (const webhook of [...tries, ...last]) verifyMessage(stub.received[1]!, webhook.secret)
    expect(() => verifyMessage(stub.received[1]!, secret)).toThrow('no matching')
    advance(86_400)
    const next = unwrap(await client.rotateWebhookSecret())
    unwrap(await client.testWebhook())
    for (const webhook of [last[1]!, next]) verifyMessage(stub.received[2]!, webhook.secret)
    expect(() => verifyMessage(stub.received[2]!, last[0]!.secret)).toThrow('no matching')
  })
})

describe('messages to partners', () => {
  test('are accepted by the library of receivers', async () => {
    clock.now = new Date()
    const { client, secret } = await registerPartner()
    unwrap(await client.testWebhook())
    const { body, headers } = stub.received[0]!
    expect(new Webhook(secret).verify(body.toString(), headers)).toMatchObject({
      type: 'webhook.test',
    })
    expect(() => new Webhook(secret).verify(`${body.toString()} `, headers)).toThrow(
      'No matching signature',
    )
  })

  test('are sent once per event, in the format of GET /partner/orders, without personal data', async () => {
    const merchant = firstMerchant()
    const own = await registerPartner('merchant', '/own', [merchant.ID])
    const others = await registerPartner('merchant', '/others', ['sg-none'])
    const abroad = await openPartner(api, { role: 'merchant', country: 'id' })
    unwrap(await abroad.client.saveWebhook({ url: `${stub.url}/abroad` }))
    const order = await placeDinner(eater, merchant)
    await sendDue()
    expect(stub.received.map(({ path }) => path)).toEqual(['/own'])
    const message = verifyMessage(stub.received[0]!, own.secret)
    expect(message).toMatchObject({ type: 'order.placed', timestamp: lunchTime.toISOString() })
    expect(message.data).toEqual(
      unwrap(await own.client.listPartnerOrders()).orders.find(
        ({ orderID }) => orderID === order.orderID,
      ),
    )
    expect(message.data?.dropOff).toBeNull()
    for (const secret of ['Aisyah', eater.phone, eater.phone.slice(3)])
      expect(stub.received[0]!.body.toString()).not.toContain(secret)
    await move(own, order, 'receive')
    expect(await sendDue()).toBe(1)
    expect(messagesOf(order.orderID).map(({ type, data }) => [type, data?.orderState])).toEqual([
      ['order.placed', 'NEW'],
      ['order.updated', 'MAX_CONFIRMING'],
    ])
    expect(await sendDue()).toBe(0)
    expect(new Set(stub.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
    expect(unwrap(await others.client.readWebhook()).waiting).toBe(0)
  })

  test('couriers get the address until the order has ended, and no orders at tables', async () => {
    const fleet = await registerPartner('courier')
    const merchant = firstMerchant()
    const order = await placeDinner(eater, merchant)
    await sendDue()
    expect(messagesOf(order.orderID)[0]?.data?.dropOff).toMatchObject({
      address: 'Blok 78, Jalan Besar, #02-15',
    })
    unwrap(await eater.client.cancelOrder(order.orderID))
    await sendDue()
    expect(messagesOf(order.orderID)[1]?.data).toMatchObject({
      orderState: 'CANCELLED_PASSENGER',
      dropOff: null,
      allowedMoves: [],
    })
    const { rows } = await api.database.query<{ count: number }>(
      'select count(*) as count from webhook_delivery',
    )
    expect(rows[0]?.count).toBe(0)
    expect(fleet.url).toBe(stub.url)
  })

  test('an order of one courier fleet is not sent to others', async () => {
    const [carrier] = [
      await registerPartner('courier', '/carrier'),
      await registerPartner('courier', '/other'),
    ]
    const merchant = await openPartner(api, { role: 'merchant' })
    const order = await placeDinner(eater, firstMerchant())
    for (const step of ['receive', 'accept'] as const) await move(merchant, order, step)
    await sendDue()
    expect(stub.received.map(({ path }) => path).toSorted()).toEqual([
      '/carrier',
      '/carrier',
      '/carrier',
      '/other',
      '/other',
      '/other',
    ])
    unwrap(
      await carrier.client.moveOrder(order.orderID, {
        move: 'assign',
        courier: { name: 'Siti', vehicle: 'bike', plate: 'SG 1' },
      }),
    )
    await move(merchant, order, 'ready')
    expect(await sendDue()).toBe(2)
    expect(stub.received.slice(6).map(({ path }) => path)).toEqual(['/carrier', '/carrier'])
  })

  test('PAY-04 an unpaid order is not sent', async () => {
    await registerPartner()
    await registerPartner('courier')
    const body = await pricedOrder(eater.client, firstMerchant(), { paymentTypeID: 'VISA' })
    expect(
      await eater.client.placeOrder({ ...body, paymentToken: 'tok_declined' }, randomUUID()),
    ).toMatchObject({ ok: false, problem: { code: 'payment_declined' } })
    expect(await sendDue()).toBe(0)
  })

  test('a revoked partner gets no messages', async () => {
    const partner = await registerPartner()
    await placeDinner(eater, firstMerchant())
    await api.deps.relay.drain()
    await openPartnerStore(api.database).revoke(
      (await api.database.query<{ id: string }>('select partner_id as id from webhook')).rows.map(
        (row) => row.id,
      ),
    )
    await placeDinner(eater, firstMerchant())
    expect(await sendDue()).toBe(0)
    expect(stub.received).toEqual([])
    expect(await partner.client.readWebhook()).toMatchObject({
      ok: false,
      problem: { code: 'unauthenticated' },
    })
  })
})
