// Tests of the quick-add button: expanding, counting, scrolling, focus, refusals and announcements.
import { startLine } from '@tingkat/ordering/dish/dish'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { makeLine, durian, kopi, laksa, withLimit } from '@tingkat/ordering/testing/fixtures'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { draw } from '../../testing/draw.tsx'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { CartButton } from './cart-button.tsx'
import { CartAnnouncer } from './cart-announcer.tsx'
import { QuickAdd } from './quick-add.tsx'
import { toPendingLine } from './pending-lines.ts'
import { cartStoreOf } from './use-cart.ts'

const store = cartStoreOf('sg')
const onChoose = vi.fn<() => void>()
beforeEach(() => {
  store.replace(null)
  store.pending.write(null)
  sharedErrors.clear()
  onChoose.mockClear()
})

type QuickAddOptions = {
  dish?: typeof kopi
  merchant?: Merchant
  collapseOnScroll?: boolean
  tooFar?: boolean
}
const quickAdd = ({
  dish = kopi,
  merchant = testMerchant,
  collapseOnScroll,
  tooFar = false,
}: QuickAddOptions = {}) => (
  <div style={{ minHeight: 3000, padding: 40 }}>
    <CartAnnouncer />
    <QuickAdd
      merchant={merchant}
      dish={dish}
      onChoose={onChoose}
      tooFar={tooFar}
      {...(collapseOnScroll === undefined ? {} : { collapseOnScroll })}
    />
  </div>
)
const lines = () =>
  store.read()?.merchants.flatMap((entry) => entry.items.map((line) => [line.ID, line.quantity])) ??
  []
type Screen = Awaited<ReturnType<typeof draw>>
const addButton = (screen: Screen) => screen.getByRole('button', { name: 'Add Kopi' })
const moreButton = (screen: Screen) => screen.getByRole('button', { name: 'Add one more Kopi' })
const removeButton = (screen: Screen) => screen.getByRole('button', { name: 'Remove Kopi' })

test('adds one dish, expands and focuses the plus (QADD-01 QADD-02 QADD-03)', async () => {
  const screen = await draw(quickAdd())
  await addButton(screen).click()
  expect(lines()).toEqual([['kopi', 1]])
  await expect.element(moreButton(screen)).toHaveFocus()
  await expect.element(addButton(screen)).not.toBeInTheDocument()
})

test('adds nothing when the merchant is too far away, and says so (THRO-07)', async () => {
  const text = 'This restaurant doesn’t deliver to your address.'
  const screen = await draw(quickAdd({ tooFar: true }))
  await addButton(screen).click()
  await expect.element(screen.getByText(text).first()).toBeVisible()
  expect(lines()).toEqual([])
})

test('a dish in the cart can only be reduced when the merchant is too far away (THRO-07)', async () => {
  store.replace(makeCart({ lines: [makeLine(kopi, 'a', 2)] }))
  const screen = await draw(quickAdd({ tooFar: true }))
  await screen.getByRole('button', { name: /Kopi/ }).first().click()
  await moreButton(screen).click()
  expect(lines()).toEqual([['kopi', 2]])
  await screen.getByRole('button', { name: 'Remove one Kopi' }).click()
  expect(lines()).toEqual([['kopi', 1]])
})

test.each([1, 3])('starts at 0 for a dish that the basket shows at 0, was %i', async (before) => {
  const line = makeLine(kopi, 'a', before)
  store.replace(makeCart({ lines: [line] }))
  store.pending.write([toPendingLine(line)])
  const screen = await draw(quickAdd())
  await addButton(screen).click()
  expect(lines()).toEqual([['kopi', 1]])
  await expect.element(moreButton(screen)).toBeVisible()
  await expect.element(screen.getByText('Basket: 1 item, S$ 1.80')).toBeInTheDocument()
  expect(store.pending.read()).toEqual([])
})

test('the announcement follows a dish that is set to 0, which stays in the cart', async () => {
  const cart = makeCart({ lines: [makeLine(kopi, 'a', 2)] })
  store.replace(cart)
  const screen = await draw(quickAdd())
  store.pending.write([toPendingLine(cart.merchants[0]!.items[0]!)])
  await expect.element(screen.getByText('Your basket is empty')).toBeInTheDocument()
})

test('shows a bin at 1 and a minus above (QADD-04)', async () => {
  const screen = await draw(quickAdd())
  await addButton(screen).click()
  await expect.element(removeButton(screen)).toBeVisible()
  expect(removeButton(screen).element().querySelector('.lucide-trash-2')).not.toBeNull()
  await moreButton(screen).click()
  const less = screen.getByRole('button', { name: 'Remove one Kopi' })
  expect(less.element().querySelector('.lucide-minus')).not.toBeNull()
  expect(less.element().querySelector('.lucide-trash-2')).toBeNull()
  expect(lines()).toEqual([['kopi', 2]])
})

test('collapses at 0 with focus and an undo (QADD-05)', async () => {
  const screen = await draw(quickAdd())
  await addButton(screen).click()
  await removeButton(screen).click()
  expect(lines()).toEqual([])
  await expect.element(addButton(screen)).toHaveFocus()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(lines).toEqual([['kopi', 1]])
})

async function scrollPage(): Promise<void> {
  const scrolled = new Promise((resolve) => {
    window.addEventListener('scroll', resolve, { once: true })
  })
  window.scrollTo(0, window.scrollY + 200)
  await scrolled
  await new Promise(requestAnimationFrame)
}

test('collapses on scroll and expands again on a press (QADD-06)', async () => {
  const screen = await draw(quickAdd({ collapseOnScroll: true }))
  await addButton(screen).click()
  await expect.element(moreButton(screen)).toBeVisible()
  await scrollPage()
  const number = screen.getByRole('button', { name: '1 Kopi in your basket, change quantity' })
  await expect.element(number).toMatchTextContent('1')
  await number.click()
  await expect.element(moreButton(screen)).toBeVisible()
  expect(lines()).toEqual([['kopi', 1]])
  window.scrollTo(0, 0)
})

test('stays expanded without collapseOnScroll (QADD-06)', async () => {
  const screen = await draw(quickAdd({ collapseOnScroll: false }))
  await addButton(screen).click()
  await expect.element(moreButton(screen)).toBeVisible()
  await scrollPage()
  await expect.element(moreButton(screen), { timeout: 0 }).toBeVisible()
  window.scrollTo(0, 0)
})

test('increases a single line and keeps its note (QADD-07)', async () => {
  store.replace(makeCart({ lines: [{ ...makeLine(kopi, 'a', 2), comment: 'less sweet' }] }))
  const screen = await draw(quickAdd())
  await screen.getByRole('button', { name: '2 Kopi in your basket, change quantity' }).click()
  await moreButton(screen).click()
  expect(store.read()?.merchants[0]?.items).toMatchObject([
    { _id: 'a', quantity: 3, comment: 'less sweet' },
  ])
})

test('adds one per press with several lines of the dish (QADD-09)', async () => {
  store.replace(
    makeCart({ lines: [{ ...startLine(kopi, 'free'), isFreeItem: true }, makeLine(kopi, 'a', 2)] }),
  )
  const screen = await draw(quickAdd())
  await expect.element(addButton(screen)).toMatchTextContent('3')
  await addButton(screen).click()
  expect(lines()).toEqual([
    ['kopi', 1],
    ['kopi', 3],
  ])
})

test('opens a dish with modifiers instead of adding it (QADD-10)', async () => {
  const screen = await draw(quickAdd({ dish: laksa }))
  await screen.getByRole('button', { name: 'Choose options for Laksa' }).click()
  expect(onChoose).toHaveBeenCalledTimes(1)
  expect(lines()).toEqual([])
})

test.each([
  ['a sold-out dish', { dish: durian }],
  [
    'a closed merchant',
    { merchant: { ...testMerchant, openingHours: { ...testMerchant.openingHours, open: false } } },
  ],
])('has no button for %s (QADD-01)', async (_, options) => {
  const screen = await draw(quickAdd(options))
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('asks before replacing the cart of another merchant (CART-02 ITEM-11)', async () => {
  const before = makeCart({ merchant: { ID: 'stall', name: 'Satay Stall' } })
  store.replace(before)
  const screen = await draw(quickAdd())
  await addButton(screen).click()
  const dialog = screen.getByRole('dialog', { name: 'Start a new basket?' })
  await expect.element(dialog).toMatchTextContent('Your basket has 3 items from Satay Stall.')
  await dialog.getByRole('button', { name: 'Keep basket' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(store.read()).toBe(before)
  await expect.element(addButton(screen)).toHaveFocus()

  await addButton(screen).click()
  await dialog.getByRole('button', { name: 'Start new' }).click()
  await expect.poll(lines).toEqual([['kopi', 1]])
  expect(store.read()?.merchants[0]?.merchant.ID).toBe('warung')
  await screen.getByRole('button', { name: 'Restore old basket' }).click()
  expect(store.read()).toBe(before)
})

test('puts a refusal into the shared error until the next success (CART-14)', async () => {
  const limited = withLimit(testMerchant, 300)
  const screen = await draw(quickAdd({ merchant: limited }))
  await addButton(screen).click()
  await moreButton(screen).click()
  expect(sharedErrors.read()).toMatchObject({
    code: 'order_value_exceeded',
    context: { orderLimit: 300, currency: 'SGD' },
  })
  expect(lines()).toEqual([['kopi', 1]])
  await removeButton(screen).click()
  expect(sharedErrors.read()).toBeNull()
})

test('stops at 99', async () => {
  store.replace(makeCart({ lines: [makeLine(kopi, 'a', 99)] }))
  const screen = await draw(quickAdd())
  await screen.getByRole('button', { name: /^99 Kopi/ }).click()
  await expect.element(moreButton(screen)).toHaveAttribute('aria-disabled', 'true')
})

test('works with the keyboard alone', async () => {
  const screen = await draw(quickAdd())
  addButton(screen).element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  expect(lines()).toEqual([['kopi', 2]])
  await userEvent.tab({ shift: true })
  await userEvent.keyboard(' ')
  await userEvent.keyboard(' ')
  expect(lines()).toEqual([])
  await expect.element(addButton(screen)).toHaveFocus()
})

test('has touch targets of 44 pixels, collapsed and expanded', async () => {
  await page.viewport(390, 844)
  const screen = await draw(quickAdd())
  const { width, height } = addButton(screen).element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  await addButton(screen).click()
  for (const button of [moreButton(screen), removeButton(screen)]) {
    const box = button.element().getBoundingClientRect()
    // A pseudo-element enlarges the touch target beyond the visible button.
    const target = getComputedStyle(button.element(), '::before')
    expect(box.height - 2 * parseFloat(target.top)).toBeGreaterThanOrEqual(44)
    expect(document.elementFromPoint(box.x + box.width / 2, box.y - 3)?.closest('button')).toBe(
      button.element(),
    )
  }
  await page.viewport(1280, 800)
})

test('announces each change politely', async () => {
  const screen = await draw(
    <>
      {quickAdd()}
      <CartButton onOpen={() => {}} />
    </>,
  )
  await addButton(screen).click()
  const announcement = screen.getByText('Basket: 1 item, S$ 1.80')
  await expect.element(announcement).toBeInTheDocument()
  expect(announcement.element().closest('output')?.getAttribute('aria-live')).toBe('polite')
})

test('updates the badge of the cart button before the next frame', async () => {
  const screen = await draw(
    <>
      {quickAdd()}
      <CartButton onOpen={() => {}} />
    </>,
  )
  ;(addButton(screen).element() as HTMLElement).click()
  await Promise.resolve()
  // The browser draws no frame between a click and this line, so the next frame that the eater sees
  // has the new count.
  expect(document.querySelector('.cartb .count')?.getAttribute('data-count')).toBe('1')
})
