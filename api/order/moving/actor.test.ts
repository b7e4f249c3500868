// Tests that the person who moves or changes an order (the actor) is stored in the same
// statement as the move, and that eaters and partners never receive this person's data.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import type { Order } from '@tingkat/ordering/order/order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderStore, type OrderActor, type StoredOrder } from '../store.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import {
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  unwrap,
  type TestEater,
} from '../../testing/journey.ts'
import { changeStoredOrder, moveStoredOrder, type MovingPorts } from './moving-actions.ts'

let api: TestApp
let eater: TestEater
let moving: MovingPorts

beforeAll(async () => {
  api = await openTestApp()
  eater = await logInByInjection(api)
  moving = { ...api.deps, orders: openOrderStore(api.database) }
})
afterAll(() => api.close())

const actorOf = (): OrderActor => ({
  personID: `person-${randomUUID()}`,
  deviceID: `device-${randomUUID()}`,
  partnerID: null,
  actionID: `action-${randomUUID()}`,
  madeAt: new Date('2026-03-18T04:14:30Z'),
})
const merchant = () => merchantWhere(api, ({ isIntegrated }) => isIntegrated)
const move = async (orderID: string, name: 'receive' | 'accept', actor: OrderActor) =>
  await moveStoredOrder(moving, orderID, { move: name, by: 'merchant', actor }, () => true)
const readActors = async (orderID: string) =>
  (
    await api.database.query(
      `select version, person_id as "personID", device_id as "deviceID",
         partner_id as "partnerID", action_id as "actionID", made_at as "madeAt"
       from order_actor where order_id = $1 order by version`,
      [orderID],
    )
  ).rows

const itemsOf = (order: Order) => order.merchantCartWithQuoteList.flatMap(({ items }) => items)
const changeLine = async ({ order }: StoredOrder, actor: OrderActor) =>
  await changeStoredOrder(
    moving,
    order.orderID,
    {
      changeID: randomUUID(),
      version: order.version,
      changes: [{ type: 'DELETED', index: 1, itemID: itemsOf(order)[1]!.ID }],
      by: 'merchant',
      actor,
    },
    () => true,
  )

test('moves and changes of lines are stored with person and device (STAFF-25)', async () => {
  const { orderID } = await placeDinner(eater, merchant())
  const [receiver, accepter, changer] = [actorOf(), actorOf(), actorOf()]
  const received = await move(orderID, 'receive', receiver)
  const accepted = await move(orderID, 'accept', accepter)
  const changed = await changeLine(accepted, changer)
  expect(await readActors(orderID)).toEqual([
    { version: received.order.version, ...receiver },
    { version: accepted.order.version, ...accepter },
    { version: changed.order.version, ...changer },
  ])
})

test('neither a move nor its actor is stored without the other (STAFF-25)', async () => {
  const { orderID } = await placeDinner(eater, merchant())
  const received = await move(orderID, 'receive', actorOf())
  // The database refuses a time beyond its range.
  const impossible = { ...actorOf(), madeAt: new Date(8.64e15) }
  await expect(move(orderID, 'accept', impossible)).rejects.toThrow(/out of range/)
  const stored = await moving.orders.find(orderID)
  expect(stored!.order.version).toBe(received.order.version)
  const { rows } = await api.database.query(
    'select 1 from outbox where order_id = $1 and version > $2',
    [orderID, received.order.version],
  )
  expect(rows).toEqual([])
  // A repeated move writes nothing, so it adds no actor.
  await move(orderID, 'receive', actorOf())
  expect(await readActors(orderID)).toHaveLength(1)
})

test('a repeated action returns the order, even after other moves (KITCH-31)', async () => {
  const { orderID } = await placeDinner(eater, merchant())
  const [first, second] = [actorOf(), actorOf()]
  await move(orderID, 'receive', first)
  // Another tablet repeats the move, which has no effect.
  await move(orderID, 'receive', second)
  const accepted = await move(orderID, 'accept', actorOf())
  for (const actor of [first, second]) {
    const repeated = await move(orderID, 'receive', actor)
    expect(repeated.order.version).toBe(accepted.order.version)
  }
  await expect(move(orderID, 'receive', actorOf())).rejects.toMatchObject({
    problem: { code: 'impossible_move' },
  })
})

test('the same action sent twice at once moves the order once (KITCH-31)', async () => {
  const { orderID } = await placeDinner(eater, merchant())
  await move(orderID, 'receive', actorOf())
  const actor = actorOf()
  const answers = await Promise.all([1, 2, 3].map(() => move(orderID, 'accept', actor)))
  expect(answers.map(({ order }) => order.version)).toEqual([3, 3, 3])
  expect(await readActors(orderID)).toHaveLength(2)
})

test('a repetition that read the order before the action returns it after (KITCH-31)', async () => {
  const { orderID } = await placeDinner(eater, merchant())
  await move(orderID, 'receive', actorOf())
  const actor = actorOf()
  let reads = 0
  const find = async () => {
    const stored = await moving.orders.find(orderID)
    reads += 1
    if (reads === 1) await move(orderID, 'accept', actor)
    return stored
  }
  const input = { move: 'accept', by: 'merchant', actor } as const
  const late = { ...moving, orders: { ...moving.orders, find } }
  const repeated = await moveStoredOrder(late, orderID, input, () => true)
  expect(repeated.order.version).toBe(3)
})

test('eaters, partners, events and webhooks never receive person or device (STAFF-25)', async () => {
  const place = merchant()
  const [own, fleet] = [
    await openPartner(api, { role: 'merchant', merchantIDs: [place.ID] }),
    await openPartner(api, { role: 'courier' }),
  ]
  const { orderID } = await placeDinner(eater, place)
  const actors = [actorOf(), actorOf(), actorOf()] as const
  await move(orderID, 'receive', actors[0])
  await changeLine(await move(orderID, 'accept', actors[1]), actors[2])
  await api.deps.relay.drain()
  const exported = await api.app.inject({ url: paths.myExport, headers: { cookie: eater.cookie } })
  const { rows: stored } = await api.database.query(
    `select o.doc, (select jsonb_agg(e) from outbox e where e.order_id = o.id) as events,
       (select jsonb_agg(d) from webhook_delivery d) as deliveries
     from orders o where o.id = $1`,
    [orderID],
  )
  const told = JSON.stringify([
    unwrap(await eater.client.readOrder(orderID)),
    unwrap(await eater.client.listOrders()),
    unwrap(await own.client.listPartnerOrders()),
    unwrap(await fleet.client.listPartnerOrders()),
    exported.body,
    stored,
  ])
  expect(told).toContain(orderID)
  for (const { personID, deviceID, actionID } of actors)
    for (const id of [personID, deviceID, actionID]) expect(told).not.toContain(id)
})
