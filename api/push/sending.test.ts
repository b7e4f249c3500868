// When the push service says no: again a little later while the news is news, and a browser that is gone is forgotten.
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
  pass,
  merchant,
  subscribed,
  sendDue,
  read,
  subscriptions,
  moveTo,
  forget,
  close,
} = await openPushService()
afterEach(forget)
afterAll(close)

describe('when the push service says no', () => {
  const accepted = async (eater: TestEater) => {
    const order = await placeDinner(eater, merchant())
    await moveTo(order, 'receive', 'accept')
    return order
  }
  const waiting = async () =>
    (
      await api.database.query<{ kind: string; attempts: number; nextAt: Date }>(
        'select kind, attempts, next_at as "nextAt" from push_message',
      )
    ).rows

  test.each([404, 410])('%i: that browser is gone', async (status) => {
    const { eater } = await subscribed()
    service.respond = () => status
    await accepted(eater)
    await sendDue()
    expect(await subscriptions()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('busy or away: again a little later, and given up when the news is old', async () => {
    const { eater, browser } = await subscribed()
    service.respond = () => 429
    await accepted(eater)
    const waits: number[] = []
    await sendDue()
    for (let [next] = await waiting(); next; [next] = await waiting()) {
      waits.push((next.nextAt.getTime() - clock.now.getTime()) / 1000)
      clock.now = next.nextAt
      if (waits.length === 2) service.respond = () => null
      await sendDue()
    }
    expect(waits).toEqual([5, 30, 120, 600])
    expect(read(browser).body).toBe(pushText('en', 'accepted'))
    expect(lines.at(-1)).toEqual({ kind: 'accepted', attempts: 5, failure: 'timeout' })
    expect(await subscriptions()).toHaveLength(1)
  })

  test('a browser whose keys encrypt nothing is forgotten at its first message', async () => {
    const eater = await logInByInjection(api)
    // As long as a point of the curve, and none.
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

  test('what it does not want is not sent again', async () => {
    const { eater } = await subscribed()
    service.respond = () => 413
    await accepted(eater)
    await sendDue()
    expect([await waiting(), service.received.length]).toEqual([[], 1])
  })

  test('newer news takes the place of older that waits; old news is not told', async () => {
    const { eater, browser } = await subscribed()
    service.respond = () => 503
    const order = await accepted(eater)
    await sendDue()
    await moveTo(order, 'assign')
    service.respond = () => 201
    await sendDue()
    expect(read(browser).body).toBe(pushText('en', 'rider'))
    pass(600)
    expect(await sendDue()).toBe(0)
    await moveTo(order, 'ready', 'at_store', 'collect', 'arrive')
    await api.deps.relay.drain()
    pass(900)
    const before = service.received.length
    await sendDue()
    expect([service.received.length - before, await waiting()]).toEqual([0, []])
  })

  test('news that comes while older is being sent is not lost with it', async () => {
    const { eater, browser } = await subscribed()
    const order = await accepted(eater)
    await api.deps.relay.drain()
    const deliveries = pushDeliveries(ports)
    const [claimed] = await deliveries.claim(1)
    await moveTo(order, 'assign')
    await api.deps.relay.drain()
    await deliveries.deliver(claimed!, new AbortController().signal)
    expect(await sendDue()).toBe(1)
    expect(read(browser).body).toBe(pushText('en', 'rider'))
  })

  test('a process that dies between claiming and writing down loses nothing', async () => {
    const { eater } = await subscribed()
    await accepted(eater)
    await api.deps.relay.drain()
    expect(await pushDeliveries(ports).claim(32)).toHaveLength(1)
    expect(await sendDue()).toBe(0)
    pass(15)
    expect(await sendDue()).toBe(1)
  })
})
