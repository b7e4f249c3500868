// Tests of the stored cart over HTTP: versions, prices from the menu, emptying by an order, and the
// review before checkout.
import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CartBody } from '@tingkat/contract/cart'
import { emptyCart, type Cart } from '@tingkat/ordering/cart/cart'
import { importCatalogue } from '../catalogue/import-actions.ts'
import { CatalogueStore } from '../catalogue/store.ts'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, castMerchants, home } from '../testing/cast.ts'
import { testEngine } from '../testing/engine.ts'
import { logInByInjection, unwrap, type TestEater } from '../testing/journey.ts'
import { openCartStore } from './store.ts'

let server: TestApp
let eater: TestEater
let now = lunchTime

type Picked = NonNullable<CartBody['cart']>
const line = (
  _id: string,
  ID: string,
  quantity: number,
  picks: Record<string, string> = {},
): Picked['merchants'][number]['items'][number] => ({
  _id,
  ID,
  quantity,
  comment: '',
  modifierGroups: Object.entries(picks).map(([group, modifier]) => ({
    ID: group,
    modifiers: [{ ID: modifier, quantity: 1 }],
  })),
})
const { merchants: _, ...wishes } = emptyCart()
const cartOf = (items: Picked['merchants'][number]['items'], merchantID = 'warung'): Picked => ({
  ...wishes,
  merchants: [{ ID: merchantID, comment: '', items }],
})
const write = (cart: Picked | null, version: number, writeID = randomUUID()): CartBody => ({
  country: 'sg',
  version,
  writeID,
  cart,
})
const satay = cartOf([line('a', 'satay', 2)])
const amounts = (cart: Cart | null) =>
  cart?.merchants.flatMap((entry) => entry.items.map((item) => [item.ID, item.quantity]))

/** Returns the number of database statements that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await server.database.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Imports the catalogue again with other merchants. */
async function serve(merchants: typeof castCatalogue.merchants): Promise<void> {
  const imported = await importCatalogue(new CatalogueStore(server.database.kysely), {
    ...castCatalogue,
    merchants,
  })
  expect(imported).not.toHaveProperty('faults')
  await server.deps.catalogue.refresh()
}
const serveMerchantWith = (changes: Partial<typeof castMerchants.warung>) =>
  serve(
    castCatalogue.merchants.map((merchant) =>
      merchant.ID === 'warung' ? { ...merchant, ...changes } : merchant,
    ),
  )
const sataysAt = (price: number) =>
  castMerchants.warung.categories.map((category) => ({
    ...category,
    dishes: category.dishes.map((dish) =>
      dish.ID === 'satay' ? { ...dish, discountedPrice: price } : dish,
    ),
  }))

beforeAll(async () => {
  server = await openTestApp({ countries: [], catalogues: [castCatalogue], clock: () => now })
})
afterAll(() => server.close())
beforeEach(async () => {
  now = lunchTime
  eater = await logInByInjection(server)
})

describe('the stored cart', () => {
  test('is empty at first and read on other devices with names and prices from the menu', async () => {
    expect(unwrap(await eater.client.readCart('sg'))).toEqual({
      version: 0,
      writeID: '',
      cart: null,
    })
    const body = write(
      cartOf([line('a', 'satay', 2), line('b', 'laksa', 1, { noodles: 'thick' })]),
      0,
    )
    const saved = unwrap(await eater.client.saveCart(body))
    expect(saved).toMatchObject({ version: 1, writeID: body.writeID, notices: [] })
    const other = await logInByInjection(server, eater.phone)
    const { cart } = unwrap(await other.client.readCart('sg'))
    expect(cart).toEqual(saved.cart)
    expect(cart?.merchants[0]?.merchant).toMatchObject({
      ID: 'warung',
      name: 'Sambal Warung',
      orderValueLimit: 10_000,
    })
    expect(cart?.merchants[0]?.items[0]).toMatchObject({
      name: 'Satay',
      priceInMinorUnit: 1_000,
      discountedPriceInMin: 700,
      quantity: 2,
    })
    expect(
      cart?.merchants[0]?.items[1]?.modifierGroups[0]?.modifiers.map(({ quantity }) => quantity),
    ).toEqual([1, 0])
  })

  test('ignores prices that a browser sends (API-03)', async () => {
    const cheap = {
      ...line('a', 'satay', 1),
      priceInMinorUnit: 1,
      discountedPriceInMin: 1,
      name: 'Gold',
    }
    const saved = unwrap(await eater.client.saveCart(write(cartOf([cheap]), 0)))
    expect(saved.cart?.merchants[0]?.items[0]).toMatchObject({
      name: 'Satay',
      discountedPriceInMin: 700,
    })
  })

  test('refuses a write over an older version, with the stored cart', async () => {
    unwrap(await eater.client.saveCart(write(satay, 0)))
    const newer = unwrap(await eater.client.saveCart(write(cartOf([line('a', 'satay', 3)]), 1)))
    for (const old of [0, 1, 7]) {
      const stale = await eater.client.saveCart(write(cartOf([line('z', 'free-tea', 1)]), old))
      expect(stale).toMatchObject({
        ok: false,
        problem: {
          code: 'cart_stale',
          status: 409,
          context: {
            stored: {
              version: 2,
              writeID: newer.writeID,
              cart: { merchants: [{ items: [{ ID: 'satay', quantity: 3 }] }] },
            },
          },
        },
      })
    }
    expect(amounts(unwrap(await eater.client.readCart('sg')).cart)).toEqual([['satay', 3]])
  })

  test('applies a repeated write once', async () => {
    const body = write(satay, 0)
    unwrap(await eater.client.saveCart(body))
    expect(unwrap(await eater.client.saveCart(body))).toMatchObject({ version: 1 })
  })

  test.runIf(testEngine === 'postgres').each([0, 1])(
    'applies a write over version %d once if it is repeated before it has ended',
    async (version) => {
      if (version > 0) unwrap(await eater.client.saveCart(write(null, 0)))
      const { id: accountID } = await server.database.kysely
        .selectFrom('account')
        .select('id')
        .where('phone', '=', eater.phone)
        .executeTakeFirstOrThrow()
      const body = write(satay, version)
      const { writeID } = body
      let repeated: ReturnType<typeof eater.client.saveCart> | undefined
      await server.database.transaction(async (open) => {
        const first = openCartStore({
          kysely: open,
          query: async (text, values = []) =>
            (await open.executeQuery(CompiledQuery.raw(text, [...values]))) as never,
        })
        const owner = { accountID, country: 'sg' }
        const input = { version, writeID, cart: null, now }
        expect(await first.write(owner, input)).toBe(version + 1)
        repeated = eater.client.saveCart(body)
        await expect.poll(countWaiting).toBe(1)
      })
      expect(unwrap(await repeated!)).toMatchObject({ version: version + 1, writeID })
    },
  )

  test('accepts one of many concurrent writes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        eater.client.saveCart(write(cartOf([line('a', 'satay', index + 1)]), 0)),
      ),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(unwrap(await eater.client.readCart('sg')).version).toBe(1)
  })

  test('keeps its version when emptied, and is separate per country', async () => {
    unwrap(await eater.client.saveCart(write(satay, 0)))
    expect(unwrap(await eater.client.saveCart(write(null, 1)))).toMatchObject({
      version: 2,
      cart: null,
    })
    expect(unwrap(await eater.client.readCart('th'))).toMatchObject({ version: 0 })
  })

  test('reports dishes that the menu does not have, and keeps sold-out ones (CART-10)', async () => {
    const saved = unwrap(
      await eater.client.saveCart(
        write(cartOf([line('a', 'satay', 1), line('b', 'nothing', 1), line('c', 'gone', 2)]), 0),
      ),
    )
    expect(amounts(saved.cart)).toEqual([
      ['satay', 1],
      ['gone', 0],
    ])
    expect(saved.notices).toEqual([
      { notice: 'food_err_order_item_not_available', lineID: 'b', name: '' },
    ])
  })

  test.each([
    ['more than 99', cartOf([line('a', 'satay', 100)]), 'invalid_request'],
    ['a half', cartOf([line('a', 'satay', 0.5)]), 'invalid_request'],
    [
      'too many lines',
      cartOf(Array.from({ length: 201 }, (_, index) => line(`l${index}`, 'satay', 1))),
      'invalid_request',
    ],
    [
      'a long note',
      cartOf([{ ...line('a', 'satay', 1), comment: 'x'.repeat(131) }]),
      'instructions_too_long',
    ],
  ])('VALID-06: %s is refused and nothing is kept', async (_name, cart, code) => {
    expect(await eater.client.saveCart(write(cart, 0))).toMatchObject({
      ok: false,
      problem: { code },
    })
    expect(unwrap(await eater.client.readCart('sg')).version).toBe(0)
  })

  test('is hidden from guests and other eaters (ROLE-03)', async () => {
    unwrap(await eater.client.saveCart(write(satay, 0)))
    for (const [method, url, payload] of [
      ['GET', '/api/v1/cart?country=sg', undefined],
      ['PUT', '/api/v1/cart', write(satay, 0)],
      ['POST', '/api/v1/checkout/review?country=sg', { isRestaurantPage: false }],
    ] as const) {
      const answer = await server.app.inject({ method, url, ...(payload ? { payload } : {}) })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        401,
        'unauthenticated',
      ])
    }
    const other = await logInByInjection(server)
    expect(unwrap(await other.client.readCart('sg')).cart).toBeNull()
  })

  test('cannot be written by another site', async () => {
    const answer = await server.app.inject({
      method: 'PUT',
      url: '/api/v1/cart',
      headers: {
        cookie: eater.cookie,
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: write(satay, 0),
    })
    expect(answer.json()).toMatchObject({ code: 'cross_site_request' })
  })
})

describe('an order', () => {
  const location = {
    id: 'x',
    address: 'Blok 78',
    addressDetail: '',
    displayAddress: 'Blok 78',
    city: 'Singapore',
    cityID: 'sg',
    countryCode: 'sg',
    isAccurate: true,
    noteToDriver: '',
    ...home,
  }
  const asked = {
    countryCode: 'sg' as const,
    location: home,
    merchants: [{ ID: 'warung', section: '', comment: '', items: [{ ID: 'satay', quantity: 2 }] }],
  }
  async function order(): Promise<void> {
    const quote = unwrap(await eater.client.quote(asked))
    unwrap(
      await eater.client.placeOrder(
        {
          ...asked,
          location,
          shownTotalInMinor: quote.totalQuote.reducedPriceV2.amountInMinor,
          quoteToken: quote.quoteToken,
        },
        randomUUID(),
      ),
    )
  }

  test('empties the cart of its merchant, with a new version (PROD-05)', async () => {
    unwrap(await eater.client.saveCart(write(satay, 0)))
    await order()
    expect(unwrap(await eater.client.readCart('sg'))).toEqual({
      version: 2,
      writeID: '',
      cart: null,
    })
    expect(
      await eater.client.saveCart(write(satay, 1)),
      'what another device still holds comes too late',
    ).toMatchObject({ ok: false, problem: { code: 'cart_stale' } })
  })

  test('leaves the cart of another merchant', async () => {
    unwrap(await eater.client.saveCart(write(cartOf([line('a', 'counter-rice', 1)], 'counter'), 0)))
    await order()
    expect(unwrap(await eater.client.readCart('sg'))).toMatchObject({
      version: 1,
      cart: { merchants: [{ merchant: { ID: 'counter' } }] },
    })
  })
})

describe('the review before checkout', () => {
  const review = async (isRestaurantPage = false) =>
    unwrap(await eater.client.reviewCart('sg', { isRestaurantPage }))

  test('succeeds for a valid cart (REVIEW-01, REVIEW-02, REVIEW-03)', async () => {
    unwrap(await eater.client.saveCart(write(satay, 0)))
    expect(await review()).toMatchObject({
      success: true,
      version: 1,
      notices: [],
      refreshMenu: false,
      cart: { merchants: [{ items: [{ ID: 'satay' }] }] },
    })
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/checkout/review?country=sg',
      headers: { cookie: eater.cookie },
      payload: {},
    })
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  })

  test('has an errCode for an empty cart (REVIEW-03)', async () => {
    expect(await review()).toMatchObject({ errCode: 'empty_cart' })
  })

  test('has an error for a dish that left the menu, and removes it (REVIEW-03, CART-10)', async () => {
    unwrap(
      await eater.client.saveCart(
        write(cartOf([line('a', 'satay', 1), line('b', 'free-tea', 1)]), 0),
      ),
    )
    await serveMerchantWith({
      categories: castMerchants.warung.categories.map((category) => ({
        ...category,
        dishes: category.dishes.filter((dish) => dish.ID !== 'satay'),
      })),
    })
    const reviewed = await review(true)
    expect(reviewed).toMatchObject({
      error: { code: 'food_err_order_item_not_available', context: { name: 'Satay' } },
      version: 2,
      refreshMenu: true,
    })
    expect(amounts(unwrap(await eater.client.readCart('sg')).cart)).toEqual([['free-tea', 1]])
    await serve(castCatalogue.merchants)
  })

  test('reports a new price with the old one, without an error (REVIEW-03, CART-12)', async () => {
    unwrap(await eater.client.saveCart(write(satay, 0)))
    await serveMerchantWith({ categories: sataysAt(900) })
    expect(await review(false)).toMatchObject({
      success: true,
      refreshMenu: false,
      notices: [{ notice: 'price_changed', name: 'Satay', prices: { before: 700, after: 900 } }],
    })
    expect(await review(), 'told once').toMatchObject({ success: true, notices: [] })
    await serve(castCatalogue.merchants)
  })

  test('has an error for a closed merchant (REVIEW-03, CART-08)', async () => {
    unwrap(await eater.client.saveCart(write(satay, 0)))
    await serveMerchantWith({ temporarilyClosed: true })
    expect(await review()).toMatchObject({
      error: { code: 'food_err_order_merchant_closed' },
      cart: null,
    })
    await serve(castCatalogue.merchants)
  })

  test('has an errCode with context for refusals of the rules (REVIEW-03)', async () => {
    unwrap(await eater.client.saveCart(write(cartOf([line('a', 'satay', 15)]), 0)))
    expect(await review()).toMatchObject({
      errCode: 'order_value_exceeded',
      context: { orderLimit: 10_000, currency: 'SGD' },
    })
    unwrap(await eater.client.saveCart(write(cartOf([line('a', 'laksa', 1)]), 1)))
    expect(await review()).toMatchObject({ errCode: 'invalid_groups' })
    unwrap(
      await eater.client.saveCart(write(cartOf([line('a', 'satay', 1), line('c', 'gone', 2)]), 2)),
    )
    expect(await review()).toMatchObject({ error: { code: 'food_err_order_item_not_available' } })
  })
})
