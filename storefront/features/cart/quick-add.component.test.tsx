// The quick-add of a dish in a browser: a plus, a stepper, and what it does with every kind of dish and basket.
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
import { cartStoreOf } from './use-cart.ts'

const store = cartStoreOf('sg')
const onChoose = vi.fn<() => void>()
beforeEach(() => {
  store.replace(null)
  sharedErrors.clear()
  onChoose.mockClear()
})

type Sketch = { dish?: typeof kopi; merchant?: Merchant; collapseOnScroll?: boolean }
const quick = ({ dish = kopi, merchant = testMerchant, collapseOnScroll }: Sketch = {}) => (
  <div style={{ minHeight: 3000, padding: 40 }}>
    <CartAnnouncer />
    <QuickAdd
      merchant={merchant}
      dish={dish}
      onChoose={onChoose}
      {...(collapseOnScroll === undefined ? {} : { collapseOnScroll })}
    />
  </div>
)
const lines = () =>
  store.read()?.merchants.flatMap((entry) => entry.items.map((line) => [line.ID, line.quantity])) ??
  []
type Screen = Awaited<ReturnType<typeof draw>>
const plus = (screen: Screen) => screen.getByRole('button', { name: 'Add Kopi' })
const more = (screen: Screen) => screen.getByRole('button', { name: 'One more of Kopi' })
const bin = (screen: Screen) => screen.getByRole('button', { name: 'Remove Kopi' })

test('QADD-01 QADD-02 QADD-03: collapsed it is a plus; a press adds one and expands, the focus on more', async () => {
  const screen = await draw(quick())
  await plus(screen).click()
  expect(lines()).toEqual([['kopi', 1]])
  await expect.element(more(screen)).toHaveFocus()
  await expect.element(plus(screen)).not.toBeInTheDocument()
})

test('QADD-04: at 1 the minus is a trash can, above it a minus', async () => {
  const screen = await draw(quick())
  await plus(screen).click()
  await expect.element(bin(screen)).toBeVisible()
  expect(bin(screen).element().querySelector('.lucide-trash-2')).not.toBeNull()
  await more(screen).click()
  const less = screen.getByRole('button', { name: 'One less of Kopi' })
  expect(less.element().querySelector('.lucide-minus')).not.toBeNull()
  expect(less.element().querySelector('.lucide-trash-2')).toBeNull()
  expect(lines()).toEqual([['kopi', 2]])
})

test('QADD-05: back at 0 it collapses, keeps the focus, and the dish can be had back', async () => {
  const screen = await draw(quick())
  await plus(screen).click()
  await bin(screen).click()
  expect(lines()).toEqual([])
  await expect.element(plus(screen)).toHaveFocus()
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

test('QADD-06: with collapse-on-scroll on it folds away when the page scrolls, and opens again on its number', async () => {
  const screen = await draw(quick({ collapseOnScroll: true }))
  await plus(screen).click()
  await expect.element(more(screen)).toBeVisible()
  await scrollPage()
  const number = screen.getByRole('button', { name: '1 of Kopi in the basket, change' })
  await expect.element(number).toMatchTextContent('1')
  await number.click()
  await expect.element(more(screen)).toBeVisible()
  expect(lines()).toEqual([['kopi', 1]])
  window.scrollTo(0, 0)
})

test('QADD-06: with it off it stays', async () => {
  const screen = await draw(quick({ collapseOnScroll: false }))
  await plus(screen).click()
  await expect.element(more(screen)).toBeVisible()
  await scrollPage()
  await expect.element(more(screen), { timeout: 0 }).toBeVisible()
  window.scrollTo(0, 0)
})

test('QADD-07: one line of the dish is counted up, its note kept', async () => {
  store.replace(makeCart({ lines: [{ ...makeLine(kopi, 'a', 2), comment: 'less sweet' }] }))
  const screen = await draw(quick())
  await screen.getByRole('button', { name: '2 of Kopi in the basket, change' }).click()
  await more(screen).click()
  expect(store.read()?.merchants[0]?.items).toMatchObject([
    { _id: 'a', quantity: 3, comment: 'less sweet' },
  ])
})

test('QADD-09: with several lines of the dish each press adds one', async () => {
  store.replace(
    makeCart({ lines: [{ ...startLine(kopi, 'free'), isFreeItem: true }, makeLine(kopi, 'a', 2)] }),
  )
  const screen = await draw(quick())
  await expect.element(plus(screen)).toMatchTextContent('3')
  await plus(screen).click()
  expect(lines()).toEqual([
    ['kopi', 1],
    ['kopi', 3],
  ])
})

test('QADD-10: a dish with choices is not added but opened', async () => {
  const screen = await draw(quick({ dish: laksa }))
  await screen.getByRole('button', { name: 'Choose options for Laksa' }).click()
  expect(onChoose).toHaveBeenCalledTimes(1)
  expect(lines()).toEqual([])
})

test.each([
  ['a sold-out dish', { dish: durian }],
  [
    'a closed kitchen',
    { merchant: { ...testMerchant, openingHours: { ...testMerchant.openingHours, open: false } } },
  ],
])('QADD-01: %s has no button', async (_, sketch) => {
  const screen = await draw(quick(sketch))
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('CART-02 ITEM-11: another kitchen’s basket is asked about first; the old one can be had back', async () => {
  const before = makeCart({ merchant: { ID: 'stall', name: 'Satay Stall' } })
  store.replace(before)
  const screen = await draw(quick())
  await plus(screen).click()
  const dialog = screen.getByRole('dialog', { name: 'Start a new basket?' })
  await expect.element(dialog).toMatchTextContent('Your basket holds 3 items from Satay Stall.')
  await dialog.getByRole('button', { name: 'Keep basket' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(store.read()).toBe(before)
  await expect.element(plus(screen)).toHaveFocus()

  await plus(screen).click()
  await dialog.getByRole('button', { name: 'Start new' }).click()
  await expect.poll(lines).toEqual([['kopi', 1]])
  expect(store.read()?.merchants[0]?.merchant.ID).toBe('warung')
  await screen.getByRole('button', { name: 'Bring the old one back' }).click()
  expect(store.read()).toBe(before)
})

test('CART-14: a refusal goes into the shared error, and the next success clears it', async () => {
  const limited = withLimit(testMerchant, 300)
  const screen = await draw(quick({ merchant: limited }))
  await plus(screen).click()
  await more(screen).click()
  expect(sharedErrors.read()).toMatchObject({
    code: 'order_value_exceeded',
    context: { orderLimit: 300, currency: 'SGD' },
  })
  expect(lines()).toEqual([['kopi', 1]])
  await bin(screen).click()
  expect(sharedErrors.read()).toBeNull()
})

test('99 is the most', async () => {
  store.replace(makeCart({ lines: [makeLine(kopi, 'a', 99)] }))
  const screen = await draw(quick())
  await screen.getByRole('button', { name: /^99 of Kopi/ }).click()
  await expect.element(more(screen)).toHaveAttribute('aria-disabled', 'true')
})

test('by keyboard alone: added, counted, taken out', async () => {
  const screen = await draw(quick())
  plus(screen).element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  expect(lines()).toEqual([['kopi', 2]])
  await userEvent.tab({ shift: true })
  await userEvent.keyboard(' ')
  await userEvent.keyboard(' ')
  expect(lines()).toEqual([])
  await expect.element(plus(screen)).toHaveFocus()
})

test('its targets are 44 pixels, collapsed and expanded', async () => {
  await page.viewport(390, 844)
  const screen = await draw(quick())
  const { width, height } = plus(screen).element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  await plus(screen).click()
  for (const button of [more(screen), bin(screen)]) {
    const box = button.element().getBoundingClientRect()
    // The hit area reaches over the drawn button.
    const reach = getComputedStyle(button.element(), '::before')
    expect(box.height - 2 * parseFloat(reach.top)).toBeGreaterThanOrEqual(44)
    expect(document.elementFromPoint(box.x + box.width / 2, box.y - 3)?.closest('button')).toBe(
      button.element(),
    )
  }
  await page.viewport(1280, 800)
})

test('each change is said politely', async () => {
  const screen = await draw(
    <>
      {quick()}
      <CartButton onOpen={() => {}} />
    </>,
  )
  await plus(screen).click()
  const said = screen.getByText('Basket: 1 item, S$ 1.80')
  await expect.element(said).toBeInTheDocument()
  expect(said.element().closest('output')?.getAttribute('aria-live')).toBe('polite')
})

test('the badge and the subtotal follow a press within one frame', async () => {
  const screen = await draw(
    <>
      {quick()}
      <CartButton onOpen={() => {}} />
    </>,
  )
  const badge = () => screen.getByRole('button', { name: /^Basket/ }).element().textContent
  let frames = 0
  const shown = new Promise<number>((resolve) => {
    const count = () => {
      frames += 1
      if (badge()?.startsWith('1')) resolve(frames)
      else requestAnimationFrame(count)
    }
    plus(screen)
      .element()
      .addEventListener('click', () => requestAnimationFrame(count), { once: true })
  })
  ;(plus(screen).element() as HTMLElement).click()
  expect(await shown).toBe(1)
})
