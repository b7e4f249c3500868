import { describe, expect, test } from 'vitest'
import { emptyCart, addItem } from '../cart/cart.ts'
import type { Cart } from '../cart/cart-shape.ts'
import { countries } from '../country/country.ts'
import { pickModifier } from '../dish/dish.ts'
import { indexMenu } from '../merchant/merchant.ts'
import {
  priceQuote,
  summariseQuote,
  toQuoteRequest,
  type PriceQuote,
  type QuoteInput,
  type QuoteRequest,
} from './quote.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import {
  makeDish,
  makeHours,
  makeModifier,
  makeModifierGroup,
  makeRequestItem,
  makeLine,
  makeMerchant,
  makeQuoteInput,
  makeQuoteRequest,
  makeCounterMerchant,
  chickenRice,
  deepFreeze,
  kopi,
  laksa,
  unwrap,
  withLimit,
} from '../testing/fixtures.ts'

const warung = deepFreeze(makeMerchant())
const stall = deepFreeze(makeCounterMerchant())
const noodle = { noodle: { thick: 1 } }
const lunchFor = (
  items: QuoteRequest['merchants'][number]['items'],
  changes: Partial<QuoteRequest> = {},
) => deepFreeze(makeQuoteRequest(items, changes))
const quote = (
  request: QuoteRequest,
  changes: Partial<QuoteInput> = {},
  merchant = warung,
): PriceQuote => unwrap(priceQuote(makeQuoteInput(request, changes, merchant)))
const refusal = (
  request: QuoteRequest,
  changes: Partial<QuoteInput> = {},
  merchant = warung,
): Refusal => {
  const answer = priceQuote(makeQuoteInput(request, changes, merchant))
  if (!isRefusal(answer)) throw new Error('not refused')
  return answer
}
const amounts = (quoted: PriceQuote) =>
  quoted.breakdowns.map((line) => [line.key, line.value.amountInMinor])

describe('known quotes', () => {
  // The address is 1,117 m from the merchant: the delivery fee is 1.20 + 0.67, rounded up to 1.90.
  test('QUOTE-01 QUOTE-02 QUOTE-09 QUOTE-11 integrated: discount, fees, included tax', () => {
    const quoted = quote(
      lunchFor([
        makeRequestItem('laksa', 2, { ...noodle, extras: { egg: 1 } }),
        makeRequestItem('chicken-rice', 1),
      ]),
    )
    expect(amounts(quoted)).toEqual([
      ['subtotal', 1_900],
      ['delivery', 190],
      ['platform', 50],
    ])
    expect(quoted.foodQuote.priceV2).toEqual({
      amountInMinor: 2_000,
      amountDisplay: 'S$\u00a020.00',
    })
    expect(quoted.foodQuote.priceAfterCampaignInMinorUnitV2.amountInMinor).toBe(1_900)
    expect(quoted.foodQuote.inclTaxV2.amountInMinor).toBe(157)
    expect(quoted.foodQuote.taxV2.amountInMinor).toBe(0)
    expect(quoted.totalQuote.priceV2.amountInMinor).toBe(2_240)
    expect(quoted.totalQuote.reducedPriceV2).toEqual({
      amountInMinor: 2_140,
      amountDisplay: 'S$\u00a021.40',
    })
    expect(quoted.merchants[0]?.orderType).toBe('INTEGRATED')
    expect(
      quoted.merchants[0]?.items.map((item) => [
        item.name,
        item.totalPriceV2.amountInMinor,
        item.totalReducedPriceV2.amountInMinor,
      ]),
    ).toEqual([
      ['Laksa', 1_500, 1_500],
      ['Chicken rice', 500, 400],
    ])
    expect(quoted.campaigns).toEqual([{ ID: 'fifth-off', name: 'A fifth off', freeItem: null }])
  })

  test('QUOTE-10 QUOTE-11 concierge: no discount and no included tax', () => {
    const quoted = quote(
      makeQuoteRequest([makeRequestItem('chicken-rice', 4)], {}, 'stall'),
      {},
      stall,
    )
    expect(quoted.merchants[0]?.orderType).toBe('CONCIERGE')
    expect(quoted.foodQuote.priceV2.amountInMinor).toBe(2_000)
    expect(quoted.foodQuote.inclTaxV2.amountInMinor).toBe(0)
    expect(quoted.campaigns).toEqual([])
    expect(summariseQuote(quoted)).toMatchObject({ subtotal: 2_000, inclTax: 0, tax: 0 })
  })

  test('QUOTE-06 a small order has a fee, except at a table', () => {
    expect(amounts(quote(lunchFor([makeRequestItem('kopi', 1)])))).toEqual([
      ['subtotal', 180],
      ['delivery', 190],
      ['platform', 50],
      ['small_order', 200],
    ])
    expect(
      amounts(quote(lunchFor([makeRequestItem('kopi', 1)]), { path: 'table', start: null })),
    ).toEqual([
      ['subtotal', 180],
      ['platform', 50],
    ])
    expect(
      quote(lunchFor([makeRequestItem('kopi', 1)]), { path: 'table' }).deliveryQuote.priceV2
        .amountInMinor,
    ).toBe(0)
  })

  test('QUOTE-04 QUOTE-05 free delivery has a line of 0 and keeps its full price', () => {
    const generous = { ...warung, freeDeliveryFrom: 1_200 }
    // With the discount of a fifth, the subtotal is one cent below the threshold of free delivery.
    const short = quote(
      lunchFor([
        makeRequestItem('laksa', 1, noodle),
        makeRequestItem('chicken-rice', 1),
        makeRequestItem('kopi', 1),
      ]),
      {},
      { ...generous, freeDeliveryFrom: 1_231 },
    )
    expect(amounts(short)).toEqual([
      ['subtotal', 1_230],
      ['delivery', 190],
      ['platform', 50],
    ])
    const enough = quote(
      lunchFor([makeRequestItem('laksa', 2, noodle)], { promoCode: ['FIVER'] }),
      {},
      generous,
    )
    expect(amounts(enough)).toEqual([
      ['subtotal', 1_300],
      ['delivery', 0],
      ['platform', 50],
      ['promo', -500],
    ])
    expect(enough.deliveryQuote).toMatchObject({
      priceV2: { amountInMinor: 190 },
      reducedPriceV2: { amountInMinor: 0, amountDisplay: 'S$\u00a00.00' },
    })
    expect([
      enough.totalQuote.priceV2.amountInMinor,
      enough.totalQuote.reducedPriceV2.amountInMinor,
    ]).toEqual([1_540, 850])
    expect(summariseQuote(enough)).toMatchObject({ delivery: 0, total: 850, originalTotal: 1_540 })
  })

  test('QUOTE-04 delivery that is always free is free for small and concierge orders too', () => {
    const free = { freeDeliveryFrom: 0 }
    expect(
      amounts(quote(lunchFor([makeRequestItem('kopi', 1)]), {}, { ...warung, ...free })),
    ).toEqual([
      ['subtotal', 180],
      ['delivery', 0],
      ['platform', 50],
      ['small_order', 200],
    ])
    // A courier who orders at the counter gets no discounts: the subtotal of two plates is 10.00,
    // not 8.00.
    expect(
      amounts(
        quote(
          makeQuoteRequest([makeRequestItem('chicken-rice', 2)], {}, 'stall'),
          {},
          { ...stall, freeDeliveryFrom: 1_000 },
        ),
      ),
    ).toContainEqual(['delivery', 0])
    expect(
      amounts(
        quote(
          lunchFor([makeRequestItem('chicken-rice', 2)]),
          {},
          { ...warung, freeDeliveryFrom: 1_000 },
        ),
      ),
    ).toContainEqual(['delivery', 190])
    const seated = quote(
      lunchFor([makeRequestItem('kopi', 1)]),
      { path: 'table' },
      { ...warung, ...free },
    )
    expect(amounts(seated)).toEqual([
      ['subtotal', 180],
      ['platform', 50],
    ])
    expect(seated.deliveryQuote.priceV2.amountInMinor).toBe(0)
  })

  test('QUOTE-04 each of two merchants has its own free-delivery threshold', () => {
    const merchants = new Map([
      ['warung', { ...warung, freeDeliveryFrom: 1_300 }],
      ['stall', stall],
    ])
    const both = (laksas: number) =>
      quote(
        {
          ...lunchFor([]),
          merchants: [
            lunchFor([makeRequestItem('laksa', laksas, noodle)]).merchants[0]!,
            makeQuoteRequest([makeRequestItem('kopi', 9)], {}, 'stall').merchants[0]!,
          ],
        },
        { merchants, menus: undefined },
      )
    expect(both(1).deliveryQuote).toMatchObject({
      priceV2: { amountInMinor: 380 },
      reducedPriceV2: { amountInMinor: 380 },
    })
    expect(both(2).deliveryQuote).toMatchObject({
      priceV2: { amountInMinor: 380 },
      reducedPriceV2: { amountInMinor: 190 },
    })
  })

  test('QUOTE-03 a promo is a negative line of at most the food subtotal', () => {
    const quoted = quote(lunchFor([makeRequestItem('laksa', 2, noodle)], { promoCode: ['TENTH'] }))
    expect(amounts(quoted)).toEqual([
      ['subtotal', 1_300],
      ['delivery', 190],
      ['platform', 50],
      ['promo', -130],
    ])
    expect(quoted.promoCodes).toEqual([
      { code: 'TENTH', promoAmountV2: { amountInMinor: 130, amountDisplay: 'S$\u00a01.30' } },
    ])
    const small = quote(lunchFor([makeRequestItem('kopi', 1)], { promoCode: ['FIVER'] }))
    expect(small.promoCodes[0]?.promoAmountV2.amountInMinor).toBe(180)
    expect(small.totalQuote.reducedPriceV2.amountInMinor).toBe(190 + 50 + 200)
  })

  test('QUOTE-08 a subtotal at the minimum earns a free item, one cent less does not', () => {
    const rich = quote(lunchFor([makeRequestItem('chicken-rice', 5)]))
    expect(rich.merchants[0]?.items.at(-1)).toMatchObject({
      ID: 'kopi',
      name: 'Kopi',
      quantity: 1,
      isFreeItem: true,
      totalPriceV2: { amountInMinor: 0 },
    })
    expect(summariseQuote(rich).freeItems).toEqual([{ ID: 'kopi', name: 'Kopi' }])
    expect(summariseQuote(quote(lunchFor([makeRequestItem('chicken-rice', 4)]))).freeItems).toEqual(
      [],
    )
  })

  test('QUOTE-08 a sold-out free item is not added', () => {
    const dry = {
      ...warung,
      menu: {
        ...warung.menu,
        categories: warung.menu.categories.map((category) =>
          category.ID === 'drinks' ? { ...category, available: false } : category,
        ),
      },
    }
    expect(
      summariseQuote(quote(lunchFor([makeRequestItem('chicken-rice', 5)]), {}, dry)).freeItems,
    ).toEqual([])
  })

  test('QUOTE-01 menu indexes and lookup functions do not change the quote', () => {
    const request = lunchFor([
      makeRequestItem('laksa', 3, { noodle: { thin: 1 } }),
      makeRequestItem('chicken-rice', 4),
    ])
    const walked = quote(request, { menus: undefined })
    expect(walked).toEqual(quote(request))
    expect(
      quote(request, {
        merchants: (ID) => (ID === 'warung' ? warung : undefined),
        menus: () => indexMenu(warung),
      }),
    ).toEqual(walked)
  })

  test('QUOTE-01 items and modifiers keep the local name beside the English one', () => {
    const named = makeDish('soup', 700, {
      name: 'แกง',
      englishName: 'Curry',
      modifierGroups: [
        makeModifierGroup('heat', 1, 1, [
          makeModifier('mild', 0, { name: 'ไม่เผ็ด', englishName: 'Not spicy' }),
        ]),
      ],
    })
    const menu = { ...warung.menu, categories: [{ ...warung.menu.categories[0]!, items: [named] }] }
    const merchant = makeMerchant({ menu })
    const request = lunchFor([makeRequestItem('soup', 1, { heat: { mild: 1 } })])
    expect(quote(request, {}, merchant).merchants[0]?.items).toMatchObject([
      {
        name: 'แกง',
        englishName: 'Curry',
        modifiers: [{ ID: 'mild', name: 'ไม่เผ็ด', englishName: 'Not spicy', quantity: 1 }],
      },
    ])
  })

  test('QUOTE-01 ignores a price sent by the client', () => {
    const cheap = lunchFor([
      { ...makeRequestItem('kopi', 1), price: 1, priceInMinorUnit: 1 } as never,
    ])
    expect(quote(cheap)).toEqual(quote(lunchFor([makeRequestItem('kopi', 1)])))
  })
})

describe('refusals', () => {
  const kopiRequest = lunchFor([makeRequestItem('kopi', 1)])

  test.each<[string, QuoteRequest, object]>([
    ['empty_cart', { ...kopiRequest, merchants: [] }, {}],
    ['empty_cart', lunchFor([]), { merchantID: 'warung' }],
    [
      'merchant_not_found',
      makeQuoteRequest([makeRequestItem('kopi', 1)], {}, 'nobody'),
      { merchantID: 'nobody' },
    ],
    ['food_err_order_item_not_available', lunchFor([makeRequestItem('teh', 1)]), { itemID: 'teh' }],
    [
      'food_err_order_item_not_available',
      lunchFor([makeRequestItem('durian', 1)]),
      { itemID: 'durian', name: 'Durian' },
    ],
    [
      'food_err_order_item_not_available',
      lunchFor([makeRequestItem('kaya-toast', 1)]),
      { itemID: 'kaya-toast' },
    ],
    [
      'food_err_order_item_not_available',
      lunchFor([makeRequestItem('laksa', 1, { ...noodle, extras: { cockle: 1 } })]),
      { groupID: 'extras', modifierID: 'cockle' },
    ],
    [
      'food_err_order_item_not_available',
      lunchFor([makeRequestItem('laksa', 1, { ...noodle, extras: { gold: 1 } })]),
      { modifierID: 'gold' },
    ],
    [
      'food_err_order_item_not_available',
      lunchFor([makeRequestItem('kopi', 1, { gold: { bar: 1 } })]),
      { groupID: 'gold' },
    ],
    [
      'invalid_groups',
      lunchFor([makeRequestItem('laksa', 1)]),
      { itemID: 'laksa', groupIDs: 'noodle' },
    ],
    [
      'invalid_groups',
      lunchFor([makeRequestItem('laksa', 1, { noodle: { thick: 1, thin: 1 } })]),
      { groupIDs: 'noodle' },
    ],
    [
      'invalid_groups',
      lunchFor([makeRequestItem('laksa', 1, { noodle: { thick: 2 }, extras: { egg: 4 } })]),
      { groupIDs: 'noodle,extras' },
    ],
    [
      'quantity_out_of_range',
      lunchFor([makeRequestItem('kopi', 0)]),
      { itemID: 'kopi', quantity: 0, min: 1, max: 99 },
    ],
    ['quantity_out_of_range', lunchFor([makeRequestItem('kopi', -1)]), { quantity: -1 }],
    ['quantity_out_of_range', lunchFor([makeRequestItem('kopi', 100)]), { quantity: 100 }],
    ['quantity_out_of_range', lunchFor([makeRequestItem('kopi', 1.5)]), { quantity: 1.5 }],
    [
      'quantity_out_of_range',
      lunchFor([makeRequestItem('laksa', 1, { noodle: { thick: 1 }, extras: { egg: -1 } })]),
      { itemID: 'egg', quantity: -1 },
    ],
    [
      'instructions_too_long',
      lunchFor([{ ...makeRequestItem('kopi', 1), comment: 'x'.repeat(131) }]),
      { length: 131, max: 130 },
    ],
    [
      'instructions_too_long',
      lunchFor([makeRequestItem('kopi', 1)], { comment: 'x'.repeat(131) }),
      {},
    ],
    [
      'instructions_too_long',
      { ...kopiRequest, merchants: [{ ...kopiRequest.merchants[0]!, comment: 'x'.repeat(131) }] },
      {},
    ],
    [
      'promo_not_applicable',
      lunchFor([makeRequestItem('kopi', 1)], { promoCode: ['NOPE'] }),
      { reason: 'unknown' },
    ],
  ])('QUOTE-01 VALID-06 VALID-17 %s', (code, request, context) => {
    expect(refusal(request).refused).toBe(code)
    expect(refusal(request).context).toMatchObject(context)
  })

  test('QUOTE-01 a group listed twice cannot exceed its maximum', () => {
    const twice = {
      ...makeRequestItem('laksa', 1),
      modifierGroups: [
        { ID: 'noodle', modifiers: [{ ID: 'thick', quantity: 1 }] },
        { ID: 'noodle', modifiers: [{ ID: 'thin', quantity: 1 }] },
      ],
    }
    expect(refusal(lunchFor([twice])).refused).toBe('invalid_groups')
  })

  test('QUOTE-01 a merchant of another country is not found', () => {
    expect(refusal(kopiRequest, { country: countries.my }).refused).toBe('merchant_not_found')
  })

  test("VALID-01 VALID-02 refuses a subtotal above the merchant's limit, after discounts", () => {
    const limited = withLimit(warung, 800)
    expect(refusal(lunchFor([makeRequestItem('chicken-rice', 3)]), {}, limited)).toEqual({
      refused: 'order_value_exceeded',
      context: { orderLimit: 800, currency: 'SGD', subtotal: 1_200 },
    })
    expect(
      quote(lunchFor([makeRequestItem('chicken-rice', 2)]), {}, limited).foodQuote.priceV2
        .amountInMinor,
    ).toBe(1_000)
  })

  test('THRO-07 refuses delivery outside the radius, but not at a table', () => {
    const jurong = { latitude: 1.3329, longitude: 103.7436 }
    expect(refusal(kopiRequest, { start: jurong })).toMatchObject({
      refused: 'too_far',
      context: { merchantID: 'warung', radius: 6_000 },
    })
    expect(
      quote(kopiRequest, { start: jurong, testingMerchants: ['warung'] }).deliveryQuote.priceV2
        .amountInMinor,
    ).toBeGreaterThan(1_000)
    expect(
      isRefusal(priceQuote(makeQuoteInput(kopiRequest, { start: jurong, path: 'table' }))),
    ).toBe(false)
  })

  test('CART-09 DISH-13 refuses an order for now if a flag or the hours close the merchant', () => {
    expect(refusal(kopiRequest, { now: new Date('2026-11-20T15:00:00Z') })).toMatchObject({
      refused: 'food_err_order_merchant_closed',
      context: { merchantID: 'warung', name: 'Katong Warung' },
    })
    expect(
      refusal(kopiRequest, {}, { ...warung, openingHours: { ...makeHours(), open: false } })
        .refused,
    ).toBe('food_err_order_merchant_closed')
  })

  const dinner = {
    from: '2026-11-20T11:00:00.000Z',
    to: '2026-11-20T11:30:00.000Z',
    available: true,
    reason: '',
  }

  test('SCHED-01 SCHED-04 a window is accepted for closed and on-demand-blocked merchants', () => {
    const blocked = makeMerchant({ schedulerOrderConfig: { blockOnDemandOrders: true } })
    expect(refusal(kopiRequest, {}, blocked).refused).toBe('on_demand_blocked')
    expect(quote({ ...kopiRequest, scheduledTime: dinner }, {}, blocked)).toEqual(
      quote(kopiRequest),
    )
    expect(
      quote(
        {
          ...kopiRequest,
          scheduledTime: { ...dinner, from: '2026-11-21T03:00:00Z', to: '2026-11-21T03:30:00Z' },
        },
        { now: new Date('2026-11-20T15:00:00Z') },
      ),
    ).toEqual(quote(kopiRequest))
  })

  test('SCHED-01 refuses a window that is not offered, with the next one', () => {
    const past = { ...dinner, from: '2026-11-20T03:00:00.000Z', to: '2026-11-20T03:30:00.000Z' }
    expect(refusal({ ...kopiRequest, scheduledTime: past })).toEqual({
      refused: 'slot_unavailable',
      context: { merchantID: 'warung', time: '2026-11-20T04:30:00.000Z' },
    })
    expect(
      refusal({ ...kopiRequest, scheduledTime: dinner }, { path: 'table', start: null }),
    ).toEqual({
      refused: 'slot_unavailable',
      context: { merchantID: 'warung', time: null },
    })
  })
})

describe('several merchants', () => {
  test('VALID-03 QUOTE-01 delivery per merchant, lowest limit, one platform fee', () => {
    const both: QuoteRequest = {
      ...makeQuoteRequest([]),
      merchants: [
        ...makeQuoteRequest([makeRequestItem('laksa', 1, noodle)]).merchants,
        ...makeQuoteRequest([makeRequestItem('kopi', 1)], {}, 'stall').merchants,
      ],
    }
    const changes = {
      merchants: new Map([
        ['warung', warung],
        ['stall', stall],
      ]),
      menus: undefined,
    }
    expect(amounts(quote(both, changes))).toEqual([
      ['subtotal', 830],
      ['delivery', 380],
      ['platform', 50],
      ['small_order', 200],
    ])
    const limited = new Map([
      ['warung', withLimit(warung, 900)],
      ['stall', withLimit(stall, 800)],
    ])
    expect(refusal(both, { ...changes, merchants: limited })).toMatchObject({
      refused: 'order_value_exceeded',
      context: { orderLimit: 800 },
    })
  })
})

describe('summary', () => {
  const amount = (amountInMinor: number) => ({ amountInMinor, amountDisplay: '' })
  const sample: PriceQuote = {
    ...quote(lunchFor([makeRequestItem('kopi', 1)])),
    foodQuote: {
      priceV2: amount(1),
      priceAfterCampaignInMinorUnitV2: amount(2),
      inclTaxV2: amount(3),
      taxV2: amount(4),
    },
    promoCodes: [
      { code: 'a', promoAmountV2: amount(5) },
      { code: 'b', promoAmountV2: amount(6) },
    ],
    deliveryQuote: { priceV2: amount(7), reducedPriceV2: amount(8) },
    totalQuote: { priceV2: amount(9), reducedPriceV2: amount(10) },
    campaigns: [
      { ID: 'x', name: 'X', freeItem: { ID: 'f', name: 'F' } },
      { ID: 'y', name: 'Y', freeItem: null },
    ],
  }

  const fields = 'QUOTE-03 QUOTE-04 QUOTE-05 QUOTE-06 QUOTE-07 QUOTE-08 QUOTE-09 QUOTE-11 QUOTE-12'
  test(`${fields} has all fields`, () => {
    expect(summariseQuote(sample)).toEqual({
      subtotal: 2,
      inclTax: 3,
      tax: 4,
      promo: 11,
      delivery: 8,
      misc: 0,
      total: 10,
      originalTotal: 9,
      otherFees: sample.otherFees,
      breakdowns: sample.breakdowns,
      freeItems: [{ ID: 'f', name: 'F' }],
    })
  })

  test('QUOTE-10 QUOTE-11 QUOTE-12 concierge: full price, tax but no included tax', () => {
    const concierge = {
      ...sample,
      merchants: [{ ...sample.merchants[0]!, orderType: 'CONCIERGE' as const }],
    }
    expect(summariseQuote(concierge)).toMatchObject({ subtotal: 1, inclTax: 0, tax: 4 })
  })
})

describe('request of a cart', () => {
  const grow = (cart: Cart | null, item: Parameters<typeof addItem>[2]): Cart =>
    unwrap(addItem(cart, warung, item)).cart!
  const cart = deepFreeze({
    ...grow(
      grow(null, { ...pickModifier(makeLine(laksa, 'a', 2), 'extras', 'egg'), comment: 'hot' }),
      makeLine(chickenRice, 'b'),
    ),
    comment: 'ring twice',
    promoCodes: ['TENTH'],
    paymentType: 'VISA',
    profile: { costCentre: 'R&D', name: 'Acme' },
  })

  test('QUOTE-13 QUOTE-14 QUOTE-16 CART-01 has all fields and the comments', () => {
    const noted = { ...cart, merchants: [{ ...cart.merchants[0]!, comment: 'no cutlery' }] }
    expect(toQuoteRequest(noted, { usedCampaignIDs: ['old'] })).toEqual({
      merchants: [
        {
          ID: 'warung',
          section: 'FOOD',
          comment: 'no cutlery',
          items: [
            {
              ID: 'laksa',
              quantity: 2,
              comment: 'hot',
              modifierGroups: [
                { ID: 'noodle', modifiers: [{ ID: 'thick', quantity: 1 }] },
                { ID: 'extras', modifiers: [{ ID: 'egg', quantity: 1 }] },
              ],
            },
            { ID: 'chicken-rice', quantity: 1, comment: '', modifierGroups: [] },
          ],
        },
      ],
      paymentTypeID: 'VISA',
      promoCode: ['TENTH'],
      comment: 'ring twice',
      campaignIDs: ['old'],
      campaignList: [{ ID: 'fifth-off', name: 'A fifth off' }],
      enterprise: { costCentre: 'R&D', name: 'Acme' },
      scheduledTime: null,
    })
  })

  test('QUOTE-15 cash has an empty payment type id', () => {
    expect(
      toQuoteRequest({ ...cart, paymentType: 'CASH' }, { usedCampaignIDs: [] }).paymentTypeID,
    ).toBe('')
    expect(toQuoteRequest(emptyCart(), { usedCampaignIDs: [] }).paymentTypeID).toBe('')
  })

  test('QUOTE-17 SCHED-02 a scheduled order has from, to, available and reason', () => {
    const scheduledOrder = {
      isScheduledOrder: true,
      windowStartTime: 'from',
      windowEndTime: 'to',
      formattedDisplayDate: '',
      formattedDisplayTime: '',
      error: null,
    }
    expect(
      toQuoteRequest({ ...cart, scheduledOrder }, { usedCampaignIDs: [] }).scheduledTime,
    ).toEqual({ from: 'from', to: 'to', available: true, reason: '' })
  })

  test('QUOTE-14 leaves out free lines and lines with quantity 0', () => {
    const odd = {
      ...cart,
      merchants: [
        {
          ...cart.merchants[0]!,
          items: [
            makeLine(kopi, 'x', 0),
            { ...makeLine(kopi, 'y'), isFreeItem: true },
            makeLine(kopi, 'z'),
          ],
        },
      ],
    }
    expect(toQuoteRequest(odd, { usedCampaignIDs: [] }).merchants[0]?.items).toEqual([
      { ID: 'kopi', quantity: 1, comment: '', modifierGroups: [] },
    ])
  })

  test('QUOTE-09 the quoted subtotal is the subtotal of the cart', () => {
    const answer = quote(toQuoteRequest({ ...cart, promoCodes: [] }, { usedCampaignIDs: [] }))
    expect(summariseQuote(answer).subtotal).toBe(1_500 + 400)
  })
})
