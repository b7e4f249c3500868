// Tests of the basket in a browser: refresh, review before checkout, back button.
import type { SavedCart } from '@tingkat/contract/cart'
import { problemOf } from '@tingkat/contract/problem'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { makeLine, chickenRice, kopi } from '@tingkat/ordering/testing/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartChanges, openMirror } from '../../features/cart/sync/cart-mirrors.ts'
import { menuRefreshed } from '../../features/cart/menu-refreshed.ts'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import {
  closeDrawer,
  openDrawer,
  readOverlays,
  useOverlays,
} from '../../platform/navigation/overlays.ts'
import { sharedErrors } from '../../platform/errors/shared-error.ts'
import { drainTrackedEvents } from '../../platform/analytics/track.ts'
import { draw } from '../../testing/draw.tsx'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import Basket from './basket.tsx'

const store = cartStoreOf('sg')
type Answer = { status?: number; body: unknown } | 'unreachable'
let server: {
  menu: Merchant
  review: () => Answer
  reviews: { url: string; body: unknown }[]
  saves: unknown[]
  hold: Promise<void> | null
}
let stopMirror = () => {}

/** Answers requests like the API: menu, stored cart, and review of the cart. */
async function answer(
  url: string,
  init: { method?: string; body?: string } = {},
): Promise<Response> {
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  if (url.startsWith('/api/v1/merchants/')) return json(server.menu)
  if (url.startsWith('/api/v1/cart')) {
    if (init.method === 'PUT') server.saves.push(JSON.parse(init.body ?? ''))
    return json({ version: server.saves.length, writeID: '', cart: null, notices: [] })
  }
  server.reviews.push({ url, body: JSON.parse(init.body ?? '') })
  await server.hold
  const response = server.review()
  if (response === 'unreachable') throw new TypeError('Failed to fetch')
  return json(response.body, response.status)
}

const saved: SavedCart = { version: 1, writeID: '', cart: null, notices: [] }
const success = { body: { success: true, refreshMenu: false, ...saved, cart: makeCart() } }

beforeEach(() => {
  server = { menu: testMerchant, review: () => success, reviews: [], saves: [], hold: null }
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    answer(input as string, init as { method?: string; body?: string }),
  )
  localStorage.clear()
  store.replace(makeCart())
  sharedErrors.clear()
  cartChanges.write([])
  menuRefreshed('sg').write(null)
  drainTrackedEvents()
})
const layer = () => (history.state as { layer?: number } | null)?.layer ?? 0

afterEach(async () => {
  stopMirror()
  const wasOpen = readOverlays().basket
  closeDrawer()
  // Closing the drawer removes its history entry asynchronously. The next test must not go back
  // before that.
  if (wasOpen) await vi.waitUntil(() => layer() === 0, { timeout: 60_000 })
  vi.restoreAllMocks()
})

function Page() {
  return <Basket open={useOverlays().basket} onClose={closeDrawer} />
}

async function open(path = '/sg/en') {
  stopMirror = openMirror('sg', 'mei', {
    onJoined: () => {},
    onMenuChanged: () => {},
    onGone: () => {},
  })
  const screen = await draw(<Page />, { path })
  openDrawer()
  const basket = screen.getByRole('dialog', { name: 'Your basket' })
  await expect.element(basket).toBeVisible()
  const review = basket.getByRole('button', { name: /^(Go to checkout|Checking)/ })
  const at = () => screen.router.state.location.pathname
  return { screen, basket, review, at }
}

test('REVIEW-01 REVIEW-02 BASK-13: saves the cart, reviews it, then goes to checkout', async () => {
  const { review, at, basket } = await open()
  await review.click()
  await expect.poll(at).toBe('/sg/en/checkout')
  expect(server.reviews).toEqual([
    { url: '/api/v1/checkout/review?country=sg', body: { isRestaurantPage: false } },
  ])
  expect(server.saves, 'saved before the review').toHaveLength(1)
  expect(drainTrackedEvents()).toContainEqual({ name: 'REVIEW_ORDER', restaurant_id: 'warung' })
  await expect.element(basket).not.toBeInTheDocument()
})

test('REVIEW-02: the review request says whether it comes from a merchant’s page', async () => {
  const { review, at } = await open('/sg/en/restaurant/katong-warung/warung')
  await review.click()
  await expect.poll(at).toBe('/sg/en/checkout')
  expect(server.reviews[0]?.body).toEqual({ isRestaurantPage: true })
})

test('BASK-23: the button is disabled and busy during the review', async () => {
  let release = () => {}
  server.hold = new Promise((resolve) => {
    release = resolve
  })
  const { review, at } = await open()
  await review.click()
  await expect.element(review).toHaveAttribute('aria-busy', 'true')
  await expect.element(review).toHaveAttribute('aria-disabled', 'true')
  await review.click({ force: true })
  release()
  await expect.poll(at).toBe('/sg/en/checkout')
  expect(server.reviews).toHaveLength(1)
})

test.each([
  [
    'REVIEW-03 REVIEW-04 ERR-10: an errCode',
    { errCode: 'order_value_exceeded', context: { orderLimit: 500, currency: 'SGD' } },
    'order_value_exceeded',
    'This restaurant takes orders up to S$ 5.00.',
  ],
  [
    'REVIEW-03 REVIEW-04 ERR-10 ERR-02: an error object',
    { error: { code: 'food_err_order_merchant_closed', context: { name: 'Katong Warung' } } },
    'food_err_order_merchant_closed',
    'This restaurant is closed right now.',
  ],
])(
  '%s becomes the shared error in the drawer, without a navigation',
  async (_, verdict, code, words) => {
    server.review = () => ({ body: { ...verdict, refreshMenu: false, ...saved, cart: makeCart() } })
    const { review, basket, at } = await open()
    await review.click()
    await expect.element(basket.getByRole('alert')).toMatchTextContent(words)
    expect(sharedErrors.read()?.code).toBe(code)
    expect(at()).toBe('/sg/en')
    await expect.element(review).not.toHaveAttribute('aria-busy')
  },
)

test.each([
  ['no connection', 'unreachable'],
  ['an unavailable server', { status: 503, body: problemOf('unavailable') }],
] as const)('with %s a toast is shown, and checkout opens', async (_, response) => {
  server.review = () => response
  const { review, screen, at } = await open()
  await review.click()
  await expect.poll(at).toBe('/sg/en/checkout')
  await expect
    .element(
      screen.getByText('We couldn’t check your basket just now. We’ll check it again at checkout.'),
    )
    .toBeVisible()
  expect(sharedErrors.read()).toBeNull()
})

test('ROLE-03 TRACK-23: an ended session leads to the login page', async () => {
  server.review = () => ({ status: 401, body: problemOf('unauthenticated') })
  const { review, screen } = await open()
  await review.click()
  await expect
    .poll(() => screen.router.state.location.pathname + screen.router.state.location.search)
    .toBe('/auth/login?country=sg&success_redirect=%2Fsg%2Fen%2Fcheckout')
  expect(drainTrackedEvents().filter((event) => event.name === 'CLICK_LOGIN')).toEqual([
    { name: 'CLICK_LOGIN', place: 'checkout' },
  ])
})

test('CART-12 CBTN-08: opening refreshes prices and shows old and new price', async () => {
  server.menu = {
    ...testMerchant,
    menu: {
      ...testMerchant.menu,
      categories: testMerchant.menu.categories.map((category) => ({
        ...category,
        items: category.items.map((dish) =>
          dish.ID === 'kopi' ? { ...dish, priceInMinorUnit: 220, discountedPriceInMin: 220 } : dish,
        ),
      })),
    },
  }
  const { basket, review } = await open()
  await expect.element(basket).toMatchTextContent('Kopi is now S$ 2.20 (was S$ 1.80)')
  await expect.element(review).toMatchTextContent('S$ 8.40')
  expect(menuRefreshed('sg').read(), 'the flag of the tooltip').toBe(true)
  closeDrawer()
  await expect.element(basket).not.toBeInTheDocument()
  openDrawer()
  await expect.element(basket).toBeVisible()
  expect(basket.element().textContent, 'shown once').not.toContain('it was')
})

test('CART-10 CART-11 ERR-03: removes a dish that is no longer on the menu', async () => {
  store.replace(
    makeCart({
      lines: [
        makeLine(kopi, 'a'),
        makeLine({ ...chickenRice, ID: 'gone', name: 'Curry puff' }, 'b'),
      ],
    }),
  )
  const { basket } = await open()
  await expect.element(basket).toMatchTextContent('Curry puff is no longer available')
  expect(store.read()?.merchants[0]?.items.map((line) => line._id)).toEqual(['a'])
})

test('CART-08 CART-09 CART-13 ERR-02: a closed merchant empties the cart', async () => {
  server.menu = { ...testMerchant, openingHours: { ...testMerchant.openingHours, open: false } }
  const { basket } = await open()
  await expect.element(basket.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  await expect
    .element(basket)
    .toMatchTextContent('Katong Warung has closed, so we removed its dishes from your basket')
  expect(store.read()).toBeNull()
})

test('the back button closes the drawer and stays on the page', async () => {
  const { basket, at } = await open()
  const entries = history.length
  history.back()
  await expect.element(basket).not.toBeInTheDocument()
  expect(at()).toBe('/sg/en')
  openDrawer()
  await expect.element(basket).toBeVisible()
  expect(history.length, 'no entry too many').toBe(entries)
  await basket.getByRole('button', { name: 'Close' }).click()
  await expect.poll(layer, { message: 'its entry is gone with it' }).toBe(0)
})
