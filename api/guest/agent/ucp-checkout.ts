// Writes checkouts and the discovery profile in the format of the Universal Commerce Protocol,
// 2026-04-08.
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import { merchantText } from './merchant-text.ts'

const ucpVersion = '2026-04-08'
const specification = `https://ucp.dev/${ucpVersion}`
const capability = 'dev.ucp.shopping.checkout'

const envelope = (status: 'success' | 'error') => ({
  version: ucpVersion,
  status,
  capabilities: { [capability]: [{ version: ucpVersion }] },
  // Empty, because the eater pays the courier and AI agents never handle payments.
  payment_handlers: {},
})

/** Returns the profile of this server: checkouts over MCP. */
export const ucpProfile = (endpoint: string) => ({
  ucp: {
    version: ucpVersion,
    services: {
      'dev.ucp.shopping': [
        {
          version: ucpVersion,
          spec: `${specification}/specification/overview`,
          transport: 'mcp',
          schema: `${specification}/services/shopping/mcp.openrpc.json`,
          endpoint,
        },
      ],
    },
    capabilities: {
      [capability]: [
        {
          version: ucpVersion,
          spec: `${specification}/specification/checkout`,
          schema: `${specification}/schemas/shopping/checkout.json`,
        },
      ],
    },
    payment_handlers: {},
  },
})

/**
 * State of a checkout: the eater must confirm it, the eater has ordered, or the price has expired.
 */
type CheckoutState =
  | { status: 'requires_escalation'; continueUrl: string }
  | { status: 'completed'; orderID: string; orderCode: string; orderUrl: string }
  | { status: 'canceled' }
type CheckoutParts = {
  id: string
  quote: PriceQuote
  expiresAt: string
  /** URL of the country's pages in its first language. */
  siteUrl: string
  itemIDOf: (dishID: string) => string
  state: CheckoutState
}

export function toUcpCheckout({ id, quote, expiresAt, siteUrl, itemIDOf, state }: CheckoutParts) {
  return {
    ucp: envelope('success'),
    id,
    status: state.status,
    line_items: quote.merchants.flatMap(({ items }) =>
      items.map((item, index) => {
        const amount = item.totalReducedPriceV2.amountInMinor
        return {
          id: `${index + 1}`,
          item: {
            id: itemIDOf(item.ID),
            title: merchantText(item.name).fromRestaurant,
            price: Math.round(amount / item.quantity),
          },
          quantity: item.quantity,
          totals: [{ type: 'total', amount }],
        }
      }),
    ),
    currency: quote.currency.code,
    totals: totalsOf(quote),
    links: [
      { type: 'privacy_policy', url: `${siteUrl}/privacy` },
      { type: 'terms_of_service', url: `${siteUrl}/terms` },
    ],
    expires_at: expiresAt,
    ...escalationOf(state),
  }
}

function escalationOf(state: CheckoutState) {
  if (state.status === 'canceled') return {}
  if (state.status === 'completed') {
    const { orderID, orderCode, orderUrl } = state
    return { order: { id: orderID, label: orderCode, permalink_url: orderUrl } }
  }
  return {
    continue_url: state.continueUrl,
    messages: [
      {
        type: 'error',
        code: 'requires_buyer_confirmation',
        content: 'The eater logs in at continue_url and confirms dishes and price.',
        severity: 'requires_buyer_review',
      },
    ],
  }
}

/**
 * Returns the sums of food and delivery. The rest of the price is added
 * as one fee or discount, so that the entries add up to the total.
 */
function totalsOf(quote: PriceQuote) {
  const total = quote.totalQuote.reducedPriceV2.amountInMinor
  const delivery = quote.deliveryQuote.reducedPriceV2.amountInMinor
  const subtotal = quote.merchants
    .flatMap(({ items }) => items)
    .reduce((sum, { totalReducedPriceV2 }) => sum + totalReducedPriceV2.amountInMinor, 0)
  const rest = total - subtotal - delivery
  const type = rest < 0 ? 'discount' : 'fee'
  return [
    { type: 'subtotal', amount: subtotal },
    { type: 'fulfillment', display_text: 'Delivery', amount: delivery },
    ...(rest === 0 ? [] : [{ type, display_text: 'Fees and discounts', amount: rest }]),
    { type: 'total', amount: total },
  ]
}

/**
 * Returns an error without a checkout. `isRecoverable` means that the AI agent can repeat the call
 * with other input.
 */
export const toUcpError = (code: string, content: string, isRecoverable: boolean) => ({
  ucp: envelope('error'),
  messages: [
    { type: 'error', code, content, severity: isRecoverable ? 'recoverable' : 'unrecoverable' },
  ],
})
