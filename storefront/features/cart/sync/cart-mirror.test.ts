// Tests that every change of the cart reaches the account exactly once.
import { kopi, laksa } from '@tingkat/ordering/testing/fixtures'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { amounts, openBrowser, openServer, problem } from '../../../testing/cart-mirror-fixtures.ts'

let server: ReturnType<typeof openServer>
beforeEach(() => {
  server = openServer()
})

describe('writing', () => {
  test('several changes are one write, 600 ms later', async () => {
    const browser = openBrowser(server)
    browser.add(kopi, 1)
    browser.add(kopi, 1)
    browser.add(laksa, 1)
    expect([server.writes.length, browser.timers.map((timer) => timer.ms)]).toEqual([0, [600]])
    await browser.elapse()
    expect(server.writes).toHaveLength(1)
    expect(amounts(server.read().cart)).toEqual({ kopi: 2, laksa: 1 })
    expect(browser.timers).toEqual([])
  })

  test('one write runs at a time; changes during it follow', async () => {
    const browser = openBrowser(server)
    browser.add(kopi, 1)
    const first = browser.mirror.flush()
    browser.add(kopi, 2)
    expect(browser.mirror.flush()).toBe(first)
    expect(await first).toBe(true)
    expect(amounts(server.read().cart)).toEqual({ kopi: 3 })
    expect(server.writes.map((write) => write.version)).toEqual([0, 1])
  })

  test('a failed write is retried with growing delays', async () => {
    const browser = openBrowser(server)
    server.fault = () => problem('network_error', 0)
    browser.add(kopi, 1)
    expect(await browser.mirror.flush()).toBe(false)
    expect(browser.timers.map((timer) => timer.ms)).toEqual([5_000])
    await browser.mirror.flush()
    expect(browser.timers.map((timer) => timer.ms)).toEqual([20_000])
    server.fault = () => undefined
    await browser.elapse()
    expect(amounts(server.read().cart)).toEqual({ kopi: 1 })
  })

  test('a rejected cart is not sent again until it changes', async () => {
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

  test('an ended session stops the mirror; the cart stays', async () => {
    const browser = openBrowser(server)
    server.fault = () => problem('unauthenticated', 401)
    browser.add(kopi, 1)
    await browser.mirror.flush()
    expect([browser.gone, amounts(browser.store.read()), browser.timers]).toEqual([
      true,
      { kopi: 1 },
      [],
    ])
    browser.add(kopi, 1)
    expect(browser.timers).toEqual([])
  })
})

describe('a lost response', () => {
  test('the same write is sent again and takes effect once', async () => {
    const browser = openBrowser(server)
    server.fault = (stage) => (stage === 'after' ? problem('timeout', 0) : undefined)
    browser.add(kopi, 1)
    await browser.mirror.flush()
    server.fault = () => undefined
    await browser.elapse()
    expect(server.writes.map((write) => write.writeID)).toEqual([
      server.writes[0]!.writeID,
      server.writes[0]!.writeID,
    ])
    expect([server.read().version, amounts(server.read().cart)]).toEqual([1, { kopi: 1 }])
  })

  test('dishes added before the retry are not doubled', async () => {
    const browser = openBrowser(server)
    server.fault = (stage) => (stage === 'after' ? problem('timeout', 0) : undefined)
    browser.add(kopi, 1)
    await browser.mirror.flush()
    server.fault = () => undefined
    browser.add(kopi, 1)
    browser.add(laksa, 1)
    await browser.elapse()
    expect([amounts(browser.store.read()), amounts(server.read().cart)]).toEqual([
      { kopi: 2, laksa: 1 },
      { kopi: 2, laksa: 1 },
    ])
    expect(browser.joined).toEqual([])
  })

  test('dishes added after a reload are not doubled', async () => {
    const browser = openBrowser(server)
    browser.add(kopi, 1)
    browser.mirror.leave()
    await vi.waitFor(() => expect(server.leaving).toBe(1), { timeout: 60_000 })
    const back = browser.reload()
    back.add(kopi, 1)
    await back.mirror.pull()
    expect([amounts(back.store.read()), amounts(server.read().cart)]).toEqual([
      { kopi: 2 },
      { kopi: 2 },
    ])
  })
})
