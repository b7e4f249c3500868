// Tests of refunds: each refund id is booked once, refunds never exceed the
// captured amount, and each is sent to the provider until the provider confirms it.
import { randomUUID } from 'node:crypto'
import type { OrderBody } from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { lunchTime } from '../testing/app.ts'
import { codeIn, openPartner, unwrap } from '../testing/journey.ts'
import { advancePayment } from './advancing-actions.ts'
import { paymentQueue } from './payment-clock.ts'
import { openPaymentTest } from './testing.ts'

const {
  api,
  clock,
  logIn,
  merchantPartner,
  fleet,
  ports,
  post,
  bodyFor,
  byCard,
  rows,
  booksOf,
  creditOf,
  deliver,
} = await openPaymentTest()
beforeEach(async () => {
  clock.now = lunchTime
  await logIn()
})
afterAll(() => api.close())

describe('a refund', () => {
  const delivered = async (body: OrderBody) => {
    const { orderID } = (await post(body)).json()
    await deliver(orderID)
    await advancePayment(ports, { reference: orderID })
    return orderID as string
  }

  /**
   * Deletes the queued jobs of the payment, and waits until none is running. The server itself has
   * queued these jobs, for example at delivery.
   */
  const endQueuedJobs = async (orderID: string) =>
    await expect
      .poll(
        async () =>
          await rows(
            `with ended as (delete from jobs.job where name = $1 and data->>'reference' = $2
               and state in ('created', 'retry'))
             select id from jobs.job where name = $1 and data->>'reference' = $2
               and state = 'active'`,
            [paymentQueue, orderID],
          ),
        { timeout: 30_000 },
      )
      .toEqual([])

  test('is booked once per refund id, and all refunds never exceed the payment (PAY-04)', async () => {
    const body = await byCard('tok_visa')
    const orderID = await delivered(body)
    const refundID = randomUUID()
    const clicks = await Promise.all(
      Array.from({ length: 8 }, () =>
        merchantPartner.client.refundOrder(orderID, { refundID, amountInMinor: 100 }),
      ),
    )
    expect(clicks.map((click) => unwrap(click).refundedInMinor)).toEqual(
      Array.from({ length: 8 }, () => 100),
    )
    expect(
      await merchantPartner.client.refundOrder(orderID, {
        refundID: randomUUID(),
        amountInMinor: body.shownTotalInMinor,
      }),
    ).toMatchObject({
      ok: false,
      problem: { code: 'refund_too_large', context: { left: body.shownTotalInMinor - 100 } },
    })
    expect(
      await merchantPartner.client.refundOrder(orderID, { refundID, amountInMinor: 200 }),
    ).toMatchObject({
      ok: false,
      problem: { code: 'idempotency_key_reused' },
    })
    await advancePayment(ports, { reference: orderID })
    await advancePayment(ports, { reference: orderID })
    expect(await booksOf(orderID)).toEqual({
      'card:receivable': body.shownTotalInMinor - 100,
      sales: 100 - body.shownTotalInMinor,
    })
    expect(
      await rows('select refunds from sandbox_payment where reference = $1', [orderID]),
    ).toEqual([{ refunds: { [refundID]: 100 } }])
  })

  test('is sent to the provider, also if one job cannot send all (PAY-04)', async () => {
    const orderID = await delivered(await byCard('tok_visa'))
    // After this line, only the calls of `advancePayment` below send refunds.
    await endQueuedJobs(orderID)
    await api.database.query(
      `
      insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at, reference)
      select 'sg', $1, 'refund', e.account, e.amount, 'SGD', now(), 'refund ' || nth
      from generate_series(1, 101) nth, (values ('sales', 1), ('card:refund_due', -1)) e(account, amount)`,
      [orderID],
    )
    const waits: (number | undefined)[] = []
    const jobs = {
      ...ports.jobs,
      send: async (_: string, __: object, delay?: { startAfterSeconds?: number }) =>
        void waits.push(delay?.startAfterSeconds),
    }
    for (let looks = 0; looks <= waits.length; looks++)
      await advancePayment({ ...ports, jobs }, { reference: orderID })
    expect(waits).toEqual([0, 0])
    const [sandboxed] = await rows<{ refunds: object }>(
      'select refunds from sandbox_payment where reference = $1',
      [orderID],
    )
    expect(Object.keys(sandboxed!.refunds)).toHaveLength(101)
    expect(await booksOf(orderID)).not.toHaveProperty('card:refund_due')
  })

  test('of the whole amount is accepted again under the same id (PAY-04)', async () => {
    const body = await bodyFor('CREDIT_BALANCE')
    const orderID = await delivered(body)
    const refund = { refundID: randomUUID(), amountInMinor: body.shownTotalInMinor }
    const clicks = await Promise.all(
      Array.from({ length: 8 }, () => merchantPartner.client.refundOrder(orderID, refund)),
    )
    expect(clicks.map((click) => unwrap(click).refundedInMinor)).toEqual(
      Array.from({ length: 8 }, () => body.shownTotalInMinor),
    )
  })

  test('is refused if twenty concurrent refunds would exceed the payment (PAY-04)', async () => {
    const body = await bodyFor('CREDIT_BALANCE')
    const before = await creditOf()
    const orderID = await delivered(body)
    const part = Math.ceil(body.shownTotalInMinor / 5)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        merchantPartner.client.refundOrder(orderID, {
          refundID: randomUUID(),
          amountInMinor: part,
        }),
      ),
    )
    const refunded = answers.filter(({ ok }) => ok).length * part
    expect(refunded).toBeLessThanOrEqual(body.shownTotalInMinor)
    expect(refunded + part).toBeGreaterThan(body.shownTotalInMinor)
    expect(await creditOf()).toBe(before - body.shownTotalInMinor + refunded)
  })

  test('to a deleted account is booked as forfeited and reported (PAY-04)', async () => {
    const eater = await logIn()
    const body = await bodyFor('CREDIT_BALANCE')
    const orderID = await delivered(body)
    const partialRefund = { refundID: randomUUID(), amountInMinor: 100 }
    expect(unwrap(await merchantPartner.client.refundOrder(orderID, partialRefund))).toMatchObject({
      refundedInMinor: 100,
      forfeitedInMinor: 0,
    })
    const { codeID } = unwrap(await eater.client.requestOwnCode())
    const code = codeIn(unwrap(await eater.client.readInbox(codeID)).messages[0]?.text)
    const deletion = await api.app.inject({
      method: 'DELETE',
      url: paths.me,
      headers: { cookie: eater.cookie },
      payload: { codeID, code },
    })
    expect(deletion.statusCode).toBe(200)
    const refund = { refundID: randomUUID(), amountInMinor: 200 }
    for (let sent = 0; sent < 2; sent++)
      expect(unwrap(await merchantPartner.client.refundOrder(orderID, refund))).toEqual({
        orderID,
        capturedInMinor: body.shownTotalInMinor,
        refundedInMinor: 300,
        forfeitedInMinor: 200,
      })
    expect(
      await merchantPartner.client.refundOrder(orderID, { ...refund, amountInMinor: 201 }),
    ).toMatchObject({ ok: false, problem: { code: 'idempotency_key_reused' } })
    expect(await booksOf(orderID)).toMatchObject({ forfeited: -200 })
  })

  test('is refused for couriers, other merchants, cash and open orders (PAY-04)', async () => {
    const refund = { refundID: randomUUID(), amountInMinor: 1 }
    const orderID = await delivered(await bodyFor('CREDIT_BALANCE'))
    const other = await openPartner(api, { role: 'merchant', merchantIDs: ['sg-other'] })
    expect(await fleet.client.refundOrder(orderID, refund)).toMatchObject({
      ok: false,
      problem: { code: 'forbidden' },
    })
    expect(await other.client.refundOrder(orderID, refund)).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
    const cash = (await post(await bodyFor(''))).json().orderID
    expect(await merchantPartner.client.refundOrder(cash, refund)).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
    const open = (await post(await bodyFor('CREDIT_BALANCE'))).json().orderID
    expect(await merchantPartner.client.refundOrder(open, refund)).toMatchObject({
      ok: false,
      problem: { code: 'refund_too_large' },
    })
  })
})
