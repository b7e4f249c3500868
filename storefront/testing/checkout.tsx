// Prepares checkout for component tests: a filled cart, a logged-in eater, and a stub of the
// server. The stub prices quotes with the real rules, and answers requests to order as the test
// specifies.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { OrderBody } from '@tingkat/contract/order'
import type { KeyOutcome, PaymentMethod, PaymentMethods } from '@tingkat/contract/payment'
import { problemOf, type ProblemCode } from '@tingkat/contract/problem'
import type { QuoteBody, SignedQuote } from '@tingkat/contract/quote'
import type { Cart } from '@tingkat/ordering/cart/cart'
import { countries } from '@tingkat/ordering/country/country'
import { indexMenu, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { amountOf } from '@tingkat/ordering/money'
import { orderPathOf, type Order } from '@tingkat/ordering/order/order'
import { promoRedemptionDefaults } from '@tingkat/ordering/quote/promo'
import { priceQuote, type QuoteRequest } from '@tingkat/ordering/quote/quote'
import { isRefusal } from '@tingkat/ordering/refusal'
import { testLocation, makeOrder, testPromos } from '@tingkat/ordering/testing/fixtures'
import { vi } from 'vitest'
import { meStore } from '../features/account/use-me.ts'
import { cartStoreOf } from '../features/cart/use-cart.ts'
import { checkoutDraft } from '../features/checkout/checkout-draft.ts'
import { placedOrderOf } from '../features/checkout/place/placed-order.ts'
import { chosenLocation } from '../features/location/chosen-location.ts'
import { client } from '../platform/browser/client.ts'
import { storeVisitSource } from '../platform/analytics/visit-source.ts'
import Checkout from '../routes/country/checkout.tsx'
import DineInCheckout from '../routes/country/dine-in-checkout.tsx'
import { answered, unreachable } from './address.tsx'
import { draw, type Around } from './draw.tsx'
import { makeCart, testMerchant } from './cart-fixtures.ts'

export const store = cartStoreOf('sg')
export const order: Order = makeOrder()

export const refusedBy = (
  code: ProblemCode,
  context: Record<string, unknown> = {},
): { ok: false; problem: ClientProblem } => {
  const { title, status } = problemOf(code)
  return { ok: false, problem: { code, status, message: title, context } }
}
export { answered, unreachable }

const write = (amountInMinor: number) => amountOf(amountInMinor, 'SGD', 'en-SG')
const method = (
  type: PaymentMethod['type'],
  change: Partial<PaymentMethod> = {},
): PaymentMethod => ({
  type,
  paymentTypeID: type === 'CASH' ? '' : type,
  group: null,
  name: null,
  available: true,
  note: null,
  balance: null,
  ...change,
})

/** All payment methods of Singapore, for an eater with an enterprise profile. */
export const allPaymentMethods: PaymentMethods = {
  methods: [
    method('CASH', { group: 'CASH' }),
    method('VISA', { group: 'CARD' }),
    method('MASTERCARD', { group: 'CARD' }),
    method('CREDIT_BALANCE', { group: 'GPCONLY', name: 'Tingkat Pay', balance: write(4_210) }),
    method('POINTS', { balance: write(240), available: false, note: 'top_up' }),
    method('PAY_LATER', { balance: write(9_000) }),
    method('POSTPAID_BILLING'),
  ],
  cards: { provider: 'sandbox', publishableKey: null },
  enterprise: { costCentre: 'A1', name: 'Acme' },
}
export const emptyWallet = (paymentMethods: PaymentMethods): PaymentMethods => ({
  ...paymentMethods,
  methods: paymentMethods.methods.map((method) =>
    method.type === 'CREDIT_BALANCE'
      ? {
          ...method,
          type: 'CREDIT_BALANCE_INACTIVE',
          available: false,
          note: 'top_up',
          balance: write(10),
        }
      : method,
  ),
})

export type Server = {
  merchant: Merchant
  paymentMethods: ApiResult<PaymentMethods>
  /** Responses to the first requests to place an order; later requests succeed. */
  placed: ApiResult<Order>[]
  outcomes: ApiResult<KeyOutcome>[]
  /** The requests that the stub has received. */
  orders: { body: OrderBody; key: string }[]
  quotes: QuoteBody[]
  keys: string[]
}

const fresh = (): Server => ({
  merchant: testMerchant,
  paymentMethods: answered(allPaymentMethods),
  placed: [],
  outcomes: [],
  orders: [],
  quotes: [],
  keys: [],
})

export const server: Server = fresh()

const soloPromo = {
  code: 'SOLO',
  basisPoints: 0,
  amountInMinor: 600,
  cap: 600,
  minSubtotal: 0,
  exclusive: true,
  description: 'S$ 6 off, alone',
}

export function signedQuote(
  body: QuoteBody,
  merchant: Merchant = server.merchant,
): ApiResult<SignedQuote> {
  const request = {
    paymentTypeID: '',
    promoCode: [],
    comment: '',
    campaignIDs: [],
    campaignList: [],
    enterprise: null,
    scheduledTime: null,
    ...body,
  } as QuoteRequest
  const quote = priceQuote({
    request,
    merchants: new Map([[merchant.ID, merchant]]),
    menus: new Map([[merchant.ID, indexMenu(merchant)]]),
    country: countries.sg,
    start: body.location ?? null,
    promos: [...testPromos, soloPromo],
    now: new Date(),
    path: orderPathOf(merchant, body.dineInInfo ?? null, body.pickup),
    tips: true,
  })
  if (isRefusal(quote)) return refusedBy(quote.refused, quote.context)
  return answered({
    ...quote,
    quoteID: crypto.randomUUID(),
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    quoteToken: `token-${quote.totalQuote.reducedPriceV2.amountInMinor}`,
  })
}

/**
 * Resets the stub and the browser's state: a logged-in eater with an address, and a cart with two
 * kopi and a chicken rice. Call it before each test, and `vi.restoreAllMocks` after it.
 */
export function openServer(): void {
  Object.assign(server, fresh())
  localStorage.clear()
  sessionStorage.clear()
  // Resets the values that stores keep in memory from the previous test.
  window.dispatchEvent(new StorageEvent('storage'))
  checkoutDraft('sg').write(null)
  placedOrderOf('sg').write(null)
  meStore.set({ name: 'Mei', loggedIn: true, safeId: 'mei', ongoingOrderCount: 0 })
  chosenLocation('sg').write(testLocation)
  store.replace(makeCart())
  vi.spyOn(client, 'readMe').mockResolvedValue(
    answered({ name: 'Mei', loggedIn: true, safeId: 'mei', ongoingOrderCount: 0 }),
  )
  vi.spyOn(client, 'readMerchant').mockImplementation((merchantID) =>
    Promise.resolve(
      merchantID === testMerchant.ID ? answered(server.merchant) : refusedBy('merchant_not_found'),
    ),
  )
  vi.spyOn(client, 'listPaymentMethods').mockImplementation(() =>
    Promise.resolve(server.paymentMethods),
  )
  vi.spyOn(client, 'quote').mockImplementation((body) => {
    server.quotes.push(body)
    return Promise.resolve(signedQuote(body))
  })
  vi.spyOn(client, 'validatePromo').mockImplementation(({ code, ...body }) => {
    const promoCode = code.toUpperCase()
    const priced = signedQuote({ ...body, promoCode: [...(body.promoCode ?? []), promoCode] })
    return Promise.resolve(
      priced.ok
        ? answered({
            redemption: { ...promoRedemptionDefaults, promoCode },
            promoAmountV2:
              priced.data.promoCodes.find((promo) => promo.code === promoCode)?.promoAmountV2 ??
              write(0),
            description: '',
          })
        : priced,
    )
  })
  vi.spyOn(client, 'placeOrder').mockImplementation((body, key) => {
    server.orders.push({ body, key })
    return Promise.resolve(
      server.placed.shift() ??
        answered(body.groupID === undefined ? order : { ...order, groupID: body.groupID }),
    )
  })
  vi.spyOn(client, 'readOrderByKey').mockImplementation((key) => {
    server.keys.push(key)
    return Promise.resolve(server.outcomes.shift() ?? refusedBy('not_found'))
  })
  vi.spyOn(client, 'answerSandboxChallenge').mockResolvedValue(answered(null))
  vi.spyOn(client, 'readTimeSlots').mockResolvedValue(
    answered({ slots: [{ from: '2030-01-05T11:00:00.000Z', to: '2030-01-05T11:30:00.000Z' }] }),
  )
}

// The texts of the order button in its different states. All end with an amount.
const orderButtonName =
  /^(Place order|Order for|Add your|Choose|Remove|Shorten|See what).*\d\.\d\d$/

/** Renders the page and waits for its price, unless the test expects none. */
export async function drawCheckout({
  atTable,
  cart,
  ...around
}: Around & { atTable?: boolean; cart?: Cart | null } = {}) {
  if (cart !== undefined) store.replace(cart)
  storeVisitSource(around.path?.split('?')[1] ?? '')
  const screen = await draw(atTable ? <DineInCheckout /> : <Checkout />, {
    path: '/sg/en/checkout',
    ...around,
  })
  return {
    ...screen,
    at: () => screen.router.state.location.pathname,
    place: screen.getByRole('button', { name: orderButtonName }),
    method: (name: RegExp) => screen.getByRole('radio', { name }),
    alert: screen.getByRole('alert'),
  }
}

/** Fills in the fields of a card. */
export async function typeCard(
  screen: Awaited<ReturnType<typeof drawCheckout>>,
  number: string,
): Promise<void> {
  await screen.getByLabelText('Card number').fill(number)
  await screen.getByLabelText('Expiry date').fill('1230')
  await screen.getByLabelText('Security code').fill('123')
}
