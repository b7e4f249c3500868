// Tests of payment providers: the behaviour that the sandbox and Stripe share, and Stripe's decline
// codes and webhook events.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { silentLog } from '../../platform/log.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { openTestDatabase } from '../../testing/engine.ts'
import { logInByInjection, merchantWhere, pricedOrder } from '../../testing/journey.ts'
import { openStripeStub, type StripeStub } from '../../testing/stripe-stub.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { openSandbox } from './sandbox.ts'
import { openSandboxStore } from './sandbox-store.ts'
import { openStripe, type StripeProvider } from './stripe.ts'

const webhookSecret = 'whsec_of_the_test'
const settings = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret }
let database: Database
let stub: StripeStub
let stripe: StripeProvider
let providers: Record<string, PaymentProvider>

beforeAll(async () => {
  database = await openTestDatabase()
  stub = await openStripeStub()
  stripe = openStripe({
    ...settings,
    url: stub.url,
    log: silentLog,
    returnUrl: 'https://tingkat.test/',
    timeoutMs: 60_000,
  })
  providers = { sandbox: openSandbox(openSandboxStore(database), { slowMs: 1 }), stripe }
})
afterAll(async () => {
  await stub.close()
  await database.close()
})

const newCharge = () => ({ reference: `sg-${randomUUID()}`, amountInMinor: 1_250, currency: 'SGD' })

describe.each(['sandbox', 'stripe'])('common behaviour: %s', (name) => {
  const provider = () => providers[name]!

  test('PAY-04 repeated authorisations and captures charge once', async () => {
    const charge = newCharge()
    expect(await provider().status(charge)).toEqual({ outcome: 'none' })
    expect(await provider().authorise(charge, 'tok_visa')).toEqual({ outcome: 'authorised' })
    expect(await provider().authorise(charge, 'tok_visa')).toEqual({ outcome: 'authorised' })
    expect(await provider().status(charge)).toEqual({ outcome: 'authorised' })
    expect([
      await provider().capture(charge, charge.amountInMinor),
      await provider().capture(charge, charge.amountInMinor),
    ]).toEqual(['done', 'done'])
    expect(await provider().status(charge)).toEqual({ outcome: 'captured' })
    expect(await provider().void(charge)).toBe('refused')
  })

  test('PAY-04 calls that void a payment at the same moment all succeed', async () => {
    const charge = newCharge()
    expect(await provider().authorise(charge, 'tok_visa')).toEqual({ outcome: 'authorised' })
    const voids = await Promise.all(Array.from({ length: 8 }, () => provider().void(charge)))
    expect(new Set(voids)).toEqual(new Set(['done']))
    expect(await provider().status(charge)).toEqual({ outcome: 'voided' })
  })

  test('PAY-04 after a void no authorisation is possible, even if there was none', async () => {
    const [paid, unpaid] = [newCharge(), newCharge()]
    await provider().authorise(paid, 'tok_visa')
    for (const charge of [paid, unpaid]) {
      expect([await provider().void(charge), await provider().void(charge)]).toEqual([
        'done',
        'done',
      ])
      expect(await provider().status(charge)).toEqual({ outcome: 'voided' })
      expect(await provider().capture(charge, charge.amountInMinor)).toBe('refused')
    }
    expect(await provider().authorise(unpaid, 'tok_visa')).toEqual({
      outcome: 'declined',
      reason: 'UNPAID_ORDER',
    })
  })

  test.each([
    ['tok_declined', 'PAYMENT_FAIL'],
    ['tok_insufficient', 'INSUFFICIENT_BALANCE'],
    ['tok_cannot_charge', 'CANT_CHARGE'],
    ['tok_invalid', 'PAYMENT_INVALID'],
  ])('ORD-06 PAY-04 %s is declined for %s, also when repeated', async (token, reason) => {
    const charge = newCharge()
    expect(await provider().authorise(charge, token)).toEqual({ outcome: 'declined', reason })
    expect(await provider().authorise(charge, token)).toEqual({ outcome: 'declined', reason })
    expect(await provider().status(charge)).toEqual({ outcome: 'declined', reason })
  })

  test('PAY-04 a challenge says where to confirm the payment and stays until it is answered', async () => {
    const charge = newCharge()
    const answer = await provider().authorise(charge, 'tok_challenge')
    expect(answer).toMatchObject({ outcome: 'challenge' })
    expect(await provider().status(charge)).toEqual(answer)
    expect(await provider().void(charge)).toBe('done')
  })

  test('ORD-07 PAY-04 captures a part and refunds at most that part', async () => {
    const charge = newCharge()
    await provider().authorise(charge, 'tok_visa')
    expect([await provider().capture(charge, 900), await provider().capture(charge, 900)]).toEqual([
      'done',
      'done',
    ])
    expect([
      await provider().refund(charge, 'too much', 901),
      await provider().refund(charge, 'all of it', 900),
    ]).toEqual(['refused', 'done'])
  })

  test('PAY-04 refunds in parts, each once, up to the captured amount', async () => {
    const charge = newCharge()
    await provider().authorise(charge, 'tok_visa')
    expect(await provider().refund(charge, 'early', 1)).toBe('refused')
    await provider().capture(charge, charge.amountInMinor)
    expect([
      await provider().refund(charge, 'first', 1_000),
      await provider().refund(charge, 'first', 1_000),
      await provider().refund(charge, 'second', 250),
    ]).toEqual(['done', 'done', 'done'])
    expect(await provider().refund(charge, 'third', 1)).toBe('refused')
  })
})

describe('Stripe', () => {
  const intentOf = (reference: string) =>
    [...stub.intents.values()].filter(({ metadata }) => metadata.reference === reference)

  test('PAY-04 after a lost response the outcome is unknown, and a retry finds the same charge', async () => {
    const charge = newCharge()
    await stripe.status(charge)
    stub.loseNext()
    expect(await stripe.status(charge)).toEqual({ outcome: 'unknown' })
    expect(await stripe.authorise(charge, 'tok_visa')).toEqual({ outcome: 'authorised' })
    expect(intentOf(charge.reference)).toMatchObject([
      { charges: 1, status: 'requires_capture', amount: 1_250, currency: 'sgd' },
    ])
  })

  test('PAY-04 sends hundredths of rupiah and whole đồng', async () => {
    const rupiah = { ...newCharge(), currency: 'IDR' }
    const dong = { ...newCharge(), currency: 'VND' }
    await stripe.status(rupiah)
    await stripe.status(dong)
    expect([intentOf(rupiah.reference)[0]?.amount, intentOf(dong.reference)[0]?.amount]).toEqual([
      125_000, 1_250,
    ])
  })

  test('PAY-04 every call returns unknown if the provider is unreachable', async () => {
    const away = openStripe({
      ...settings,
      url: 'http://127.0.0.1:9',
      log: silentLog,
      returnUrl: 'https://tingkat.test/',
      timeoutMs: 500,
    })
    const charge = newCharge()
    expect([
      await away.authorise(charge, 'tok_visa'),
      await away.status(charge),
      await away.capture(charge, charge.amountInMinor),
      await away.void(charge),
      await away.refund(charge, 'r', 1),
    ]).toEqual([{ outcome: 'unknown' }, { outcome: 'unknown' }, 'unknown', 'unknown', 'unknown'])
  })

  test('PAY-04 signed events settle a challenge once, in any sequence; unsigned ones are refused', async () => {
    const api: TestApp = await openTestApp({
      config: { payments: { provider: 'stripe', ...settings, url: stub.url } },
    })
    const eater = await logInByInjection(api)
    const body = {
      ...(await pricedOrder(
        eater.client,
        merchantWhere(api, ({ isIntegrated }) => isIntegrated),
        { paymentTypeID: 'VISA' },
      )),
      paymentToken: 'tok_challenge',
    }
    const key = randomUUID()
    const challenged = await eater.client.placeOrder(body, key)
    expect(challenged).toMatchObject({
      ok: false,
      problem: {
        code: 'payment_challenge',
        context: { challenge: { kind: 'redirect', url: 'https://bank.test/confirm' } },
      },
    })
    const intent = [...stub.intents.values()].findLast(
      ({ status }) => status === 'requires_action',
    )!
    const reference = intent.metadata.reference
    const event = (type: string) =>
      JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type,
        data: { object: { ...intent } },
      })
    const send = async (payload: string, secret = webhookSecret) =>
      (
        await api.app.inject({
          method: 'POST',
          url: paths.paymentEvents,
          payload,
          headers: {
            'content-type': 'application/json',
            'stripe-signature': await new Stripe('sk').webhooks.generateTestHeaderStringAsync({
              payload,
              secret,
            }),
          },
        })
      ).statusCode
    const early = event('payment_intent.requires_action')
    intent.status = 'requires_capture'
    const late = event('payment_intent.amount_capturable_updated')
    expect(await send(late, 'whsec_of_another')).toBe(400)
    expect(await eater.client.readOrder(reference)).toMatchObject({
      ok: false,
      problem: { code: 'not_found' },
    })
    for (const payload of [late, early, late, early]) expect(await send(payload)).toBe(200)
    expect(
      await send(
        JSON.stringify({
          id: 'evt_x',
          object: 'event',
          type: 'charge.refunded',
          data: { object: {} },
        }),
      ),
    ).toBe(200)
    expect(await eater.client.readOrderByKey(key)).toMatchObject({
      ok: true,
      data: { state: 'placed', orderID: reference },
    })
    const { rows } = await api.database.query(
      'select count(*) as entries from ledger_entry where order_id = $1',
      [reference],
    )
    expect(rows).toEqual([{ entries: 4 }])
    await api.close()
  })

  test('a signed event with an impossible reference is refused', async () => {
    const api = await openTestApp({
      countries: [],
      config: { payments: { provider: 'stripe', ...settings, url: stub.url } },
    })
    for (const reference of ['sg-\u0000', 'sg-\ud83c', '', 'x'.repeat(101)]) {
      const payload = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: { metadata: { reference } } },
      })
      const signature = await new Stripe('sk').webhooks.generateTestHeaderStringAsync({
        payload,
        secret: webhookSecret,
      })
      const answer = await api.app.inject({
        method: 'POST',
        url: paths.paymentEvents,
        payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      })
      expect(answer.json(), reference).toMatchObject({ status: 400, code: 'invalid_request' })
    }
    await api.close()
  })
})
