// Use cases of checkouts in the Universal Commerce Protocol, based on the use cases of the other
// MCP tools.
import { agentTokenSchema } from '@tingkat/contract/agent'
import { findCountry } from '@tingkat/ordering/country/country'
import { isRefusal } from '@tingkat/ordering/refusal'
import { z } from 'zod'
import { problem, refused, type ProblemError } from '../../http/problem.ts'
import { orderIDOf } from '../../order/placing/order-id.ts'
import { quoteCart } from '../../quote/actions.ts'
import { requireCountry, requireToken, type AgentPorts } from './agent-ports.ts'
import { allergensSchema } from './finding-actions.ts'
import { readItemID, writeItemID } from './item-id.ts'
import {
  buildCart,
  declareAllergens,
  priceCart,
  startCheckout,
  toOrderBody,
} from './ordering-actions.ts'
import { toUcpCheckout, toUcpError } from './ucp-checkout.ts'

const metaSchema = z.looseObject({
  'ucp-agent': z.looseObject({ profile: z.string().max(500) }),
  'idempotency-key': z.string().max(100).optional(),
})
const destinationSchema = z.looseObject({
  street_address: z.string().max(200).default(''),
  address_locality: z.string().min(1).max(200),
})
const idSchema = agentTokenSchema.describe('The id of the checkout')

export const createCheckoutSchema = z.object({
  meta: metaSchema,
  checkout: z.looseObject({
    line_items: z
      .array(
        z.looseObject({
          item: z.looseObject({ id: z.string().min(1).max(400) }),
          quantity: z.int().min(1).max(99),
        }),
      )
      .min(1)
      .max(20)
      .describe('Items of one restaurant; item.id is the itemID of read_menu'),
    fulfillment: z.looseObject({
      methods: z
        .array(z.looseObject({ destinations: z.array(destinationSchema).min(1).max(1) }))
        .min(1)
        .max(1),
    }),
    allergens: allergensSchema,
  }),
})

/** Returns a checkout that the eater has to confirm at its `continue_url`. */
export async function createUcpCheckout(
  ports: AgentPorts,
  { checkout }: z.output<typeof createCheckoutSchema>,
): Promise<object> {
  const items = checkout.line_items.map(({ item, quantity }) => ({
    ...readItemID(item.id),
    quantity,
  }))
  const [first] = items
  const isOneMerchant = items.every(
    ({ country, merchantID }) => country === first?.country && merchantID === first.merchantID,
  )
  const country = findCountry(first?.country)?.code
  if (!first || !country || !isOneMerchant) throw problem('not_found')
  const declared = await declareAllergens(ports, { country, allergens: checkout.allergens })
  const place = checkout.fulfillment.methods[0]?.destinations[0]
  const { cart } = await buildCart(ports, {
    cart: declared.cart,
    restaurantID: first.merchantID,
    lines: items.map(({ dishID, quantity }) => ({ dishID, quantity, choices: [] })),
    address: place?.address_locality,
    street: place?.street_address ?? '',
  })
  if (!cart) return toUcpError('allergen_blocked', blockedText, true)
  const { price } = await priceCart(ports, { cart })
  const { confirmAt } = await startCheckout(ports, { price })
  return await describeCheckout(ports, new URL(confirmAt).hash.slice(1))
}

/**
 * Converts a problem. The AI agent can correct every problem except not_found, which means that the
 * checkout or dish does not exist.
 */
export const toUcpProblem = ({ problem: { code, title } }: ProblemError): object =>
  toUcpError(code, title, code !== 'not_found')

const blockedText =
  'A dish contains what the eater must avoid, or its restaurant has stated nothing about it.'

export const getCheckoutSchema = z.object({ meta: metaSchema, id: idSchema })

/**
 * Returns the current checkout. The tool `complete_checkout` calls this function
 * too and completes nothing, because only the eater can complete a checkout.
 */
export async function readUcpCheckout(
  ports: AgentPorts,
  { id }: z.output<typeof getCheckoutSchema>,
): Promise<object> {
  return await describeCheckout(ports, id)
}

async function describeCheckout(ports: AgentPorts, id: string): Promise<object> {
  const { cart, unique, expiresAt } = requireToken(ports, 'checkout', id)
  const { country } = await requireCountry(ports, cart.country)
  const now = ports.clock()
  const siteUrl = `${ports.publicUrl}/${country.code}/${country.languages[0]}`
  const about = {
    id,
    expiresAt,
    siteUrl,
    itemIDOf: (dishID: string) => writeItemID(country.code, cart.merchantID, dishID),
  }
  const placed = await ports.orders.find(orderIDOf(country.code, unique))
  if (placed) {
    const { orderID, orderCode, snapshotDetail } = placed.order
    const orderUrl = `${siteUrl}/order/${orderID}`
    const state = { status: 'completed' as const, orderID, orderCode, orderUrl }
    return toUcpCheckout({ ...about, quote: snapshotDetail.cartWithQuote, state })
  }
  const quoted = quoteCart(ports.catalogue, toOrderBody(cart), now)
  if (isRefusal(quoted)) throw refused(quoted)
  const state =
    Date.parse(expiresAt) <= now.getTime()
      ? { status: 'canceled' as const }
      : { status: 'requires_escalation' as const, continueUrl: `${siteUrl}/agent#${id}` }
  return toUcpCheckout({ ...about, quote: quoted.quote, state })
}
