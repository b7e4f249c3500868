// Eaters' browsers are told of their orders: encrypted for them alone, signed, bounded, and no longer once they are logged out.
import { randomUUID } from 'node:crypto'
import type { PushMessage } from '@tingkat/contract/push'
import { paths } from '@tingkat/contract/paths'
import type { Order } from '@tingkat/ordering/order'
import { transitions } from '@tingkat/ordering/order-states'
import { languageCodes } from '@tingkat/ordering/country'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOrderStore } from '../order/store.ts'
import { createOutgoing } from '../platform/outgoing.ts'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { openBrowserPush, readVapidHeader, type BrowserPush } from '../testing/browser-push.ts'
import { codeIn, logInByInjection, merchantWhere, openPartner, placeDinner, yes, type TestEater, type TestPartner } from '../testing/journey.ts'
import { openTillStub, type TillStub } from '../testing/till-stub.ts'
import { pushHandOn } from './hand-on-sql.ts'
import { newsOf, pushKinds } from './push-news.ts'
import { pushText } from './push-text.ts'
import { pushDeliveries, type PushSendingPorts } from './sending-actions.ts'
import { openPushStore } from './store.ts'
import { readVapid } from './vapid-store.ts'

let api: TestApp
let service: TillStub
let till: TestPartner
let fleet: TestPartner
let now = lunchTime
let ports: PushSendingPorts
const lines: object[] = []

beforeAll(async () => {
  api = await openTestApp({ clock: () => now, config: { outgoingPrivate: true } })
  till = await openPartner(api, { role: 'merchant' })
  fleet = await openPartner(api, { role: 'courier' })
  ports = {
    push: openPushStore(api.database), orders: openOrderStore(api.database), outgoing: createOutgoing({ allowPrivate: true, timeoutMs: 300 }),
    vapid: await readVapid(api.database, api.deps.config.vapid), clock: () => now, log: { warn: fields => void lines.push(fields) },
  }
})
afterAll(() => api.close())
beforeEach(async () => {
  service = await openTillStub()
  service.answer = () => 201
  now = lunchTime
})
afterEach(async () => {
  await service.close()
  await api.database.query('delete from push_subscription')
})

const pass = (seconds: number) => { now = new Date(now.getTime() + seconds * 1000) }
const merchant = () => merchantWhere(api, one => one.isIntegrated)
const body = (browser: BrowserPush, path = `/${randomUUID()}`, language: 'en' | 'th' = 'en') => ({ endpoint: service.url + path, keys: browser.keys, language })

async function subscribed(language: 'en' | 'th' = 'en', path?: string) {
  const eater = await logInByInjection(api)
  const browser = openBrowserPush()
  const subscription = body(browser, path, language)
  yes(await eater.client.subscribePush(subscription))
  return { eater, browser, subscription }
}

async function sendDue(): Promise<number> {
  await api.deps.relay.drain()
  const deliveries = pushDeliveries(ports)
  for (let count = 0; ;) {
    const claimed = await deliveries.claim(32)
    if (claimed.length === 0) return count
    await Promise.all(claimed.map(one => deliveries.deliver(one, new AbortController().signal)))
    count += claimed.length
  }
}
const read = (browser: BrowserPush, nth = service.heard.length - 1) => JSON.parse(browser.read(service.heard[nth]!.body)) as PushMessage
const subscriptions = async () => (await api.database.query<{ endpoint: string }>('select endpoint from push_subscription order by created_at, id')).rows.map(row => row.endpoint)

async function moveTo({ orderID }: Order, ...moves: ('receive' | 'accept' | 'decline' | 'assign' | 'ready' | 'at_store' | 'collect' | 'arrive' | 'deliver')[]) {
  for (const move of moves) {
    const { client } = ['receive', 'accept', 'ready', 'decline'].includes(move) ? till : fleet
    yes(await client.moveOrder(orderID, { move, ...(move === 'assign' ? { courier: { name: 'Siti', vehicle: 'bike', plate: 'SG 1' } } : {}) }))
  }
}

describe('subscribing', () => {
  test('the key is the same for everyone and after a restart; settings go before', async () => {
    const { client } = await logInByInjection(api)
    const { publicKey } = yes(await client.readPushKey())
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect((await readVapid(api.database, { subject: 'mailto:a@b.test' })).publicKey).toBe(publicKey)
    expect(await readVapid(api.database, { publicKey: 'p', privateKey: 'q', subject: 's' })).toEqual({ publicKey: 'p', privateKey: 'q', subject: 's' })
  })

  test('guests, other sites, and what no browser would send are refused', async () => {
    const eater = await logInByInjection(api)
    const good = body(openBrowserPush())
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await api.app.inject({ method, url: paths.pushSubscriptions, payload: good })).json()).toMatchObject({ code: 'unauthenticated' })
      const foreign = await api.app.inject({ method, url: paths.pushSubscriptions, payload: good, headers: { cookie: eater.cookie, origin: 'https://evil.test' } })
      expect(foreign.json()).toMatchObject({ code: 'cross_site_request' })
    }
    for (const wrong of [{ ...good, endpoint: '' }, { ...good, keys: { ...good.keys, auth: 'x' } }, { ...good, keys: { ...good.keys, p256dh: 'A'.repeat(500) } }, { ...good, language: 'xx' }, { ...good, endpoint: `https://a.test/${'x'.repeat(1_000)}` }]) {
      expect(await eater.client.subscribePush(wrong as typeof good)).toMatchObject({ ok: false, problem: { code: 'invalid_request' } })
    }
    expect(await subscriptions()).toEqual([])
  })

  test('where nothing inside may be reached, an endpoint inside is refused', async () => {
    const guarded = await openTestApp({ ...api.deps, config: { outgoingPrivate: false, devInbox: true }, countries: [] })
    const eater = await logInByInjection(api)
    for (const endpoint of ['http://push.example/1', 'https://127.0.0.1/1', 'https://[fd00::1]/1']) {
      const answer = await guarded.app.inject({ method: 'PUT', url: paths.pushSubscriptions, headers: { cookie: eater.cookie }, payload: { ...body(openBrowserPush()), endpoint } })
      expect(answer.json()).toMatchObject({ code: 'url_refused', status: 422 })
    }
    await guarded.app.close()
  })

  test('the same browser again is one; of more than ten the one renewed longest ago goes', async () => {
    const eater = await logInByInjection(api)
    const all = Array.from({ length: 11 }, (_, index) => body(openBrowserPush(), `/${index}`))
    for (const one of all.slice(0, 10)) {
      pass(1)
      yes(await eater.client.subscribePush(one))
      yes(await eater.client.subscribePush(one))
    }
    pass(1)
    yes(await eater.client.subscribePush(all[0]!))
    pass(1)
    yes(await eater.client.subscribePush(all[10]!))
    expect(await subscriptions()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 0, 10].map(index => `${service.url}/${index}`))
  })

  test('nobody ends another’s', async () => {
    const { eater, subscription } = await subscribed()
    const mallory = await logInByInjection(api)
    yes(await mallory.client.unsubscribePush({ endpoint: subscription.endpoint }))
    expect(await subscriptions()).toEqual([subscription.endpoint])
    yes(await eater.client.unsubscribePush({ endpoint: subscription.endpoint }))
    yes(await eater.client.unsubscribePush({ endpoint: subscription.endpoint }))
    expect(await subscriptions()).toEqual([])
  })

  test('a device that is logged out is told no more, here or from another device; the others are', async () => {
    const { eater } = await subscribed('en', '/phone')
    pass(3_600)
    const desk = await logInByInjection(api, eater.phone)
    yes(await desk.client.subscribePush(body(openBrowserPush(), '/desk')))
    yes(await eater.client.logOut())
    expect(await subscriptions()).toEqual([`${service.url}/desk`])
    yes(await desk.client.endAllSessions())
    expect(await subscriptions()).toEqual([])
  })

  test('what is kept is exported, and goes with the account', async () => {
    const { eater, subscription } = await subscribed()
    const file = await api.app.inject({ url: paths.myExport, headers: { cookie: eater.cookie } })
    expect(file.json()).toMatchObject({ pushSubscriptions: [{ endpoint: subscription.endpoint, language: 'en', subscribedAt: lunchTime.toISOString() }] })
    pass(3_600)
    const { codeID } = yes(await eater.client.requestOwnCode({ language: 'en' }))
    const inbox = yes(await eater.client.readInbox(codeID))
    yes(await eater.client.deleteMe({ codeID, code: codeIn(inbox.messages[0]?.text) }))
    expect(await subscriptions()).toEqual([])
  })
})

describe('what is told', () => {
  test('each step that matters, to each browser in its language, and the push service reads none of it', async () => {
    const { eater, browser } = await subscribed()
    const thai = openBrowserPush()
    yes(await eater.client.subscribePush(body(thai, '/thai', 'th')))
    const order = await placeDinner(eater, merchant())
    expect(await sendDue()).toBe(0)
    await moveTo(order, 'receive')
    expect(await sendDue()).toBe(0)
    await moveTo(order, 'accept')
    expect(await sendDue()).toBe(2)
    const [inThai, inEnglish] = [service.heard.find(({ path }) => path === '/thai')!, service.heard.find(({ path }) => path !== '/thai')!]
    expect(JSON.parse(browser.read(inEnglish.body))).toEqual({
      title: order.merchant.name, body: 'The kitchen has accepted your order.', lang: 'en', tag: order.orderID, url: `/sg/en/order/${order.orderID}`,
    } satisfies PushMessage)
    expect(JSON.parse(thai.read(inThai.body))).toMatchObject({ body: pushText('th', 'accepted'), lang: 'th', url: `/sg/en/order/${order.orderID}` })
    expect(() => thai.read(inEnglish.body)).toThrow('authenticate')
    for (const secret of [order.merchant.name, order.orderID, 'accepted', 'Aisyah']) expect(inEnglish.body.toString('latin1') + JSON.stringify(inEnglish.headers)).not.toContain(secret)
    for (const [move, kind] of [['assign', 'rider'], ['ready', null], ['at_store', null], ['collect', 'collected'], ['arrive', 'arrived'], ['deliver', 'delivered']] as const) {
      const before = service.heard.length
      await moveTo(order, move)
      expect(await sendDue()).toBe(kind ? 2 : 0)
      const said = service.heard.slice(before).filter(({ path }) => path !== '/thai').map(heard => (JSON.parse(browser.read(heard.body)) as PushMessage).body)
      expect(said).toEqual(kind ? [pushText('en', kind)] : [])
    }
  })

  test('it is signed by our key for that service, short-lived, and of one topic an order', async () => {
    const { eater } = await subscribed()
    const orders = [await placeDinner(eater, merchant()), await placeDinner(eater, merchant())]
    for (const order of orders) await moveTo(order, 'receive', 'accept')
    await sendDue()
    await moveTo(orders[0]!, 'assign')
    await sendDue()
    const { publicKey } = yes(await eater.client.readPushKey())
    const claims = readVapidHeader(service.heard[0]!.headers['authorization']!, publicKey)
    expect(claims).toMatchObject({ aud: service.url, sub: 'https://tingkat.test' })
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(86_400_000)
    expect(() => readVapidHeader(service.heard[0]!.headers['authorization']!.replace(/\.[\w-]+\./, '.e30.'), publicKey)).toThrow('not signed')
    expect(service.heard[0]!.headers).toMatchObject({ ttl: '1800', urgency: 'normal', 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream' })
    const topics = service.heard.map(({ headers }) => headers['topic']!)
    expect(new Set(topics).size).toBe(2)
    for (const topic of topics) expect(topic).toMatch(/^[\w-]{32}$/)
    expect(topics.filter(topic => topic === topics[2])).toHaveLength(2)
  })

  test('an order that failed is told, one that the eater called off is not', async () => {
    const { eater, browser } = await subscribed()
    const [declined, regretted] = [await placeDinner(eater, merchant()), await placeDinner(eater, merchant())]
    await moveTo(declined, 'decline')
    yes(await eater.client.cancelOrder(regretted.orderID))
    expect(await sendDue()).toBe(1)
    expect(read(browser)).toMatchObject({ tag: declined.orderID, body: pushText('en', 'failed') })
    expect(service.heard[0]!.headers).toMatchObject({ urgency: 'high' })
  })

  test('a line that the kitchen changed is told', async () => {
    const { eater, browser } = await subscribed()
    const order = await placeDinner(eater, merchant())
    await moveTo(order, 'receive', 'accept')
    await sendDue()
    const { version, items } = yes(await till.client.listPartnerOrders({ limit: 200 })).orders.find(one => one.orderID === order.orderID)!
    const change = { type: 'UPDATED', index: 0, itemID: items[0]!.ID, newPriceInMinor: items[0]!.priceInMinor - 1 }
    const changed = await api.app.inject({
      method: 'POST', url: paths.partnerChanges.replace(':orderID', order.orderID), headers: { authorization: `Bearer ${till.token}` },
      payload: { changeID: randomUUID(), version, changes: [change] },
    })
    expect(changed.statusCode).toBe(200)
    expect(await sendDue()).toBe(1)
    expect(read(browser)).toMatchObject({ body: pushText('en', 'changed'), tag: order.orderID })
    expect(service.heard.at(-1)!.headers).toMatchObject({ urgency: 'high' })
  })

  test('the courier’s messages are told beside the order’s news, the last for all that wait; the eater’s own are not', async () => {
    const { eater, browser } = await subscribed()
    const order = await placeDinner(eater, merchant())
    await moveTo(order, 'receive', 'accept', 'assign')
    await sendDue()
    const before = service.heard.length
    const write = async (from: 'courier' | 'eater', text: string) => {
      const url = (from === 'courier' ? paths.partnerMessages : paths.orderMessages).replace(':orderID', order.orderID)
      const headers: Record<string, string> = from === 'courier' ? { authorization: `Bearer ${fleet.token}` } : { cookie: eater.cookie }
      expect((await api.app.inject({ method: 'POST', url, headers, payload: { messageID: randomUUID(), text } })).statusCode).toBeLessThan(300)
    }
    await write('eater', 'Gate B please')
    expect(await sendDue()).toBe(0)
    await write('courier', 'On my way')
    await write('courier', 'Two minutes')
    expect(await sendDue()).toBe(1)
    expect(read(browser)).toEqual({ title: order.merchant.name, body: pushText('en', 'message'), lang: 'en', tag: `${order.orderID} chat`, url: `/sg/en/order/${order.orderID}` })
    expect(service.heard[before]!.headers['topic']).not.toBe(service.heard[before - 1]!.headers['topic'])
  })

  test('other eaters hear nothing of it', async () => {
    const { browser } = await subscribed()
    const other = await logInByInjection(api)
    await moveTo(await placeDinner(other, merchant()), 'receive', 'accept')
    expect(await sendDue()).toBe(0)
    expect(browser.keys.auth).toHaveLength(22)
  })

  test('somebody else logged in on that browser meanwhile: what waits for the one before is not shown', async () => {
    const { eater, subscription } = await subscribed()
    await moveTo(await placeDinner(eater, merchant()), 'receive', 'accept')
    await api.deps.relay.drain()
    const next = await logInByInjection(api)
    yes(await next.client.subscribePush(subscription))
    await sendDue()
    expect(service.heard).toEqual([])
  })
})

describe('when the push service says no', () => {
  const accepted = async (eater: TestEater) => {
    const order = await placeDinner(eater, merchant())
    await moveTo(order, 'receive', 'accept')
    return order
  }
  const waiting = async () => (await api.database.query<{ kind: string; attempts: number; nextAt: Date }>('select kind, attempts, next_at as "nextAt" from push_message')).rows

  test.each([404, 410])('%i: that browser is gone', async status => {
    const { eater } = await subscribed()
    service.answer = () => status
    await accepted(eater)
    await sendDue()
    expect(await subscriptions()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('busy or away: again a little later, and given up when the news is old', async () => {
    const { eater, browser } = await subscribed()
    service.answer = () => 429
    await accepted(eater)
    const waits: number[] = []
    await sendDue()
    for (let [next] = await waiting(); next; [next] = await waiting()) {
      waits.push((next.nextAt.getTime() - now.getTime()) / 1000)
      now = next.nextAt
      if (waits.length === 2) service.answer = () => null
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
    yes(await eater.client.subscribePush({ ...body(openBrowserPush()), keys: { ...openBrowserPush().keys, p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url') } }))
    await accepted(eater)
    await sendDue()
    expect(await subscriptions()).toEqual([])
    expect(service.heard).toEqual([])
  })

  test('what it does not want is not sent again', async () => {
    const { eater } = await subscribed()
    service.answer = () => 413
    await accepted(eater)
    await sendDue()
    expect([await waiting(), service.heard.length]).toEqual([[], 1])
  })

  test('newer news takes the place of older that waits; old news is not told', async () => {
    const { eater, browser } = await subscribed()
    service.answer = () => 503
    const order = await accepted(eater)
    await sendDue()
    await moveTo(order, 'assign')
    service.answer = () => 201
    await sendDue()
    expect(read(browser).body).toBe(pushText('en', 'rider'))
    pass(600)
    expect(await sendDue()).toBe(0)
    await moveTo(order, 'ready', 'at_store', 'collect', 'arrive')
    await api.deps.relay.drain()
    pass(900)
    const before = service.heard.length
    await sendDue()
    expect([service.heard.length - before, await waiting()]).toEqual([0, []])
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

test('an event of another form is no news, and holds up nothing', () => {
  const event = (payload: unknown) => ({ id: 1, country: 'sg', orderID: 'o', version: 1, type: 't', createdAt: '', payload })
  const good = { orderState: 'DRIVER_ARRIVED', move: 'arrive', by: 'courier', at: '2026-03-18T04:15:00Z' }
  expect(JSON.parse(pushHandOn.value([event(null), event({}), event('x'), event({ ...good, at: undefined }), event({ ...good, at: 'soon' }), event(good)]))).toEqual([{ id: 1, kind: 'arrived', at: good.at }])
})

test('every kind of news comes of a move that there is, but the chat’s and changed lines’, and has words in every language', () => {
  const told = new Set(transitions.map(({ to, move, by }) => newsOf({ orderState: to, move, by })))
  expect(pushKinds.filter(kind => !told.has(kind))).toEqual(['changed', 'message'])
  for (const language of languageCodes) for (const kind of pushKinds) expect(pushText(language, kind).length, `${language} ${kind}`).toBeGreaterThan(5)
})
