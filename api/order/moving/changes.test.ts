// Tests of changed lines, cancellations and time-outs, and of their effect on payment and ledger
// for each payment type.
import { randomUUID } from 'node:crypto'
import type { ItemChangesBody } from '@tingkat/contract/partner'
import { ledgerAccounts } from '@tingkat/ordering/payment/ledger'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Order } from '@tingkat/ordering/order/order'
import {
  findTransition,
  type OrderMove,
  type OrderState,
} from '@tingkat/ordering/order/order-states'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { advancePayment } from '../../payment/advancing-actions.ts'
import type { SettlingPorts } from '../../payment/settling-actions.ts'
import { openPaymentStore } from '../../payment/store.ts'
import { openSandbox } from '../../providers/payments/sandbox.ts'
import { openSandboxStore } from '../../providers/payments/sandbox-store.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { openTestDatabase } from '../../testing/engine.ts'
import {
  logInByInjection,
  merchantWhere,
  openPartner,
  pricedOrder,
  unwrap,
  type TestEater,
  type TestPartner,
} from '../../testing/journey.ts'
import { runClock, type MovingPorts } from './moving-actions.ts'
import { openOrderStore } from '../store.ts'

let api: TestApp
let eater: TestEater
let parties: Record<'merchant' | 'courier' | 'operator' | 'chatbot', TestPartner>
let integratedMerchant: Merchant
let conciergeMerchant: Merchant
let settling: SettlingPorts & MovingPorts

beforeAll(async () => {
  const database = await openTestDatabase()
  const sandbox = openSandbox(openSandboxStore(database), { slowMs: 1 })
  api = await openTestApp({ database, paymentProvider: sandbox })
  const [merchant, courier, operator, chatbot] = await Promise.all(
    (['merchant', 'courier', 'operator', 'chatbot'] as const).map((role) =>
      openPartner(api, { role }),
    ),
  )
  parties = { merchant: merchant!, courier: courier!, operator: operator!, chatbot: chatbot! }
  integratedMerchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  conciergeMerchant = merchantWhere(api, ({ isIntegrated }) => !isIntegrated)
  settling = {
    ...api.deps,
    paymentProvider: sandbox,
    paymentStore: openPaymentStore(database),
    orders: openOrderStore(database),
  }
})
beforeEach(async () => {
  eater = await logInByInjection(api)
})
afterAll(() => api.close())

const waysToPay = ['', 'VISA', 'CREDIT_BALANCE'] as const
const place = async (merchant: Merchant, paymentTypeID: string): Promise<Order> =>
  unwrap(
    await eater.client.placeOrder(
      {
        ...(await pricedOrder(eater.client, merchant, { paymentTypeID })),
        paymentToken: paymentTypeID === 'VISA' ? 'tok_visa' : '',
      },
      randomUUID(),
    ),
  )
type Step = [by: keyof typeof parties, move: OrderMove]
const walk = async (orderID: string, steps: readonly Step[]) => {
  for (const [by, move] of steps)
    unwrap(
      await parties[by].client.moveOrder(orderID, {
        move,
        ...(move === 'assign'
          ? { courier: { name: 'Siti', vehicle: 'e-bike', plate: 'SG 1' } }
          : {}),
      }),
    )
}
const cooking: Step[] = [
  ['merchant', 'receive'],
  ['merchant', 'accept'],
  ['courier', 'assign'],
]
const collected: Step[] = [
  ...cooking,
  ['merchant', 'ready'],
  ['courier', 'at_store'],
  ['courier', 'collect'],
]
const atCounter: Step[] = [
  ['courier', 'search'],
  ['courier', 'assign'],
  ['courier', 'at_store'],
  ['courier', 'order_at_counter'],
]
const totalOf = (order: Order) =>
  order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
const read = async (orderID: string) => unwrap(await eater.client.readOrder(orderID))
const rows = async <R>(text: string, values: unknown[] = []) =>
  (await api.database.query<R>(text, values)).rows
const booksOf = async (orderID: string) =>
  Object.fromEntries(
    (
      await rows<{ account: string; sum: number }>(
        'select account, sum(amount_in_minor)::bigint as sum from ledger_entry ' +
          'where order_id = $1 group by account having sum(amount_in_minor) <> 0',
        [orderID],
      )
    ).map(({ account, sum }) => [account, sum]),
  )
const creditOf = async () =>
  unwrap(await eater.client.listPaymentMethods('sg')).methods.find(({ name }) => name !== null)
    ?.balance?.amountInMinor ?? 0
const itemsOf = (order: Order) => order.merchantCartWithQuoteList.flatMap(({ items }) => items)
const drop = (order: Order, index: number, changeID = 'change-01'): ItemChangesBody => ({
  changeID,
  version: order.version,
  changes: [{ type: 'DELETED', index, itemID: itemsOf(order)[index]!.ID }],
})

describe.each(waysToPay)('changed lines, paid with "%s"', (paymentTypeID) => {
  test('a sold-out item is removed and its amount is released once (ORD-07, PAY-04)', async () => {
    const credit = await creditOf()
    const placed = await place(integratedMerchant, paymentTypeID)
    await walk(placed.orderID, cooking)
    const before = await read(placed.orderID)
    const change = drop(before, 1)
    const answers = await Promise.all(
      [0, 1, 2].map(async () => await parties.merchant.client.changeItems(placed.orderID, change)),
    )
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true])
    const after = await read(placed.orderID)
    const dish = itemsOf(before)[1]!
    expect(after.version).toBe(before.version + 1)
    expect(after.changes).toMatchObject([
      {
        type: 'DELETED',
        itemID: dish.ID,
        oldPriceInMinor: dish.totalReducedPriceV2.amountInMinor,
        newPriceInMinor: 0,
      },
    ])
    expect([after.placedTotalInMinor, totalOf(after)]).toEqual([
      totalOf(placed),
      totalOf(placed) - dish.totalReducedPriceV2.amountInMinor,
    ])
    expect(after.money).toEqual({
      state: paymentTypeID === '' ? 'due' : 'held',
      amountInMinor: totalOf(after),
      refundedInMinor: 0,
    })
    expect((await booksOf(placed.orderID))[ledgerAccounts.sales]).toBe(-totalOf(after))
    expect(await creditOf()).toBe(
      paymentTypeID === 'CREDIT_BALANCE' ? credit - totalOf(after) : credit,
    )
    // The time-out still applies: the job of the order's old version has no effect, and the new
    // version has its own job.
    expect(
      await rows(
        `select 1 from jobs.job where data ->> 'orderID' = $1 and (data ->> 'version')::int = $2`,
        [placed.orderID, after.version],
      ),
    ).toHaveLength(1)

    await walk(placed.orderID, [
      ['merchant', 'ready'],
      ['courier', 'at_store'],
      ['courier', 'collect'],
      ['courier', 'arrive'],
      ['courier', 'deliver'],
    ])
    await advancePayment(settling, { reference: placed.orderID })
    const books = await booksOf(placed.orderID)
    expect([
      books[ledgerAccounts.held],
      books[ledgerAccounts.due],
      books[ledgerAccounts.authorised],
    ]).toEqual([undefined, undefined, undefined])
    expect(books[ledgerAccounts.sales]).toBe(-totalOf(after))
    expect((await read(placed.orderID)).money).toMatchObject({
      state: paymentTypeID === '' ? 'collected' : 'captured',
      amountInMinor: totalOf(after),
    })
    const captured = await rows<{ captured: number }>(
      'select captured_in_minor as captured from sandbox_payment where reference = $1',
      [placed.orderID],
    )
    expect(captured.map((row) => row.captured)).toEqual(
      paymentTypeID === 'VISA' ? [totalOf(after)] : [],
    )
    expect(
      await parties.merchant.client.refundOrder(placed.orderID, {
        refundID: randomUUID(),
        amountInMinor: totalOf(after) + 1,
      }),
    ).toMatchObject({
      ok: false,
      problem: { code: paymentTypeID === '' ? 'not_found' : 'refund_too_large' },
    })
  })

  test('removing the last item ends the order and releases the payment (ORD-07, ORD-09)', async () => {
    const placed = await place(integratedMerchant, paymentTypeID)
    await walk(placed.orderID, cooking)
    const before = await read(placed.orderID)
    const all = {
      changeID: 'all-gone',
      version: before.version,
      changes: itemsOf(before).flatMap((item, index) =>
        item.isFreeItem ? [] : [{ type: 'DELETED' as const, index, itemID: item.ID }],
      ),
    }
    expect(unwrap(await parties.merchant.client.changeItems(placed.orderID, all))).toMatchObject({
      orderState: 'CANCELLED',
      allowedMoves: [],
    })
    await advancePayment(settling, { reference: placed.orderID })
    expect(await booksOf(placed.orderID)).toEqual({})
    expect((await read(placed.orderID)).money.state).toBe('released')
  })

  test('a cancellation has a state by party and a reason, and leaves nothing due (ORD-02, PAY-04)', async () => {
    const reason = { reason: 'other', comment: 'words of the mover' } as const
    const cases: [string, Merchant, Step[], (orderID: string) => Promise<unknown>][] = [
      [
        'CANCELLED_PASSENGER',
        integratedMerchant,
        [],
        async (id) =>
          unwrap(
            await eater.client.cancelOrder(id, {
              reason: 'changed_mind',
              comment: 'words of the mover',
            }),
          ),
      ],
      ...(['merchant', 'operator', 'chatbot'] as const).map(
        (by): [string, Merchant, Step[], (orderID: string) => Promise<unknown>] => [
          {
            merchant: 'CANCELLED_MAX',
            operator: 'CANCELLED_OPERATOR',
            chatbot: 'CANCELLED_CHATBOT',
          }[by],
          integratedMerchant,
          cooking,
          async (id) =>
            unwrap(
              await parties[by].client.moveOrder(id, { move: 'cancel', cancellation: reason }),
            ),
        ],
      ),
      [
        'CANCELLED_MEX',
        conciergeMerchant,
        atCounter,
        async (id) =>
          unwrap(
            await parties.courier.client.moveOrder(id, {
              move: 'turned_away',
              cancellation: reason,
            }),
          ),
      ],
      [
        'CANCELLED_PARTNER',
        integratedMerchant,
        cooking.slice(0, 2),
        async (id) =>
          unwrap(
            await parties.courier.client.moveOrder(id, { move: 'cancel', cancellation: reason }),
          ),
      ],
      [
        'CANCELLED_DRIVER',
        integratedMerchant,
        collected,
        async (id) =>
          unwrap(
            await parties.courier.client.moveOrder(id, { move: 'cancel', cancellation: reason }),
          ),
      ],
      [
        'FAILED',
        integratedMerchant,
        [['merchant', 'receive']],
        async (id) =>
          unwrap(
            await parties.merchant.client.moveOrder(id, { move: 'decline', cancellation: reason }),
          ),
      ],
    ]
    for (const [state, merchant, steps, end] of cases) {
      const { orderID } = await place(merchant, paymentTypeID)
      await walk(orderID, steps)
      await end(orderID)
      await advancePayment(settling, { reference: orderID })
      const ended = await read(orderID)
      expect([ended.orderState, ended.finalState, ended.cancelable]).toEqual([state, state, false])
      expect(ended.events.at(-1)?.cancellation?.comment, state).toBe('words of the mover')
      expect([await booksOf(orderID), ended.money.state], state).toEqual([{}, 'released'])
      expect(
        unwrap(await parties.operator.client.readPartnerOrder(orderID)).cancellation?.comment,
      ).toBe('words of the mover')
    }
  })
})

describe('time-outs', () => {
  const waits: [state: OrderState, steps: Step[], merchant: 'integrated' | 'concierge'][] = [
    ['NEW', [], 'integrated'],
    ['MAX_CONFIRMING', cooking.slice(0, 1), 'integrated'],
    ['ALLOCATING', cooking.slice(0, 2), 'integrated'],
    ['ORDER_IN_PREPARE', cooking, 'integrated'],
    ['ORDER_EXECUTING', [...cooking, ['courier', 'at_store']], 'integrated'],
    ['READY', collected.slice(0, 4), 'integrated'],
    ['DRIVER_AT_STORE', collected.slice(0, 5), 'integrated'],
    ['FOOD_COLLECTED', collected, 'integrated'],
    ['DRIVER_ARRIVED', [...collected, ['courier', 'arrive']], 'integrated'],
    ['REALLOCATING', [...cooking, ['courier', 'unassign']], 'integrated'],
    ['REALLOCATED', [...cooking, ['courier', 'unassign'], ['courier', 'assign']], 'integrated'],
    ['NEW', [], 'concierge'],
    ['PICKING_UP', atCounter.slice(0, 2), 'concierge'],
    ['ORDER_PLACED_ON_MERCHANT', atCounter, 'concierge'],
  ]

  test.each(waits)(
    'in %s apply the transition table and end the payment, in cash and by card (ORD-06, PAY-04)',
    async (state, steps, where) => {
      for (const paymentTypeID of ['', 'VISA']) {
        const { orderID, path } = await place(
          where === 'integrated' ? integratedMerchant : conciergeMerchant,
          paymentTypeID,
        )
        await walk(orderID, steps)
        const { version, orderState, answerBy } = await read(orderID)
        const step = findTransition(state, path, 'time_out', 'clock')
        expect([orderState, answerBy === null]).toEqual([state, false])
        await runClock(settling, { orderID, version, move: 'time_out' })
        await advancePayment(settling, { reference: orderID })
        const after = await read(orderID)
        expect([after.orderState, after.reason]).toEqual([step?.to, step?.reason ?? null])
        const [due, over] = paymentTypeID === '' ? ['due', 'collected'] : ['held', 'captured']
        const moneyStates: Partial<Record<OrderState, string>> = {
          FAILED: 'released',
          COMPLETED: over,
        }
        expect(after.money.state).toBe(moneyStates[after.orderState] ?? due)
        expect((await booksOf(orderID))[ledgerAccounts.sales] ?? 0).toBe(
          after.orderState === 'FAILED' ? 0 : -totalOf(after),
        )
        // After the time-out of a courier on the way to the merchant, the state is REALLOCATING,
        // and the order has no courier until another one is assigned.
        expect([after.orderState === 'REALLOCATING', after.courier !== null]).not.toEqual([
          true,
          true,
        ])
      }
    },
  )
})

describe('permissions', () => {
  test('the courier of a counter order changes lines; only cash orders may cost more (ORD-07)', async () => {
    for (const paymentTypeID of waysToPay) {
      const placed = await place(conciergeMerchant, paymentTypeID)
      await walk(placed.orderID, atCounter)
      const order = await read(placed.orderID)
      const [line] = itemsOf(order)
      const dearer: ItemChangesBody = {
        changeID: 'dearer-01',
        version: order.version,
        changes: [
          {
            type: 'UPDATED',
            index: 0,
            itemID: line!.ID,
            newPriceInMinor: line!.totalReducedPriceV2.amountInMinor + 50,
          },
        ],
      }
      const answer = await parties.courier.client.changeItems(placed.orderID, dearer)
      const after = await read(placed.orderID)
      expect(answer).toMatchObject(
        paymentTypeID === ''
          ? { ok: true }
          : {
              ok: false,
              problem: { code: 'change_too_dear', context: { limit: totalOf(placed) } },
            },
      )
      expect(totalOf(after) - totalOf(placed)).toBe(paymentTypeID === '' ? 50 : 0)
      await walk(placed.orderID, [
        ['courier', 'collect'],
        ['courier', 'arrive'],
        ['courier', 'deliver'],
      ])
      await advancePayment(settling, { reference: placed.orderID })
      expect((await booksOf(placed.orderID))[ledgerAccounts.sales]).toBe(-totalOf(after))
    }
  })

  test('other merchants, fleets, roles and eaters are refused (ORD-07, ORD-11)', async () => {
    const { orderID } = await place(integratedMerchant, '')
    await walk(orderID, cooking)
    const order = await read(orderID)
    const [otherMerchant, otherFleet, stranger] = [
      await openPartner(api, { role: 'merchant', merchantIDs: [conciergeMerchant.ID] }),
      await openPartner(api, { role: 'courier' }),
      await logInByInjection(api),
    ]
    for (const other of [otherMerchant, otherFleet]) {
      expect(await other.client.changeItems(orderID, drop(order, 0))).toMatchObject({
        ok: false,
        problem: { code: 'not_found' },
      })
      expect(await other.client.moveOrder(orderID, { move: 'cancel' })).toMatchObject({
        ok: false,
        problem: { code: 'not_found' },
      })
      expect(await other.client.readPartnerOrder(orderID)).toMatchObject({
        ok: false,
        problem: { code: 'not_found' },
      })
      expect(
        unwrap(await other.client.listPartnerOrders()).orders.map((listed) => listed.orderID),
      ).not.toContain(orderID)
    }
    for (const role of ['courier', 'operator', 'chatbot'] as const)
      expect(await parties[role].client.changeItems(orderID, drop(order, 0))).toMatchObject({
        ok: false,
        problem: { code: 'change_impossible' },
      })
    expect(await stranger.client.cancelOrder(orderID, { reason: 'other' })).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
    expect(await eater.client.cancelOrder(orderID, { reason: 'changed_mind' })).toMatchObject({
      ok: false,
      problem: { code: 'not_cancelable' },
    })
    expect(await eater.client.cancelOrder(orderID, { reason: 'because' as 'other' })).toMatchObject(
      { ok: false, problem: { code: 'invalid_request' } },
    )
    expect(
      await eater.client.cancelOrder(orderID, { reason: 'other', comment: 'x'.repeat(201) }),
    ).toMatchObject({ ok: false, problem: { code: 'invalid_request' } })
    expect((await read(orderID)).version).toBe(order.version)
  })

  test('an unknown order is not found, whatever its id looks like (ORD-12)', async () => {
    for (const orderID of [
      'sg-00000000-0000-7000-8000-999999999999',
      'xx-1',
      'none',
      "sg-'; drop table orders",
    ]) {
      expect(await eater.client.readOrder(orderID)).toMatchObject({
        ok: false,
        problem: { code: 'not_found', status: 404 },
      })
      expect(await parties.operator.client.readPartnerOrder(orderID)).toMatchObject({
        ok: false,
        problem: { code: 'not_found', status: 404 },
      })
    }
  })
})
