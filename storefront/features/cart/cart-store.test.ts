// Tests of the cart store: persistence, several tabs, invalid storage, errors and notices.
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
import { toPendingLine } from './pending-lines.ts'
import { parseCart } from './stored-cart.ts'

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
const merchant = merchantOf('m1', [rice, tea])

/**
 * A fake of a browser's storage with several tabs. A write
 * in one tab causes a storage event in all other tabs.
 */
function createBrowser() {
  const items = new Map<string, string>()
  const tabs: { listeners: ((event: { key: string | null }) => void)[] }[] = []
  return {
    items,
    openTab() {
      const tab = { listeners: [] as ((event: { key: string | null }) => void)[] }
      tabs.push(tab)
      const notifyOtherTabs = (key: string) => {
        for (const other of tabs)
          if (other !== tab) for (const listener of other.listeners) listener({ key })
      }
      const storage = {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, text: string) => {
          items.set(key, text)
          notifyOtherTabs(key)
        },
        removeItem: (key: string) => {
          items.delete(key)
          notifyOtherTabs(key)
        },
      }
      const addEventListener = ((
        _type: string,
        listener: (event: { key: string | null }) => void,
      ) => {
        tab.listeners.push(listener)
      }) as unknown as Window['addEventListener']
      return createCartStore(
        createStored<Cart>('cart.sg', parseCart, { storage: () => storage, addEventListener }),
      )
    },
  }
}

describe('cart store', () => {
  test('persists the cart under the key of the country (PROD-03)', () => {
    const { items, openTab } = createBrowser()
    openTab().quickAdd(merchant, tea, 2)
    expect([...items.keys()]).toEqual(['tingkat.cart.sg'])
    const reloaded = openTab().read()
    expect(itemCount(reloaded)).toBe(2)
    expect(subtotalOf(reloaded!)).toBe(560)
  })

  test('adds a dish with modifiers and their price (PROD-14)', () => {
    const store = createBrowser().openTab()
    const line = pickModifier(pickModifier(startLine(rice, 'l1'), 'g', 'a'), 'g', 'b')
    expect(isRefusal(store.add(merchant, line))).toBe(false)
    const [storedLine] = store.read()!.merchants[0]!.items
    expect(subtotalOf(store.read()!)).toBe(1100)
    expect(describePicks('en', storedLine!)).toBe('Sambal tumis, Sambal petai')
  })

  test('shares the cart between two tabs', () => {
    const { openTab } = createBrowser()
    const [left, right] = [openTab(), openTab()]
    const listener = vi.fn<() => void>()
    right.read()
    right.subscribe(listener)
    left.quickAdd(merchant, tea, 1)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(itemCount(right.read())).toBe(1)
    right.quickAdd(merchant, tea, 3)
    expect(itemCount(left.read())).toBe(3)
  })

  test('leaves the cart unchanged after a refusal', () => {
    const store = createBrowser().openTab()
    const limitedMerchant = merchantOf('m2', [tea], 500)
    store.quickAdd(limitedMerchant, tea, 1)
    const before = store.read()
    const change = store.quickAdd(limitedMerchant, tea, 2)
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
      'a fractional quantity',
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
  ])('treats invalid storage as an empty cart: %s (BASK-20)', (_, text) => {
    const { items, openTab } = createBrowser()
    items.set('tingkat.cart.sg', text)
    const store = openTab()
    expect(isCartEmpty(store.read())).toBe(true)
    store.quickAdd(merchant, tea, 1)
    expect(itemCount(store.read())).toBe(1)
  })

  test('parses a stored cart without loss', () => {
    const { items, openTab } = createBrowser()
    const store = openTab()
    store.add(merchant, pickModifier(startLine(rice, 'l1'), 'g', 'a'))
    expect(parseCart(JSON.parse(items.get('tingkat.cart.sg')!))).toEqual(store.read())
  })

  test('clears storage with the last line and restores the cart on undo (BASK-22)', () => {
    const { items, openTab } = createBrowser()
    const store = openTab()
    store.quickAdd(merchant, tea, 2)
    const before = store.read()!
    store.remove(before.merchants[0]!.items[0]!._id)
    expect(store.read()).toBeNull()
    expect(items.size).toBe(0)
    store.replace(before)
    expect(store.read()).toEqual(before)
  })

  test('limits the badge to 99+ (CBTN-04)', () => {
    expect([badgeText(1), badgeText(99), badgeText(100), badgeText(0)]).toEqual([
      '1',
      '99',
      '99+',
      '',
    ])
  })

  test('adds, updates and removes a line by its id (API-09)', () => {
    const store = createBrowser().openTab()
    store.add(merchant, startLine(tea, 'l1'))
    store.update('l1', { ...startLine(tea, 'other'), quantity: 4 })
    expect(store.read()?.merchants[0]?.items.map((line) => [line._id, line.quantity])).toEqual([
      ['l1', 4],
    ])
    store.remove('l1')
    expect(store.read()).toBeNull()
  })

  test.each([1, 3])('adds to a dish at 0 as if it was not in the cart, was %i (BASK-21)', (was) => {
    const store = createBrowser().openTab()
    const line = pickModifier(startLine(rice, 'l1'), 'g', 'a')
    store.add(merchant, { ...line, quantity: was })
    store.quickAdd(merchant, tea, 2)
    const [riceLine, teaLine] = store.read()!.merchants[0]!.items
    store.pending.write([toPendingLine(riceLine!), toPendingLine(teaLine!)])
    store.add(merchant, { ...line, _id: 'l2', quantity: 1 })
    expect(store.read()?.merchants[0]?.items.map((item) => [item._id, item.quantity])).toEqual([
      ['l1', 1],
      [teaLine!._id, 2],
    ])
    expect(store.pending.read()).toEqual([toPendingLine(teaLine!)])
  })

  test('puts refusals into the shared error and clears it on success (CART-14)', () => {
    const errors = { put: vi.fn<(error: SharedError) => void>(), clear: vi.fn<() => void>() }
    const store = createCartStore(createStored<Cart>('cart.sg', parseCart, undefined), errors)
    const limitedMerchant = merchantOf('m2', [tea], 500)
    store.add(limitedMerchant, startLine(tea, 'l1'))
    expect(errors.put).not.toHaveBeenCalled()
    store.update('l1', { ...startLine(tea, 'l1'), quantity: 2 })
    store.add(limitedMerchant, { ...startLine(tea, 'l2'), quantity: 0 })
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

  test('passes the replaced cart of another merchant to listeners (CART-02)', () => {
    const store = createBrowser().openTab()
    store.quickAdd(merchant, tea, 2)
    const before = store.read()
    const listener = vi.fn<(notification: CartNotification) => void>()
    store.onNotices(listener)
    store.quickAdd(merchantOf('m2', [tea]), tea, 1)
    expect(listener.mock.calls).toEqual([
      [{ notices: [{ notice: 'replaced', lineID: null, name: 'Warung m2' }], before }],
    ])
  })
})
