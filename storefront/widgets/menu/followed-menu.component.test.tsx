// Tests that an open menu is read again when the merchant changes it.
import { chickenRice, makeLine } from '@tingkat/ordering/testing/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import { useFollowedMenu } from './use-followed-menu.ts'

let streams: FakeStream[] = []

class FakeStream extends EventTarget {
  isOpen = true
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
  }
  close() {
    this.isOpen = false
  }
}

function Page() {
  useFollowedMenu(testMerchant)
  return <p>Menu</p>
}

async function drawMenu() {
  const { router } = await draw(<Page />)
  const readings = vi.spyOn(router, 'revalidate')
  await expect.poll(() => document.body.textContent).toContain('Menu')
  return readings
}

const openStreams = () => streams.filter(({ isOpen }) => isOpen)
const change = () => {
  for (const stream of openStreams()) stream.dispatchEvent(new Event('changed'))
}

let version = 1

beforeEach(() => {
  streams = []
  vi.stubGlobal('EventSource', FakeStream)
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json(testMerchant, { headers: { etag: `"${version++}"` } }),
  )
  localStorage.clear()
  cartStoreOf('sg').replace(null)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('LIVE-29: an open menu without a basket is read again when the merchant changes', async () => {
  const readings = await drawMenu()
  expect(openStreams().map(({ url }) => url)).toEqual([
    `/api/v1/merchants/${testMerchant.ID}/events`,
  ])
  // The server sends the first event when the stream begins. The menu is not read again for it.
  change()
  expect(readings).not.toHaveBeenCalled()
  change()
  await expect.poll(() => readings.mock.calls.length).toBe(1)
})

test('LIVE-29: with dishes of the merchant in the basket, the basket follows the menu', async () => {
  cartStoreOf('sg').replace(makeCart({ lines: [makeLine(chickenRice, 'c')] }))
  await drawMenu()
  expect(streams).toEqual([])
  cartStoreOf('sg').replace(null)
  await expect.poll(openStreams).toHaveLength(1)
})
