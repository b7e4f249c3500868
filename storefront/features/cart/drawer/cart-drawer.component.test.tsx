// The basket's drawer in a browser, in every state: what it says, what can be changed, and where it leads.
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
  await page.viewport(1280, 800)
})

type Props = { guest?: boolean; reviewing?: boolean }
async function open({ guest = false, reviewing = false }: Props = {}, around?: Around) {
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
  const basket = screen.getByRole('dialog')
  await expect.element(basket).toBeVisible()
  return { screen, basket, when: () => basket.element().querySelector<HTMLElement>('.when') }
}
const lines = () =>
  store
    .read()
    ?.merchants.flatMap((entry) => entry.items.map((line) => [line._id, line.quantity])) ?? []

describe('what it says', () => {
  test('BASK-01 BASK-05 BASK-09: a heading, each kitchen with its dishes, the subtotal', async () => {
    const { basket } = await open()
    await expect
      .element(basket.getByRole('heading', { level: 2, name: 'Your basket' }))
      .toBeVisible()
    const section = basket.getByRole('region', { name: 'Katong Warung' })
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
    expect(basket.element().querySelector('.sum')?.textContent).toMatch(/^SubtotalS\$\s7\.60$/)
  })

  test('BASK-04: on demand, the minutes and the distance to one decimal', async () => {
    const { when } = await open()
    expect(when()?.textContent).toBe('Arrives in about 25 min, 1.2 km away')
  })

  test('BASK-04: without an address it asks for one', async () => {
    store.replace(makeCart({ merchant: { ETA: null, distanceInKm: null } }))
    expect((await open()).when()?.textContent).toBe('Choose an address to see when it arrives')
  })

  test('BASK-02: scheduled, the date and time', async () => {
    store.replace(makeCart({ scheduled: {} }))
    const { when } = await open()
    expect(when()?.querySelector('p')?.textContent).toBe('Scheduled for Sun, 22 Nov, 19:00 – 19:30')
    expect(when()?.getAttribute('role')).toBeNull()
  })

  test('BASK-03 BASK-12 ERR-07 ERR-08: a time gone by gives its place to an icon, the error’s title and the next time', async () => {
    store.replace(
      makeCart({
        scheduled: { error: { code: 'slot_unavailable', time: '2026-11-22T12:00:00.000Z' } },
      }),
    )
    const { screen, basket } = await open()
    const alert = basket.getByRole('alert')
    await expect
      .element(alert)
      .toMatchTextContent(screen.t('site:gfc_error.errors.slot_unavailable.title'))
    await expect.element(alert).toMatchTextContent('Sun, 22 Nov, 20:00')
    expect(alert.element().querySelector('svg')).toBeVisible()
    expect(basket.element().textContent).not.toContain('19:00 – 19:30')
  })

  test('BASK-02: at a table, the table', async () => {
    store.replace(makeCart({ table: '7' }))
    expect((await open()).when()?.textContent).toBe('Served to table 7')
  })

  test('BASK-10: a kitchen that is not connected may change the price; a connected one says nothing', async () => {
    const { basket } = await open()
    expect(basket.element().textContent).not.toContain('Final price may change.')
    store.replace(makeCart({ merchant: { isIntegrated: false } }))
    await expect.element(basket).toMatchTextContent('Final price may change.')
  })

  test.each([
    [true, 'guests'],
    [false, 'others'],
  ])('BASK-11: fees are a word for guests only: %s, %s', async (guest) => {
    const { basket } = await open({ guest })
    expect(
      basket.element().textContent.includes('Delivery and platform fees are added at checkout.'),
    ).toBe(guest)
  })

  test.each([
    [1280, ['/sg/en/restaurant/katong-warung/warung']],
    [992, ['/sg/en/restaurant/katong-warung/warung']],
    [991, []],
    [390, []],
  ])('BASK-06: at %i pixels the kitchen’s name leads to %j', async (width, targets) => {
    await page.viewport(width, 800)
    const { basket } = await open()
    expect(
      basket
        .getByRole('link', { name: 'Katong Warung' })
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual(targets)
    expect(
      basket
        .getByText('Katong Warung')
        .elements()
        .filter((one) => one.checkVisibility()),
      'written once',
    ).toHaveLength(1)
  })

  test('CART-12: what the menu changed is told, with the old price and the new', async () => {
    cartChanges.write([
      { notice: 'price_changed', lineID: 'a', name: 'Kopi', prices: { before: 160, after: 180 } },
      { notice: 'food_err_order_item_not_available', lineID: 'z', name: 'Laksa' },
    ])
    const { basket } = await open()
    await expect.element(basket).toMatchTextContent('Kopi is S$ 1.80 now, it was S$ 1.60')
    await expect.element(basket).toMatchTextContent('Laksa is no longer available')
  })

  test('another basket of the account waits, and its question opens again', async () => {
    cartChoice.write({
      mine: makeCart(),
      stored: makeCart({ merchant: { name: 'Satay Stall' } }),
      asking: false,
    })
    const { basket } = await open()
    await expect
      .element(basket)
      .toMatchTextContent('Another basket of yours, from Satay Stall, is waiting.')
    await basket.getByRole('button', { name: 'Choose' }).click()
    expect(cartChoice.read()?.asking).toBe(true)
  })
})

describe('changing it', () => {
  test('BASK-07: each dish is counted up and down', async () => {
    const { basket } = await open()
    await basket.getByRole('button', { name: 'One more of Kopi' }).click()
    expect(lines()).toEqual([
      ['a', 3],
      ['b', 1],
    ])
    await basket.getByRole('button', { name: 'One less of Kopi' }).click()
    expect(lines()).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect(basket.getByRole('button', { name: /^One (more|less) of/ }).elements()).toHaveLength(4)
  })

  test('BASK-08 BASK-21: at 0 a remove link; back above 0 it is gone, and nothing was removed', async () => {
    const { basket } = await open()
    const remove = basket.getByRole('button', { name: 'Remove Chicken rice' })
    expect(remove.elements()).toHaveLength(0)
    await basket.getByRole('button', { name: 'One less of Chicken rice' }).click()
    await expect.element(remove).toMatchTextContent('Remove')
    expect(lines()).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect(basket.element().querySelector('.sum')?.textContent, 'as it will be').toMatch(
      /^SubtotalS\$\s3\.60$/,
    )
    await basket.getByRole('button', { name: 'One more of Chicken rice' }).click()
    await expect.element(remove).not.toBeInTheDocument()
    expect(lines()).toEqual([
      ['a', 2],
      ['b', 1],
    ])
  })

  test('BASK-22 API-09: the remove link takes the dish out; undo brings it back, with what was changed since', async () => {
    const { basket } = await open()
    await basket.getByRole('button', { name: 'One less of Chicken rice' }).click()
    await basket.getByRole('button', { name: 'Remove Chicken rice' }).click()
    expect(lines()).toEqual([['a', 2]])
    const undo = basket.getByRole('button', { name: 'Undo' })
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

  test('BASK-22: the last dish gone, the basket is empty and undo still there', async () => {
    store.replace(makeCart({ lines: [makeLine(kopi, 'a')] }))
    const { basket } = await open()
    await basket.getByRole('button', { name: 'One less of Kopi' }).click()
    await basket.getByRole('button', { name: 'Remove Kopi' }).click()
    await expect.element(basket.getByRole('heading', { name: 'Nothing stacked yet' })).toBeVisible()
    await basket.getByRole('button', { name: 'Undo' }).click()
    expect(lines()).toEqual([['a', 1]])
  })

  test('CART-14 ERR-01: above the limit it says so here, and the basket is as before', async () => {
    store.replace(makeCart({ merchant: { orderValueLimit: 800 } }))
    const { basket } = await open()
    await basket.getByRole('button', { name: 'One more of Kopi' }).click()
    const alert = basket.getByRole('alert')
    await expect.element(alert).toMatchTextContent('This kitchen takes orders up to S$ 8.00.')
    expect(lines()).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    await alert.getByRole('button', { name: 'Close' }).click()
    await expect.element(alert).not.toBeInTheDocument()
  })

  test('ERR-03: a sold-out dish says so, is not counted, and can only go', async () => {
    store.replace(
      makeCart({
        lines: [
          makeLine(kopi, 'a'),
          { ...makeLine(chickenRice, 'b'), available: false, quantity: 0 },
        ],
      }),
    )
    const { basket } = await open()
    await expect.element(basket).toMatchTextContent('Sold out, please remove it')
    expect(
      basket.getByRole('button', { name: 'One more of Chicken rice' }).elements(),
    ).toHaveLength(0)
    await basket.getByRole('button', { name: 'Remove Chicken rice' }).click()
    expect(lines()).toEqual([['a', 1]])
  })
})

describe('the way on', () => {
  const review = (basket: Awaited<ReturnType<typeof open>>['basket']) =>
    basket.getByRole('button', { name: /^(Review order|Checking your basket)/ })

  test('the review is asked for with the way to checkout', async () => {
    const { basket } = await open()
    await expect.element(review(basket)).not.toHaveAttribute('aria-disabled')
    await expect.element(review(basket)).toMatchTextContent('S$ 7.60')
    await review(basket).click()
    expect(onReview).toHaveBeenCalledWith('/sg/en/checkout')
  })

  test('BASK-14: for a table, the checkout of that table', async () => {
    store.replace(makeCart({ table: '7' }))
    await review((await open()).basket).click()
    expect(onReview).toHaveBeenCalledWith('/sg/en/dine-in/checkout?tableNumber=7&merchantID=warung')
  })

  test('BASK-23: while the review runs it is disabled and busy', async () => {
    const { basket } = await open({ reviewing: true })
    await expect.element(review(basket)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(review(basket)).toHaveAttribute('aria-busy', 'true')
    await review(basket).click({ force: true })
    expect(onReview).not.toHaveBeenCalled()
  })

  test('BASK-24 VALID-19 ERR-09: with an error in the schedule it is disabled, and another time can be picked', async () => {
    store.replace(makeCart({ scheduled: { error: { code: 'slot_unavailable', time: '' } } }))
    const { basket } = await open()
    await expect.element(review(basket)).toHaveAttribute('aria-disabled', 'true')
    await review(basket).click({ force: true })
    expect(onReview).not.toHaveBeenCalled()
    await expect
      .element(basket.getByRole('link', { name: 'Pick another time' }))
      .toHaveAttribute('href', '/sg/en/checkout')
    store.replace(makeCart({ scheduled: {} }))
    await expect.element(review(basket)).not.toHaveAttribute('aria-disabled')
  })

  test('a dish that stands at 0 bars it, and a press says why', async () => {
    const { basket } = await open()
    await basket.getByRole('button', { name: 'One less of Chicken rice' }).click()
    await expect.element(review(basket)).toHaveAttribute('aria-disabled', 'true')
    await review(basket).click({ force: true })
    await expect
      .element(basket)
      .toMatchTextContent('A dish stands at 0. Remove it or add one to go on.')
    expect(onReview).not.toHaveBeenCalled()
  })

  test('BASK-25: with an empty basket there is none', async () => {
    store.replace(null)
    const { basket } = await open()
    expect(review(basket).elements()).toHaveLength(0)
  })

  test('BASK-15 BASK-16: guests see a link to log-in instead, which comes back to checkout', async () => {
    const { basket } = await open({ guest: true })
    expect(review(basket).elements()).toHaveLength(0)
    await expect
      .element(basket.getByRole('link', { name: 'Log in to check out' }))
      .toHaveAttribute('href', '/auth/login?country=sg&success_redirect=%2Fsg%2Fen%2Fcheckout')
  })

  test('BASK-16: for a table it comes back to the checkout of that table', async () => {
    store.replace(makeCart({ table: '7' }))
    const { basket } = await open({ guest: true })
    const address = new URL(
      basket.getByRole('link', { name: 'Log in to check out' }).element().getAttribute('href') ??
        '',
      'https://tingkat.test',
    )
    expect([address.pathname, address.searchParams.get('success_redirect')]).toEqual([
      '/auth/login',
      `/sg/en/dine-in/checkout?tableNumber=7&merchantID=${testMerchant.ID}`,
    ])
  })
})

describe('empty', () => {
  beforeEach(() => store.replace(null))

  test('BASK-17 BASK-18 BASK-19: a drawing, what that means, a close button, and a way back that closes', async () => {
    const { basket } = await open()
    expect(basket.element().querySelector('svg.art')).toBeVisible()
    await expect.element(basket.getByRole('heading', { name: 'Nothing stacked yet' })).toBeVisible()
    await expect.element(basket).toMatchTextContent('Add a dish and it lands here.')
    await basket.getByRole('button', { name: 'Browse the menu' }).click()
    expect(onClose).toHaveBeenCalledTimes(1)
    await basket.getByRole('button', { name: 'Close' }).click()
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

describe('for everyone', () => {
  test('Escape closes it', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalled()
  })

  test.each([
    ['th', 'ตะกร้าของคุณ', 'ตรวจสอบคำสั่งซื้อ'],
    ['vi', 'Giỏ hàng của bạn', 'Xem lại đơn'],
    ['id', 'Keranjang Anda', 'Tinjau pesanan'],
  ] as const)('in %s', async (language, title, review) => {
    const country = language === 'vi' ? 'vn' : language
    cartStoreOf(country).replace(makeCart())
    const { basket } = await open({}, { country, language })
    await expect.element(basket.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect
      .element(basket.getByRole('button', { name: new RegExp(`^${review}`) }))
      .toBeVisible()
    cartStoreOf(country).replace(null)
  })

  test('at 320 pixels nothing runs over, and what is pressed is 44 pixels tall', async () => {
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
    const { basket } = await open()
    const body = basket.element().querySelector('.drawer-b')!
    expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
    for (const one of basket.element().querySelectorAll<HTMLElement>('.drawer-f .btn, .li-act'))
      expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })
})
