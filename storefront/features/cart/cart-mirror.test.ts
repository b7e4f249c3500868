// The mirror of the basket between browsers of one eater, against a server that keeps versions as the real one does.
import type { CartBody, SavedCart, StoredCart } from '@tingkat/contract/cart'
import type { Answer, ClientProblem } from '@tingkat/contract/client'
import type { Cart, CartNotice } from '@tingkat/ordering/cart'
import { addItem, isCartEmpty } from '@tingkat/ordering/cart'
import { restoreCart } from '@tingkat/ordering/cart-picks'
import type { Dish, Merchant } from '@tingkat/ordering/merchant'
import { castLine, castMerchant, castStall, chickenRice, kopi, laksa, must } from '@tingkat/ordering/testing/cast'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createStored } from '../../platform/stored.ts'
import { createCartMirror, type CartChoice, type CartMirror, type MirrorMark } from './cart-mirror.ts'
import { createCartStore, type CartStore } from './cart-store.ts'

const kitchen = castMerchant()
const stall = castStall()
const kitchens = new Map([[kitchen.ID, kitchen], [stall.ID, stall]])

const problem = (code: ClientProblem['code'], status: number, context = {}): Answer<never> => ({ ok: false, problem: { code, status, message: code, context } })

/** What the server does: keeps one cart under a version, refuses older ones, knows a write that comes twice. */
function openServer() {
  let stored: StoredCart = { version: 0, writeID: '', cart: null }
  const server = {
    writes: [] as CartBody[],
    leaving: 0,
    /** Stands in for the network; runs before or instead of the server's answer. */
    fault: (_stage: 'before' | 'after'): Answer<never> | undefined => undefined,
    read: () => stored,
    /** As an order does. */
    empty: () => { stored = { version: stored.version + 1, writeID: '', cart: null } },
    readCart: async (): Promise<Answer<StoredCart>> => server.fault('before') ?? { ok: true, data: stored },
    saveCart: async (body: CartBody, { leaving = false } = {}): Promise<Answer<SavedCart>> => {
      await Promise.resolve()
      const lost = server.fault('before')
      if (lost) return lost
      server.writes.push(body)
      if (leaving) server.leaving += 1
      if (stored.writeID !== body.writeID) {
        if (body.version !== stored.version) return problem('cart_stale', 409, { stored })
        const { cart } = must(body.cart ? restoreCart(body.cart, ID => kitchens.get(ID)) : { cart: null, notices: [] })
        stored = { version: stored.version + 1, writeID: body.writeID, cart }
      }
      return server.fault('after') ?? { ok: true, data: { ...stored, notices: [] } }
    },
  }
  return server
}

let ids = 0
type Browser = { store: CartStore; mirror: CartMirror; timers: { run: () => void; ms: number }[]; joined: CartNotice[]; choice: CartChoice | null; gone: boolean; add: (dish: Dish, quantity: number, merchant?: Merchant) => void; elapse: () => Promise<void>; reload: () => Browser }

/** One browser with its storage; `elapse` lets all waits end, `reload` opens the page anew. */
function openBrowser(server: ReturnType<typeof openServer>, account = 'mei', items = new Map<string, string>()): Browser {
  const tab = {
    storage: () => ({ getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, text: string) => { items.set(key, text) }, removeItem: (key: string) => { items.delete(key) } }),
    addEventListener: (() => {}) as unknown as Window['addEventListener'],
  }
  const store = createCartStore(createStored<Cart>('cart.sg', value => value as Cart, tab), { put: () => {}, clear: () => {} })
  const timers: Browser['timers'] = []
  const browser = { store, timers, joined: [] as CartNotice[], choice: null as CartChoice | null, gone: false } as Browser
  browser.mirror = createCartMirror({
    country: 'sg', account, store, mark: createStored<MirrorMark>('mirror.sg', value => value as MirrorMark, tab),
    client: server, newID: () => `w${++ids}`, alone: work => work(),
    wait(run, ms) {
      const timer = { run, ms }
      timers.push(timer)
      return () => { if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1) }
    },
    onJoined: notices => { browser.joined.push(...notices) },
    onChoice: choice => { browser.choice = choice },
    onMenuChanged: () => {},
    onGone: () => { browser.gone = true },
  })
  browser.add = (dish, quantity, merchant = kitchen) => { store.replace(must(addItem(store.read(), merchant, castLine(dish, `l${++ids}`, quantity))).cart) }
  browser.elapse = async () => {
    for (let rounds = 0; timers.length && rounds < 10; rounds += 1) {
      for (const { run } of timers.splice(0)) run()
      await browser.mirror.flush()
    }
  }
  browser.reload = () => {
    browser.mirror.stop()
    return openBrowser(server, account, items)
  }
  return browser
}

const amounts = (cart: Cart | null) => Object.fromEntries(cart?.merchants.flatMap(entry => entry.items.map(line => [line.ID, line.quantity])) ?? [])

let server: ReturnType<typeof openServer>
beforeEach(() => { server = openServer() })

describe('writing', () => {
  test('several taps are one write, a moment later', async () => {
    const browser = openBrowser(server)
    browser.add(kopi, 1)
    browser.add(kopi, 1)
    browser.add(laksa, 1)
    expect([server.writes.length, browser.timers.map(timer => timer.ms)]).toEqual([0, [600]])
    await browser.elapse()
    expect(server.writes).toHaveLength(1)
    expect(amounts(server.read().cart)).toEqual({ kopi: 2, laksa: 1 })
    expect(browser.timers).toEqual([])
  })

  test('never two at once; what came meanwhile follows', async () => {
    const browser = openBrowser(server)
    browser.add(kopi, 1)
    const first = browser.mirror.flush()
    browser.add(kopi, 2)
    expect(browser.mirror.flush()).toBe(first)
    expect(await first).toBe(true)
    expect(amounts(server.read().cart)).toEqual({ kopi: 3 })
    expect(server.writes.map(write => write.version)).toEqual([0, 1])
  })

  test('a failed write waits longer each time, and nothing is lost', async () => {
    const browser = openBrowser(server)
    server.fault = () => problem('network_error', 0)
    browser.add(kopi, 1)
    expect(await browser.mirror.flush()).toBe(false)
    expect(browser.timers.map(timer => timer.ms)).toEqual([5_000])
    await browser.mirror.flush()
    expect(browser.timers.map(timer => timer.ms)).toEqual([20_000])
    server.fault = () => undefined
    await browser.elapse()
    expect(amounts(server.read().cart)).toEqual({ kopi: 1 })
  })

  test('what the server refuses for good is not sent again until it changes', async () => {
    const browser = openBrowser(server)
    server.fault = () => problem('invalid_request', 400)
    browser.add(kopi, 1)
    expect(await browser.mirror.flush()).toBe(false)
    await Promise.resolve()
    expect(browser.timers).toEqual([])
    server.fault = () => undefined
    browser.add(kopi, 1)
    await browser.elapse()
    expect(amounts(server.read().cart)).toEqual({ kopi: 2 })
  })

  test('an ended session ends the mirror; the basket stays', async () => {
    const browser = openBrowser(server)
    server.fault = () => problem('unauthenticated', 401)
    browser.add(kopi, 1)
    await browser.mirror.flush()
    expect([browser.gone, amounts(browser.store.read()), browser.timers]).toEqual([true, { kopi: 1 }, []])
    browser.add(kopi, 1)
    expect(browser.timers).toEqual([])
  })
})

describe('an answer that was lost', () => {
  test('the same write is sent again and counts once', async () => {
    const browser = openBrowser(server)
    server.fault = stage => stage === 'after' ? problem('timeout', 0) : undefined
    browser.add(kopi, 1)
    await browser.mirror.flush()
    server.fault = () => undefined
    await browser.elapse()
    expect(server.writes.map(write => write.writeID)).toEqual([server.writes[0]!.writeID, server.writes[0]!.writeID])
    expect([server.read().version, amounts(server.read().cart)]).toEqual([1, { kopi: 1 }])
  })

  test('dishes added before it is known are not doubled', async () => {
    const browser = openBrowser(server)
    server.fault = stage => stage === 'after' ? problem('timeout', 0) : undefined
    browser.add(kopi, 1)
    await browser.mirror.flush()
    server.fault = () => undefined
    browser.add(kopi, 1)
    browser.add(laksa, 1)
    await browser.elapse()
    expect([amounts(browser.store.read()), amounts(server.read().cart)]).toEqual([{ kopi: 2, laksa: 1 }, { kopi: 2, laksa: 1 }])
    expect(browser.joined).toEqual([])
  })

  test('nor when the page went away with it', async () => {
    const browser = openBrowser(server)
    browser.add(kopi, 1)
    browser.mirror.leave()
    await vi.waitFor(() => expect(server.leaving).toBe(1))
    const back = browser.reload()
    back.add(kopi, 1)
    await back.mirror.pull()
    expect([amounts(back.store.read()), amounts(server.read().cart)]).toEqual([{ kopi: 2 }, { kopi: 2 }])
  })
})

describe('log-in', () => {
  test('PROD-17: a guest’s basket joins the one of the account, and the eater is told', async () => {
    const other = openBrowser(server)
    other.add(kopi, 1)
    other.add(chickenRice, 2)
    await other.elapse()
    const browser = openBrowser(server)
    browser.add(kopi, 3)
    await browser.mirror.pull()
    expect(amounts(browser.store.read())).toEqual({ kopi: 4, 'chicken-rice': 2 })
    expect(amounts(server.read().cart)).toEqual({ kopi: 4, 'chicken-rice': 2 })
    expect(browser.joined.map(one => one.notice)).toEqual(['joined'])
  })

  test('API-09 logging out and in again leaves the basket as it was', async () => {
    let browser = openBrowser(server)
    browser.add(kopi, 2)
    await browser.elapse()
    for (let again = 0; again < 3; again += 1) {
      browser = browser.reload()
      await browser.mirror.pull()
    }
    browser.add(kopi, 1)
    browser = browser.reload()
    await browser.mirror.pull()
    expect([amounts(browser.store.read()), browser.joined]).toEqual([{ kopi: 3 }, []])
  })

  describe('with baskets of two kitchens', () => {
    let browser: Browser
    beforeEach(async () => {
      const other = openBrowser(server)
      other.add(kopi, 1, stall)
      await other.elapse()
      browser = openBrowser(server)
      browser.add(laksa, 2)
      await browser.mirror.pull()
    })

    test('both stay until the eater has decided', async () => {
      expect([amounts(browser.choice!.mine), amounts(browser.choice!.stored)]).toEqual([{ laksa: 2 }, { kopi: 1 }])
      await browser.elapse()
      expect([amounts(browser.store.read()), amounts(server.read().cart)]).toEqual([{ laksa: 2 }, { kopi: 1 }])
      const later = browser.reload()
      await later.mirror.pull()
      expect(amounts(later.choice!.stored), 'still offered').toEqual({ kopi: 1 })
    })

    test('keeping this one writes it', async () => {
      browser.add(chickenRice, 1)
      browser.mirror.settle('mine')
      await browser.elapse()
      expect([browser.choice, amounts(server.read().cart)]).toEqual([null, { laksa: 2, 'chicken-rice': 1 }])
    })

    test('taking the other replaces this one', async () => {
      browser.mirror.settle('stored')
      await browser.elapse()
      expect([browser.choice, amounts(browser.store.read()), amounts(server.read().cart)]).toEqual([null, { kopi: 1 }, { kopi: 1 }])
    })

    test('a basket ordered or emptied meanwhile answers the question', async () => {
      browser.store.replace(null)
      await browser.elapse()
      expect([browser.choice, amounts(browser.store.read())]).toEqual([null, { kopi: 1 }])
    })
  })
})

describe('two devices', () => {
  let phone: Browser
  let desk: Browser
  beforeEach(async () => {
    phone = openBrowser(server)
    phone.add(kopi, 2)
    await phone.elapse()
    desk = openBrowser(server)
    await desk.mirror.pull()
  })

  test('what one wrote the other reads', async () => {
    expect(amounts(desk.store.read())).toEqual({ kopi: 2 })
    desk.add(laksa, 1)
    await desk.elapse()
    await phone.mirror.pull()
    expect(amounts(phone.store.read())).toEqual({ kopi: 2, laksa: 1 })
    expect(server.writes.length, 'and writes nothing back').toBe(2)
  })

  test('a late write is refused, joined with the newer cart and written again', async () => {
    desk.add(laksa, 1)
    await desk.elapse()
    phone.add(kopi, 1)
    await phone.elapse()
    expect(amounts(server.read().cart)).toEqual({ kopi: 3, laksa: 1 })
    expect(amounts(phone.store.read())).toEqual({ kopi: 3, laksa: 1 })
    await desk.mirror.pull()
    expect(amounts(desk.store.read())).toEqual({ kopi: 3, laksa: 1 })
  })

  test('PROD-05 an order on one empties the other', async () => {
    server.empty()
    desk.store.replace(null)
    await desk.elapse()
    await phone.mirror.pull()
    expect(isCartEmpty(phone.store.read())).toBe(true)
    expect(server.read().cart).toBeNull()
  })

  test('how far the kitchen is stays with the browser that knows it', async () => {
    const near = phone.store.read()!
    phone.store.replace({ ...near, merchants: near.merchants.map(entry => ({ ...entry, merchant: { ...entry.merchant, ETA: 25, distanceInKm: 1.2 } })) })
    desk.add(laksa, 1)
    await desk.elapse()
    await phone.mirror.pull()
    expect(phone.store.read()?.merchants[0]?.merchant).toMatchObject({ ETA: 25, distanceInKm: 1.2 })
  })
})

test('an order empties both baskets, and nothing that is out of date is sent', async () => {
  const server = openServer()
  const phone = openBrowser(server)
  await phone.mirror.pull()
  phone.add(laksa, 2)
  await phone.elapse()
  const before = server.writes.length
  server.empty()
  phone.store.replace(null)
  await phone.elapse()
  expect(server.writes).toHaveLength(before)
  phone.add(kopi, 1)
  await phone.elapse()
  expect(server.read().cart?.merchants[0]?.items.map(item => item.ID)).toEqual([kopi.ID])
})
