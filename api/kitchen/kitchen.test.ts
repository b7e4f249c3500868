// Tests of the kitchen board and of staff actions on
// orders, with a paired device and logged-in people.
import { randomUUID } from 'node:crypto'
import { createKitchenClient } from '@tingkat/contract/console/kitchen-client'
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { createMerchantLiveClient } from '@tingkat/contract/console/merchant-live-client'
import { createStaffClient } from '@tingkat/contract/console/staff-client'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Scope, StaffRole } from '@tingkat/ordering/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import {
  courier,
  injectFetch,
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  unwrap,
  type TestEater,
  type TestPartner,
} from '../testing/journey.ts'
import { openOrderStore } from '../order/store.ts'
import { openStaffSession, pairTestDevice } from '../testing/staff.ts'
import { acceptWaitingOrders } from './auto-accept.ts'

type KitchenClient = ReturnType<typeof createKitchenClient>

let api: TestApp
let now = lunchTime
let eater: TestEater
let fleet: TestPartner
let merchant: Merchant
let tablet: KitchenClient
let second: KitchenClient
let manager: KitchenClient
let managerCookie: string
const managerName = 'Siti the manager'

const clientOf = (cookie: string) =>
  createKitchenClient({ baseUrl: '', fetch: injectFetch(api.app), headers: { cookie } })
const openTablet = async () => {
  const { country, ID } = { country: 'sg', ID: merchant.ID }
  return clientOf((await pairTestDevice(api, { country, merchantIDs: [ID] })).cookie)
}
const openPerson = async (role: StaffRole) => {
  const memberships = [{ role, scope: `merchant:${merchant.ID}` as const }]
  return clientOf((await openStaffSession(api, { memberships, console: 'kitchen' })).cookie)
}

beforeAll(async () => {
  api = await openTestApp({ clock: () => now })
  eater = await logInByInjection(api)
  fleet = await openPartner(api, { role: 'courier' })
  merchant = merchantWhere(
    api,
    ({ isIntegrated, preparationMinutes }) => isIntegrated && preparationMinutes > 0,
  )
  ;[tablet, second] = [await openTablet(), await openTablet()]
  const memberships = [{ role: 'merchant_manager', scope: `merchant:${merchant.ID}` }] as const
  managerCookie = (await openStaffSession(api, { memberships, name: managerName })).cookie
  manager = clientOf(managerCookie)
})
afterAll(() => api.close())

const action = () => ({ actionID: randomUUID() })
const place = async () => (await placeDinner(eater, merchant)).orderID
const accept = async (orderID: string, minutes = 20): Promise<KitchenOrder> => {
  unwrap(await tablet.answer(orderID, { ...action(), move: 'receive' }))
  return unwrap(await tablet.answer(orderID, { ...action(), move: 'accept', minutes }))
}
const cook = async (orderID: string) => {
  await accept(orderID)
  unwrap(await fleet.client.moveOrder(orderID, { move: 'assign', courier }))
}
const onBoard = async (orderID: string, client = tablet) =>
  unwrap(await client.readBoard()).orders.find((order) => order.orderID === orderID)

describe('the board', () => {
  test('shows a new order without data of the eater (KITCH-02 KITCH-04 KITCH-36)', async () => {
    const orderID = await place()
    const order = await onBoard(orderID)
    expect(order).toMatchObject({
      lane: 'new',
      dropOff: null,
      courierPosition: null,
      paidBy: 'cash',
      toCollectInMinor: null,
      releasedAt: now.toISOString(),
      lastMove: { move: 'place', by: 'eater', name: null },
      end: null,
      toConfirm: null,
    })
    expect(order!.proposedMinutes % 5).toBe(0)
    expect(order!.proposedMinutes).toBeGreaterThanOrEqual(merchant.preparationMinutes)
    expect(order!.menuOrder.toSorted((a, b) => a - b)).toEqual(
      order!.items.map((_, index) => index),
    )
    const text = JSON.stringify(order)
    for (const own of ['Aisyah', eater.phone, 'accountID', 'deliveryAddress'])
      expect(text).not.toContain(own)
  })

  test('has only the merchants of the device, and no order of others (KITCH-02)', async () => {
    const orderID = await place()
    const other = merchantWhere(api, ({ ID, isIntegrated }) => isIntegrated && ID !== merchant.ID)
    const { cookie } = await pairTestDevice(api, { country: 'sg', merchantIDs: [other.ID] })
    const stranger = clientOf(cookie)
    const board = unwrap(await stranger.readBoard())
    expect(board.merchants.map(({ merchantID }) => merchantID)).toEqual([other.ID])
    expect(board.orders.filter((order) => order.merchantID !== other.ID)).toEqual([])
    for (const answer of [
      await stranger.readOrder(orderID),
      await stranger.answer(orderID, { ...action(), move: 'receive' }),
      await stranger.check(orderID, { ...action(), lines: [{ line: 0, checked: true }] }),
    ])
      expect(answer).toMatchObject({ ok: false, problem: { code: 'not_found' } })
  })

  test('keeps an order for 30 minutes after its end (KITCH-02)', async () => {
    const orderID = await place()
    await tablet.answer(orderID, { ...action(), move: 'receive' })
    unwrap(await manager.decline(orderID, { ...action(), reason: 'merchant_busy' }))
    expect(await onBoard(orderID)).toMatchObject({
      lane: 'past',
      end: { kind: 'declined', by: 'merchant', reason: 'merchant_busy', name: managerName },
      toConfirm: null,
    })
    now = new Date(now.getTime() + 31 * 60_000)
    expect(await onBoard(orderID)).toBeUndefined()
  })
})

describe('actions', () => {
  test('accepting sets readyBy from the tap, and the eater sees it (KITCH-07 KITCH-08)', async () => {
    const orderID = await place()
    const received = unwrap(await tablet.answer(orderID, { ...action(), move: 'receive' }))
    expect(received).toMatchObject({ lane: 'new', orderState: 'MAX_CONFIRMING' })
    expect(Date.parse(received.answerBy!) - now.getTime()).toBe(300_000)
    const madeAt = new Date(now.getTime() - 60_000).toISOString()
    const body = { ...action(), madeAt, move: 'accept', minutes: 45 } as const
    const accepted = unwrap(await tablet.answer(orderID, body))
    expect(accepted).toMatchObject({
      lane: 'cooking',
      searchingCourier: true,
      readyBy: new Date(now.getTime() + 44 * 60_000).toISOString(),
    })
    const seen = unwrap(await eater.client.readOrder(orderID))
    expect(Date.parse(seen.arrival!.to)).toBeGreaterThan(now.getTime() + 44 * 60_000)
    const proposed = await place()
    await tablet.answer(proposed, { ...action(), move: 'receive' })
    const order = unwrap(await tablet.answer(proposed, { ...action(), move: 'accept' }))
    expect(Date.parse(order.readyBy!) - now.getTime()).toBe(order.proposedMinutes * 60_000)
    for (const minutes of [3, 7, 125])
      expect(await tablet.answer(orderID, { ...action(), move: 'accept', minutes })).toMatchObject({
        ok: false,
        problem: { code: 'invalid_request' },
      })
  })

  test('partners accept with minutes too (KITCH-08)', async () => {
    const orderID = await place()
    const { client } = await openPartner(api, { role: 'merchant', merchantIDs: [merchant.ID] })
    await client.moveOrder(orderID, { move: 'receive' })
    expect(unwrap(await client.moveOrder(orderID, { move: 'accept', minutes: 30 })).readyBy).toBe(
      new Date(now.getTime() + 30 * 60_000).toISOString(),
    )
    expect(await client.moveOrder(orderID, { move: 'accept', minutes: 31 })).toMatchObject({
      ok: false,
      problem: { code: 'invalid_request' },
    })
  })

  test('readyBy moves later twice, and a repeated action once (KITCH-09 KITCH-31)', async () => {
    const orderID = await place()
    await cook(orderID)
    const first = { ...action(), minutes: 10 } as const
    const before = unwrap(await tablet.readOrder(orderID))
    const moved = unwrap(await tablet.moveReadyBy(orderID, first))
    expect(Date.parse(moved.readyBy!) - Date.parse(before.readyBy!)).toBe(600_000)
    expect(unwrap(await second.moveReadyBy(orderID, first))).toEqual(moved)
    const event = unwrap(await eater.client.readOrder(orderID)).events.at(-1)
    expect(event).toMatchObject({ move: 'ready_by', by: 'merchant' })
    unwrap(await tablet.moveReadyBy(orderID, { ...action(), minutes: 30 }))
    expect(await tablet.moveReadyBy(orderID, { ...action(), minutes: 5 })).toMatchObject({
      ok: false,
      problem: { code: 'impossible_move' },
    })
  })

  test('a device without a person cannot decline; the reason `other` needs a comment (KITCH-11)', async () => {
    const orderID = await place()
    expect(await tablet.decline(orderID, { ...action(), reason: 'sold_out' })).toMatchObject({
      ok: false,
      problem: { code: 'forbidden' },
    })
    const staff = await openPerson('merchant_staff')
    expect(await staff.decline(orderID, { ...action(), reason: 'other' })).toMatchObject({
      ok: false,
      problem: { code: 'invalid_request' },
    })
    const declined = unwrap(
      await staff.decline(orderID, { ...action(), reason: 'other', comment: 'Gas is off' }),
    )
    expect(declined.end).toMatchObject({ kind: 'declined', reason: 'other', comment: 'Gas is off' })
  })

  test('the courier reads bags and shelf, and the handover collects the order (KITCH-13 KITCH-14)', async () => {
    const orderID = await place()
    await cook(orderID)
    const ready = unwrap(
      await tablet.move(orderID, { ...action(), move: 'ready', bags: 2, shelf: 'A3' }),
    )
    expect(ready).toMatchObject({ lane: 'ready', bags: 2, shelf: 'A3', readyAt: now.toISOString() })
    expect(unwrap(await fleet.client.readPartnerOrder(orderID))).toMatchObject({
      bags: 2,
      shelf: 'A3',
    })
    expect(await tablet.move(orderID, { ...action(), move: 'hand_over' })).toMatchObject({
      ok: false,
      problem: { code: 'impossible_move' },
    })
    unwrap(await fleet.client.moveOrder(orderID, { move: 'at_store' }))
    expect(await onBoard(orderID)).toMatchObject({ courierAtStore: true, courierMinutes: 0 })
    const handed = unwrap(await tablet.move(orderID, { ...action(), move: 'hand_over' }))
    expect(handed).toMatchObject({ lane: 'past', end: { kind: 'collected', by: 'merchant' } })
    expect(unwrap(await fleet.client.readPartnerOrder(orderID)).allowedMoves).toContain('arrive')
  })

  test('food marked ready before a courier is found stays ready (KITCH-03)', async () => {
    const orderID = await place()
    await accept(orderID)
    const marked = unwrap(await tablet.move(orderID, { ...action(), move: 'ready' }))
    expect(marked).toMatchObject({ lane: 'ready', orderState: 'ALLOCATING' })
    const assigned = unwrap(await fleet.client.moveOrder(orderID, { move: 'assign', courier }))
    expect(assigned.orderState).toBe('READY')
    expect(await onBoard(orderID)).toMatchObject({ lane: 'ready', searchingCourier: false })
  })

  test('an action that came too late says what happened instead, and who did it (KITCH-31)', async () => {
    const orderID = await place()
    await tablet.answer(orderID, { ...action(), move: 'receive' })
    unwrap(await manager.decline(orderID, { ...action(), reason: 'sold_out' }))
    const late = await tablet.answer(orderID, { ...action(), move: 'accept', minutes: 20 })
    expect(late).toMatchObject({
      ok: false,
      problem: {
        code: 'impossible_move',
        context: { lastMove: { move: 'decline', by: 'merchant', name: managerName } },
      },
    })
  })

  test('all tablets show the packed marks, and a repeated action changes nothing (KITCH-16)', async () => {
    const orderID = await place()
    await cook(orderID)
    const tick = { ...action(), lines: [{ line: 0, checked: true }] }
    expect(unwrap(await tablet.check(orderID, tick)).checkedLines).toEqual([0])
    expect(unwrap(await second.readOrder(orderID)).checkedLines).toEqual([0])
    const clear = { ...action(), lines: [{ line: 0, checked: false }] }
    expect(unwrap(await second.check(orderID, clear)).checkedLines).toEqual([])
    expect(unwrap(await tablet.check(orderID, tick)).checkedLines).toEqual([])
    const unknown = { ...action(), lines: [{ line: 99, checked: true }] }
    expect(await tablet.check(orderID, unknown)).toMatchObject({
      ok: false,
      problem: { code: 'invalid_request' },
    })
  })

  test('line changes show the new total first, and only lower it (KITCH-23)', async () => {
    const orderID = await place()
    await accept(orderID)
    const staff = await openPerson('merchant_staff')
    const { items, version, total } = unwrap(await staff.readOrder(orderID))
    const line = { line: 0, itemID: items[0]!.ID }
    const cheaper = { ...line, kind: 'cheaper', priceInMinor: items[0]!.priceInMinor - 10 } as const
    const preview = unwrap(await staff.previewChanges(orderID, { version, changes: [cheaper] }))
    expect(preview).toMatchObject({ totalInMinor: total, endsOrder: false })
    expect(preview.newTotalInMinor).toBeLessThan(total)
    const body = { ...action(), version, changes: [cheaper] }
    const changed = unwrap(await staff.change(orderID, body))
    expect([changed.total, changed.changes]).toEqual([
      preview.newTotalInMinor,
      [expect.objectContaining({ type: 'UPDATED', newPriceInMinor: cheaper.priceInMinor })],
    ])
    expect(unwrap(await staff.change(orderID, body)).version).toBe(changed.version)
    expect(unwrap(await eater.client.readOrder(orderID)).money.amountInMinor).toBe(changed.total)
    const dearer = { ...cheaper, priceInMinor: items[0]!.priceInMinor + 500 }
    expect(
      await staff.previewChanges(orderID, { version: changed.version, changes: [dearer] }),
    ).toMatchObject({ ok: false, problem: { code: 'change_too_dear' } })
    const all = items.flatMap(({ ID, isFreeItem }, index) =>
      isFreeItem ? [] : [{ line: index, itemID: ID, kind: 'sold_out' as const }],
    )
    const version2 = changed.version
    expect(
      unwrap(await staff.previewChanges(orderID, { version: version2, changes: all })),
    ).toMatchObject({ newTotalInMinor: 0, endsOrder: true })
    expect(
      await tablet.change(orderID, { ...action(), version: version2, changes: all }),
    ).toMatchObject({ ok: false, problem: { code: 'forbidden' } })
  })

  test('a cancellation waits until one tablet confirms it (KITCH-24)', async () => {
    const orderID = await place()
    await accept(orderID)
    unwrap(await eater.client.cancelOrder(orderID, { reason: 'changed_mind' }))
    expect(await onBoard(orderID)).toMatchObject({
      lane: 'past',
      toConfirm: 'cancelled',
      end: { kind: 'cancelled', by: 'eater', reason: 'changed_mind', foodPaid: true },
    })
    now = new Date(now.getTime() + 40 * 60_000)
    expect(await onBoard(orderID, second)).toMatchObject({ toConfirm: 'cancelled' })
    const confirm = action()
    expect(unwrap(await tablet.acknowledge(orderID, confirm)).toConfirm).toBeNull()
    expect(unwrap(await second.acknowledge(orderID, action())).toConfirm).toBeNull()
    expect(await onBoard(orderID, second)).toBeUndefined()
    const early = await place()
    unwrap(await eater.client.cancelOrder(early, { reason: 'changed_mind' }))
    expect(await onBoard(early)).toMatchObject({ toConfirm: 'cancelled', end: { foodPaid: false } })
  })
})

describe('auto-accept', () => {
  const setAutoAccept = async (autoAccept: boolean) =>
    unwrap(
      await createMerchantLiveClient({
        baseUrl: '',
        fetch: injectFetch(api.app),
        headers: { cookie: managerCookie },
      }).change(merchant.ID, { ...action(), change: { kind: 'settings', autoAccept } }),
    )
  const accepting = () => acceptWaitingOrders({ ...api.deps, orders: openOrderStore(api.database) })

  test('the server accepts while the merchant has contact, and the order says that it did (KITCH-10)', async () => {
    const orderID = await place()
    expect(await accepting()).not.toContain(orderID)
    await setAutoAccept(true)
    await api.database.query('update device set seen_at = $1', [new Date(now.getTime() - 121_000)])
    expect(await accepting()).not.toContain(orderID)
    await api.database.query('update device set seen_at = $1', [now])
    expect(await accepting()).toContain(orderID)
    const accepted = unwrap(await tablet.readOrder(orderID))
    expect(accepted).toMatchObject({ lane: 'cooking', autoAccepted: true })
    expect(Date.parse(accepted.readyBy!) - now.getTime()).toBe(accepted.proposedMinutes * 60_000)
    expect(await accepting()).not.toContain(orderID)
    expect(unwrap(await tablet.readOrder(orderID)).version).toBe(accepted.version)
    await setAutoAccept(false)
  })

  test('an order that cannot be accepted does not stop later ones (KITCH-10)', async () => {
    const [broken, later] = [await place(), await place()]
    await setAutoAccept(true)
    await api.database.query('update device set seen_at = $1', [now])
    const orders = openOrderStore(api.database)
    const find = async (orderID: string) => {
      if (orderID === broken) throw new Error('a broken order')
      return await orders.find(orderID)
    }
    const run = acceptWaitingOrders({ ...api.deps, orders: { ...orders, find } })
    await expect(run).rejects.toThrow('orders were not accepted')
    expect(unwrap(await tablet.readOrder(later)).autoAccepted).toBe(true)
    expect(unwrap(await tablet.readOrder(broken)).acceptedAt).toBeNull()
    await setAutoAccept(false)
  })
})

describe('settings and history', () => {
  test('a manager sets the packing check, which all tablets see (KITCH-16)', async () => {
    const body = { ...action(), packingCheck: true }
    expect(unwrap(await manager.saveSettings(merchant.ID, body))).toMatchObject({
      packingCheck: true,
      playedBy: 'simulator',
    })
    unwrap(await manager.saveSettings(merchant.ID, { ...action(), playedBy: 'person' }))
    const [shown] = unwrap(await second.readBoard()).merchants
    expect(shown?.settings).toEqual({ packingCheck: true, playedBy: 'person' })
    expect(
      await tablet.saveSettings(merchant.ID, { ...action(), packingCheck: false }),
    ).toMatchObject({ ok: false, problem: { code: 'forbidden' } })
  })

  test('history shows the orders of a day with totals, and is searchable (KITCH-35)', async () => {
    now = new Date(now.getTime() + 2 * 86_400_000)
    const [delivered, declined] = [await place(), await place()]
    await cook(delivered)
    now = new Date(now.getTime() + 7 * 60_000)
    unwrap(await tablet.move(delivered, { ...action(), move: 'ready' }))
    for (const move of ['at_store', 'collect', 'arrive', 'deliver'] as const)
      unwrap(await fleet.client.moveOrder(delivered, { move }))
    const staff = await openPerson('merchant_staff')
    unwrap(await staff.decline(declined, { ...action(), reason: 'sold_out' }))
    const query = { merchantID: merchant.ID }
    const { day, orders, date } = unwrap(await tablet.readHistory(query))
    const [first] = orders.filter(({ orderID }) => orderID === delivered)
    expect(day).toEqual({
      truncated: false,
      orderCount: 2,
      completedCount: 1,
      cancelledCount: 1,
      changedCount: 0,
      totalInMinor: first!.total,
      averageMinutes: 7,
    })
    expect([first!.minutes, first!.end?.kind]).toEqual([7, 'completed'])
    const find = async (search: string) =>
      unwrap(await tablet.readHistory({ ...query, date, search })).orders.map(
        ({ orderID }) => orderID,
      )
    expect(await find(first!.orderCode.toLowerCase())).toEqual([delivered])
    expect((await find(first!.items[0]!.name.slice(0, 4))).toSorted()).toEqual(
      [delivered, declined].toSorted(),
    )
    expect(await find('no such dish')).toEqual([])
    const page = unwrap(await tablet.readHistory({ ...query, limit: 1 }))
    const rest = unwrap(await tablet.readHistory({ ...query, limit: 1, cursor: page.nextCursor! }))
    expect([...page.orders, ...rest.orders].map(({ orderID }) => orderID)).toEqual(
      orders.map(({ orderID }) => orderID),
    )
    expect(rest.nextCursor).toBeNull()
    for (const wrong of ['2025-12-01', '2027-01-01'])
      expect(await tablet.readHistory({ ...query, date: wrong })).toMatchObject({
        ok: false,
        problem: { code: 'invalid_request' },
      })
  })

  test('the device reports its sound (KITCH-06)', async () => {
    const { deviceID, cookie } = await pairTestDevice(api, {
      country: 'sg',
      merchantIDs: [merchant.ID],
    })
    const device = createStaffClient({
      baseUrl: '',
      fetch: injectFetch(api.app),
      headers: { cookie },
    })
    unwrap(await device.reportMyDevice({ appVersion: '1', sound: 'blocked' }))
    const { rows } = await api.database.query('select sound from device where id = $1', [deviceID])
    expect(rows).toEqual([{ sound: 'blocked' }])
  })
})

describe('the list of boards', () => {
  test('OPS-27 names merchants in the caller’s scopes, those with open orders first', async () => {
    const orderID = await place()
    const listed = async (role: StaffRole, scope: Scope) => {
      const { cookie } = await openStaffSession(api, { memberships: [{ role, scope }] })
      return unwrap(await clientOf(cookie).listMerchants())
    }
    const { merchants, simulated } = await listed('platform_admin', 'platform')
    expect(simulated).toBe(api.deps.config.simulator)
    expect(merchants.length).toBeGreaterThan(1)
    expect(merchants[0]).toMatchObject({ merchantID: merchant.ID, name: merchant.name })
    expect(merchants[0]?.openOrders).toBeGreaterThan(0)
    expect(merchants[0]?.lastOrderAt).not.toBeNull()
    expect((await listed('support_agent', 'country:sg')).merchants[0]?.merchantID).toBe(merchant.ID)
    expect((await listed('support_agent', 'country:vn')).merchants).not.toContainEqual(
      expect.objectContaining({ merchantID: merchant.ID }),
    )
    const own = await listed('merchant_staff', `merchant:${merchant.ID}`)
    expect(own.merchants.map(({ merchantID }) => merchantID)).toEqual([merchant.ID])

    const { cookie } = await openStaffSession(api, {
      memberships: [{ role: 'platform_admin', scope: 'platform' }],
    })
    const board = unwrap(await clientOf(cookie).readBoard(merchant.ID))
    expect(board.orders.map((order) => order.orderID)).toContain(orderID)
  })
})
