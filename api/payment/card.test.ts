// Paying by card: authorised with the order, captured when it is delivered, let go when it fails; once a key, and with the bank's challenge.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { testCards } from '@tingkat/ordering/payment/sandbox-cards'
import { paymentFailures } from '@tingkat/ordering/payment/order-payment'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { lunchTime } from '../testing/app.ts'
import { logInByInjection, unwrap, type TestEater } from '../testing/journey.ts'
import { advancePayment } from './advancing-actions.ts'
import { settlePayment } from './settling-actions.ts'
import { later, openTill } from './testing.ts'

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
} = await openTill()
let eater: TestEater
beforeEach(async () => {
  clock.now = lunchTime
  eater = await logIn()
})
afterAll(() => api.close())

describe('a card', () => {
  test('PAY-04 authorised with the order, captured when it is delivered; the token is kept nowhere', async () => {
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
      `select (select string_agg(p::text, '') from payment p) || (select string_agg(o::text, '') from orders o) || (select string_agg(k.answer::text, '') from idempotency_key k) as text`,
    )
    expect(kept[0]?.text).not.toContain('tok_')
  })

  test.each(paymentFailures)(
    'ORD-06 PAY-04 the test card for %s: told as such, the order kept as failed, nothing booked, the basket kept',
    async (reason) => {
      const token = testCards.find((card) => card.outcome === reason)?.token ?? ''
      const body = await byCard(token)
      const key = randomUUID()
      await api.database.query(
        `insert into cart (account_id, country, version, write_id, merchant_id, doc, updated_at) select id, 'sg', 1, 'w', $2, '{}', now() from account where phone = $1`,
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
          (one) => one.orderID,
        ),
      ).not.toContain(answer.context.orderID)
    },
  )

  test('PAY-04 a slow provider is waited for', async () => {
    expect((await post(await byCard('tok_slow'))).statusCode).toBe(201)
  })

  test('PAY-04 a lost answer is told as open, and the key finds out how it ended', async () => {
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

  test('PAY-04 a process that died before it asked: the job lets go, and a late answer finds the door shut', async () => {
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

  test('PAY-04 the same key with another body or for another eater: refused, unknown', async () => {
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

  test('PAY-04 fifty clicks at once charge once', async () => {
    const body = await byCard('tok_visa')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(body, key)))
    expect(
      new Set(answers.filter((one) => one.statusCode === 201).map((one) => one.body)).size,
    ).toBe(1)
    expect(
      await rows(
        `select charges from sandbox_payment s join payment p using (reference) where p.key = $1`,
        [key],
      ),
    ).toEqual([{ charges: 1 }])
  })

  test('PAY-04 a provider that said no and meant yes is made to let go', async () => {
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

  test('PAY-04 the order waits, unseen by the kitchen, until the eater confirms; then it has its whole time', async () => {
    const { key, body, orderID } = await challenged()
    expect(
      unwrap(await merchantPartner.client.listPartnerOrders({ limit: 50 })).orders.map(
        (one) => one.orderID,
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

  test('PAY-04 turned down by the eater: declined', async () => {
    const { key, orderID } = await challenged()
    unwrap(await eater.client.answerSandboxChallenge(orderID, { approve: false }))
    expect(unwrap(await eater.client.readOrderByKey(key))).toMatchObject({
      state: 'declined',
      reason: 'PAYMENT_FAIL',
    })
  })

  test('PAY-04 ORD-06 ten minutes without an answer: let go, failed as UNPAID_ORDER, and too late to confirm', async () => {
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

  test('PAY-04 nobody answers the challenge of another', async () => {
    const { orderID } = await challenged()
    const other = await logInByInjection(api)
    expect(await other.client.answerSandboxChallenge(orderID, { approve: true })).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
    expect(await stateOf(orderID)).toBe('challenge')
  })
})
