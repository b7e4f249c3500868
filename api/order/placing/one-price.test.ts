// Tests that an order costs exactly what the quote has shown
// to the eater, line by line, and is refused otherwise.
import { randomUUID } from 'node:crypto'
import type { OrderBody } from '@tingkat/contract/order'
import { freshQuoteSchema, type QuoteBody, type SignedQuote } from '@tingkat/contract/quote'
import { paths } from '@tingkat/contract/paths'
import type { Country } from '@tingkat/ordering/country/country'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from '../../catalogue/import-actions.ts'
import { CatalogueStore } from '../../catalogue/store.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { castCatalogue, home } from '../../testing/cast.ts'
import { orderOf } from '../../testing/dinner.ts'
import { logInByInjection, unwrap, type TestEater } from '../../testing/journey.ts'

let api: TestApp
let eater: TestEater
let now = lunchTime
const later = (ms: number) => new Date(lunchTime.getTime() + ms)

beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue], clock: () => now })
  eater = await logInByInjection(api)
})
beforeEach(() => {
  now = lunchTime
})
afterAll(() => api.close())

const laksa = {
  ID: 'laksa',
  quantity: 2,
  comment: '',
  modifierGroups: [{ ID: 'noodles', modifiers: [{ ID: 'thin', quantity: 1 }] }],
}
const satay = { ID: 'satay', quantity: 1, comment: '', modifierGroups: [] }
const cartOf = (change: Partial<QuoteBody> = {}): QuoteBody => ({
  countryCode: 'sg',
  location: home,
  merchants: [{ ID: 'warung', section: '', comment: '', items: [laksa, satay] }],
  ...change,
})
const priced = async (cart = cartOf()): Promise<{ quote: SignedQuote; body: OrderBody }> => {
  const quote = unwrap(await eater.client.quote(cart))
  return { quote, body: orderOf(cart, quote) }
}
const post = async (body: OrderBody, key: string = randomUUID(), cookie = eater.cookie) =>
  await api.app.inject({
    method: 'POST',
    url: paths.orders,
    payload: body as object,
    headers: { cookie, 'idempotency-key': key },
  })
const totalOf = (quote: SignedQuote) => quote.totalQuote.reducedPriceV2.amountInMinor

const count = async () => {
  const { rows } = await api.database.query<Record<string, number>>(
    'select (select count(*) from orders)::int as orders, (select count(*) ' +
      'from idempotency_key)::int as keys, (select count(*) ' +
      'from payment)::int as payments, (select count(*) from ledger_entry)::int as entries',
  )
  return rows[0]
}

type Dishes = Record<string, { price?: number; discountedPrice?: number }>
/**
 * Imports a catalogue with changed prices, promos or campaigns,
 * calls `run`, then restores the original catalogue.
 */
async function meanwhile<T>(
  change: { dishes?: Dishes; promos?: typeof castCatalogue.promos; campaigns?: 'none' },
  run: () => Promise<T>,
): Promise<T> {
  const store = new CatalogueStore(api.database.kysely)
  const load = async (file: object) => {
    expect(await importCatalogue(store, file)).not.toHaveProperty('faults')
    await api.deps.catalogue.refresh()
  }
  await load({
    ...castCatalogue,
    promos: change.promos ?? castCatalogue.promos,
    merchants: castCatalogue.merchants.map((merchant) =>
      merchant.ID === 'warung'
        ? {
            ...merchant,
            campaigns:
              change.campaigns === 'none'
                ? merchant.campaigns?.map(({ freeItem: _free, ...campaign }) => campaign)
                : merchant.campaigns,
            categories: merchant.categories.map((category) => ({
              ...category,
              dishes: category.dishes.map((dish) => ({ ...dish, ...change.dishes?.[dish.ID] })),
            })),
          }
        : merchant,
    ),
  })
  try {
    return await run()
  } finally {
    await load(castCatalogue)
  }
}

/**
 * Sends the order and expects a refusal that writes nothing. Returns the changes since the quote
 * and the fresh quote.
 */
async function refusedWith(
  code: string,
  body: OrderBody,
): Promise<{ changes: [string, string, number, number][]; quote: SignedQuote }> {
  const before = await count()
  const answer = await post(body)
  expect([answer.statusCode, answer.json().code]).toEqual([409, code])
  expect(await count()).toEqual(before)
  const { quote, changes } = freshQuoteSchema.parse(answer.json().context)
  return { quote, changes: changes.map((line) => [line.key, line.kind, line.shown, line.fresh]) }
}

describe('the quote that was shown', () => {
  test('is what the order costs; its token is not stored (PROD-05, QUOTE-18)', async () => {
    const { quote, body } = await priced()
    expect(quote.expiresAt).toBe(later(600_000).toISOString())
    const order = await post(body)
    expect(order.statusCode).toBe(201)
    const { quoteID: _id, expiresAt: _at, quoteToken, ...shown } = quote
    expect(order.json().snapshotDetail.cartWithQuote).toEqual(shown)
    expect(order.body).not.toContain(quoteToken)
  })

  test('can be ordered by another account (QUOTE-18)', async () => {
    const { body } = await priced()
    const other = await logInByInjection(api)
    expect((await post(body, randomUUID(), other.cookie)).statusCode).toBe(201)
  })
})

describe('a quote token of another cart', () => {
  test('is refused, as is a forged, missing or repriced one; nothing is written (PROD-05, QUOTE-18)', async () => {
    const { body } = await priced()
    const { body: small } = await priced(
      cartOf({ merchants: [{ ID: 'warung', section: '', comment: '', items: [satay] }] }),
    )
    const [claims = '', signature = ''] = body.quoteToken.split('.')
    const cheaper = Buffer.from(
      Buffer.from(claims, 'base64url').toString().replace(String(body.shownTotalInMinor), '1'),
    ).toString('base64url')
    const before = await count()
    for (const wrong of [
      { ...body, quoteToken: '' },
      { ...body, quoteToken: small.quoteToken },
      { ...body, quoteToken: small.quoteToken, shownTotalInMinor: small.shownTotalInMinor },
      { ...body, quoteToken: `${cheaper}.${signature}`, shownTotalInMinor: 1 },
      { ...body, shownTotalInMinor: body.shownTotalInMinor - 1 },
      { ...body, merchants: small.merchants },
      { ...body, location: body.location && { ...body.location, latitude: 1.287 } },
    ])
      expect((await post(wrong)).json()).toMatchObject({ code: 'quote_invalid', status: 422 })
    expect(await count()).toEqual(before)
    const { quoteToken: _none, ...without } = body
    expect((await post(without as OrderBody)).json()).toMatchObject({ code: 'quote_invalid' })
    expect((await post({ ...body, quoteToken: 'x'.repeat(16_001) })).json()).toMatchObject({
      code: 'invalid_request',
    })
  })

  test('is refused if signed with another key; a changed comment is still the same cart (QUOTE-18)', async () => {
    const { body } = await priced()
    const other = await openTestApp({
      ...api.deps,
      countries: [],
      config: { secretKey: 'x'.repeat(32) },
    })
    const answer = await other.app.inject({
      method: 'POST',
      url: paths.orders,
      payload: body as object,
      headers: { cookie: eater.cookie, 'idempotency-key': randomUUID() },
    })
    await other.app.close()
    expect(answer.json()).toMatchObject({ code: 'quote_invalid' })
    expect((await post({ ...body, comment: 'ring twice' })).statusCode).toBe(201)
  })
})

describe('the ten minutes of a quote', () => {
  test('end to the millisecond; the refusal has a fresh quote, valid at once (PROD-05, QUOTE-18)', async () => {
    const { quote, body } = await priced()
    now = later(599_999)
    expect((await post(body)).statusCode).toBe(201)
    now = later(600_000)
    const fresh = await refusedWith('quote_expired', body)
    expect(fresh.changes).toEqual([])
    expect([totalOf(fresh.quote), fresh.quote.expiresAt]).toEqual([
      totalOf(quote),
      later(1_200_000).toISOString(),
    ])
    expect((await post(orderOf(cartOf(), fresh.quote))).statusCode).toBe(201)
  })

  test('end with a list of the changes since (QUOTE-18)', async () => {
    const { body } = await priced()
    now = later(900_000)
    await meanwhile({ dishes: { laksa: { price: 900 } } }, async () => {
      expect((await refusedWith('quote_expired', body)).changes.map(([key]) => key)).toEqual([
        'item:warung:laksa:thin*1',
        'subtotal',
        'total',
      ])
    })
  })
})

describe('changes since the quote', () => {
  test('list a dearer dish, which is ordered at the new price once accepted (PROD-05, QUOTE-05)', async () => {
    const { body } = await priced()
    await meanwhile({ dishes: { laksa: { price: 900 } } }, async () => {
      const { changes, quote } = await refusedWith('quote_changed', body)
      expect(changes).toEqual([
        ['item:warung:laksa:thin*1', 'changed', 1_600, 1_800],
        ['subtotal', 'changed', 2_300, 2_500],
        ['total', 'changed', 2_470, 2_670],
      ])
      const placed = await post(orderOf(cartOf(), quote))
      expect([
        placed.statusCode,
        placed.json().snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor,
      ]).toEqual([201, 2_670])
    })
  })

  test('list a cheaper dish too (PROD-05, QUOTE-05)', async () => {
    const { body } = await priced()
    await meanwhile({ dishes: { laksa: { price: 750 } } }, async () => {
      expect((await refusedWith('quote_changed', body)).changes.at(-1)).toEqual([
        'total',
        'changed',
        2_470,
        2_370,
      ])
    })
  })

  test('list lines that changed within the same total (PROD-05, QUOTE-05)', async () => {
    const { body } = await priced()
    await meanwhile(
      { dishes: { laksa: { price: 850 }, satay: { price: 1_000, discountedPrice: 600 } } },
      async () => {
        const { changes, quote } = await refusedWith('quote_changed', body)
        expect(changes).toEqual([
          ['item:warung:laksa:thin*1', 'changed', 1_600, 1_700],
          ['item:warung:satay:', 'changed', 700, 600],
        ])
        expect(totalOf(quote)).toBe(body.shownTotalInMinor)
      },
    )
  })

  test('list a changed fee (PROD-05, FEE-04)', async () => {
    const { body } = await priced()
    const snapshot = api.deps.catalogue.of('sg') as { country: Country }
    const { country } = snapshot
    snapshot.country = { ...country, fees: { ...country.fees, platform: 90 } }
    const { changes } = await refusedWith('quote_changed', body).finally(() => {
      snapshot.country = country
    })
    expect(changes).toEqual([
      ['platform', 'changed', 50, 90],
      ['total', 'changed', 2_470, 2_510],
    ])
  })

  test('list a free item that is no longer given (PROD-05, QUOTE-08)', async () => {
    const { body, quote } = await priced()
    expect(quote.campaigns[0]?.freeItem).toMatchObject({ ID: 'free-tea' })
    await meanwhile({ campaigns: 'none' }, async () => {
      expect((await refusedWith('quote_changed', body)).changes).toEqual([
        ['gift:warung:free-tea', 'gone', 0, 0],
      ])
    })
  })

  test('list a promo that has ended; the cart is ordered without it once accepted (PROD-05, QUOTE-03)', async () => {
    const cart = cartOf({ promoCode: ['makan5'] })
    const { body } = await priced(cart)
    await meanwhile({ promos: [] }, async () => {
      const { changes, quote } = await refusedWith('quote_changed', body)
      expect(changes).toEqual([
        ['promo', 'gone', -500, 0],
        ['total', 'changed', 1_970, 2_470],
      ])
      expect((await post(orderOf(cart, quote))).json()).toMatchObject({
        code: 'promo_not_applicable',
      })
      expect((await post(orderOf({ ...cart, promoCode: [] }, quote))).statusCode).toBe(201)
    })
  })

  test('list a promo that the cheaper cart no longer reaches (PROD-05, QUOTE-03)', async () => {
    const { body } = await priced(cartOf({ promoCode: ['MAKAN5'] }))
    await meanwhile({ dishes: { laksa: { price: 100 } } }, async () => {
      expect(
        (await refusedWith('quote_changed', body)).changes.map(([key, kind]) => [key, kind]),
      ).toEqual([
        ['item:warung:laksa:thin*1', 'changed'],
        ['gift:warung:free-tea', 'gone'],
        ['subtotal', 'changed'],
        ['promo', 'gone'],
        ['total', 'changed'],
        ['small_order', 'added'],
      ])
    })
  })

  test('list a delivery window that has moved, before anything is paid (PROD-04, SCHED-01)', async () => {
    const scheduledTime = {
      from: '2026-03-18T05:00:00.000Z',
      to: '2026-03-18T05:30:00.000Z',
      available: true,
      reason: '',
    }
    const { body } = await priced(cartOf({ scheduledTime, paymentTypeID: 'VISA' }))
    now = later(40 * 60_000)
    const before = await count()
    expect((await post({ ...body, paymentToken: 'tok_visa' })).json()).toMatchObject({
      code: 'slot_unavailable',
      context: { time: '2026-03-18T05:30:00.000Z' },
    })
    expect(await count()).toEqual(before)
  })

  test('prevent a charge of the card (PAY-04)', async () => {
    const { body } = await priced(cartOf({ paymentTypeID: 'VISA' }))
    await meanwhile({ dishes: { laksa: { price: 900 } } }, async () => {
      await refusedWith('quote_changed', { ...body, paymentToken: 'tok_visa' })
    })
  })
})

describe('a lost response', () => {
  test('is returned for the same key, even if the quote has expired (PROD-05)', async () => {
    const { body } = await priced()
    const key = randomUUID()
    const first = await post(body, key)
    now = later(3_600_000)
    await meanwhile({ dishes: { laksa: { price: 900 } } }, async () => {
      for (const again of [body, { ...body, quoteToken: '' }]) {
        const answer = await post(again, key)
        expect([answer.statusCode, answer.headers['idempotent-replayed'], answer.body]).toEqual([
          201,
          'true',
          first.body,
        ])
      }
    })
  })

  test('of a refusal leaves the key free for the accepted price (PROD-05)', async () => {
    const { body } = await priced()
    const key = randomUUID()
    await meanwhile({ dishes: { laksa: { price: 900 } } }, async () => {
      const { context } = (await post(body, key)).json()
      expect((await post(orderOf(cartOf(), context.quote), key)).statusCode).toBe(201)
    })
  })

  test('is not returned for another total under the same key (PROD-05)', async () => {
    const { body } = await priced()
    const key = randomUUID()
    await post(body, key)
    await meanwhile({ dishes: { laksa: { price: 900 } } }, async () => {
      expect((await post((await priced()).body, key)).json()).toMatchObject({
        code: 'idempotency_key_reused',
      })
    })
  })
})
