// Tests what happens if the push service refuses a
// message: retries, expiry and deleted subscriptions.
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openBrowserPush } from '../testing/browser-push.ts'
import { logInByInjection, placeDinner, unwrap, type TestEater } from '../testing/journey.ts'
import { pushText } from './push-text.ts'
import { pushDeliveries } from './sending-actions.ts'
import { openPushService } from './testing.ts'

const {
  api,
  service,
  ports,
  clock,
  lines,
  body,
  advance,
  merchant,
  subscribeEater,
  sendDue,
  read,
  subscriptions,
  moveTo,
  waitBriefly,
  reset,
  close,
} = await openPushService()
afterEach(reset)
afterAll(close)

describe('a refused push message', () => {
  const accepted = async (eater: TestEater) => {
    const order = await placeDinner(eater, merchant())
    await moveTo(order, 'receive', 'accept')
    return order
  }
  const listQueued = async () =>
    (
      await api.database.query<{ kind: string; attempts: number; nextAt: Date }>(
        'select kind, attempts, next_at as "nextAt" from push_message',
      )
    ).rows

  test.each([404, 410])('%i deletes the subscription', async (status) => {
    const { eater } = await subscribeEater()
    service.respond = () => status
    await accepted(eater)
    await sendDue()
    expect(await subscriptions()).toEqual([])
    expect(await listQueued()).toEqual([])
  })

  test('is retried if the service is busy or unavailable, until it expires', async () => {
    const { eater, browser } = await subscribeEater()
    service.respond = () => 429
    await accepted(eater)
    const waits: number[] = []
    await sendDue()
    for (let [next] = await listQueued(); next; [next] = await listQueued()) {
      waits.push((next.nextAt.getTime() - clock.now.getTime()) / 1000)
      clock.now = next.nextAt
      if (waits.length === 2) {
        service.respond = () => null
        waitBriefly()
      }
      await sendDue()
    }
    expect(waits).toEqual([5, 30, 120, 600])
    expect(read(browser).body).toBe(pushText('en', 'accepted'))
    expect(lines.at(-1)).toEqual({ kind: 'accepted', attempts: 5, failure: 'timeout' })
    expect(await subscriptions()).toHaveLength(1)
  })

  test('invalid keys delete the subscription at the first message', async () => {
    const eater = await logInByInjection(api)
    // The key of this subscription is as long as a valid public key, but it is not a point on the
    // curve.
    unwrap(
      await eater.client.subscribePush({
        ...body(openBrowserPush()),
        keys: {
          ...openBrowserPush().keys,
          p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url'),
        },
      }),
    )
    await accepted(eater)
    await sendDue()
    expect(await subscriptions()).toEqual([])
    expect(service.received).toEqual([])
  })

  test('is not retried after another 4xx status', async () => {
    const { eater } = await subscribeEater()
    service.respond = () => 413
    await accepted(eater)
    await sendDue()
    expect([await listQueued(), service.received.length]).toEqual([[], 1])
  })

  test('is replaced by a newer message and dropped after it has expired', async () => {
    const { eater, browser } = await subscribeEater()
    service.respond = () => 503
    const order = await accepted(eater)
    await sendDue()
    await moveTo(order, 'assign')
    service.respond = () => 201
    await sendDue()
    expect(read(browser).body).toBe(pushText('en', 'courier'))
    advance(600)
    expect(await sendDue()).toBe(0)
    await moveTo(order, 'ready', 'at_store', 'collect', 'arrive')
    await api.deps.relay.drain()
    advance(900)
    const before = service.received.length
    await sendDue()
    expect([service.received.length - before, await listQueued()]).toEqual([0, []])
  })

  test('a newer message is kept while an older one is being sent', async () => {
    const { eater, browser } = await subscribeEater()
    const order = await accepted(eater)
    await api.deps.relay.drain()
    const deliveries = pushDeliveries(ports)
    const [claimed] = await deliveries.claim(1)
    await moveTo(order, 'assign')
    await api.deps.relay.drain()
    await deliveries.deliver(claimed!, new AbortController().signal)
    expect(await sendDue()).toBe(1)
    expect(read(browser).body).toBe(pushText('en', 'courier'))
  })

  test('is sent by another process after a crash', async () => {
    const { eater } = await subscribeEater()
    await accepted(eater)
    await api.deps.relay.drain()
    expect(await pushDeliveries(ports).claim(32)).toHaveLength(1)
    expect(await sendDue()).toBe(0)
    advance(15)
    expect(await sendDue()).toBe(1)
  })
})
