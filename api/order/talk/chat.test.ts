// Tests of the chat between eater and courier: it is live,
// has each message once, and is closed to everybody else.
import { messageEventName, orderEventName } from '@tingkat/contract/live-events'
import { fillPath, paths } from '@tingkat/contract/paths'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lunchTime } from '../../testing/app.ts'
import {
  courier,
  logInByInjection,
  placeDinner,
  unwrap,
  type TestEater,
} from '../../testing/journey.ts'
import { openChatStore } from './chat-store.ts'
import {
  movesToAssigned,
  message,
  openOrderTest,
  refusedWith,
  movesToDelivered,
} from '../testing.ts'

const {
  api,
  clock,
  merchantPartner,
  fleet,
  otherFleet,
  merchant,
  move,
  passSeconds,
  assignedOrder,
  follow,
  disconnectAll,
} = await openOrderTest()
let eater: TestEater
beforeEach(async () => {
  clock.now = lunchTime
  eater = await logInByInjection(api)
})
afterEach(disconnectAll)
afterAll(() => api.close())

describe('the chat', () => {
  test('is live and in sequence for both sides, and read-only after the order has ended (TRACK-24)', async () => {
    const { orderID } = await assignedOrder(eater)
    const line = await follow(eater, orderID)
    expect(await line.next()).toMatchObject({ id: '4', event: orderEventName })
    const first = unwrap(await eater.client.sendMessage(orderID, message('  Gate 2, please  ')))
    expect(first).toMatchObject({
      nth: 1,
      from: 'eater',
      text: 'Gate 2, please',
      at: lunchTime.toISOString(),
    })
    expect(await line.next()).toMatchObject({ id: '4.1', event: messageEventName, data: first })
    const second = unwrap(await fleet.client.sendPartnerMessage(orderID, message('ครับ 🛵')))
    expect(await line.next()).toMatchObject({
      id: '4.2',
      event: messageEventName,
      data: { ...second, from: 'courier', nth: 2 },
    })
    expect(unwrap(await eater.client.readOrder(orderID)).messageCount).toBe(2)
    expect(unwrap(await fleet.client.readPartnerMessages(orderID))).toEqual({
      messages: [first, second],
      open: true,
    })
    expect(unwrap(await eater.client.readMessages(orderID, 1)).messages).toEqual([second])
    await move(orderID, ...movesToDelivered)
    expect(unwrap(await eater.client.readMessages(orderID))).toEqual({
      messages: [first, second],
      open: false,
    })
    expect(await eater.client.sendMessage(orderID, message('Thank you'))).toMatchObject(
      refusedWith('chat_closed'),
    )
    expect(await fleet.client.sendPartnerMessage(orderID, message('Bye'))).toMatchObject(
      refusedWith('chat_closed'),
    )
    passSeconds(86_400)
    expect(unwrap(await fleet.client.readPartnerMessages(orderID)).messages).toHaveLength(2)
    passSeconds(1)
    expect(await fleet.client.readPartnerMessages(orderID)).toMatchObject(refusedWith('not_found'))
    expect(unwrap(await eater.client.readMessages(orderID)).messages).toHaveLength(2)
  })

  test('stores a message id once, also concurrently and after the end, with one text (TRACK-24)', async () => {
    const { orderID } = await assignedOrder(eater)
    const mine = message('I am downstairs')
    const answers = await Promise.all(
      [0, 1, 2, 3].map(async () => await eater.client.sendMessage(orderID, mine)),
    )
    expect(new Set(answers.map((answer) => unwrap(answer).nth))).toEqual(new Set([1]))
    expect(
      await eater.client.sendMessage(orderID, message('I am upstairs', mine.messageID)),
    ).toMatchObject(refusedWith('idempotency_key_reused'))
    // The other party of the chat may use the same message id for its own message.
    expect(unwrap(await fleet.client.sendPartnerMessage(orderID, mine)).nth).toBe(2)
    await move(orderID, ...movesToDelivered)
    expect(unwrap(await eater.client.sendMessage(orderID, mine)).nth).toBe(1)
  })

  test('stores the last message once if it is sent twice at the same time (TRACK-24)', async () => {
    const { orderID } = await assignedOrder(eater)
    const chats = openChatStore(api.database)
    const add = async (messageID: string) =>
      await chats.add({
        country: 'sg',
        orderID,
        accountID: '',
        messageID,
        from: 'eater',
        text: 'I am downstairs',
        at: lunchTime,
        max: 1,
      })
    // `add` is called twice with the same id, as if two requests had found that the id is new.
    expect(await add('last-message')).toMatchObject({ nth: 1 })
    expect(await add('last-message')).toMatchObject({ nth: 1 })
    expect(await add('another-message')).toBe('full')
  })

  test('numbers concurrent messages without gaps (TRACK-24)', async () => {
    const { orderID } = await assignedOrder(eater)
    await Promise.all(
      Array.from({ length: 8 }, async (_, nth) =>
        unwrap(
          await (nth % 2 ? eater.client.sendMessage : fleet.client.sendPartnerMessage)(
            orderID,
            message(`no. ${nth}`),
          ),
        ),
      ),
    )
    const { messages } = unwrap(await eater.client.readMessages(orderID))
    expect(messages.map(({ nth }) => nth)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(messages.map(({ text }) => text)).size).toBe(8)
  })

  test('resumes without gaps or repetitions (TRACK-24)', async () => {
    const { orderID } = await assignedOrder(eater)
    unwrap(await eater.client.sendMessage(orderID, message('one')))
    const line = await follow(eater, orderID)
    expect([(await line.next()).id, (await line.next()).id]).toEqual(['0.1', '4.1'])
    line.disconnect()
    unwrap(await fleet.client.sendPartnerMessage(orderID, message('two')))
    await move(orderID, 'ready')
    unwrap(await fleet.client.sendPartnerMessage(orderID, message('three')))
    const again = await follow(eater, orderID, '4.1')
    const told = [await again.next(), await again.next(), await again.next()]
    expect(told.map(({ id, event }) => [id, event])).toEqual([
      ['4.2', 'message'],
      ['4.3', 'message'],
      ['5.3', 'order'],
    ])
    // A message is sent just before the order ends. The event stream sends this message before the
    // stream ends.
    again.disconnect()
    await move(orderID, 'at_store', 'collect', 'arrive')
    unwrap(await fleet.client.sendPartnerMessage(orderID, message('at the door')))
    await move(orderID, 'deliver')
    const last = await follow(eater, orderID, '5.3')
    expect([
      (await last.next()).id,
      (await last.next()).id,
      (await last.events.next()).done,
    ]).toEqual(['5.4', '9.4', true])
  })

  test('is open while a courier carries the order, for 200 messages of 500 characters (TRACK-24)', async () => {
    const order = await placeDinner(eater, merchant)
    expect(await eater.client.sendMessage(order.orderID, message('Hello?'))).toMatchObject(
      refusedWith('chat_closed'),
    )
    expect(unwrap(await eater.client.readMessages(order.orderID))).toEqual({
      messages: [],
      open: false,
    })
    await move(order.orderID, ...movesToAssigned)
    for (const text of ['', '   ', 'x'.repeat(501)])
      expect(await eater.client.sendMessage(order.orderID, message(text))).toMatchObject(
        refusedWith('invalid_request'),
      )
    expect(
      unwrap(await eater.client.sendMessage(order.orderID, message('🍜'.repeat(500)))).text,
    ).toHaveLength(1_000)
    await api.database.query(
      'insert into chat_message (country, order_id, nth, message_id, sender, text, at, ' +
        `account_id) select 'sg', $1, n, 'filler-' || n, 'courier', '.', now(), 'a' ` +
        'from generate_series(2, 200) n',
      [order.orderID],
    )
    expect(await eater.client.sendMessage(order.orderID, message('one more'))).toMatchObject({
      ok: false,
      problem: { code: 'chat_full', context: { max: 200 } },
    })
  })

  test('is closed for a replaced courier and open for the next one (TRACK-24)', async () => {
    const { orderID } = await assignedOrder(eater)
    await move(orderID, 'unassign')
    expect(await eater.client.sendMessage(orderID, message('Hello?'))).toMatchObject(
      refusedWith('chat_closed'),
    )
    expect(await fleet.client.sendPartnerMessage(orderID, message('Sorry'))).toMatchObject(
      refusedWith('not_found'),
    )
    unwrap(
      await otherFleet.client.moveOrder(orderID, {
        move: 'assign',
        courier: { ...courier, plate: 'SG 2' },
      }),
    )
    expect(
      unwrap(await otherFleet.client.sendPartnerMessage(orderID, message('On my way'))).nth,
    ).toBe(1)
    expect(await fleet.client.readPartnerMessages(orderID)).toMatchObject(refusedWith('not_found'))
  })

  test('is closed for other eaters, guests, other fleets and merchants (TRACK-24)', async () => {
    const { orderID } = await assignedOrder(eater)
    const stranger = await logInByInjection(api)
    expect(await stranger.client.readMessages(orderID)).toMatchObject(refusedWith('not_found'))
    expect(await stranger.client.sendMessage(orderID, message('Hi'))).toMatchObject(
      refusedWith('not_found'),
    )
    expect(
      (await api.app.inject({ url: fillPath(paths.orderMessages, { orderID }) })).json(),
    ).toMatchObject({ code: 'unauthenticated' })
    expect(await otherFleet.client.readPartnerMessages(orderID)).toMatchObject(
      refusedWith('not_found'),
    )
    expect(await otherFleet.client.sendPartnerMessage(orderID, message('Hi'))).toMatchObject(
      refusedWith('not_found'),
    )
    expect(await merchantPartner.client.readPartnerMessages(orderID)).toMatchObject(
      refusedWith('forbidden'),
    )
    expect(await merchantPartner.client.sendPartnerMessage(orderID, message('Hi'))).toMatchObject(
      refusedWith('forbidden'),
    )
    // The path belongs to partners, so it does not accept even the session of the eater who placed
    // the order.
    expect(await eater.client.readPartnerMessages(orderID)).toMatchObject(
      refusedWith('unauthenticated'),
    )
    expect(unwrap(await merchantPartner.client.readPartnerOrder(orderID))).toMatchObject({
      messageCount: 0,
      courierPosition: null,
    })
  })
})
