// Use cases of AI agents that prepare an order: declare allergens, build a cart, get a signed
// price, start a checkout, read the order's state. Only the eater places the order: see
// confirming-actions.ts.
import { countryCodeSchema, idSchema } from '@tingkat/contract/shape'
import { agentTokenSchema } from '@tingkat/contract/agent'
import { orderBodySchema } from '@tingkat/contract/order'
import { withStreet } from '@tingkat/ordering/location/complete-address'
import { isThrottledCity } from '@tingkat/ordering/location/throttle'
import type { MenuIndex } from '@tingkat/ordering/merchant/merchant'
import { toOrderView } from '@tingkat/ordering/order/order-view'
import { isPaymentOffered } from '@tingkat/ordering/payment/payment'
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import { isRefusal, refuse } from '@tingkat/ordering/refusal'
import { z } from 'zod'
import { problem, refused } from '../../http/problem.ts'
import { findCity } from '../../location/verified-location.ts'
import { planCooking, readLoadOfCart, waitOf } from '../../order/capacity/load-actions.ts'
import { orderIDOf } from '../../order/placing/order-id.ts'
import type { PlaceOrderBody } from '../../order/placing/build-order.ts'
import { promiseMinutesOf, quoteCart } from '../../quote/actions.ts'
import { signQuote } from '../../quote/signing-actions.ts'
import { requireCountry, requireMerchant, requireToken, type AgentPorts } from './agent-ports.ts'
import { sealToken, type AgentCart } from './agent-token.ts'
import { allergensSchema } from './finding-actions.ts'
import {
  cartLinesSchema,
  findBlockedDishes,
  toRequestedItems,
  type BlockedDish,
} from './cart-lines.ts'
import { merchantText } from './merchant-text.ts'
import { findPlace, placeFields } from './place.ts'

export const declareAllergensSchema = z.object({
  country: countryCodeSchema,
  allergens: allergensSchema,
})

/** Returns an empty cart. Dishes that contain the declared allergens cannot be added to it. */
export async function declareAllergens(
  ports: AgentPorts,
  { country, allergens }: z.output<typeof declareAllergensSchema>,
) {
  await requireCountry(ports, country)
  const cart: AgentCart = {
    country,
    allergens: [...new Set(allergens)],
    merchantID: '',
    lines: [],
    location: null,
  }
  return { cart: sealToken(ports.agentKeys, 'cart', cart, ports.clock()), allergens }
}

const { country: _country, ...addressFields } = placeFields
export const buildCartSchema = z.object({
  cart: agentTokenSchema.describe('The cart of declare_allergens or of an earlier build_cart'),
  restaurantID: idSchema,
  lines: cartLinesSchema,
  ...addressFields,
  street: z.string().trim().max(200).default('').describe('Street and number, if known'),
})

/**
 * Replaces the dishes and the address of a cart. If a declared
 * allergen blocks a dish, returns the blocked dishes and no cart.
 */
export async function buildCart(
  ports: AgentPorts,
  { cart: token, restaurantID, lines, street, ...place }: z.output<typeof buildCartSchema>,
) {
  const declared = requireToken(ports, 'cart', token)
  const snapshot = await requireCountry(ports, declared.country)
  const now = ports.clock()
  const { menu } = requireMerchant(snapshot, restaurantID, now)
  const unknown = lines.find(({ dishID }) => !menu.has(dishID))
  if (unknown)
    throw refused(refuse('food_err_order_item_not_available', { itemID: unknown.dishID, name: '' }))
  const blocked = findBlockedDishes(menu, lines, declared.allergens)
  if (blocked.length > 0) return { cart: null, blocked: blocked.map(describeBlocked) }
  const found =
    (await findPlace(ports, { country: declared.country, ...place })) ?? declared.location
  const location = found && street ? withStreet(found, street) : found
  const cart = { ...declared, merchantID: restaurantID, lines, location }
  return {
    cart: sealToken(ports.agentKeys, 'cart', cart, now),
    blocked: [],
    address: location?.displayAddress ?? null,
    lines: lines.map((line) => ({
      ...line,
      name: merchantText(menu.get(line.dishID)?.name ?? ''),
    })),
  }
}

const describeBlocked = ({ name, ...blocked }: BlockedDish) => ({
  ...blocked,
  name: merchantText(name),
})

export const getPriceSchema = z.object({ cart: agentTokenSchema })

/**
 * Returns the price of a cart, signed for ten minutes. The eater pays in cash on delivery.
 * Throws merchant_full and the refusals of a quote, for example if the merchant is paused.
 */
export async function priceCart(
  ports: AgentPorts,
  { cart: token }: z.output<typeof getPriceSchema>,
) {
  const cart = requireToken(ports, 'cart', token)
  const { country } = await requireCountry(ports, cart.country)
  if (!cart.location) throw problem('invalid_request', noAddress)
  const city = await findCity(ports, country, cart.location)
  if (city && isThrottledCity(country, city.city))
    throw refused(refuse('address_throttled', { country: country.code }))
  if (!isPaymentOffered('', country, false))
    throw refused(refuse('payment_not_offered', { paymentTypeID: '' }))
  const now = ports.clock()
  const body = toOrderBody(cart)
  const quoted = quoteCart(ports.catalogue, body, now)
  if (isRefusal(quoted)) throw refused(quoted)
  refuseBlocked(ports, cart, quoted.quote)
  const load = await readLoadOfCart(ports, body, now)
  const plan = load && planCooking(load, quoted, now)
  if (isRefusal(plan)) throw refused(plan)
  const wait = waitOf(plan, quoted, now)
  const etaMinutes = promiseMinutesOf(quoted, wait.waitMinutes)
  const signed = signQuote(ports, body, { ...quoted, etaMinutes }, now)
  const total = signed.totalQuote.reducedPriceV2
  const price = {
    cart,
    quoteToken: signed.quoteToken,
    total: total.amountInMinor,
    expiresAt: signed.expiresAt,
  }
  return {
    price: sealToken(ports.agentKeys, 'price', price, now),
    currency: signed.currency.code,
    lines: signed.merchants.flatMap(({ items }) =>
      items.map(({ ID, name, quantity, totalReducedPriceV2, isFreeItem }) => ({
        dishID: ID,
        name: merchantText(name),
        quantity,
        price: totalReducedPriceV2.amountDisplay,
        priceInMinor: totalReducedPriceV2.amountInMinor,
        isGift: isFreeItem,
      })),
    ),
    fees: signed.breakdowns.map(({ key, amountDisplay, value }) => ({
      key,
      amount: amountDisplay,
      amountInMinor: value.amountInMinor,
    })),
    total: total.amountDisplay,
    totalInMinor: total.amountInMinor,
    payment: 'cash on delivery',
    ...wait,
    ...(signed.promiseSuspension && { promiseSuspension: signed.promiseSuspension }),
    expiresAt: signed.expiresAt,
  }
}

const noAddress = { faults: [{ path: 'cart', message: 'needs an address: call build_cart' }] }

/**
 * Returns the order body of a cart. The price in it is 0 and must be set when the price is known.
 */
export const toOrderBody = ({ country, merchantID, lines, location }: AgentCart): PlaceOrderBody =>
  orderBodySchema.parse({
    countryCode: country,
    merchants: [{ ID: merchantID, section: 'food', items: toRequestedItems(lines) }],
    location,
    shownTotalInMinor: 0,
    sourceID: 'agent',
  })

/** Returns the blocked dishes among those of the cart and the free gifts that promos add to it. */
export function blockedIn(
  { catalogue, clock }: Pick<AgentPorts, 'catalogue' | 'clock'>,
  { country, merchantID, lines, allergens }: AgentCart,
  { merchants }: Pick<PriceQuote, 'merchants'>,
): BlockedDish[] {
  const menu: MenuIndex | undefined = catalogue.of(country)?.menuAt(merchantID, clock())
  const gifts = merchants
    .flatMap(({ items }) => items)
    .filter(({ isFreeItem }) => isFreeItem)
    .map(({ ID, quantity }) => ({ dishID: ID, quantity, choices: [] }))
  return findBlockedDishes(menu, [...lines, ...gifts], allergens)
}

/** Throws food_err_order_item_not_available for the first dish that a declared allergen blocks. */
export function refuseBlocked(
  ports: Pick<AgentPorts, 'catalogue' | 'clock'>,
  cart: AgentCart,
  quote: PriceQuote,
): void {
  const [blocked] = blockedIn(ports, cart, quote)
  if (blocked)
    throw refused(
      refuse('food_err_order_item_not_available', { itemID: blocked.dishID, name: blocked.name }),
    )
}

export const startCheckoutSchema = z.object({ price: agentTokenSchema })

/**
 * Returns the URL of the page on which the eater logs in and confirms the order,
 * and a token that reads the state of this order only. Does not place the order.
 */
export async function startCheckout(
  ports: AgentPorts,
  { price: token }: z.output<typeof startCheckoutSchema>,
) {
  const price = requireToken(ports, 'price', token)
  const { country } = await requireCountry(ports, price.cart.country)
  const now = ports.clock()
  if (Date.parse(price.expiresAt) <= now.getTime()) throw problem('not_found')
  const unique = ports.newID()
  const checkout = sealToken(ports.agentKeys, 'checkout', { ...price, unique }, now)
  const order = {
    country: country.code,
    orderID: orderIDOf(country.code, unique),
    checkoutExpiresAt: price.expiresAt,
  }
  const page = `${ports.publicUrl}/${country.code}/${country.languages[0]}/agent`
  return {
    // The token follows `#`. Browsers do not send this
    // part of a URL, so no server or proxy logs the token.
    confirmAt: `${page}#${checkout}`,
    order: sealToken(ports.agentKeys, 'order', order, now),
    expiresAt: price.expiresAt,
  }
}

export const readStatusSchema = z.object({ order: agentTokenSchema })

/** Returns the state of one order, without anything about the eater or the courier. */
export async function readOrderStatus(
  { orders, ...ports }: AgentPorts,
  { order: token }: z.output<typeof readStatusSchema>,
) {
  const { orderID, country, checkoutExpiresAt } = requireToken(ports, 'order', token)
  await requireCountry(ports, country)
  const now = ports.clock()
  const stored = await orders.find(orderID)
  if (!stored) {
    const ended = Date.parse(checkoutExpiresAt) <= now.getTime()
    return { state: ended ? 'not_confirmed' : 'waiting_for_eater', orderID: null }
  }
  const order = toOrderView(stored.order, stored.extras, now)
  return {
    state: order.orderState,
    orderID,
    orderCode: order.orderCode,
    restaurant: merchantText(order.merchant.name),
    finalState: order.finalState,
    arrival: order.arrival && { from: order.arrival.from, to: order.arrival.to },
    totalInMinor: order.money.amountInMinor,
    version: order.version,
  }
}
