// Tests of merging carts of one eater: at login, and between devices.
import { isCartEmpty } from '@tingkat/ordering/cart/cart'
import { chickenRice, kopi, laksa } from '@tingkat/ordering/testing/fixtures'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  amounts,
  openBrowser,
  openServer,
  stall,
  type Browser,
} from '../../../testing/cart-mirror-fixtures.ts'

let server: ReturnType<typeof openServer>
beforeEach(() => {
  server = openServer()
})

describe('login', () => {
  test('PROD-17: merges the guest’s cart with the account’s, with a notice', async () => {
    const other = openBrowser(server)
    other.add(kopi, 1)
    other.add(chickenRice, 2)
    await other.elapse()
    const browser = openBrowser(server)
    browser.add(kopi, 3)
    await browser.mirror.pull()
    expect(amounts(browser.store.read())).toEqual({ kopi: 4, 'chicken-rice': 2 })
    expect(amounts(server.read().cart)).toEqual({ kopi: 4, 'chicken-rice': 2 })
    expect(browser.joined.map(({ notice }) => notice)).toEqual(['joined'])
  })

  test('API-09 logging out and in again leaves the cart unchanged', async () => {
    let browser = openBrowser(server)
    browser.add(kopi, 2)
    await browser.elapse()
    for (let login = 0; login < 3; login += 1) {
      browser = browser.reload()
      await browser.mirror.pull()
    }
    browser.add(kopi, 1)
    browser = browser.reload()
    await browser.mirror.pull()
    expect([amounts(browser.store.read()), browser.joined]).toEqual([{ kopi: 3 }, []])
  })

  describe('with carts of two merchants', () => {
    let browser: Browser
    beforeEach(async () => {
      const other = openBrowser(server)
      other.add(kopi, 1, stall)
      await other.elapse()
      browser = openBrowser(server)
      browser.add(laksa, 2)
      await browser.mirror.pull()
    })

    test('both stay until the eater has chosen', async () => {
      expect([amounts(browser.choice!.mine), amounts(browser.choice!.stored)]).toEqual([
        { laksa: 2 },
        { kopi: 1 },
      ])
      await browser.elapse()
      expect([amounts(browser.store.read()), amounts(server.read().cart)]).toEqual([
        { laksa: 2 },
        { kopi: 1 },
      ])
      const later = browser.reload()
      await later.mirror.pull()
      expect(amounts(later.choice!.stored), 'still offered').toEqual({ kopi: 1 })
    })

    test('keeping the local cart writes it to the account', async () => {
      browser.add(chickenRice, 1)
      browser.mirror.settle('mine')
      await browser.elapse()
      expect([browser.choice, amounts(server.read().cart)]).toEqual([
        null,
        { laksa: 2, 'chicken-rice': 1 },
      ])
    })

    test('taking the account’s cart replaces the local one', async () => {
      browser.mirror.settle('stored')
      await browser.elapse()
      expect([browser.choice, amounts(browser.store.read()), amounts(server.read().cart)]).toEqual([
        null,
        { kopi: 1 },
        { kopi: 1 },
      ])
    })

    test('emptying the local cart ends the choice', async () => {
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

  test('a change on one device reaches the other', async () => {
    expect(amounts(desk.store.read())).toEqual({ kopi: 2 })
    desk.add(laksa, 1)
    await desk.elapse()
    await phone.mirror.pull()
    expect(amounts(phone.store.read())).toEqual({ kopi: 2, laksa: 1 })
    expect(server.writes.length, 'nothing is written back').toBe(2)
  })

  test('a stale write is merged with the newer cart and written again', async () => {
    desk.add(laksa, 1)
    await desk.elapse()
    phone.add(kopi, 1)
    await phone.elapse()
    expect(amounts(server.read().cart)).toEqual({ kopi: 3, laksa: 1 })
    expect(amounts(phone.store.read())).toEqual({ kopi: 3, laksa: 1 })
    await desk.mirror.pull()
    expect(amounts(desk.store.read())).toEqual({ kopi: 3, laksa: 1 })
  })

  test('PROD-05 an order on one device empties the cart on the other', async () => {
    server.empty()
    desk.store.replace(null)
    await desk.elapse()
    await phone.mirror.pull()
    expect(isCartEmpty(phone.store.read())).toBe(true)
    expect(server.read().cart).toBeNull()
  })

  test('a merge keeps the distance and ETA of the local cart', async () => {
    const near = phone.store.read()!
    phone.store.replace({
      ...near,
      merchants: near.merchants.map((entry) => ({
        ...entry,
        merchant: { ...entry.merchant, ETA: 25, distanceInKm: 1.2 },
      })),
    })
    desk.add(laksa, 1)
    await desk.elapse()
    await phone.mirror.pull()
    expect(phone.store.read()?.merchants[0]?.merchant).toMatchObject({ ETA: 25, distanceInKm: 1.2 })
  })
})

test('an order empties both carts without a stale write', async () => {
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
  expect(server.read().cart?.merchants[0]?.items.map((item) => item.ID)).toEqual([kopi.ID])
})
