// Tests of courier positions: they are sent live to the eater only, and only the last is stored.
import { positionEventName } from '@tingkat/contract/live-events'
import type { Order } from '@tingkat/ordering/order/order'
import { CompiledQuery } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { lunchTime } from '../../testing/app.ts'
import {
  courier,
  logInByInjection,
  placeDinner,
  unwrap,
  type TestEater,
} from '../../testing/journey.ts'
import { openOrderTest, refusedWith, movesToDelivered } from '../testing.ts'
import { openPositionStore } from './position-store.ts'

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

describe('the position', () => {
  const here = { latitude: 1.31, longitude: 103.9 }
  const at = () => ({ ...here, at: clock.now.toISOString() })

  test('is sent live and shown with the order, without a new version; only the last is stored (ORD-12)', async () => {
    const { orderID } = await assignedOrder(eater)
    const line = await follow(eater, orderID)
    const { data } = (await line.next()) as unknown as { data: Order }
    unwrap(await fleet.client.reportPosition(orderID, at()))
    expect(await line.next()).toEqual({ id: undefined, event: positionEventName, data: at() })
    passSeconds(1)
    unwrap(await fleet.client.reportPosition(orderID, { ...at(), latitude: 1.32 }))
    expect(unwrap(await eater.client.readOrder(orderID)).courierPosition).toEqual({
      ...here,
      at: lunchTime.toISOString(),
    })
    passSeconds(1)
    unwrap(await fleet.client.reportPosition(orderID, { ...at(), latitude: 1.33 }))
    expect((await line.next()).data).toMatchObject({ latitude: 1.33 })
    const order = unwrap(await eater.client.readOrder(orderID))
    expect(order).toMatchObject({ version: data.version, courierPosition: { latitude: 1.33 } })
    expect(unwrap(await fleet.client.readPartnerOrder(orderID)).courierPosition).toEqual(
      order.courierPosition,
    )
    const kept = await api.database.query('select 1 from courier_position where order_id = $1', [
      orderID,
    ])
    expect(kept.rows).toHaveLength(1)
    await move(orderID, ...movesToDelivered)
    expect(unwrap(await eater.client.readOrder(orderID)).courierPosition).toBeNull()
    expect(
      (await api.database.query('select 1 from courier_position where order_id = $1', [orderID]))
        .rows,
    ).toEqual([])
    unwrap(await fleet.client.reportPosition(orderID, at()))
    expect(
      (await api.database.query('select 1 from courier_position where order_id = $1', [orderID]))
        .rows,
    ).toEqual([])
  })

  test('changes the estimated arrival (ORD-12)', async () => {
    const { orderID } = await assignedOrder(eater)
    await move(orderID, 'ready', 'at_store', 'collect')
    const before = unwrap(await eater.client.readOrder(orderID)).arrival!
    unwrap(
      await fleet.client.reportPosition(orderID, {
        latitude: 1.6,
        longitude: 104.3,
        at: clock.now.toISOString(),
      }),
    )
    const after = unwrap(await eater.client.readOrder(orderID)).arrival!
    expect([before.cause, after.cause]).toEqual(['on_time', 'courier_far'])
    expect(Date.parse(after.from)).toBeGreaterThan(Date.parse(before.to))
  })

  test('is removed when the courier is replaced (ORD-12)', async () => {
    const { orderID } = await assignedOrder(eater)
    unwrap(await fleet.client.reportPosition(orderID, at()))
    await move(orderID, 'unassign')
    unwrap(
      await otherFleet.client.moveOrder(orderID, {
        move: 'assign',
        courier: { ...courier, plate: 'SG 2' },
      }),
    )
    expect(unwrap(await eater.client.readOrder(orderID)).courierPosition).toBeNull()
  })

  test('writes nothing if it comes too soon, and does not wait for the disk (OPS-28)', async () => {
    const { orderID } = await assignedOrder(eater)
    unwrap(await fleet.client.reportPosition(orderID, at()))
    const readRow = async () =>
      await api.database.query(
        `select ctid::text, xmin::text, xmax::text from courier_position where order_id = $1`,
        [orderID],
      )
    const before = await readRow()
    unwrap(await fleet.client.reportPosition(orderID, { ...at(), latitude: 1.32 }))
    expect((await readRow()).rows).toEqual(before.rows)
    const { rows } = await api.database.query<{ partner: string }>(
      'select courier_partner as partner from orders where id = $1',
      [orderID],
    )
    const partner = { partnerID: rows[0]?.partner ?? '', country: 'sg', merchantIDs: null } as const
    const later = { ...here, at: new Date(clock.now.getTime() + 5_000).toISOString() }
    const mode = `select current_setting('synchronous_commit') as mode`
    await api.database.transaction(async (transaction) => {
      const query: Database['query'] = async (text, values = []) => {
        const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]))
        return { rows: rows as never[], affected: rows.length }
      }
      await query(`set local synchronous_commit = on`)
      const saved = await openPositionStore({ query }).save({ orderID, partner }, later, 2)
      expect(saved).toEqual({ isCarried: true, isStored: true })
      expect((await query(mode)).rows).toEqual([{ mode: 'off' }])
    })
  })

  test('is refused to a fleet that may not see the merchant any more (ORD-12)', async () => {
    const { orderID } = await assignedOrder(eater)
    const limit = async (ids: string[] | null) =>
      await api.database.query(
        `update partner set merchant_ids = $2
         where id = (select courier_partner from orders where id = $1)`,
        [orderID, ids],
      )
    await limit(['no-such-merchant'])
    for (const report of [at(), { ...at(), at: new Date(0).toISOString() }])
      expect(await fleet.client.reportPosition(orderID, report)).toMatchObject(
        refusedWith('not_found'),
      )
    await limit(null)
    unwrap(await fleet.client.reportPosition(orderID, at()))
  })

  test('is refused from others and from the future, and ignored when it is old (ORD-12)', async () => {
    const { orderID } = await assignedOrder(eater)
    const unassigned = await placeDinner(eater, merchant)
    expect(await otherFleet.client.reportPosition(orderID, at())).toMatchObject(
      refusedWith('not_found'),
    )
    expect(await merchantPartner.client.reportPosition(orderID, at())).toMatchObject(
      refusedWith('forbidden'),
    )
    expect(await fleet.client.reportPosition(unassigned.orderID, at())).toMatchObject(
      refusedWith('not_found'),
    )
    expect(await fleet.client.reportPosition(orderID, { ...at(), latitude: 91 })).toMatchObject(
      refusedWith('invalid_request'),
    )
    expect(
      await fleet.client.reportPosition(orderID, {
        ...here,
        at: new Date(clock.now.getTime() + 90_000).toISOString(),
      }),
    ).toMatchObject(refusedWith('invalid_request'))
    unwrap(
      await fleet.client.reportPosition(orderID, {
        ...here,
        at: new Date(clock.now.getTime() - 601_000).toISOString(),
      }),
    )
    expect(unwrap(await eater.client.readOrder(orderID)).courierPosition).toBeNull()
  })
})
