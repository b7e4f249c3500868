// Tests of failed webhook messages: retries, the sequence
// of messages, and claims by concurrent processes.
import type { Order } from '@tingkat/ordering/order/order'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createOutgoing } from '../platform/outgoing/outgoing.ts'
import { lunchTime } from '../testing/app.ts'
import { placeDinner, unwrap, type TestPartner } from '../testing/journey.ts'
import { webhookDeliveries } from './sending-actions.ts'
import { openSender } from './testing.ts'

const {
  api,
  eater,
  stub,
  ports,
  clock,
  lines,
  advance,
  firstMerchant,
  registerPartner,
  sendDue,
  verifyMessage,
  messagesOf,
  listQueued,
  waitBriefly,
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

describe('when it fails', () => {
  test('is retried with growing pauses and the same id for about a day', async () => {
    const { client, secret } = await registerPartner()
    stub.respond = () => 503
    const order = await placeDinner(eater, firstMerchant())
    const waits: number[] = []
    await sendDue()
    for (let [next] = await listQueued(); next; [next] = await listQueued()) {
      expect(await sendDue()).toBe(0)
      waits.push((next.nextAt.getTime() - clock.now.getTime()) / 1000)
      clock.now = next.nextAt
      expect(await sendDue()).toBe(1)
      verifyMessage(stub.received.at(-1)!, secret)
    }
    expect(waits).toEqual([5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 36_000])
    expect(waits.reduce((sum, wait) => sum + wait) / 3_600).toBeCloseTo(23.7, 1)
    expect(messagesOf(order.orderID)).toHaveLength(11)
    expect(new Set(stub.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(lines.at(-1)).toMatchObject({ attempts: 11, status: 503 })
    expect(unwrap(await client.readWebhook())).toMatchObject({
      waiting: 0,
      disabledAt: null,
      last: { status: 503, failure: 'status' },
    })
  })

  test.each([
    ['a redirect', 302],
    ['a refusal', 401],
    ['no response', null],
  ] as const)('%s counts as a failure; a later success clears it', async (_, status) => {
    const { client } = await registerPartner()
    const { outgoing } = ports
    if (status === null) waitBriefly()
    stub.respond = () => status
    const order = await placeDinner(eater, firstMerchant())
    await sendDue()
    expect(await listQueued()).toMatchObject([{ attempts: 1 }])
    expect(unwrap(await client.readWebhook())).toMatchObject({
      waiting: 1,
      last: { status, failure: status === null ? 'timeout' : 'status' },
    })
    ports.outgoing = outgoing
    stub.respond = () => 200
    advance(5)
    await sendDue()
    expect(messagesOf(order.orderID)).toHaveLength(2)
    expect(unwrap(await client.readWebhook())).toMatchObject({
      waiting: 0,
      last: { status: 200, failure: null },
    })
  })

  test('keeps the deliveries of one order in sequence and does not delay other orders', async () => {
    const partner = await registerPartner()
    const [stuck, free] = [
      await placeDinner(eater, firstMerchant()),
      await placeDinner(eater, firstMerchant()),
    ]
    stub.respond = ({ body }) => (body.toString().includes(stuck.orderID) ? 500 : 204)
    await sendDue()
    for (const order of [stuck, free]) await move(partner, order, 'receive')
    await sendDue()
    expect([messagesOf(stuck.orderID).length, messagesOf(free.orderID).length]).toEqual([1, 2])
    stub.respond = () => 204
    advance(5)
    await sendDue()
    expect(messagesOf(stuck.orderID).map(({ type, data }) => [type, data?.version])).toEqual([
      ['order.placed', 1],
      ['order.placed', 2],
      ['order.updated', 2],
    ])
  })

  test('410 disables the webhook until it is registered again', async () => {
    const { client, url } = await registerPartner()
    stub.respond = () => 410
    await placeDinner(eater, firstMerchant())
    await placeDinner(eater, firstMerchant())
    await sendDue()
    expect(unwrap(await client.readWebhook())).toMatchObject({
      disabledAt: lunchTime.toISOString(),
      waiting: 0,
      last: { status: 410 },
    })
    const before = stub.received.length
    await placeDinner(eater, firstMerchant())
    expect(await sendDue()).toBe(0)
    expect(stub.received).toHaveLength(before)
    stub.respond = () => 204
    unwrap(await client.saveWebhook({ url }))
    await placeDinner(eater, firstMerchant())
    expect(await sendDue()).toBe(1)
  })

  test('a slow partner does not delay others', async () => {
    const slow = await registerPartner('merchant', '/slow')
    await registerPartner('merchant', '/quick')
    for (let count = 0; count < 6; count++) await placeDinner(eater, firstMerchant())
    await api.deps.relay.drain()
    const claimed = await ports.webhooks.claim(
      32,
      clock.now,
      new Date(clock.now.getTime() + 15_000),
    )
    expect(claimed.filter(({ url }) => url.endsWith('/slow'))).toHaveLength(4)
    expect(claimed.filter(({ url }) => url.endsWith('/quick'))).toHaveLength(4)
    expect(
      await ports.webhooks.claim(32, clock.now, new Date(clock.now.getTime() + 15_000)),
    ).toEqual([])
    expect(slow.url).toContain('/slow')
  })

  test('after a crash, another process sends the delivery when its lease has expired', async () => {
    await registerPartner()
    const order = await placeDinner(eater, firstMerchant())
    await api.deps.relay.drain()
    const [claimed] = await webhookDeliveries(ports).claim(32)
    expect(claimed).toMatchObject({ orderID: order.orderID, attempts: 1 })
    expect(await sendDue()).toBe(0)
    advance(15)
    expect(await sendDue()).toBe(1)
    expect(messagesOf(order.orderID)).toHaveLength(1)
  })

  test('two concurrent processes send each delivery once', async () => {
    await registerPartner()
    await placeDinner(eater, firstMerchant())
    await Promise.all([sendDue(), sendDue(), sendDue()])
    expect(stub.received).toHaveLength(1)
  })

  test('a stopping server aborts a delivery, which does not count as an attempt', async () => {
    await registerPartner()
    await placeDinner(eater, firstMerchant())
    await api.deps.relay.drain()
    const reached = Promise.withResolvers<void>()
    stub.respond = () => {
      reached.resolve()
      return null
    }
    const deliveries = webhookDeliveries({
      ...ports,
      outgoing: createOutgoing({ allowPrivate: true }),
    })
    const stop = new AbortController()
    const [claimed] = await deliveries.claim(1)
    const delivering = deliveries.deliver(claimed!, stop.signal)
    await reached.promise
    stop.abort()
    await delivering
    expect(await listQueued()).toMatchObject([{ attempts: 0, nextAt: lunchTime }])
  })

  test('logs neither messages nor responses', async () => {
    expect(JSON.stringify(lines)).not.toMatch(/whsec_|127\.0\.0\.1|Jalan Besar/)
  })
})
