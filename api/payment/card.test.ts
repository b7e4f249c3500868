// Tests of card payments: authorised when the order is placed, charged once per idempotency
// key, confirmed in a challenge by the bank, and captured on delivery or voided on failure.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { testCards } from '@tingkat/ordering/payment/sandbox-cards'
import { paymentFailures } from '@tingkat/ordering/payment/order-payment'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { lunchTime } from '../testing/app.ts'
import { logInByInjection, unwrap, type TestEater } from '../testing/journey.ts'
import { advancePayment } from './advancing-actions.ts'
import { settlePayment } from './settling-actions.ts'
import { later, openPaymentTest } from './testing.ts'

const {
  api,
  clock,
  logIn,
  merchantPartner,
  merchant,
  sandbox,
  ports,
  post,
  byCard,
  rows,
  booksOf,
  stateOf,
  ordersOf,
  deliver,
} = await openPaymentTest()
let eater: TestEater
beforeEach(async () => {
  clock.now = lunchTime
  eater = await logIn()
})
afterAll(() => api.close())

describe('a card payment', () => {
  test('is authorised at placing and captured on delivery; the card token is not stored (PAY-04)', async () => {
    const body = await byCard('tok_visa')
    const key = randomUUID()
    const placed = await post(body, key)
    expect(placed.statusCode).toBe(201)
    const again = await post(body, key)
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true'])
    expect(again.rawPayload.equals(placed.rawPayload)).toBe(true)
    const { orderID } = placed.json()
    expect(await booksOf(orderID)).toMatchObject({
      'card:authorised': body.shownTotalInMinor,
      held: -body.shownTotalInMinor,
    })
    await deliver(orderID)
    await advancePayment(ports, { reference: orderID })
    expect(await booksOf(orderID)).toEqual({
      'card:receivable': body.shownTotalInMinor,
      sales: -body.shownTotalInMinor,
    })
    const kept = await rows<{ text: string }>(
      `select (select string_agg(p::text, '') from payment p) || (select string_agg(o::text, ` +
        `'') from orders o) || (select string_agg(k.answer::text, '') ` +
        'from idempotency_key k) as text',
    )
    expect(kept[0]?.text).not.toContain('tok_')
  })

  test.each(paymentFailures)(
    'a card declined with %s fails the order, books nothing and keeps the cart (ORD-06, PAY-04)',
    async (reason) => {
      const token = testCards.find((card) => card.outcome === reason)?.token ?? ''
      const body = await byCard(token)
      const key = randomUUID()
      await api.database.query(
        'insert into cart (account_id, country, version, write_id, merchant_id, doc, ' +
          `updated_at) select id, 'sg', 1, 'w', $2, '{}', now() from account where phone = $1`,
        [eater.phone, merchant.ID],
      )
      const answer = (await post(body, key)).json()
      expect(
        await rows(
          `select doc from cart where account_id = (select id from account where phone = $1)`,
          [eater.phone],
        ),
      ).toEqual([{ doc: {} }])
      expect(answer).toMatchObject({ code: 'payment_declined', context: { reason } })
      expect((await post(body, key)).json()).toEqual(answer)
      expect(await ordersOf(answer.context.orderID)).toMatchObject([
        { orderState: 'FAILED', finalState: 'FAILED', reason },
      ])
      expect(await booksOf(answer.context.orderID)).toEqual({})
      expect(
        unwrap(await merchantPartner.client.listPartnerOrders({ limit: 50 })).orders.map(
          ({ orderID: listedID }) => listedID,
        ),
      ).not.toContain(answer.context.orderID)
    },
  )

  test('waits for a slow provider (PAY-04)', async () => {
    expect((await post(await byCard('tok_slow'))).statusCode).toBe(201)
  })

  test('is pending if the provider’s response is lost; its key reports the outcome later (PAY-04)', async () => {
    const body = await byCard('tok_lost')
    const key = randomUUID()
    const answer = (await post(body, key)).json()
    expect(answer).toMatchObject({ code: 'payment_pending', status: 409 })
    const { orderID } = answer.context
    expect(await ordersOf(orderID)).toEqual([])
    expect(unwrap(await eater.client.readOrderByKey(key))).toMatchObject({
      state: 'placed',
      order: { orderID, orderState: 'NEW' },
    })
    expect((await post(body, key)).json()).toMatchObject({ orderID })
    expect(
      await rows('select charges from sandbox_payment where reference = $1', [orderID]),
    ).toEqual([{ charges: 1 }])
  })

  test('is voided by its job if the process died before the call; a late charge is declined (PAY-04)', async () => {
    const body = await byCard('tok_lost')
    const key = randomUUID()
    const { orderID } = (await post(body, key)).json().context
    await api.database.query('delete from sandbox_payment where reference = $1', [orderID])
    await advancePayment(ports, { reference: orderID })
    expect(await stateOf(orderID)).toBe('started')
    clock.now = later(31)
    await advancePayment(ports, { reference: orderID })
    expect(await ordersOf(orderID)).toMatchObject([
      { orderState: 'FAILED', reason: 'UNPAID_ORDER' },
    ])
    expect(
      await sandbox.authorise(
        { reference: orderID, amountInMinor: 1, currency: 'SGD' },
        'tok_visa',
      ),
    ).toEqual({ outcome: 'declined', reason: 'UNPAID_ORDER' })
    expect(unwrap(await eater.client.readOrderByKey(key))).toMatchObject({
      state: 'declined',
      reason: 'UNPAID_ORDER',
    })
  })

  test('refuses an idempotency key with another body and hides keys of other eaters (PAY-04)', async () => {
    const body = await byCard('tok_visa')
    const key = randomUUID()
    const { orderID } = (await post(body, key)).json()
    expect((await post({ ...body, paymentToken: 'tok_mastercard' }, key)).json()).toMatchObject({
      code: 'idempotency_key_reused',
    })
    const other = await logInByInjection(api)
    expect(await other.client.readOrderByKey(key)).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
    expect(await other.client.readOrder(orderID)).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
    expect(
      (await api.app.inject({ url: paths.orderByKey.replace(':key', key) })).json(),
    ).toMatchObject({ code: 'unauthenticated' })
  })

  test('fifty concurrent requests with one idempotency key charge once (PAY-04)', async () => {
    const body = await byCard('tok_visa')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(body, key)))
    expect(
      new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body: text }) => text))
        .size,
    ).toBe(1)
    expect(
      await rows(
        `select charges from sandbox_payment s join payment p using (reference) where p.key = $1`,
        [key],
      ),
    ).toEqual([{ charges: 1 }])
  })

  test('is voided if the provider authorises it after declining (PAY-04)', async () => {
    const { orderID } = (await post(await byCard('tok_lost'))).json().context
    const payment = await ports.paymentStore.find(orderID)
    await settlePayment(ports, payment!, { outcome: 'declined', reason: 'PAYMENT_FAIL' })
    await advancePayment(ports, { reference: orderID })
    expect(await sandbox.status({ reference: orderID, amountInMinor: 0, currency: 'SGD' })).toEqual(
      { outcome: 'voided' },
    )
    expect(await booksOf(orderID)).toEqual({})
  })
})

describe('a challenge', () => {
  const challenged = async () => {
    const key = randomUUID()
    const body = await byCard('tok_challenge')
    const answer = (await post(body, key)).json()
    expect(answer).toMatchObject({
      code: 'payment_challenge',
      status: 402,
      context: { challenge: { kind: 'sandbox' }, expiresAt: later(600).toISOString() },
    })
    return { key, body, orderID: answer.context.orderID as string }
  }

  test('keeps the order from the merchant until the eater confirms; then its time-outs start (PAY-04)', async () => {
    const { key, body, orderID } = await challenged()
    expect(
      unwrap(await merchantPartner.client.listPartnerOrders({ limit: 50 })).orders.map(
        ({ orderID: listedID }) => listedID,
      ),
    ).not.toContain(orderID)
    expect(unwrap(await eater.client.readOrderByKey(key))).toMatchObject({
      state: 'challenge',
      orderID,
      challenge: { reference: orderID },
    })
    clock.now = later(540)
    unwrap(await eater.client.answerSandboxChallenge(orderID, { approve: true }))
    expect((await post(body, key)).json()).toMatchObject({
      orderID,
      orderState: 'NEW',
      placedAt: later(540).toISOString(),
    })
    expect(unwrap(await eater.client.readOrderByKey(key))).toMatchObject({ state: 'placed' })
  })

  test('declines the payment when the eater refuses (PAY-04)', async () => {
    const { key, orderID } = await challenged()
    unwrap(await eater.client.answerSandboxChallenge(orderID, { approve: false }))
    expect(unwrap(await eater.client.readOrderByKey(key))).toMatchObject({
      state: 'declined',
      reason: 'PAYMENT_FAIL',
    })
  })

  test('fails the order as UNPAID_ORDER after ten minutes without an answer (PAY-04, ORD-06)', async () => {
    const { key, orderID } = await challenged()
    clock.now = later(599)
    await advancePayment(ports, { reference: orderID })
    expect(await stateOf(orderID)).toBe('challenge')
    clock.now = later(600)
    await advancePayment(ports, { reference: orderID })
    expect(unwrap(await eater.client.readOrderByKey(key))).toMatchObject({
      state: 'declined',
      reason: 'UNPAID_ORDER',
    })
    expect(await eater.client.answerSandboxChallenge(orderID, { approve: true })).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
  })

  test('cannot be answered by another eater (PAY-04)', async () => {
    const { orderID } = await challenged()
    const other = await logInByInjection(api)
    expect(await other.client.answerSandboxChallenge(orderID, { approve: true })).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
    expect(await stateOf(orderID)).toBe('challenge')
  })
})
