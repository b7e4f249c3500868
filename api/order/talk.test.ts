// What is said about an order, and where its courier is: chat, position, help; live, once each, and only to whom it concerns.
import { randomUUID } from 'node:crypto'
import { messageEventName, orderEventName, positionEventName } from '@tingkat/contract/live'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Merchant } from '@tingkat/ordering/merchant'
import { helpMax } from '@tingkat/ordering/order-help'
import type { Order } from '@tingkat/ordering/order'
import type { Move } from '@tingkat/ordering/order-states'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { logInByInjection, merchantWhere, openPartner, placeDinner, pricedOrder, yes, type TestEater, type TestPartner } from '../testing/journey.ts'

let api: TestApp
let baseUrl: string
let eater: TestEater
let till: TestPartner
let fleet: TestPartner
let otherFleet: TestPartner
let merchant: Merchant
let now = lunchTime

beforeAll(async () => {
  api = await openTestApp({ clock: () => now })
  till = await openPartner(api, { role: 'merchant' })
  fleet = await openPartner(api, { role: 'courier' })
  otherFleet = await openPartner(api, { role: 'courier' })
  merchant = merchantWhere(api, one => one.isIntegrated)
  baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  now = lunchTime
  eater = await logInByInjection(api)
})
const lines: AbortController[] = []
afterEach(() => lines.splice(0).forEach(line => line.abort()))
afterAll(() => api.close())

const courier = { name: 'Siti Nurul', vehicle: 'e-bike', plate: 'SG 1' }
const move = async (orderID: string, ...names: Move[]) => {
  for (const name of names) yes(await (['receive', 'accept', 'ready'].includes(name) ? till : fleet).client.moveOrder(orderID, { move: name, ...(name === 'assign' ? { courier } : {}) }))
}
const assigned: Move[] = ['receive', 'accept', 'assign']
const rest: Move[] = ['ready', 'at_store', 'collect', 'arrive', 'deliver']
const assignedOrder = async () => {
  const order = await placeDinner(eater, merchant)
  await move(order.orderID, ...assigned)
  return order
}
const message = (text: string, messageID: string = randomUUID()) => ({ messageID, text })
const refusedFor = (code: string) => ({ ok: false, problem: { code } })
const secondsOn = (seconds: number) => now = new Date(now.getTime() + seconds * 1000)

type Told = { id: string | undefined; event: string; data: Record<string, unknown> }
async function follow(orderID: string, lastEventID?: string) {
  const line = new AbortController()
  lines.push(line)
  const response = await fetch(baseUrl + fillPath(paths.orderEvents, { orderID }), { headers: { cookie: eater.cookie, ...(lastEventID ? { 'last-event-id': lastEventID } : {}) }, signal: line.signal })
  async function* read(): AsyncGenerator<Told, void, void> {
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split('\n\n')
      text = parts.pop()!
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1]
        if (field('data')) yield { id: field('id'), event: field('event')!, data: JSON.parse(field('data')!) as Record<string, unknown> }
      }
    }
  }
  const told = read()
  return { next: async () => (await told.next()).value!, told, hangUp: () => line.abort() }
}

describe('the chat', () => {
  test('TRACK-24 both sides write, both read, live and in order, and afterwards it can be read and not written', async () => {
    const { orderID } = await assignedOrder()
    const line = await follow(orderID)
    expect(await line.next()).toMatchObject({ id: '4', event: orderEventName })
    const first = yes(await eater.client.sendMessage(orderID, message('  Gate 2, please  ')))
    expect(first).toMatchObject({ nth: 1, from: 'eater', text: 'Gate 2, please', at: lunchTime.toISOString() })
    expect(await line.next()).toMatchObject({ id: '4.1', event: messageEventName, data: first })
    const second = yes(await fleet.client.sendPartnerMessage(orderID, message('ครับ 🛵')))
    expect(await line.next()).toMatchObject({ id: '4.2', event: messageEventName, data: { ...second, from: 'courier', nth: 2 } })
    expect(yes(await eater.client.readOrder(orderID)).messageCount).toBe(2)
    expect(yes(await fleet.client.readPartnerMessages(orderID))).toEqual({ messages: [first, second], open: true })
    expect(yes(await eater.client.readMessages(orderID, 1)).messages).toEqual([second])
    await move(orderID, ...rest)
    expect(yes(await eater.client.readMessages(orderID))).toEqual({ messages: [first, second], open: false })
    expect(await eater.client.sendMessage(orderID, message('Thank you'))).toMatchObject(refusedFor('chat_closed'))
    expect(await fleet.client.sendPartnerMessage(orderID, message('Bye'))).toMatchObject(refusedFor('chat_closed'))
    secondsOn(86_400)
    expect(yes(await fleet.client.readPartnerMessages(orderID)).messages).toHaveLength(2)
    secondsOn(1)
    expect(await fleet.client.readPartnerMessages(orderID)).toMatchObject(refusedFor('not_found'))
    expect(yes(await eater.client.readMessages(orderID)).messages).toHaveLength(2)
  })

  test('TRACK-24 a message sent again is kept once, also at the same moment and after the end; other words under its name are refused', async () => {
    const { orderID } = await assignedOrder()
    const mine = message('I am downstairs')
    const answers = await Promise.all([0, 1, 2, 3].map(async () => await eater.client.sendMessage(orderID, mine)))
    expect(new Set(answers.map(answer => yes(answer).nth))).toEqual(new Set([1]))
    expect(await eater.client.sendMessage(orderID, message('I am upstairs', mine.messageID))).toMatchObject(refusedFor('idempotency_key_reused'))
    // The same name from the other side is another message.
    expect(yes(await fleet.client.sendPartnerMessage(orderID, mine)).nth).toBe(2)
    await move(orderID, ...rest)
    expect(yes(await eater.client.sendMessage(orderID, mine)).nth).toBe(1)
  })

  test('TRACK-24 many at once: numbered without a gap, none lost', async () => {
    const { orderID } = await assignedOrder()
    await Promise.all(Array.from({ length: 8 }, async (_, nth) => yes(await (nth % 2 ? eater.client.sendMessage : fleet.client.sendPartnerMessage)(orderID, message(`no. ${nth}`)))))
    const { messages } = yes(await eater.client.readMessages(orderID))
    expect(messages.map(one => one.nth)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(messages.map(one => one.text)).size).toBe(8)
  })

  test('TRACK-24 what was written while a client was away comes when it is back, and nothing twice', async () => {
    const { orderID } = await assignedOrder()
    yes(await eater.client.sendMessage(orderID, message('one')))
    const line = await follow(orderID)
    expect([(await line.next()).id, (await line.next()).id]).toEqual(['0.1', '4.1'])
    line.hangUp()
    yes(await fleet.client.sendPartnerMessage(orderID, message('two')))
    await move(orderID, 'ready')
    yes(await fleet.client.sendPartnerMessage(orderID, message('three')))
    const again = await follow(orderID, '4.1')
    const told = [await again.next(), await again.next(), await again.next()]
    expect(told.map(one => [one.id, one.event])).toEqual([['4.2', 'message'], ['4.3', 'message'], ['5.3', 'order']])
    // And those of the last moment before the end come before the end.
    again.hangUp()
    await move(orderID, 'at_store', 'collect', 'arrive')
    yes(await fleet.client.sendPartnerMessage(orderID, message('at the door')))
    await move(orderID, 'deliver')
    const last = await follow(orderID, '5.3')
    expect([(await last.next()).id, (await last.next()).id, (await last.told.next()).done]).toEqual(['5.4', '9.4', true])
  })

  test('TRACK-24 only while a courier has the order, of 500 characters, 200 of them', async () => {
    const order = await placeDinner(eater, merchant)
    expect(await eater.client.sendMessage(order.orderID, message('Hello?'))).toMatchObject(refusedFor('chat_closed'))
    expect(yes(await eater.client.readMessages(order.orderID))).toEqual({ messages: [], open: false })
    await move(order.orderID, ...assigned)
    for (const text of ['', '   ', 'x'.repeat(501)]) expect(await eater.client.sendMessage(order.orderID, message(text))).toMatchObject(refusedFor('invalid_request'))
    expect(yes(await eater.client.sendMessage(order.orderID, message('🍜'.repeat(500)))).text).toHaveLength(1_000)
    await api.database.query(
      `insert into chat_message (country, order_id, nth, message_id, sender, text, at, account_id) select 'sg', $1, n, 'filler-' || n, 'courier', '.', now(), 'a' from generate_series(2, 200) n`, [order.orderID])
    expect(await eater.client.sendMessage(order.orderID, message('one more'))).toMatchObject({ ok: false, problem: { code: 'chat_full', context: { max: 200 } } })
  })

  test('TRACK-24 a rider who gives up takes the pen along; the next one has it', async () => {
    const { orderID } = await assignedOrder()
    await move(orderID, 'unassign')
    expect(await eater.client.sendMessage(orderID, message('Hello?'))).toMatchObject(refusedFor('chat_closed'))
    expect(await fleet.client.sendPartnerMessage(orderID, message('Sorry'))).toMatchObject(refusedFor('not_found'))
    yes(await otherFleet.client.moveOrder(orderID, { move: 'assign', courier: { ...courier, plate: 'SG 2' } }))
    expect(yes(await otherFleet.client.sendPartnerMessage(orderID, message('On my way'))).nth).toBe(1)
    expect(await fleet.client.readPartnerMessages(orderID)).toMatchObject(refusedFor('not_found'))
  })

  test('TRACK-24 others neither read nor write: another eater, a guest, another fleet, the kitchen', async () => {
    const { orderID } = await assignedOrder()
    const stranger = await logInByInjection(api)
    expect(await stranger.client.readMessages(orderID)).toMatchObject(refusedFor('not_found'))
    expect(await stranger.client.sendMessage(orderID, message('Hi'))).toMatchObject(refusedFor('not_found'))
    expect((await api.app.inject({ url: fillPath(paths.orderMessages, { orderID }) })).json()).toMatchObject({ code: 'unauthenticated' })
    expect(await otherFleet.client.readPartnerMessages(orderID)).toMatchObject(refusedFor('not_found'))
    expect(await otherFleet.client.sendPartnerMessage(orderID, message('Hi'))).toMatchObject(refusedFor('not_found'))
    expect(await till.client.readPartnerMessages(orderID)).toMatchObject(refusedFor('forbidden'))
    expect(await till.client.sendPartnerMessage(orderID, message('Hi'))).toMatchObject(refusedFor('forbidden'))
    // With the eater's own session neither: that path is the partners'.
    expect(await eater.client.readPartnerMessages(orderID)).toMatchObject(refusedFor('unauthenticated'))
    expect(yes(await till.client.readPartnerOrder(orderID))).toMatchObject({ messageCount: 0, courierPosition: null })
  })
})

describe('the position', () => {
  const here = { latitude: 1.31, longitude: 103.9 }
  const at = () => ({ ...here, at: now.toISOString() })

  test('ORD-12 the courier’s position comes live, stands on the order, makes no version, and only the last is kept', async () => {
    const { orderID } = await assignedOrder()
    const line = await follow(orderID)
    const { data } = await line.next() as unknown as { data: Order }
    yes(await fleet.client.tellPosition(orderID, at()))
    expect(await line.next()).toEqual({ id: undefined, event: positionEventName, data: at() })
    secondsOn(1)
    yes(await fleet.client.tellPosition(orderID, { ...at(), latitude: 1.32 }))
    expect(yes(await eater.client.readOrder(orderID)).courierPosition).toEqual({ ...here, at: lunchTime.toISOString() })
    secondsOn(1)
    yes(await fleet.client.tellPosition(orderID, { ...at(), latitude: 1.33 }))
    expect((await line.next()).data).toMatchObject({ latitude: 1.33 })
    const order = yes(await eater.client.readOrder(orderID))
    expect(order).toMatchObject({ version: data.version, courierPosition: { latitude: 1.33 } })
    expect(yes(await fleet.client.readPartnerOrder(orderID)).courierPosition).toEqual(order.courierPosition)
    const kept = await api.database.query('select 1 from courier_position where order_id = $1', [orderID])
    expect(kept.rows).toHaveLength(1)
    await move(orderID, ...rest)
    expect(yes(await eater.client.readOrder(orderID)).courierPosition).toBeNull()
    expect((await api.database.query('select 1 from courier_position where order_id = $1', [orderID])).rows).toEqual([])
    yes(await fleet.client.tellPosition(orderID, at()))
    expect((await api.database.query('select 1 from courier_position where order_id = $1', [orderID])).rows).toEqual([])
  })

  test('ORD-12 it moves the arrival', async () => {
    const { orderID } = await assignedOrder()
    await move(orderID, 'ready', 'at_store', 'collect')
    const before = yes(await eater.client.readOrder(orderID)).arrival!
    yes(await fleet.client.tellPosition(orderID, { latitude: 1.6, longitude: 104.3, at: now.toISOString() }))
    const after = yes(await eater.client.readOrder(orderID)).arrival!
    expect([before.cause, after.cause]).toEqual(['on_time', 'rider_far'])
    expect(Date.parse(after.from)).toBeGreaterThan(Date.parse(before.to))
  })

  test('ORD-12 a rider who is replaced is nowhere', async () => {
    const { orderID } = await assignedOrder()
    yes(await fleet.client.tellPosition(orderID, at()))
    await move(orderID, 'unassign')
    yes(await otherFleet.client.moveOrder(orderID, { move: 'assign', courier: { ...courier, plate: 'SG 2' } }))
    expect(yes(await eater.client.readOrder(orderID)).courierPosition).toBeNull()
  })

  test('ORD-12 others cannot say where a courier is, nor can a clock that runs ahead; what is old is passed over', async () => {
    const { orderID } = await assignedOrder()
    const unassigned = await placeDinner(eater, merchant)
    expect(await otherFleet.client.tellPosition(orderID, at())).toMatchObject(refusedFor('not_found'))
    expect(await till.client.tellPosition(orderID, at())).toMatchObject(refusedFor('forbidden'))
    expect(await fleet.client.tellPosition(unassigned.orderID, at())).toMatchObject(refusedFor('not_found'))
    expect(await fleet.client.tellPosition(orderID, { ...at(), latitude: 91 })).toMatchObject(refusedFor('invalid_request'))
    expect(await fleet.client.tellPosition(orderID, { ...here, at: new Date(now.getTime() + 90_000).toISOString() })).toMatchObject(refusedFor('invalid_request'))
    yes(await fleet.client.tellPosition(orderID, { ...here, at: new Date(now.getTime() - 601_000).toISOString() }))
    expect(yes(await eater.client.readOrder(orderID)).courierPosition).toBeNull()
  })
})

describe('help', () => {
  const ask = (more: object = {}) => ({ helpID: randomUUID(), topic: 'missing_item' as const, comment: 'No chopsticks', ...more })
  const delivered = async (paymentTypeID = '') => {
    const order = yes(await eater.client.placeOrder(await pricedOrder(eater.client, merchant, { paymentTypeID }), randomUUID()))
    await move(order.orderID, ...assigned, ...rest)
    return order
  }

  test('PROD-08 a request is kept once, stands on the order and in the kitchen’s list, and is answered once', async () => {
    const order = await delivered()
    const { orderID } = order
    const dish = order.merchantCartWithQuoteList[0]!.items[0]!.ID
    const wanted = ask({ itemIDs: [dish, dish] })
    const kept = await Promise.all([0, 1, 2].map(async () => yes(await eater.client.askForHelp(orderID, wanted))))
    expect(kept[0]).toEqual({ helpID: wanted.helpID, topic: 'missing_item', itemIDs: [dish], comment: 'No chopsticks', at: lunchTime.toISOString(), state: 'open', answeredAt: null, refundedInMinor: 0 })
    expect(yes(await eater.client.readOrder(orderID)).help).toEqual([kept[0]])
    expect(yes(await eater.client.listOrders()).orders[0]!.help).toEqual([kept[0]])
    expect(yes(await till.client.listPartnerHelp()).requests).toContainEqual({ ...kept[0], orderID, merchantID: merchant.ID })
    secondsOn(60)
    expect(yes(await till.client.answerHelp(orderID, wanted.helpID, { state: 'declined' }))).toMatchObject({ state: 'declined', answeredAt: now.toISOString() })
    expect(yes(await till.client.answerHelp(orderID, wanted.helpID, { state: 'declined' }))).toMatchObject({ state: 'declined' })
    expect(await till.client.answerHelp(orderID, wanted.helpID, { state: 'resolved' })).toMatchObject(refusedFor('help_answered'))
    expect(yes(await eater.client.readOrder(orderID)).help).toMatchObject([{ state: 'declined' }])
    expect(yes(await till.client.listPartnerHelp()).requests.map(one => one.helpID)).not.toContain(wanted.helpID)
  })

  test('PROD-08 PAY-04 a refund answers it, with its sum, once however often it is sent', async () => {
    const { orderID } = await delivered('CREDIT_BALANCE')
    await vi.waitFor(async () => expect((await api.database.query('select 1 from payment where reference = $1 and state = $2', [orderID, 'captured'])).rows).toHaveLength(1), { timeout: 8_000 })
    const wanted = ask({ topic: 'quality' })
    yes(await eater.client.askForHelp(orderID, wanted))
    const refund = { refundID: randomUUID(), amountInMinor: 150, helpID: wanted.helpID }
    expect(await till.client.refundOrder(orderID, { ...refund, helpID: randomUUID() })).toMatchObject(refusedFor('not_found'))
    for (let time = 0; time < 2; time++) expect(yes(await till.client.refundOrder(orderID, refund))).toMatchObject({ refundedInMinor: 150 })
    expect(yes(await eater.client.readOrder(orderID))).toMatchObject({ money: { refundedInMinor: 150 }, help: [{ state: 'refunded', refundedInMinor: 150 }] })
    expect(await till.client.refundOrder(orderID, { ...refund, refundID: randomUUID(), amountInMinor: 10 })).toMatchObject(refusedFor('help_answered'))
  })

  test('PROD-08 PAY-04 one request is refunded once, whoever answers it and under whatever name', async () => {
    const { orderID } = await delivered('CREDIT_BALANCE')
    await vi.waitFor(async () => expect((await api.database.query('select 1 from payment where reference = $1 and state = $2', [orderID, 'captured'])).rows).toHaveLength(1), { timeout: 8_000 })
    const wanted = ask({ topic: 'quality' })
    yes(await eater.client.askForHelp(orderID, wanted))
    const give = async (amountInMinor: number) => await till.client.refundOrder(orderID, { refundID: randomUUID(), amountInMinor, helpID: wanted.helpID })
    const together = await Promise.all([give(150), give(90), give(150), give(90)])
    const given = together.find(answer => answer.ok)
    expect(together.filter(answer => !answer.ok)).toMatchObject([refusedFor('help_answered'), refusedFor('help_answered')])
    const { refundedInMinor } = yes(given!)
    expect([90, 150]).toContain(refundedInMinor)
    // A page that was loaded anew has another name for the same answer.
    expect(yes(await give(refundedInMinor))).toMatchObject({ refundedInMinor })
    expect(yes(await eater.client.readOrder(orderID))).toMatchObject({ money: { refundedInMinor }, help: [{ state: 'refunded', refundedInMinor }] })
  })

  test('PROD-08 of bounded number, about the order’s own dishes, from a closed list', async () => {
    const order = await delivered()
    const { orderID } = order
    const dish = order.merchantCartWithQuoteList[0]!.items[0]!.ID
    expect(await eater.client.askForHelp(orderID, ask({ itemIDs: ['somebody-elses'] }))).toMatchObject(refusedFor('invalid_request'))
    expect(await eater.client.askForHelp(orderID, ask({ topic: 'boredom' }))).toMatchObject(refusedFor('invalid_request'))
    expect(await eater.client.askForHelp(orderID, ask({ comment: 'x'.repeat(501) }))).toMatchObject(refusedFor('invalid_request'))
    const answers = await Promise.all(Array.from({ length: helpMax + 2 }, async () => await eater.client.askForHelp(orderID, ask())))
    expect(answers.filter(answer => answer.ok)).toHaveLength(helpMax)
    expect(answers.find(answer => !answer.ok)).toMatchObject({ problem: { code: 'help_full', context: { max: helpMax } } })
    const [first] = yes(await eater.client.readOrder(orderID)).help
    expect(await eater.client.askForHelp(orderID, { helpID: first!.helpID, topic: 'late' })).toMatchObject(refusedFor('idempotency_key_reused'))
    const { helpID, topic, comment } = first!
    expect(await eater.client.askForHelp(orderID, { helpID, topic, comment, itemIDs: [dish] })).toMatchObject(refusedFor('idempotency_key_reused'))
  })

  test('PROD-08 others cannot ask, list or answer', async () => {
    const { orderID } = await delivered()
    const wanted = ask()
    yes(await eater.client.askForHelp(orderID, wanted))
    const [stranger, otherTill, abroad] = [await logInByInjection(api), await openPartner(api, { role: 'merchant', merchantIDs: ['another'] }), await openPartner(api, { role: 'operator', country: 'th' })]
    expect(await stranger.client.askForHelp(orderID, ask())).toMatchObject(refusedFor('not_found'))
    for (const other of [otherTill, abroad]) {
      expect(yes(await other.client.listPartnerHelp()).requests).toEqual([])
      expect(await other.client.answerHelp(orderID, wanted.helpID, { state: 'resolved' })).toMatchObject(refusedFor('not_found'))
    }
    expect(await fleet.client.listPartnerHelp()).toMatchObject(refusedFor('forbidden'))
    expect(await fleet.client.answerHelp(orderID, wanted.helpID, { state: 'resolved' })).toMatchObject(refusedFor('forbidden'))
    expect(await till.client.answerHelp(orderID, randomUUID(), { state: 'resolved' })).toMatchObject(refusedFor('not_found'))
  })

  test('an eater finds chats and requests among what is kept, and they go with the account', async () => {
    const { orderID } = await assignedOrder()
    yes(await eater.client.sendMessage(orderID, message('Fourth floor')))
    yes(await eater.client.askForHelp(orderID, ask()))
    const exported = (await api.app.inject({ url: paths.myExport, headers: { cookie: eater.cookie } })).json<Record<string, unknown[]>>()
    expect(exported.chatMessages).toEqual([{ orderID, from: 'eater', text: 'Fourth floor', at: lunchTime.toISOString() }])
    expect(exported.helpRequests).toMatchObject([{ orderID, comment: 'No chopsticks' }])
    await move(orderID, ...rest)
    const { codeID } = yes(await eater.client.requestOwnCode())
    const code = /\d{6}/.exec(yes(await eater.client.readInbox(codeID)).messages[0]!.text)![0]
    yes(await eater.client.deleteMe({ codeID, code }))
    expect((await api.database.query('select 1 from chat_message where order_id = $1', [orderID])).rows).toEqual([])
    expect((await api.database.query('select 1 from help_request where order_id = $1', [orderID])).rows).toEqual([])
  })
})
