// Use cases of an eater who confirms an AI agent's checkout on a page of the storefront.
import type {
  AgentCheckout,
  agentCheckoutBodySchema,
  agentConfirmationBodySchema,
} from '@tingkat/contract/agent'
import { withStreet } from '@tingkat/ordering/location/complete-address'
import { isRefusal } from '@tingkat/ordering/refusal'
import type { z } from 'zod'
import type { Eater } from '../../account/session.ts'
import { problem, refused } from '../../http/problem.ts'
import { orderIDOf } from '../../order/placing/order-id.ts'
import { placeStoredOrder, type PlacingPorts } from '../../order/placing/placing-actions.ts'
import type { PlacedAnswer } from '../../order/placing/stored-answer.ts'
import { quoteCart, type QuotedCart } from '../../quote/actions.ts'
import { objectToPrice, type PricedOrderBody } from '../../quote/signing-actions.ts'
import { requireCountry, requireToken, type AgentPorts } from './agent-ports.ts'
import type { AgentCheckoutClaims } from './agent-token.ts'
import { blockedIn, refuseBlocked, toOrderBody } from './ordering-actions.ts'

// PostgreSQL's code for a unique violation. Here it means that another account has already placed
// an order with the same checkout.
const uniqueViolation = '23505'

/**
 * Returns the checkout for the page on which the eater confirms it. Throws
 * not_found for an invalid link or a checkout that another account has placed,
 * and quote_changed or quote_expired if the signed price is no longer valid.
 */
export async function readCheckout(
  ports: AgentPorts,
  { accountID }: Pick<Eater, 'accountID'>,
  { token }: z.output<typeof agentCheckoutBodySchema>,
): Promise<AgentCheckout> {
  const checkout = requireToken(ports, 'checkout', token)
  const { cart, expiresAt } = checkout
  await requireCountry(ports, cart.country)
  const orderID = orderIDOf(cart.country, checkout.unique)
  const placed = await ports.orders.find(orderID)
  if (placed && placed.accountID !== accountID) throw problem('not_found')
  const about = {
    countryCode: cart.country,
    address: cart.location?.displayAddress ?? '',
    street: cart.location?.street ?? '',
    expiresAt,
    allergens: cart.allergens,
  }
  if (placed) {
    const { merchant, snapshotDetail } = placed.order
    const { ID, name, timeZone } = merchant
    return {
      ...about,
      merchant: { ID, name, timeZone },
      quote: snapshotDetail.cartWithQuote,
      blocked: [],
      orderID,
    }
  }
  const { quote, merchant } = quoteAtSignedPrice(ports, checkout)
  return {
    ...about,
    merchant: {
      ID: merchant.ID,
      name: merchant.name,
      timeZone: merchant.openingHours.timeZone,
    },
    quote,
    blocked: blockedIn(ports, cart, quote),
    orderID: null,
  }
}

export type ConfirmingPorts = AgentPorts & PlacingPorts
/** `token` is the eater's session token from the cookie. */
export type ConfirmInput = {
  token: string
  accountID: string
  body: z.output<typeof agentConfirmationBodySchema>
}

/**
 * Places the order at the signed price, once. After promise_changed, the request
 * needs the token of the fresh quote, which must have the same total. Throws what
 * `readCheckout` and `placeStoredOrder` throw, and
 * food_err_order_item_not_available for a dish that a declared allergen blocks now.
 */
export async function confirmCheckout(
  ports: ConfirmingPorts,
  { token, accountID, body }: ConfirmInput,
): Promise<PlacedAnswer> {
  const offered = requireToken(ports, 'checkout', body.token)
  const checkout = { ...offered, quoteToken: body.acceptedQuoteToken ?? offered.quoteToken }
  const { cart, unique } = checkout
  await requireCountry(ports, cart.country)
  const placed = await ports.orders.find(orderIDOf(cart.country, unique))
  if (placed && placed.accountID !== accountID) throw problem('not_found')
  if (!placed) refuseBlocked(ports, cart, quoteAtSignedPrice(ports, checkout).quote)
  const { street, addressDetail, noteToDriver } = body
  const order = {
    ...toPricedBody(checkout),
    location: cart.location && {
      ...(street ? withStreet(cart.location, street) : cart.location),
      addressDetail,
      noteToDriver,
    },
  }
  try {
    return await placeStoredOrder(
      // The order's id comes from the checkout, so the
      // database refuses a second order of the checkout.
      { ...ports, newID: () => unique },
      { token, key: `agent-${unique}`, body: order },
    )
  } catch (error) {
    if ((error as { code?: unknown }).code === uniqueViolation) throw problem('not_found')
    throw error
  }
}

const toPricedBody = ({ cart, quoteToken, total }: AgentCheckoutClaims) => ({
  ...toOrderBody(cart),
  quoteToken,
  shownTotalInMinor: total,
})

/**
 * Returns the current quote if it still has the signed price. Throws
 * quote_changed or quote_expired otherwise, and the refusals of a quote.
 */
function quoteAtSignedPrice(ports: AgentPorts, checkout: AgentCheckoutClaims): QuotedCart {
  const body: PricedOrderBody = toPricedBody(checkout)
  const now = ports.clock()
  const quoted = quoteCart(ports.catalogue, body, now)
  if (isRefusal(quoted)) throw refused(quoted)
  const objection = objectToPrice(ports, body, quoted, now)
  if (objection) throw objection
  return quoted
}
