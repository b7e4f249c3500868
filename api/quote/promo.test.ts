// Tests of promo codes: discounts, refusals, and the limit on guessing codes.
import { promoRedemptionSchema } from '@tingkat/contract/quote'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, home } from '../testing/cast.ts'
import { countStatements } from '../testing/count-statements.ts'
import { fixedFlags } from '../testing/flags.ts'

let api: TestApp
const promos = [
  ...(castCatalogue.promos ?? []),
  {
    code: 'TENTH',
    basisPoints: 1_000,
    amountInMinor: 0,
    cap: 200,
    minSubtotal: 0,
    description: 'A tenth off',
  },
  {
    code: 'SOLO',
    basisPoints: 0,
    amountInMinor: 600,
    cap: 600,
    minSubtotal: 0,
    exclusive: true,
    description: 'S$ 6 off, alone',
  },
]
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [{ ...castCatalogue, promos }] })
})
afterAll(() => api.close())

const satay = (quantity: number) => ({ ID: 'satay', quantity, comment: '', modifierGroups: [] })
const cart = (quantity: number, more: object = {}) => ({
  countryCode: 'sg',
  location: home,
  merchants: [{ ID: 'warung', items: [satay(quantity)] }],
  ...more,
})
const validate = async (payload: object, where = api) =>
  await where.app.inject({ method: 'POST', url: paths.promoValidation, payload })

describe('a code that applies', () => {
  test('returns its redemption and its discount (ENT-31, ENT-32, QUOTE-03)', async () => {
    const answer = await validate({ ...cart(2), code: ' makan5 ' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        redemption: {
          promoCode: 'MAKAN5',
          offerID: 0,
          promoCodeID: 0,
          redemptionID: 0,
          promoCodeUUID: '',
          redemptionUUID: '',
        },
        promoAmountV2: { amountInMinor: 500, amountDisplay: 'S$\u00a05.00' },
        description: 'S$ 5 off from S$ 10',
      },
    ])
  })

  test('has default values for missing fields (ENT-32)', () => {
    expect(promoRedemptionSchema.parse({})).toEqual({
      promoCode: '',
      offerID: 0,
      promoCodeID: 0,
      redemptionID: 0,
      promoCodeUUID: '',
      redemptionUUID: '',
    })
  })

  test('has the same discount as in a quote with the other codes of the cart (QUOTE-03)', async () => {
    const both = { ...cart(2), promoCode: ['MAKAN5'] }
    expect((await validate({ ...both, code: 'TENTH' })).json().promoAmountV2.amountInMinor).toBe(
      140,
    )
    expect((await validate({ ...both, code: 'makan5' })).json().promoAmountV2.amountInMinor).toBe(
      500,
    )
    const quote = (
      await api.app.inject({
        method: 'POST',
        url: paths.quotes,
        payload: { ...cart(2), promoCode: ['MAKAN5', 'TENTH'] },
      })
    ).json()
    expect(quote.promoCodes.map((one: any) => one.promoAmountV2.amountInMinor)).toEqual([500, 140])
  })

  test('sends no SQL', async () => {
    const check = () => validate({ ...cart(2), code: 'MAKAN5' })
    expect(await countStatements(api.database, check)).toBe(0)
  })
})

describe('a code that does not apply', () => {
  test.each<[string, object, number, string, object]>([
    [
      'is unknown',
      { ...cart(2), code: 'FREE' },
      409,
      'promo_not_applicable',
      { promoCode: 'FREE', reason: 'unknown' },
    ],
    [
      'needs a larger order',
      { ...cart(1), code: 'MAKAN5' },
      409,
      'promo_not_applicable',
      {
        promoCode: 'MAKAN5',
        reason: 'min_subtotal',
        minSubtotal: 1_000,
        subtotal: 700,
        missing: 300,
        currency: 'SGD',
      },
    ],
    [
      'is combined with one that does not apply',
      { ...cart(2), promoCode: ['GONE'], code: 'MAKAN5' },
      409,
      'promo_not_applicable',
      { promoCode: 'GONE' },
    ],
    [
      'cannot be combined with another',
      { ...cart(2), promoCode: ['MAKAN5'], code: 'SOLO' },
      409,
      'promo_not_applicable',
      { promoCode: 'SOLO', reason: 'exclusive' },
    ],
    [
      'is of another country',
      { ...cart(2), countryCode: 'vn', code: 'MAKAN5' },
      404,
      'merchant_not_found',
      {},
    ],
    ['is for an empty cart', { ...cart(2), merchants: [], code: 'MAKAN5' }, 422, 'empty_cart', {}],
    [
      'is for a dish that is off',
      {
        ...cart(2),
        merchants: [{ ID: 'warung', items: [{ ID: 'gone', quantity: 1 }] }],
        code: 'MAKAN5',
      },
      409,
      'food_err_order_item_not_available',
      {},
    ],
    ['is blank', { ...cart(2), code: '  ' }, 400, 'invalid_request', {}],
    ['is missing', cart(2), 400, 'invalid_request', {}],
    ['is too long', { ...cart(2), code: 'x'.repeat(41) }, 400, 'invalid_request', {}],
    ['is not a text', { ...cart(2), code: { $ne: '' } }, 400, 'invalid_request', {}],
    [
      'is combined with too many others',
      { ...cart(2), code: 'A', promoCode: ['B', 'C', 'D', 'E', 'F'] },
      400,
      'invalid_request',
      {},
    ],
  ])('%s', async (_what, body, status, code, context) => {
    const answer = await validate(body)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json().context).toMatchObject(context)
  })

  test('is refused where web ordering is disabled (FLAG-02)', async () => {
    const off = await openTestApp({
      ...api.deps,
      countries: [],
      flags: fixedFlags({ webOrdering: false }),
    })
    expect((await validate({ ...cart(2), code: 'MAKAN5' }, off)).json()).toMatchObject({
      code: 'web_ordering_disabled',
    })
    await off.app.close()
  })

  test('is rate-limited with a waiting time; quotes are not', async () => {
    const limited = await openTestApp({ ...api.deps, countries: [], config: { rateLimits: true } })
    const statuses: number[] = []
    for (let guess = 0; guess < 301; guess += 1)
      statuses.push((await validate({ ...cart(2), code: `GUESS${guess}` }, limited)).statusCode)
    expect(statuses.filter((status) => status === 409)).toHaveLength(300)
    const last = await validate({ ...cart(2), code: 'MAKAN5' }, limited)
    expect(last.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(
      (await limited.app.inject({ method: 'POST', url: paths.quotes, payload: cart(2) }))
        .statusCode,
    ).toBe(200)
    await limited.app.close()
  })
})
