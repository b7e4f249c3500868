// Creates and reads encrypted tokens that AI agents pass from one call to the next. A token
// contains a cart, a price, a checkout or an order, and works for that purpose only. Tokens are not
// stored on the server.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { CartLine } from './cart-lines.ts'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Location } from '@tingkat/ordering/location/location'
import type { Allergen } from '@tingkat/ordering/merchant/merchant'
import { readWithKeys, type KeyRing } from '../../platform/keys/key-ring.ts'
import { seal, unseal } from '../../platform/keys/seal.ts'

/**
 * A cart: the allergens that the eater has declared, the merchant and
 * its dishes. An empty `merchantID` means that no dishes are chosen yet.
 */
export type AgentCart = {
  country: CountryCode
  allergens: Allergen[]
  merchantID: string
  lines: CartLine[]
  location: Location | null
}

/** A cart with its signed price. `total` is in minor units. */
export type AgentPrice = { cart: AgentCart; quoteToken: string; total: number; expiresAt: string }

/** `unique` becomes a part of the order's id, so that a checkout creates at most one order. */
export type AgentCheckoutClaims = AgentPrice & { unique: string }

export type AgentOrder = { country: CountryCode; orderID: string; checkoutExpiresAt: string }

export type Purposes = {
  cart: AgentCart
  price: AgentPrice
  checkout: AgentCheckoutClaims
  order: AgentOrder
}

// In milliseconds. A token is valid longer than a signed price (ten minutes), because the AI agent
// reads the order's state through a token until the order has ended.
const lifeMs = 24 * 3_600_000
// Maximum length of a token's content in bytes, about twice the size of the largest cart.
const contentMax = 64_000

/** Returns an encrypted token that only `openToken` with the same purpose can read. */
export function sealToken<Purpose extends keyof Purposes>(
  keys: KeyRing,
  purpose: Purpose,
  content: Purposes[Purpose],
  now: Date,
): string {
  const text = JSON.stringify([now.getTime() + lifeMs, content])
  const packed = deflateRawSync(text).toString('base64')
  return seal(keys.current, `agent ${purpose}`, packed).toString('base64url')
}

/**
 * Returns the token's content; null for a token that
 * is forged, changed, expired or of another purpose.
 */
export function openToken<Purpose extends keyof Purposes>(
  keys: KeyRing,
  purpose: Purpose,
  token: string,
  now: Date,
): Purposes[Purpose] | null {
  const sealed = Buffer.from(token, 'base64url')
  const packed = readWithKeys(keys, (key) => unseal(key, `agent ${purpose}`, sealed))
  if (packed === null) return null
  const text = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: contentMax })
  const [expiresAt, content] = JSON.parse(text.toString()) as [number, Purposes[Purpose]]
  return expiresAt > now.getTime() ? content : null
}
