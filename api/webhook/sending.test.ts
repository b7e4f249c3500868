// What fails is sent again: in order, under the same id, by whichever process is there, and not for ever.
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
  pass,
  firstMerchant,
  registered,
  sendDue,
  verified,
  told,
  waiting,
  forget,
  close,
} = await openSender()
afterEach(forget)
afterAll(close)

const move = async (
  partner: TestPartner,
  { orderID }: Order,
  move: 'receive' | 'accept' | 'ready',
) => unwrap(await partner.client.moveOrder(orderID, { move }))

describe('when it fails', () => {
  test('it is sent again after growing waits, under the same id, for about a day, and then given up', async () => {
    const { client, secret } = await registered()
    stub.respond = () => 503
    const order = await placeDinner(eater, firstMerchant())
    const waits: number[] = []
    await sendDue()
    for (let [next] = await waiting(); next; [next] = await waiting()) {
      expect(await sendDue()).toBe(0)
      waits.push((next.nextAt.getTime() - clock.now.getTime()) / 1000)
      clock.now = next.nextAt
      expect(await sendDue()).toBe(1)
      verified(stub.received.at(-1)!, secret)
    }
    expect(waits).toEqual([5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 36_000])
    expect(waits.reduce((sum, wait) => sum + wait) / 3_600).toBeCloseTo(23.7, 1)
    expect(told(order.orderID)).toHaveLength(11)
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
    ['a no', 401],
    ['silence', null],
  ] as const)('%s is a failure too, and a yes later ends it', async (_, status) => {
    const { client } = await registered()
    stub.respond = () => status
    const order = await placeDinner(eater, firstMerchant())
    await sendDue()
    expect(await waiting()).toMatchObject([{ attempts: 1 }])
    expect(unwrap(await client.readWebhook())).toMatchObject({
      waiting: 1,
      last: { status, failure: status === null ? 'timeout' : 'status' },
    })
    stub.respond = () => 200
    pass(5)
    await sendDue()
    expect(told(order.orderID)).toHaveLength(2)
    expect(unwrap(await client.readWebhook())).toMatchObject({
      waiting: 0,
      last: { status: 200, failure: null },
    })
  })

  test('of one order nothing overtakes; other orders go on', async () => {
    const partner = await registered()
    const [stuck, free] = [
      await placeDinner(eater, firstMerchant()),
      await placeDinner(eater, firstMerchant()),
    ]
    stub.respond = ({ body }) => (body.toString().includes(stuck.orderID) ? 500 : 204)
    await sendDue()
    for (const order of [stuck, free]) await move(partner, order, 'receive')
    await sendDue()
    expect([told(stuck.orderID).length, told(free.orderID).length]).toEqual([1, 2])
    stub.respond = () => 204
    pass(5)
    await sendDue()
    expect(told(stuck.orderID).map(({ type, data }) => [type, data?.version])).toEqual([
      ['order.placed', 1],
      ['order.placed', 2],
      ['order.updated', 2],
    ])
  })

  test('410: nobody lives there any more; registering again switches it on', async () => {
    const { client, url } = await registered()
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

  test('a partner who is slow holds up nobody else', async () => {
    const slow = await registered('merchant', '/slow')
    await registered('merchant', '/quick')
    for (let count = 0; count < 6; count++) await placeDinner(eater, firstMerchant())
    await api.deps.relay.drain()
    const claimed = await ports.webhooks.claim(
      32,
      clock.now,
      new Date(clock.now.getTime() + 15_000),
    )
    expect(claimed.filter((one) => one.url.endsWith('/slow'))).toHaveLength(4)
    expect(claimed.filter((one) => one.url.endsWith('/quick'))).toHaveLength(4)
    expect(
      await ports.webhooks.claim(32, clock.now, new Date(clock.now.getTime() + 15_000)),
    ).toEqual([])
    expect(slow.url).toContain('/slow')
  })

  test('a process that dies between claiming and writing down loses nothing: another sends it once the lease has run out', async () => {
    await registered()
    const order = await placeDinner(eater, firstMerchant())
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
    await placeDinner(eater, firstMerchant())
    await Promise.all([sendDue(), sendDue(), sendDue()])
    expect(stub.received).toHaveLength(1)
  })

  test('a server that stops gives up what is under way, and it counts as not tried', async () => {
    await registered()
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
    expect(await waiting()).toMatchObject([{ attempts: 0, nextAt: lunchTime }])
  })

  test('nothing that was answered or sent reaches the log', async () => {
    expect(JSON.stringify(lines)).not.toMatch(/whsec_|127\.0\.0\.1|Jalan Besar/)
  })
})
