// The question which of two baskets to keep, in a browser.
import { makeLine, chickenRice, kopi } from '@tingkat/ordering/testing/fixtures'
import type { StoredCart } from '@tingkat/contract/cart'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { makeCart } from '../../../testing/cart-fixtures.ts'
import CartChoiceDialog from './cart-choice-dialog.tsx'
import { cartChoice, openMirror } from './cart-mirrors.ts'
import { cartStoreOf } from '../use-cart.ts'

const store = cartStoreOf('sg')
const stored: StoredCart = {
  version: 4,
  writeID: 'other',
  cart: makeCart({
    merchant: { ID: 'stall', name: 'Satay Stall' },
    lines: [makeLine(chickenRice, 'z', 3)],
  }),
}
let saves: { version: number }[]
let stop = () => {}

beforeEach(() => {
  saves = []
  localStorage.clear()
  store.replace(makeCart({ lines: [makeLine(kopi, 'a', 2)] }))
  vi.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    if (init?.method === 'PUT') saves.push(JSON.parse(init.body as string) as { version: number })
    return new Response(
      JSON.stringify(init?.method === 'PUT' ? { ...stored, version: 5, notices: [] } : stored),
    )
  })
  stop = openMirror('sg', 'mei', { onJoined: () => {}, onMenuChanged: () => {}, onGone: () => {} })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

async function open() {
  const screen = await draw(<CartChoiceDialog />)
  const dialog = screen.getByRole('dialog', { name: 'Which basket do you want?' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

test('PROD-17: both are named, with how much is in them', async () => {
  const { dialog } = await open()
  await expect
    .element(dialog.getByRole('button', { name: /^Katong Warung/ }))
    .toMatchTextContent('This basket, 2 items')
  await expect
    .element(dialog.getByRole('button', { name: /^Satay Stall/ }))
    .toMatchTextContent('From your account, 3 items')
  expect(saves, 'nothing is written before the answer').toEqual([])
})

test('the one here is kept and written over the other', async () => {
  const { screen, dialog } = await open()
  await dialog.getByRole('button', { name: /^Katong Warung/ }).click()
  await expect.element(screen.getByText('Your basket is from Katong Warung')).toBeVisible()
  await expect
    .poll(() => saves)
    .toMatchObject([{ version: 4, cart: { merchants: [{ ID: 'warung' }] } }])
})

test('the account’s is taken, and the other one can still be had', async () => {
  const { screen, dialog } = await open()
  const before = store.read()
  await dialog.getByRole('button', { name: /^Satay Stall/ }).click()
  await expect.poll(() => store.read()?.merchants[0]?.merchant.ID).toBe('stall')
  await screen.getByRole('button', { name: 'Take the other one' }).click()
  expect(store.read()).toEqual(before)
})

test('later: it closes and stays open as a question', async () => {
  const { dialog } = await open()
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(cartChoice.read()).toMatchObject({
    asking: false,
    stored: { merchants: [{ merchant: { ID: 'stall' } }] },
  })
  expect(saves).toEqual([])
})

test('at 320 pixels nothing runs over', async () => {
  await page.viewport(320, 640)
  const { dialog } = await open()
  const box = dialog.element()
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  await page.viewport(1280, 800)
})
