// Tests of the stored data of kitchen boards, on PostgreSQL and on the embedded database: members'
// aliases, tables, packed lines and settings.
import { randomUUID } from 'node:crypto'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderStore } from '../order/store.ts'
import { openTestApp, lunchTime, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { laksa, orderOfGroup, put, satay } from '../testing/group.ts'
import {
  codeIn,
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  unwrap,
} from '../testing/journey.ts'
import { pairTestDevice } from '../testing/staff.ts'
import { listAutoAccepted } from './auto-accept-store.ts'
import { describeOrder, readBoardPart } from './board-actions.ts'
import { openBoardStore, type BoardStore } from './board-store.ts'
import { cookOrder, answerOrder, checkLines, findBoardRow } from './order-actions.ts'

let api: TestApp
let boards: BoardStore
let now = lunchTime

beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue], clock: () => now })
  boards = openBoardStore(api.database)
})
afterAll(() => api.close())

const key = { country: 'sg' as CountryCode, merchantID: 'warung' }
const by = { personID: null, deviceID: 'tablet' }
const ports = () => ({ ...api.deps, boards, orders: openOrderStore(api.database) })
const find = async (orderID: string) =>
  describeOrder(ports(), await findBoardRow({ boards }, orderID))
/** Opens a store of kitchen boards that counts its SQL statements. `count` returns their number. */
function openCounted() {
  let statements = 0
  const { database } = api
  const query: typeof database.query = async (text, values) => {
    statements += 1
    return await database.query(text, values)
  }
  return { counted: openBoardStore({ query }), count: () => statements }
}
const move = async (orderID: string, name: 'receive' | 'accept' | 'ready' | 'serve') => {
  const row = await findBoardRow({ boards }, orderID)
  const actionID = randomUUID()
  return name === 'ready' || name === 'serve'
    ? await cookOrder(ports(), by, row, { actionID, move: name })
    : await answerOrder(ports(), by, row, { actionID, move: name })
}

test('a group order shows each line under its member for 24 hours after its end (KITCH-27)', async () => {
  const [host, guest] = [await logInByInjection(api), await logInByInjection(api)]
  const { info } = unwrap(
    await host.client.createGroupOrder({
      kind: 'group',
      countryCode: 'sg',
      merchantID: 'warung',
      nameAlias: 'Desk 4',
    }),
  )
  unwrap(await guest.client.joinGroupOrder(info.groupID, { nameAlias: 'Mei' }))
  unwrap(await put(host, info.groupID, [satay]))
  unwrap(await put(guest, info.groupID, [laksa, { ...satay, quantity: 2 }]))
  const group = unwrap(await host.client.startGroupOrderCheckout(info.groupID))
  const order = unwrap(await host.client.placeOrder(await orderOfGroup(host, group), randomUUID()))
  const shown = [
    { alias: 'Desk 4', lines: [0] },
    { alias: 'Mei', lines: [1, 2] },
  ]
  expect((await find(order.orderID)).memberLines).toEqual(shown)
  const { client } = await openPartner(api, { role: 'merchant' })
  unwrap(await client.moveOrder(order.orderID, { move: 'decline' }))
  expect((await find(order.orderID)).memberLines).toEqual(shown)
  const { codeID } = unwrap(await guest.client.requestOwnCode())
  const code = codeIn(unwrap(await guest.client.readInbox(codeID)).messages[0]?.text)
  unwrap(await guest.client.deleteMe({ codeID, code }))
  now = new Date(now.getTime() + 23 * 3_600_000)
  expect((await find(order.orderID)).memberLines).toEqual([shown[0], { ...shown[1], alias: null }])
  now = new Date(now.getTime() + 2 * 3_600_000)
  expect((await find(order.orderID)).memberLines).toEqual([
    { ...shown[0], alias: null },
    { ...shown[1], alias: null },
  ])
  now = lunchTime
})

test('a table order shows table, eaters and the amount to take, and is served (KITCH-26)', async () => {
  const eater = await logInByInjection(api)
  const merchant = merchantWhere(api, ({ ID }) => ID === 'warung')
  const { tableID = '', tableNumber = '' } = merchant.tables[0] ?? {}
  const dineInInfo = { tableID, merchants: { warung: { eaterCount: 3, tableNumber } } }
  const { orderID } = await placeDinner(eater, merchant, { dineInInfo, location: null })
  expect(await find(orderID)).toMatchObject({
    lane: 'new',
    table: { number: tableNumber, eaterCount: 3 },
    paidBy: 'cash',
  })
  const { total, toCollectInMinor } = await find(orderID)
  expect(toCollectInMinor).toBe(total)
  for (const name of ['receive', 'accept', 'ready'] as const) await move(orderID, name)
  expect(await find(orderID)).toMatchObject({ lane: 'ready', allowedMoves: ['serve', 'cancel'] })
  expect(await move(orderID, 'serve')).toMatchObject({
    lane: 'past',
    toCollectInMinor: null,
    end: { kind: 'completed', by: 'merchant', foodPaid: true },
  })
})

test('the board has open and recent orders of its merchant, with packed marks (KITCH-02 KITCH-16)', async () => {
  const eater = await logInByInjection(api)
  const merchant = merchantWhere(api, ({ ID }) => ID === 'warung')
  const { orderID } = await placeDinner(eater, merchant)
  const row = await findBoardRow({ boards }, orderID)
  const lines = [{ line: 0, checked: true }]
  await checkLines(ports(), by, row, { actionID: randomUUID(), lines })
  const part = await readBoardPart(ports(), key)
  expect(part?.orders.find((order) => order.orderID === orderID)?.checkedLines).toEqual([0])
  const other = await readBoardPart(ports(), { ...key, merchantID: 'counter' })
  expect(other?.orders).toEqual([])
  expect(await boards.readSetting(key)).toEqual({ packingCheck: false, playedBy: 'simulator' })
})

test('one statement reads several boards, the open orders first, up to the limit (KITCH-33)', async () => {
  const eater = await logInByInjection(api)
  const merchant = merchantWhere(api, ({ ID }) => ID === 'warung')
  const { orderID } = await placeDinner(eater, merchant)
  const { orderID: ended } = await placeDinner(eater, merchant)
  await api.database.query('update orders set ended_at = $2 where id = $1', [ended, now])
  const { counted, count } = openCounted()
  const [all, first, other, one] = await Promise.all([
    counted.listBoard(key, now, 50),
    counted.listBoard(key, now, 1),
    counted.listBoard({ ...key, merchantID: 'counter' }, now, 50),
    counted.find({ country: 'sg', orderID }),
  ])
  expect(count()).toBe(2)
  const ids = all.map(({ order }) => order.orderID)
  expect(ids.at(-1)).toBe(ended)
  expect(ids.indexOf(orderID)).toBeGreaterThanOrEqual(0)
  expect(first.map(({ order }) => order.orderID)).toEqual(ids.slice(0, 1))
  expect(other).toEqual([])
  expect(one?.order.orderID).toBe(orderID)
})

test('a packed mark takes one statement; repeated after a later mark, it has no effect (KITCH-16)', async () => {
  const eater = await logInByInjection(api)
  const merchant = merchantWhere(api, ({ ID }) => ID === 'warung')
  const { orderID } = await placeDinner(eater, merchant)
  const order = { country: 'sg', orderID }
  const { counted, count } = openCounted()
  const tick = async (actionID: string, checked: boolean) =>
    await counted.saveChecks(order, [{ line: 0, checked }], { ...by, actionID, at: now })
  expect(await tick('tick-1', true)).toBe(true)
  expect(count()).toBe(1)
  expect(await tick('tick-2', false)).toBe(true)
  expect(await tick('tick-1', true)).toBe(false)
  expect((await boards.find(order))?.checkedLines).toEqual([])
})

test('the load has the places of two hours, and only with a capacity (KITCH-29)', async () => {
  const quarter = new Date('2026-03-18T04:15:00.000Z')
  const at = (minutes: number) => new Date(quarter.getTime() + minutes * 60_000)
  for (const [minutes, taken] of [
    [-15, 3],
    [0, 2],
    [15, 0],
    [105, 1],
    [120, 4],
  ] as const)
    await api.database.query(
      `insert into merchant_slot (country, merchant_id, quarter, taken, cap)
       values ('sg', 'warung', $1, $2, 10)`,
      [at(minutes), taken],
    )
  const read = async () => (await readBoardPart(ports(), key))?.merchant
  expect(await read()).not.toHaveProperty('load')
  const { catalogue } = api.deps
  const { version, live } = catalogue.liveOf('sg').of('warung')
  const capacity = [{ weekdays: [2], fromHour: 0, toHour: 24, orders: 10 }]
  catalogue.setLive('sg', 'warung', { version: version + 1, live: { ...live, capacity } })
  expect((await read())?.load).toEqual([
    { from: at(0).toISOString(), taken: 2 },
    { from: at(105).toISOString(), taken: 1 },
  ])
})

test('orders wait for auto-accept while a tablet of the merchant has contact (KITCH-10)', async () => {
  const eater = await logInByInjection(api)
  const merchant = merchantWhere(api, ({ ID }) => ID === 'warung')
  const { orderID } = await placeDinner(eater, merchant)
  const list = async () => await listAutoAccepted(api.database, now, 100)
  expect(await list()).toEqual([])
  await api.database.query(
    `insert into merchant_live (country, merchant_id, version, doc, changed_at)
     values ('sg', 'warung', 1, '{"autoAccept": true}', $1)`,
    [now],
  )
  expect(await list()).toEqual([])
  await pairTestDevice(api, { country: 'sg', merchantIDs: ['warung'] })
  expect(await list()).toContain(orderID)
})
