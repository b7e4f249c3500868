// Tests of the cart drawer: contents, editing lines, the review button, and the empty state.
import type { CartItem } from '@tingkat/ordering/cart/cart'
import { makeLine, chickenRice, kopi } from '@tingkat/ordering/testing/fixtures'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sharedErrors } from '../../../platform/errors/shared-error.ts'
import { draw, type Around } from '../../../testing/draw.tsx'
import { makeCart, testMerchant } from '../../../testing/cart-fixtures.ts'
import CartDrawer from './cart-drawer.tsx'
import { cartChanges, cartChoice } from '../sync/cart-mirrors.ts'
import { cartStoreOf } from '../use-cart.ts'
import { pickupWish } from '../../../platform/storage/pickup-wish.ts'
import { pendingLinesOf } from '../pending-lines.ts'

const store = cartStoreOf('sg')
const onClose = vi.fn<() => void>()
const onReview = vi.fn<(target: string) => void>()
const onEdit = vi.fn<(line: CartItem) => void>()
const onLeave = vi.fn<() => void>()

beforeEach(async () => {
  for (const spy of [onClose, onReview, onEdit, onLeave]) spy.mockClear()
  store.replace(makeCart())
  sharedErrors.clear()
  cartChanges.write([])
  cartChoice.write(null)
  pendingLinesOf('sg').write(null)
  pickupWish('sg').write(null)
  await page.viewport(1280, 800)
})

type Props = { guest?: boolean; reviewing?: boolean }
async function drawDrawer({ guest = false, reviewing = false }: Props = {}, around?: Around) {
  const screen = await draw(
    <CartDrawer
      open
      onClose={onClose}
      guest={guest}
      reviewing={reviewing}
      onReview={onReview}
      onEdit={onEdit}
      onLeave={onLeave}
    />,
    around,
  )
  const drawer = screen.getByRole('dialog')
  await expect.element(drawer).toBeVisible()
  return { screen, drawer, arrivalLine: () => drawer.element().querySelector<HTMLElement>('.when') }
}
const lines = () =>
  store
    .read()
    ?.merchants.flatMap((entry) => entry.items.map((line) => [line._id, line.quantity])) ?? []

describe('contents', () => {
  test('shows heading, dishes and subtotal (BASK-01 BASK-05 BASK-09)', async () => {
    const { drawer } = await drawDrawer()
    await expect
      .element(drawer.getByRole('heading', { level: 2, name: 'Your basket' }))
      .toBeVisible()
    const section = drawer.getByRole('region', { name: 'Katong Warung' })
    expect(
      section
        .getByRole('listitem')
        .elements()
        .map((line) => line.querySelector('.nm')?.textContent),
    ).toEqual(['Kopi', 'Chicken rice'])
    expect(
      section
        .getByRole('listitem')
        .elements()
        .map((line) => line.querySelector('.pr')?.textContent),
    ).toEqual([
      expect.stringMatching(/^S\$\s3\.60$/),
      expect.stringMatching(/^S\$\s4\.00.+S\$\s5\.00$/),
    ])
    expect(drawer.element().querySelector('.sum')?.textContent).toMatch(/^SubtotalS\$\s7\.60$/)
  })

  test('shows minutes and distance with one decimal (BASK-04)', async () => {
    const { arrivalLine } = await drawDrawer()
    expect(arrivalLine()?.textContent).toBe('Arrives in about 25 min, 1.2 km away')
  })

  test('says that the merchant does not deliver to the address, with checkout off (BASK-04 THRO-08)', async () => {
    store.replace(makeCart({ merchant: { ETA: 2_291, distanceInKm: 757 } }))
    const { drawer, arrivalLine } = await drawDrawer()
    expect(arrivalLine()?.textContent).toBe(
      'This restaurant doesn’t deliver to your address. Choose a closer address or another restaurant.',
    )
    await expect
      .element(drawer.getByRole('button', { name: /^Go to checkout/ }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  test('quantities can only be lowered if the merchant does not deliver to the address (THRO-08)', async () => {
    store.replace(makeCart({ merchant: { ETA: 2_291, distanceInKm: 757 } }))
    const { drawer } = await drawDrawer()
    const more = drawer.getByRole('button', { name: 'Add one more Kopi' })
    await expect.element(more).toHaveAttribute('aria-disabled', 'true')
    await more.click({ force: true })
    await drawer.getByRole('button', { name: 'Remove one Kopi' }).click()
    expect(lines()).toEqual([
      ['a', 1],
      ['b', 1],
    ])
  })

  test('asks for an address when there is none (BASK-04)', async () => {
    store.replace(makeCart({ merchant: { ETA: null, distanceInKm: null } }))
    expect((await drawDrawer()).arrivalLine()?.textContent).toBe(
      'Choose an address to see the delivery time',
    )
  })

  test('says that a merchant takes scheduled orders only (SCHED-04 BASK-02)', async () => {
    const schedulerOrderConfig = { blockOnDemandOrders: true }
    store.replace(makeCart({ merchant: { schedulerOrderConfig } }))
    expect((await drawDrawer()).arrivalLine()?.textContent).toBe(
      'Scheduled orders only. Choose a time at checkout.',
    )
  })

  test('shows date and time of a scheduled order (BASK-02)', async () => {
    store.replace(makeCart({ scheduled: {} }))
    const { arrivalLine } = await drawDrawer()
    expect(arrivalLine()?.querySelector('p')?.textContent).toBe(
      'Scheduled for Sun, 22 Nov, 19:00 – 19:30',
    )
    expect(arrivalLine()?.getAttribute('role')).toBeNull()
  })

  test('shows the next time after an error (BASK-03 BASK-12 ERR-07 ERR-08)', async () => {
    store.replace(
      makeCart({
        scheduled: { error: { code: 'slot_unavailable', time: '2026-11-22T12:00:00.000Z' } },
      }),
    )
    const { screen, drawer } = await drawDrawer()
    const alert = drawer.getByRole('alert')
    await expect
      .element(alert)
      .toMatchTextContent(screen.t('problem:gfc_error.errors.slot_unavailable.title'))
    await expect.element(alert).toMatchTextContent('Sun, 22 Nov, 20:00')
    expect(alert.element().querySelector('svg')).toBeVisible()
    expect(drawer.element().textContent).not.toContain('19:00 – 19:30')
  })

  test('shows the table number for dine-in (BASK-02)', async () => {
    store.replace(makeCart({ table: '7' }))
    expect((await drawDrawer()).arrivalLine()?.textContent).toBe('Served to table 7')
  })

  test('shows the table total and no delivery fees for dine-in (BASK-09 BASK-11)', async () => {
    store.replace(makeCart({ table: '7' }))
    const { drawer } = await drawDrawer({ guest: true })
    const sums = drawer.element().querySelector('.sum')?.textContent
    expect(sums).toMatch(/^SubtotalS\$\s7\.60Platform feeS\$\s0\.50Table totalS\$\s8\.10$/)
    expect(drawer.element().textContent).not.toMatch(/deliver/i)
  })

  test('warns of price changes by merchants without integration only (BASK-10)', async () => {
    const { drawer } = await drawDrawer()
    expect(drawer.element().textContent).not.toContain('Final price may change.')
    store.replace(makeCart({ merchant: { isIntegrated: false } }))
    await expect.element(drawer).toMatchTextContent('Final price may change.')
  })

  test.each([
    [true, 'guests'],
    [false, 'others'],
  ])('mentions fees to guests only: %s, %s (BASK-11)', async (guest) => {
    const { drawer } = await drawDrawer({ guest })
    expect(
      drawer.element().textContent.includes('Delivery and platform fees are added at checkout.'),
    ).toBe(guest)
  })

  test('mentions only the platform fee to guests who collect the order (BASK-11)', async () => {
    pickupWish('sg').write(true)
    store.replace(makeCart({ merchant: { pickup: true } }))
    const { drawer } = await drawDrawer({ guest: true }, { flags: { pickup: true } })
    await expect.element(drawer).toMatchTextContent('The platform fee is added at checkout.')
    expect(drawer.element().textContent).not.toMatch(/deliver/i)
  })

  test.each([
    [1280, ['/sg/en/restaurant/katong-warung/warung']],
    [992, ['/sg/en/restaurant/katong-warung/warung']],
    [991, []],
    [390, []],
  ])('links the merchant at %i pixels to %j (BASK-06)', async (width, targets) => {
    await page.viewport(width, 800)
    const { drawer } = await drawDrawer()
    expect(
      drawer
        .getByRole('link', { name: 'Katong Warung' })
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual(targets)
    expect(
      drawer
        .getByText('Katong Warung')
        .elements()
        .filter((element) => element.checkVisibility()),
      'visible once',
    ).toHaveLength(1)
  })

  test('lists menu changes with old and new price (CART-12)', async () => {
    cartChanges.write([
      { notice: 'price_changed', lineID: 'a', name: 'Kopi', prices: { before: 160, after: 180 } },
      { notice: 'food_err_order_item_not_available', lineID: 'z', name: 'Laksa' },
    ])
    const { drawer } = await drawDrawer()
    await expect.element(drawer).toMatchTextContent('Kopi is now S$ 1.80 (was S$ 1.60)')
    await expect.element(drawer).toMatchTextContent('Laksa is no longer available')
  })

  test('reopens the pending choice between two carts', async () => {
    cartChoice.write({
      mine: makeCart(),
      stored: makeCart({ merchant: { name: 'Satay Stall' } }),
      asking: false,
    })
    const { drawer } = await drawDrawer()
    await expect.element(drawer).toMatchTextContent('You have another basket from Satay Stall.')
    await drawer.getByRole('button', { name: 'Choose' }).click()
    expect(cartChoice.read()?.asking).toBe(true)
  })
})

describe('editing lines', () => {
  test('changes the quantity of each dish (BASK-07)', async () => {
    const { drawer } = await drawDrawer()
    await drawer.getByRole('button', { name: 'Add one more Kopi' }).click()
    expect(lines()).toEqual([
      ['a', 3],
      ['b', 1],
    ])
    await drawer.getByRole('button', { name: 'Remove one Kopi' }).click()
    expect(lines()).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect(drawer.getByRole('button', { name: /^(Add|Remove) one / }).elements()).toHaveLength(4)
  })

  test('shows a remove link only at quantity 0 (BASK-08 BASK-21)', async () => {
    const { drawer } = await drawDrawer()
    const remove = drawer.getByRole('button', { name: 'Remove Chicken rice' })
    expect(remove.elements()).toHaveLength(0)
    await drawer.getByRole('button', { name: 'Remove one Chicken rice' }).click()
    await expect.element(remove).toMatchTextContent('Remove')
    expect(lines()).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect(drawer.element().querySelector('.sum')?.textContent, 'without the line at 0').toMatch(
      /^SubtotalS\$\s3\.60$/,
    )
    await drawer.getByRole('button', { name: 'Add one more Chicken rice' }).click()
    await expect.element(remove).not.toBeInTheDocument()
    expect(lines()).toEqual([
      ['a', 2],
      ['b', 1],
    ])
  })

  test('keeps a dish at 0 after the page was left for login (BASK-08 BASK-15)', async () => {
    const before = await drawDrawer({ guest: true })
    await before.drawer.getByRole('button', { name: 'Remove one Chicken rice' }).click()
    await before.screen.unmount()
    // At login, the cart is merged with the account's cart, which may give the lines new ids.
    const cart = store.read()!
    const merchants = cart.merchants.map((entry) => ({
      ...entry,
      items: entry.items.map((line) => ({ ...line, _id: `joined-${line._id}` })),
    }))
    store.replace({ ...cart, merchants })
    const { drawer } = await drawDrawer()
    await expect.element(drawer.getByRole('button', { name: 'Remove Chicken rice' })).toBeVisible()
    await expect
      .element(drawer.getByRole('button', { name: /^Go to checkout/ }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  test('forgets a dish at 0 once the dish was removed elsewhere (BASK-21)', async () => {
    const { drawer } = await drawDrawer()
    await drawer.getByRole('button', { name: 'Remove one Chicken rice' }).click()
    store.remove('b')
    await expect.element(drawer).not.toMatchTextContent('Chicken rice')
    store.replace(makeCart())
    await expect.element(drawer).toMatchTextContent('Chicken rice')
    expect(drawer.getByRole('button', { name: 'Remove Chicken rice' }).elements()).toHaveLength(0)
  })

  test('restores a removed dish and keeps later changes (BASK-22 API-09)', async () => {
    const { drawer } = await drawDrawer()
    await drawer.getByRole('button', { name: 'Remove one Chicken rice' }).click()
    await drawer.getByRole('button', { name: 'Remove Chicken rice' }).click()
    expect(lines()).toEqual([['a', 2]])
    const undo = drawer.getByRole('button', { name: 'Undo' })
    await expect.element(undo).toHaveFocus()
    store.update('a', { ...store.read()!.merchants[0]!.items[0]!, quantity: 5 })
    await undo.click()
    expect(lines()).toEqual(
      expect.arrayContaining([
        ['a', 5],
        ['b', 1],
      ]),
    )
  })

  test('offers undo in the empty cart (BASK-22)', async () => {
    store.replace(makeCart({ lines: [makeLine(kopi, 'a')] }))
    const { drawer } = await drawDrawer()
    await drawer.getByRole('button', { name: 'Remove one Kopi' }).click()
    await drawer.getByRole('button', { name: 'Remove Kopi' }).click()
    await expect
      .element(drawer.getByRole('heading', { name: 'Your basket is empty' }))
      .toBeVisible()
    await drawer.getByRole('button', { name: 'Undo' }).click()
    expect(lines()).toEqual([['a', 1]])
  })

  test('shows a refusal above the order limit and keeps the cart (CART-14 ERR-01)', async () => {
    store.replace(makeCart({ merchant: { orderValueLimit: 800 } }))
    const { drawer } = await drawDrawer()
    await drawer.getByRole('button', { name: 'Add one more Kopi' }).click()
    const alert = drawer.getByRole('alert')
    await expect.element(alert).toMatchTextContent('This restaurant takes orders up to S$ 8.00.')
    expect(lines()).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    await alert.getByRole('button', { name: 'Close' }).click()
    await expect.element(alert).not.toBeInTheDocument()
  })

  test('allows only the removal of a sold-out dish (ERR-03)', async () => {
    store.replace(
      makeCart({
        lines: [
          makeLine(kopi, 'a'),
          { ...makeLine(chickenRice, 'b'), available: false, quantity: 0 },
        ],
      }),
    )
    const { drawer } = await drawDrawer()
    await expect.element(drawer).toMatchTextContent('Sold out, please remove it')
    expect(
      drawer.getByRole('button', { name: 'Add one more Chicken rice' }).elements(),
    ).toHaveLength(0)
    await drawer.getByRole('button', { name: 'Remove Chicken rice' }).click()
    expect(lines()).toEqual([['a', 1]])
  })
})

describe('review button', () => {
  const review = (drawer: Awaited<ReturnType<typeof drawDrawer>>['drawer']) =>
    drawer.getByRole('button', { name: /^(Go to checkout|Checking your basket)/ })

  test('requests the review with the path of checkout', async () => {
    const { drawer } = await drawDrawer()
    await expect.element(review(drawer)).not.toHaveAttribute('aria-disabled')
    await expect.element(review(drawer)).toMatchTextContent('S$ 7.60')
    await review(drawer).click()
    expect(onReview).toHaveBeenCalledWith('/sg/en/checkout')
  })

  test('leads to the checkout of the table for dine-in (BASK-14)', async () => {
    store.replace(makeCart({ table: '7' }))
    await review((await drawDrawer()).drawer).click()
    expect(onReview).toHaveBeenCalledWith('/sg/en/dine-in/checkout?tableNumber=7&merchantID=warung')
  })

  test('has the table total at a table (BASK-11)', async () => {
    store.replace(makeCart({ table: '7' }))
    await expect.element(review((await drawDrawer()).drawer)).toMatchTextContent('S$ 8.10')
  })

  test('is on for a pickup order at any distance', async () => {
    pickupWish('sg').write(true)
    store.replace(makeCart({ merchant: { distanceInKm: 400, pickup: true } }))
    const { drawer } = await drawDrawer({}, { flags: { pickup: true } })
    await expect.element(review(drawer)).not.toHaveAttribute('aria-disabled')
  })

  test('is disabled and busy during the review (BASK-23)', async () => {
    const { drawer } = await drawDrawer({ reviewing: true })
    await expect.element(review(drawer)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(review(drawer)).toHaveAttribute('aria-busy', 'true')
    await review(drawer).click({ force: true })
    expect(onReview).not.toHaveBeenCalled()
  })

  test('is disabled with an invalid time (BASK-24 VALID-19 ERR-09)', async () => {
    store.replace(makeCart({ scheduled: { error: { code: 'slot_unavailable', time: '' } } }))
    const { drawer } = await drawDrawer()
    await expect.element(review(drawer)).toHaveAttribute('aria-disabled', 'true')
    await review(drawer).click({ force: true })
    expect(onReview).not.toHaveBeenCalled()
    await expect
      .element(drawer.getByRole('link', { name: 'Pick another time' }))
      .toHaveAttribute('href', '/sg/en/checkout')
    store.replace(makeCart({ scheduled: {} }))
    await expect.element(review(drawer)).not.toHaveAttribute('aria-disabled')
  })

  test('is disabled with a dish at 0 and explains it on a press', async () => {
    const { drawer } = await drawDrawer()
    await drawer.getByRole('button', { name: 'Remove one Chicken rice' }).click()
    await expect.element(review(drawer)).toHaveAttribute('aria-disabled', 'true')
    await review(drawer).click({ force: true })
    await expect
      .element(drawer)
      .toMatchTextContent('One of your dishes is set to 0. Remove it or add one to continue.')
    expect(onReview).not.toHaveBeenCalled()
  })

  test('is missing for an empty cart (BASK-25)', async () => {
    store.replace(null)
    const { drawer } = await drawDrawer()
    expect(review(drawer).elements()).toHaveLength(0)
  })

  test('is a login link for guests that returns to checkout (BASK-15 BASK-16)', async () => {
    const { drawer } = await drawDrawer({ guest: true })
    expect(review(drawer).elements()).toHaveLength(0)
    await expect
      .element(drawer.getByRole('link', { name: 'Log in to check out' }))
      .toHaveAttribute('href', '/auth/login?country=sg&success_redirect=%2Fsg%2Fen%2Fcheckout')
  })

  test('is off for guests too while a dish is at 0 (BASK-08 BASK-15)', async () => {
    const { drawer } = await drawDrawer({ guest: true })
    await drawer.getByRole('button', { name: 'Remove one Chicken rice' }).click()
    expect(drawer.getByRole('link', { name: 'Log in to check out' }).elements()).toHaveLength(0)
    const button = drawer.getByRole('button', { name: 'Log in to check out' })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    await expect
      .element(drawer)
      .toMatchTextContent('One of your dishes is set to 0. Remove it or add one to continue.')
  })

  test('returns guests to the checkout of the table for dine-in (BASK-16)', async () => {
    store.replace(makeCart({ table: '7' }))
    const { drawer } = await drawDrawer({ guest: true })
    const loginUrl = new URL(
      drawer.getByRole('link', { name: 'Log in to check out' }).element().getAttribute('href') ??
        '',
      'https://tingkat.test',
    )
    expect([loginUrl.pathname, loginUrl.searchParams.get('success_redirect')]).toEqual([
      '/auth/login',
      `/sg/en/dine-in/checkout?tableNumber=7&merchantID=${testMerchant.ID}`,
    ])
  })
})

describe('empty state', () => {
  beforeEach(() => store.replace(null))

  test('has a drawing and two ways to close (BASK-17 BASK-18 BASK-19)', async () => {
    const { drawer } = await drawDrawer()
    expect(drawer.element().querySelector('svg.art')).toBeVisible()
    await expect
      .element(drawer.getByRole('heading', { name: 'Your basket is empty' }))
      .toBeVisible()
    await expect.element(drawer).toMatchTextContent('Dishes you add will show up here.')
    await drawer.getByRole('button', { name: 'Keep browsing' }).click()
    expect(onClose).toHaveBeenCalledTimes(1)
    await drawer.getByRole('button', { name: 'Close' }).click()
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

describe('accessibility and languages', () => {
  test('closes on Escape', async () => {
    await drawDrawer()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalled()
  })

  test.each([
    ['th', 'ตะกร้าของคุณ', 'ไปชำระเงิน'],
    ['vi', 'Giỏ hàng của bạn', 'Thanh toán'],
    ['id', 'Keranjangmu', 'Lanjut ke checkout'],
  ] as const)('is translated to %s', async (language, title, review) => {
    const country = language === 'vi' ? 'vn' : language
    cartStoreOf(country).replace(makeCart())
    const { drawer } = await drawDrawer({}, { country, language })
    await expect.element(drawer.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect
      .element(drawer.getByRole('button', { name: new RegExp(`^${review}`) }))
      .toBeVisible()
    cartStoreOf(country).replace(null)
  })

  test('does not overflow at 320 pixels and has touch targets of 44 pixels', async () => {
    await page.viewport(320, 700)
    store.replace(
      makeCart({
        scheduled: { error: { code: 'slot_unavailable', time: '2026-11-22T12:00:00.000Z' } },
        lines: [
          makeLine(kopi, 'a', 99),
          makeLine(
            { ...chickenRice, name: 'Chicken rice with a name as long as a hungry afternoon' },
            'b',
          ),
        ],
      }),
    )
    const { drawer } = await drawDrawer()
    const body = drawer.element().querySelector('.drawer-b')!
    expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
    for (const target of drawer.element().querySelectorAll<HTMLElement>('.drawer-f .btn, .li-act'))
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })
})
