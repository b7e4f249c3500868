// Tests of the dialog that asks which of two carts to keep.
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

async function drawDialog() {
  const screen = await draw(<CartChoiceDialog />)
  const dialog = screen.getByRole('dialog', { name: 'Which basket do you want to use?' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

test('shows merchant and item count of both carts (PROD-17)', async () => {
  const { dialog } = await drawDialog()
  await expect
    .element(dialog.getByRole('button', { name: /^Katong Warung/ }))
    .toMatchTextContent('This basket, 2 items')
  await expect
    .element(dialog.getByRole('button', { name: /^Satay Stall/ }))
    .toMatchTextContent('From your account, 3 items')
  expect(saves, 'nothing is written before the answer').toEqual([])
})

test('keeps the cart of the browser and saves it to the account', async () => {
  const { screen, dialog } = await drawDialog()
  await dialog.getByRole('button', { name: /^Katong Warung/ }).click()
  await expect.element(screen.getByText('Using your basket from Katong Warung')).toBeVisible()
  await expect
    .poll(() => saves)
    .toMatchObject([{ version: 4, cart: { merchants: [{ ID: 'warung' }] } }])
})

test('takes the cart of the account and offers the other one', async () => {
  const { screen, dialog } = await drawDialog()
  const before = store.read()
  await dialog.getByRole('button', { name: /^Satay Stall/ }).click()
  await expect.poll(() => store.read()?.merchants[0]?.merchant.ID).toBe('stall')
  await screen.getByRole('button', { name: 'Use the other one' }).click()
  expect(store.read()).toEqual(before)
})

test('keeps the choice pending on Decide later', async () => {
  const { dialog } = await drawDialog()
  await dialog.getByRole('button', { name: 'Decide later' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(cartChoice.read()).toMatchObject({
    asking: false,
    stored: { merchants: [{ merchant: { ID: 'stall' } }] },
  })
  expect(saves).toEqual([])
})

test('does not overflow at 320 pixels', async () => {
  await page.viewport(320, 640)
  const { dialog } = await drawDialog()
  const box = dialog.element()
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  await page.viewport(1280, 800)
})
