// The port to whoever turns a card into a token, in the page: what is typed goes to the card provider, never to our server.
import type { Ref } from 'react'
import type { CardBrand } from './card-number.ts'

/** `token` is the provider's word for the card; null when the fields say themselves what is missing. */
export type CardTokenizer = { take: () => Promise<{ token: string } | null> }

export type CardFieldsProps = {
  /** Where checkout finds the desk while the fields are in sight. */
  desk: Ref<CardTokenizer>
  brand: CardBrand
  /** Brands that the country takes. */
  brands: readonly CardBrand[]
  /** The number is of another brand than the one chosen. */
  onBrand: (brand: CardBrand) => void
  /** The provider's public key; null for the sandbox. */
  publishableKey: string | null
}
