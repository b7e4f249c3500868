// The basket in the browser: what it keeps, what two tabs see, and what it makes of rubbish.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { badgeText, isCartEmpty, itemCount, subtotalOf } from '@tingkat/ordering/cart/cart'
import { pickModifier, startLine } from '@tingkat/ordering/dish/dish'
import type { Dish, Merchant } from '@tingkat/ordering/merchant/merchant'
import { isRefusal } from '@tingkat/ordering/refusal'
import { describe, expect, test, vi } from 'vitest'
import type { SharedError } from '../../platform/errors/shared-error.ts'
import { createStored } from '../../platform/storage/stored.ts'
import { createCartStore, type CartNotification } from './cart-store.ts'
import { describePicks } from './drawer/picks.ts'
import { readCart } from './stored-cart.ts'

const amount = (amountInMinor: number) => ({ amountInMinor, amountDisplay: '' })

function dishOf(ID: string, price: number, groups: Dish['modifierGroups'] = []): Dish {
  return {
    ID,
    name: `Dish ${ID}`,
    description: '',
    imgHref: '',
    images: [],
    available: true,
    sortOrder: 0,
    campaignID: '',
    campaignName: '',
    _currency: { code: 'SGD', symbol: 'S$' },
    priceInMinorUnit: price,
    discountedPriceInMin: price,
    priceV2: amount(price),
    discountedPriceV2: amount(price),
    modifierGroups: groups,
  }
}

function merchantOf(ID: string, dishes: Dish[], orderValueLimit = 0): Merchant {
  return {
    ID,
    name: `Warung ${ID}`,
    countryCode: 'sg',
    section: 'food',
    cuisines: [],
    imgHref: '',
    currency: { code: 'SGD', symbol: 'S$', exponent: 2 },
    ETA: null,
    distanceInKm: null,
    radius: 5000,
    latlng: { latitude: 1.28, longitude: 103.83 },
    isIntegrated: true,
    openingHours: { open: true, timeZone: 'Asia/Singapore', weekly: [[], [], [], [], [], [], []] },
    promo: { hasPromo: false, description: '' },
    rating: 0,
    voteCount: 0,
    ratingShowFlag: { enable: false, minRating: 0, minVoteCount: 0 },
    preparationMinutes: 10,
    schedulerOrderConfig: { blockOnDemandOrders: false },
    address: '',
    tables: [],
    menu: {
      categories: [{ ID: 'c', name: 'All', available: true, items: dishes }],
      campaigns: [],
      menuMeta: { orderValueLimit },
    },
  }
}

const sambal = {
  ID: 'g',
  name: 'Sambal',
  selectionRangeMin: 1,
  selectionRangeMax: 2,
  selectionType: 1 as const,
  available: true,
  modifiers: [
    { ID: 'a', name: 'Sambal tumis', quantity: 0, available: true, price: 0, groupID: 'g' },
    { ID: 'b', name: 'Sambal petai', quantity: 0, available: true, price: 120, groupID: 'g' },
  ],
}
const rice = dishOf('rice', 980, [sambal])
const tea = dishOf('tea', 280)
const kitchen = merchantOf('m1', [rice, tea])

/** One browser's storage with as many tabs as wanted: a write in one is an event in the others, as browsers do it. */
function browser() {
  const items = new Map<string, string>()
  const tabs: { listeners: ((event: { key: string | null }) => void)[] }[] = []
  return {
    items,
    openTab() {
      const tab = { listeners: [] as ((event: { key: string | null }) => void)[] }
      tabs.push(tab)
      const told = (key: string) => {
        for (const other of tabs)
          if (other !== tab) for (const listener of other.listeners) listener({ key })
      }
      const storage = {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, text: string) => {
          items.set(key, text)
          told(key)
        },
        removeItem: (key: string) => {
          items.delete(key)
          told(key)
        },
      }
      const addEventListener = ((
        _type: string,
        listener: (event: { key: string | null }) => void,
      ) => {
        tab.listeners.push(listener)
      }) as unknown as Window['addEventListener']
      return createCartStore(
        createStored<Cart>('cart.sg', readCart, { storage: () => storage, addEventListener }),
      )
    },
  }
}

describe('the stored basket', () => {
  test('PROD-03 keeps what is added, under the country’s key, and a reload finds it', () => {
    const { items, openTab } = browser()
    openTab().quickAdd(kitchen, tea, 2)
    expect([...items.keys()]).toEqual(['tingkat.cart.sg'])
    const reloaded = openTab().read()
    expect(itemCount(reloaded)).toBe(2)
    expect(subtotalOf(reloaded!)).toBe(560)
  })

  test('PROD-14 adds a dish with its chosen modifiers and their price', () => {
    const store = browser().openTab()
    const line = pickModifier(pickModifier(startLine(rice, 'l1'), 'g', 'a'), 'g', 'b')
    expect(isRefusal(store.add(kitchen, line))).toBe(false)
    const [kept] = store.read()!.merchants[0]!.items
    expect(subtotalOf(store.read()!)).toBe(1100)
    expect(describePicks(kept!)).toBe('Sambal tumis, Sambal petai')
  })

  test('two tabs see the same basket, and a change in one starts from the other’s', () => {
    const { openTab } = browser()
    const [left, right] = [openTab(), openTab()]
    const heard = vi.fn<() => void>()
    right.read()
    right.subscribe(heard)
    left.quickAdd(kitchen, tea, 1)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(itemCount(right.read())).toBe(1)
    right.quickAdd(kitchen, tea, 3)
    expect(itemCount(left.read())).toBe(3)
  })

  test('a refusal leaves the stored basket as it was', () => {
    const store = browser().openTab()
    const small = merchantOf('m2', [tea], 500)
    store.quickAdd(small, tea, 1)
    const before = store.read()
    const change = store.quickAdd(small, tea, 2)
    expect(isRefusal(change) && change.refused).toBe('order_value_exceeded')
    expect(store.read()).toBe(before)
  })

  test.each([
    ['not JSON', '{"merchants": ['],
    ['null', 'null'],
    ['another shape', '{"merchants":{}}'],
    ['a list', '[]'],
    [
      'a line without a price',
      '{"merchants":[{"merchant":{"ID":"m","name":"n","countryCode":"sg","orderValueLimit":0,"currency":{"code":"SGD"},"openingHours":{},"latlng":{}},"items":[{"ID":"x","_id":"l","name":"n","comment":"","quantity":1}]}],"promoCodes":[]}',
    ],
    [
      'half a unit',
      JSON.stringify({
        merchants: [
          {
            merchant: { ...merchantOf('m', []), orderValueLimit: 0 },
            items: [{ ...startLine(tea, 'l'), quantity: 1.5 }],
          },
        ],
        promoCodes: [],
      }),
    ],
  ])('BASK-20 garbage in the storage is an empty basket: %s', (_, text) => {
    const { items, openTab } = browser()
    items.set('tingkat.cart.sg', text)
    const store = openTab()
    expect(isCartEmpty(store.read())).toBe(true)
    store.quickAdd(kitchen, tea, 1)
    expect(itemCount(store.read())).toBe(1)
  })

  test('a basket once written is read back whole', () => {
    const { items, openTab } = browser()
    const store = openTab()
    store.add(kitchen, pickModifier(startLine(rice, 'l1'), 'g', 'a'))
    expect(readCart(JSON.parse(items.get('tingkat.cart.sg')!))).toEqual(store.read())
  })

  test('BASK-22 the last line removed empties storage, and an undo puts the whole basket back', () => {
    const { items, openTab } = browser()
    const store = openTab()
    store.quickAdd(kitchen, tea, 2)
    const before = store.read()!
    store.remove(before.merchants[0]!.items[0]!._id)
    expect(store.read()).toBeNull()
    expect(items.size).toBe(0)
    store.replace(before)
    expect(store.read()).toEqual(before)
  })

  test('CBTN-04 the badge shows 99 and then 99+', () => {
    expect([badgeText(1), badgeText(99), badgeText(100), badgeText(0)]).toEqual([
      '1',
      '99',
      '99+',
      '',
    ])
  })

  test('API-09: add (merchant, item), update (_id, item) and remove (_id)', () => {
    const store = browser().openTab()
    store.add(kitchen, startLine(tea, 'l1'))
    store.update('l1', { ...startLine(tea, 'other'), quantity: 4 })
    expect(store.read()?.merchants[0]?.items.map((line) => [line._id, line.quantity])).toEqual([
      ['l1', 4],
    ])
    store.remove('l1')
    expect(store.read()).toBeNull()
  })

  test('CART-14: an Error of add, update or remove goes into the shared error state, a success clears it', () => {
    const errors = { put: vi.fn<(error: SharedError) => void>(), clear: vi.fn<() => void>() }
    const store = createCartStore(createStored<Cart>('cart.sg', readCart, undefined), errors)
    const small = merchantOf('m2', [tea], 500)
    store.add(small, startLine(tea, 'l1'))
    expect(errors.put).not.toHaveBeenCalled()
    store.update('l1', { ...startLine(tea, 'l1'), quantity: 2 })
    store.add(small, { ...startLine(tea, 'l2'), quantity: 0 })
    expect(errors.put.mock.calls.map(([error]) => error)).toEqual([
      {
        code: 'order_value_exceeded',
        context: { orderLimit: 500, currency: 'SGD', subtotal: 560 },
      },
      { code: 'zero_quantity', context: { itemID: 'tea' } },
    ])
    errors.clear.mockClear()
    store.remove('l1')
    expect(errors.clear).toHaveBeenCalledTimes(1)
  })

  test('CART-02: what another kitchen replaced is handed over, so that it can be had back', () => {
    const store = browser().openTab()
    store.quickAdd(kitchen, tea, 2)
    const before = store.read()
    const heard = vi.fn<(news: CartNotification) => void>()
    store.onNotices(heard)
    store.quickAdd(merchantOf('m2', [tea]), tea, 1)
    expect(heard.mock.calls).toEqual([
      [{ notices: [{ notice: 'replaced', lineID: null, name: 'Warung m2' }], before }],
    ])
  })
})
