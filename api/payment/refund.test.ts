// Giving back: once a name, never more than was taken, and told to the provider until it has heard.
import { randomUUID } from 'node:crypto'
import type { OrderBody } from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { lunchTime } from '../testing/app.ts'
import { codeIn, openPartner, unwrap } from '../testing/journey.ts'
import { advancePayment } from './advancing-actions.ts'
import { openTill } from './testing.ts'

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
} = await openTill()
beforeEach(async () => {
  clock.now = lunchTime
  await logIn()
})
afterAll(() => api.close())

describe('giving back', () => {
  const delivered = async (body: OrderBody) => {
    const { orderID } = (await post(body)).json()
    await deliver(orderID)
    await advancePayment(ports, { reference: orderID })
    return orderID as string
  }

  test('PAY-04 a double click refunds once, and all refunds together no more than was paid', async () => {
    const body = await byCard('tok_visa')
    const orderID = await delivered(body)
    const refundID = randomUUID()
    const clicks = await Promise.all(
      Array.from({ length: 8 }, () =>
        merchantPartner.client.refundOrder(orderID, { refundID, amountInMinor: 100 }),
      ),
    )
    expect(clicks.map((one) => unwrap(one).refundedInMinor)).toEqual(
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

  test('PAY-04 the provider hears of every refund, of however many', async () => {
    const orderID = await delivered(await byCard('tok_visa'))
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

  test('PAY-04 a double click that gives all of it back is one refund, and no refusal', async () => {
    const body = await bodyFor('CREDIT_BALANCE')
    const orderID = await delivered(body)
    const refund = { refundID: randomUUID(), amountInMinor: body.shownTotalInMinor }
    const clicks = await Promise.all(
      Array.from({ length: 8 }, () => merchantPartner.client.refundOrder(orderID, refund)),
    )
    expect(clicks.map((one) => unwrap(one).refundedInMinor)).toEqual(
      Array.from({ length: 8 }, () => body.shownTotalInMinor),
    )
  })

  test('PAY-04 twenty different refunds at once give back what was paid and not more', async () => {
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
    const given = answers.filter((one) => one.ok).length * part
    expect(given).toBeLessThanOrEqual(body.shownTotalInMinor)
    expect(given + part).toBeGreaterThan(body.shownTotalInMinor)
    expect(await creditOf()).toBe(before - body.shownTotalInMinor + given)
  })

  test('books a refund to a deleted account as forfeited and reports it (PAY-04)', async () => {
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

  test('PAY-04 couriers, other merchants, cash and orders under way give nothing back', async () => {
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
