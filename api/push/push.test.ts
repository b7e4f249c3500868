// Tests of push messages: their content, encryption, signature and recipients.
import { randomUUID } from 'node:crypto'
import type { PushMessage } from '@tingkat/contract/push'
import { paths } from '@tingkat/contract/paths'
import { orderTransitions } from '@tingkat/ordering/order/order-states'
import { languageCodes } from '@tingkat/ordering/country/country'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openBrowserPush, readVapidHeader } from '../testing/browser-push.ts'
import { logInByInjection, placeDinner, unwrap } from '../testing/journey.ts'
import { pushConsumer } from './outbox-consumer.ts'
import { pushKindOf, pushKinds } from './push-kind.ts'
import { pushText } from './push-text.ts'
import { openPushService } from './testing.ts'

const {
  api,
  merchantPartner,
  fleet,
  service,
  body,
  merchant,
  advance,
  subscribeEater,
  sendDue,
  read,
  moveTo,
  reset,
  close,
} = await openPushService()
afterEach(reset)
afterAll(close)

describe('push messages', () => {
  test('are sent for each important step to each browser in its language, encrypted', async () => {
    const { eater, browser } = await subscribeEater()
    const thai = openBrowserPush()
    unwrap(await eater.client.subscribePush(body(thai, '/thai', 'th')))
    const order = await placeDinner(eater, merchant())
    expect(await sendDue()).toBe(0)
    await moveTo(order, 'receive')
    expect(await sendDue()).toBe(0)
    await moveTo(order, 'accept')
    expect(await sendDue()).toBe(2)
    const [inThai, inEnglish] = [
      service.received.find(({ path }) => path === '/thai')!,
      service.received.find(({ path }) => path !== '/thai')!,
    ]
    expect(JSON.parse(browser.read(inEnglish.body))).toEqual({
      title: order.merchant.name,
      body: 'The restaurant has accepted your order.',
      lang: 'en',
      tag: order.orderID,
      url: `/sg/en/order/${order.orderID}`,
    } satisfies PushMessage)
    expect(JSON.parse(thai.read(inThai.body))).toMatchObject({
      body: pushText('th', 'accepted'),
      lang: 'th',
      url: `/sg/en/order/${order.orderID}`,
    })
    expect(() => thai.read(inEnglish.body)).toThrow('authenticate')
    for (const secret of [order.merchant.name, order.orderID, 'accepted', 'Aisyah'])
      expect(inEnglish.body.toString('latin1') + JSON.stringify(inEnglish.headers)).not.toContain(
        secret,
      )
    for (const [move, kind] of [
      ['assign', 'courier'],
      ['ready', null],
      ['at_store', null],
      ['collect', 'collected'],
      ['arrive', 'arrived'],
      ['deliver', 'delivered'],
    ] as const) {
      const before = service.received.length
      await moveTo(order, move)
      expect(await sendDue()).toBe(kind ? 2 : 0)
      const bodies = service.received
        .slice(before)
        .filter(({ path }) => path !== '/thai')
        .map((request) => (JSON.parse(browser.read(request.body)) as PushMessage).body)
      expect(bodies).toEqual(kind ? [pushText('en', kind)] : [])
    }
  })

  test('PROMISE-03 a late order says that its eater got credit', async () => {
    const { eater, browser } = await subscribeEater()
    const order = await placeDinner(eater, merchant())
    await moveTo(order, 'receive', 'accept', 'assign', 'ready', 'at_store', 'collect')
    advance(3 * 60 * 60)
    await moveTo(order, 'arrive', 'deliver')
    await sendDue()
    expect(read(browser).body).toBe(pushText('en', 'late_credit'))
  })

  test('are signed for the push service, expire, and have one topic for each order', async () => {
    const { eater } = await subscribeEater()
    const orders = [await placeDinner(eater, merchant()), await placeDinner(eater, merchant())]
    for (const order of orders) await moveTo(order, 'receive', 'accept')
    await sendDue()
    await moveTo(orders[0]!, 'assign')
    await sendDue()
    const { publicKey } = unwrap(await eater.client.readPushKey())
    const claims = readVapidHeader(service.received[0]!.headers['authorization']!, publicKey)
    expect(claims).toMatchObject({ aud: service.url, sub: 'https://tingkat.test' })
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(86_400_000)
    expect(() =>
      readVapidHeader(
        service.received[0]!.headers['authorization']!.replace(/\.[\w-]+\./, '.e30.'),
        publicKey,
      ),
    ).toThrow('not signed')
    expect(service.received[0]!.headers).toMatchObject({
      ttl: '1800',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
    })
    const topics = service.received.map(({ headers }) => headers['topic']!)
    expect(new Set(topics).size).toBe(2)
    for (const topic of topics) expect(topic).toMatch(/^[\w-]{32}$/)
    expect(topics.filter((topic) => topic === topics[2])).toHaveLength(2)
  })

  test('are sent for failed orders and not for those that the eater cancelled', async () => {
    const { eater, browser } = await subscribeEater()
    const [declined, regretted] = [
      await placeDinner(eater, merchant()),
      await placeDinner(eater, merchant()),
    ]
    await moveTo(declined, 'decline')
    unwrap(await eater.client.cancelOrder(regretted.orderID))
    expect(await sendDue()).toBe(1)
    expect(read(browser)).toMatchObject({ tag: declined.orderID, body: pushText('en', 'failed') })
    expect(service.received[0]!.headers).toMatchObject({ urgency: 'high' })
  })

  test('are sent when the merchant changes a line', async () => {
    const { eater, browser } = await subscribeEater()
    const order = await placeDinner(eater, merchant())
    await moveTo(order, 'receive', 'accept')
    await sendDue()
    const { version, items } = unwrap(
      await merchantPartner.client.listPartnerOrders({ limit: 200 }),
    ).orders.find(({ orderID }) => orderID === order.orderID)!
    const change = {
      type: 'UPDATED',
      index: 0,
      itemID: items[0]!.ID,
      newPriceInMinor: items[0]!.priceInMinor - 1,
    }
    const changed = await api.app.inject({
      method: 'POST',
      url: paths.partnerChanges.replace(':orderID', order.orderID),
      headers: { authorization: `Bearer ${merchantPartner.token}` },
      payload: { changeID: randomUUID(), version, changes: [change] },
    })
    expect(changed.statusCode).toBe(200)
    expect(await sendDue()).toBe(1)
    expect(read(browser)).toMatchObject({ body: pushText('en', 'changed'), tag: order.orderID })
    expect(service.received.at(-1)!.headers).toMatchObject({ urgency: 'high' })
  })

  test('are sent for chat messages of the courier; several queued ones become one', async () => {
    const { eater, browser } = await subscribeEater()
    const order = await placeDinner(eater, merchant())
    await moveTo(order, 'receive', 'accept', 'assign')
    await sendDue()
    const before = service.received.length
    const write = async (from: 'courier' | 'eater', text: string) => {
      const url = (from === 'courier' ? paths.partnerMessages : paths.orderMessages).replace(
        ':orderID',
        order.orderID,
      )
      const headers: Record<string, string> =
        from === 'courier' ? { authorization: `Bearer ${fleet.token}` } : { cookie: eater.cookie }
      expect(
        (
          await api.app.inject({
            method: 'POST',
            url,
            headers,
            payload: { messageID: randomUUID(), text },
          })
        ).statusCode,
      ).toBeLessThan(300)
    }
    await write('eater', 'Gate B please')
    expect(await sendDue()).toBe(0)
    await write('courier', 'On my way')
    await write('courier', 'Two minutes')
    expect(await sendDue()).toBe(1)
    expect(read(browser)).toEqual({
      title: order.merchant.name,
      body: pushText('en', 'message'),
      lang: 'en',
      tag: `${order.orderID} chat`,
      url: `/sg/en/order/${order.orderID}`,
    })
    expect(service.received[before]!.headers['topic']).not.toBe(
      service.received[before - 1]!.headers['topic'],
    )
  })

  test('are not sent to other eaters', async () => {
    const { browser } = await subscribeEater()
    const otherEater = await logInByInjection(api)
    await moveTo(await placeDinner(otherEater, merchant()), 'receive', 'accept')
    expect(await sendDue()).toBe(0)
    expect(browser.keys.auth).toHaveLength(22)
  })

  test('are dropped if another account has logged in on the browser', async () => {
    const { eater, subscription } = await subscribeEater()
    await moveTo(await placeDinner(eater, merchant()), 'receive', 'accept')
    await api.deps.relay.drain()
    const next = await logInByInjection(api)
    unwrap(await next.client.subscribePush(subscription))
    await sendDue()
    expect(service.received).toEqual([])
  })
})

test('events of an unknown shape are skipped', () => {
  const event = (payload: unknown) => ({
    id: 1,
    country: 'sg',
    orderID: 'o',
    merchantID: 'm',
    version: 1,
    type: 't',
    createdAt: '',
    payload,
  })
  const good = {
    orderState: 'DRIVER_ARRIVED',
    move: 'arrive',
    by: 'courier',
    at: '2026-03-18T04:15:00Z',
  }
  expect(
    JSON.parse(
      pushConsumer.value([
        event(null),
        event({}),
        event('x'),
        event({ ...good, at: undefined }),
        event({ ...good, at: 'soon' }),
        event(good),
      ]),
    ),
  ).toEqual([{ id: 1, kind: 'arrived', at: good.at }])
})

test('every kind except chat, changed lines, reminders and replies belongs to a transition, and all have texts', () => {
  const kinds = new Set(
    orderTransitions.map(({ to, move, by }) => pushKindOf({ orderState: to, move, by })),
  )
  expect(pushKinds.filter((kind) => !kinds.has(kind))).toEqual([
    'changed',
    'message',
    'reminder',
    'replied',
  ])
  for (const language of languageCodes)
    for (const kind of pushKinds)
      expect(pushText(language, kind).length, `${language} ${kind}`).toBeGreaterThan(5)
})
