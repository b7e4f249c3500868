// Tests of quotes over HTTP: format, prices, refusals and invalid input.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, home } from '../testing/cast.ts'
import { countStatements } from '../testing/count-statements.ts'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue] })
})
afterAll(() => api.close())

const laksa = {
  ID: 'laksa',
  quantity: 2,
  comment: 'less spicy',
  modifierGroups: [
    { ID: 'noodles', modifiers: [{ ID: 'thin', quantity: 1 }] },
    { ID: 'extras', modifiers: [{ ID: 'egg', quantity: 2 }] },
  ],
}
const satay = { ID: 'satay', quantity: 1, comment: '', modifierGroups: [] }
const cart = (items: unknown[], ID = 'warung', more: object = {}) => ({
  countryCode: 'sg',
  location: home,
  merchants: [{ ID, section: 'food', comment: '', items }],
  ...more,
})

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/quotes',
    payload: payload as object,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('a quote', () => {
  test('is a price quote with the prices of the menu (API-03, QUOTE-01, QUOTE-02, QUOTE-18, ENT-14)', async () => {
    const answer = await post(cart([laksa, satay]))
    expect(answer.statusCode).toBe(200)
    const quote = answer.json()
    // The prices of the dishes, delivery and platform are in cents: laksa 2 × (800 + 2 × 100);
    // satay 1,000, reduced to 700; delivery 120 at distance 0; platform fee 50.
    expect(quote).toMatchObject({
      merchants: [
        {
          ID: 'warung',
          orderType: 'INTEGRATED',
          items: [
            {
              ID: 'laksa',
              quantity: 2,
              comment: 'less spicy',
              totalPriceV2: { amountInMinor: 2_000, amountDisplay: 'S$\u00a020.00' },
              totalReducedPriceV2: { amountInMinor: 2_000 },
            },
            {
              ID: 'satay',
              totalPriceV2: { amountInMinor: 1_000 },
              totalReducedPriceV2: { amountInMinor: 700 },
            },
            { ID: 'free-tea', isFreeItem: true, totalReducedPriceV2: { amountInMinor: 0 } },
          ],
        },
      ],
      foodQuote: {
        priceV2: { amountInMinor: 3_000 },
        priceAfterCampaignInMinorUnitV2: { amountInMinor: 2_700 },
        inclTaxV2: { amountInMinor: 223 },
        taxV2: { amountInMinor: 0 },
      },
      promoCodes: [],
      deliveryQuote: { reducedPriceV2: { amountInMinor: 120 } },
      totalQuote: { priceV2: { amountInMinor: 3_170 }, reducedPriceV2: { amountInMinor: 2_870 } },
      otherFees: [{ key: 'platform', value: { amountInMinor: 50 } }],
      campaigns: [{ ID: 'tea-time', freeItem: { ID: 'free-tea' } }],
    })
    expect(
      quote.breakdowns.reduce((sum: number, line: any) => sum + line.value.amountInMinor, 0),
    ).toBe(2_870)
  })

  test('accepts every field of the payload and applies the promo (QUOTE-13, QUOTE-14)', async () => {
    const answer = await post({
      ...cart([laksa]),
      paymentTypeID: '',
      promoCode: ['makan5'],
      comment: 'ring twice',
      campaignIDs: ['tea-time'],
      campaignList: [{ ID: 'tea-time', name: 'Tea time' }],
      enterprise: { costCentre: '42', name: 'Team lunch' },
      scheduledTime: {
        from: '2026-03-18T05:00:00.000Z',
        to: '2026-03-18T05:30:00.000Z',
        available: true,
        reason: '',
      },
    })
    expect(answer.json()).toMatchObject({
      promoCodes: [{ code: 'MAKAN5', promoAmountV2: { amountInMinor: 500 } }],
    })
  })

  test('ignores prices that a client sends', async () => {
    const honest = await post(cart([satay]))
    const sly = await post(
      cart(
        [
          {
            ...satay,
            priceInMinorUnit: 1,
            discountedPriceInMin: 1,
            totalPriceV2: { amountInMinor: 1 },
          },
        ],
        'warung',
        { totalQuote: { reducedPriceV2: { amountInMinor: 1 } }, deliveryQuote: 0 },
      ),
    )
    expect(sly.statusCode).toBe(200)
    expect(sly.json()).toEqual({
      ...honest.json(),
      quoteID: expect.any(String),
      quoteToken: expect.any(String),
    })
  })

  test('sends no SQL', async () => {
    const count = await countStatements(api.database, async () => {
      expect((await post(cart([laksa, satay]))).statusCode).toBe(200)
    })
    expect(count).toBe(0)
  })

  test('is CONCIERGE for a merchant without a system, and has no delivery without an address', async () => {
    expect(
      (await post(cart([{ ID: 'counter-rice', quantity: 3 }], 'counter'))).json().merchants[0]
        .orderType,
    ).toBe('CONCIERGE')
    expect(
      (await post(cart([satay], 'warung', { location: null }))).json().deliveryQuote.reducedPriceV2
        .amountInMinor,
    ).toBe(0)
  })

  test('has no delivery fee at a table, however far the address', async () => {
    const table = {
      location: { latitude: 13, longitude: 100 },
      dineInInfo: { tableID: 't1', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } },
    }
    const answer = await post(cart([satay], 'warung', table))
    expect(answer.json().deliveryQuote.reducedPriceV2.amountInMinor).toBe(0)
    for (const dineInInfo of [
      { ...table.dineInInfo, tableID: 'none' },
      { tableID: 't1', merchants: {} },
    ]) {
      expect((await post(cart([satay], 'warung', { dineInInfo }))).json().code).toBe(
        'required_restaurant_params',
      )
    }
  })
})

describe('a refusal', () => {
  test.each([
    ['an empty cart', cart([]), 422, 'empty_cart'],
    ['no merchant', { ...cart([]), merchants: [] }, 422, 'empty_cart'],
    ['an unknown merchant', cart([satay], 'nobody'), 404, 'merchant_not_found'],
    [
      'a merchant of another country',
      { ...cart([satay]), countryCode: 'vn' },
      404,
      'merchant_not_found',
    ],
    [
      'an unknown dish',
      cart([{ ...satay, ID: 'unicorn' }]),
      409,
      'food_err_order_item_not_available',
    ],
    [
      'a dish that is unavailable',
      cart([{ ...satay, ID: 'gone' }]),
      409,
      'food_err_order_item_not_available',
    ],
    [
      'a dish of an unavailable category',
      cart([{ ...satay, ID: 'toast' }]),
      409,
      'food_err_order_item_not_available',
    ],
    [
      'an unknown modifier',
      cart([
        { ...laksa, modifierGroups: [{ ID: 'noodles', modifiers: [{ ID: 'gold', quantity: 1 }] }] },
      ]),
      409,
      'food_err_order_item_not_available',
    ],
    ['a missing choice', cart([{ ...laksa, modifierGroups: [] }]), 422, 'invalid_groups'],
    [
      'too many choices',
      cart([
        {
          ...laksa,
          modifierGroups: [
            {
              ID: 'noodles',
              modifiers: [
                { ID: 'thin', quantity: 1 },
                { ID: 'thick', quantity: 1 },
              ],
            },
          ],
        },
      ]),
      422,
      'invalid_groups',
    ],
    ['a negative quantity', cart([{ ...satay, quantity: -3 }]), 422, 'quantity_out_of_range'],
    ['a quantity of zero', cart([{ ...satay, quantity: 0 }]), 422, 'quantity_out_of_range'],
    ['a huge quantity', cart([{ ...satay, quantity: 1_000_000 }]), 422, 'quantity_out_of_range'],
    [
      'long instructions',
      cart([{ ...satay, comment: 'x'.repeat(131) }]),
      422,
      'instructions_too_long',
    ],
    [
      'an order above the merchant’s limit',
      cart([{ ...satay, quantity: 20 }]),
      422,
      'order_value_exceeded',
    ],
    [
      'an address too far',
      cart([satay], 'warung', { location: { latitude: 1.37, longitude: 103.94 } }),
      409,
      'too_far',
    ],
    [
      'a merchant closed by hand',
      cart([{ ID: 'closed-rice', quantity: 3 }], 'closed'),
      409,
      'food_err_order_merchant_closed',
    ],
    [
      'a merchant before its hours',
      cart([{ ID: 'evening-rice', quantity: 3 }], 'evening'),
      409,
      'food_err_order_merchant_closed',
    ],
    [
      'a later window of a merchant closed by hand',
      cart([{ ID: 'closed-rice', quantity: 3 }], 'closed', {
        scheduledTime: {
          from: '2026-03-18T05:00:00.000Z',
          to: '2026-03-18T05:30:00.000Z',
          available: true,
          reason: '',
        },
      }),
      409,
      'food_err_order_merchant_closed',
    ],
    [
      'a window in the past',
      cart([satay], 'warung', {
        scheduledTime: {
          from: '2026-03-17T05:00:00.000Z',
          to: '2026-03-17T05:30:00.000Z',
          available: true,
          reason: '',
        },
      }),
      409,
      'slot_unavailable',
    ],
    [
      'a window without a time zone',
      cart([satay], 'warung', {
        scheduledTime: {
          from: '2026-03-18T06:00:00',
          to: '2026-03-18T06:30:00',
          available: true,
          reason: '',
        },
      }),
      409,
      'slot_unavailable',
    ],
    [
      'a window that is not a time',
      cart([satay], 'warung', {
        scheduledTime: { from: 'soon', to: 'later', available: true, reason: '' },
      }),
      409,
      'slot_unavailable',
    ],
    [
      'an unknown promo',
      cart([satay], 'warung', { promoCode: ['FREE'] }),
      409,
      'promo_not_applicable',
    ],
  ])('%s gives a problem', async (_what, body, status, code) => {
    const answer = await post(body)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.json()).toMatchObject({
      type: `urn:tingkat:problem:${code}`,
      status,
      title: expect.any(String),
      context: expect.any(Object),
    })
  })
})

describe('invalid input', () => {
  test.each<[string, unknown, Record<string, string>, number, string]>([
    ['malformed JSON', '{"merchants": [', {}, 400, 'malformed_request'],
    ['an empty body', '', {}, 400, 'malformed_request'],
    [
      'JSON that reaches for the prototype',
      '{"__proto__": {"admin": true}, "merchants": []}',
      {},
      400,
      'malformed_request',
    ],
    ['JSON that is not an object', 'null', {}, 400, 'invalid_request'],
    [
      'another content type',
      'merchants=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    [
      'an unknown country',
      cart([satay], 'warung', { countryCode: 'xx' }),
      {},
      400,
      'invalid_request',
    ],
    [
      'a quantity beyond all bounds',
      cart([{ ...satay, quantity: 1e300 }]),
      {},
      400,
      'invalid_request',
    ],
    ['half a dish', cart([{ ...satay, quantity: 1.5 }]), {}, 400, 'invalid_request'],
    ['a quantity in words', cart([{ ...satay, quantity: 'two' }]), {}, 400, 'invalid_request'],
    [
      'an id beyond all bounds',
      cart([{ ...satay, ID: 'x'.repeat(101) }]),
      {},
      400,
      'invalid_request',
    ],
    [
      'a comment beyond all bounds',
      cart([satay], 'warung', { comment: 'x'.repeat(501) }),
      {},
      400,
      'invalid_request',
    ],
    [
      'a place off the globe',
      cart([satay], 'warung', { location: { latitude: 91, longitude: 0 } }),
      {},
      400,
      'invalid_request',
    ],
    [
      'three hundred lines',
      cart(Array.from({ length: 300 }, () => satay)),
      {},
      400,
      'invalid_request',
    ],
    [
      'more than 100 kB',
      JSON.stringify({ ...cart([satay]), more: 'x'.repeat(100_000) }),
      {},
      413,
      'body_too_large',
    ],
  ])('%s gets a clear answer', async (_what, body, headers, status, code) => {
    const answer = await post(body, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test('has faults that name their path', async () => {
    const answer = await post(cart([{ ...satay, quantity: 'two' }]))
    expect(answer.json().context.faults).toEqual([
      { path: 'merchants.0.items.0.quantity', message: expect.stringContaining('number') },
    ])
  })
})
