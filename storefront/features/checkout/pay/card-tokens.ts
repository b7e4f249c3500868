// Interface of the card fields: they send the card to the payment provider from the page and return
// a token. The card's data never reaches our server.
import type { Ref } from 'react'
import type { CardBrand } from './card-number.ts'

/** `createToken` resolves to null when the card is invalid; the fields then show what is wrong. */
export type CardTokenizer = { createToken: () => Promise<{ token: string } | null> }

export type CardFieldsProps = {
  /** Set to the tokenizer while the fields are mounted. */
  tokenizer: Ref<CardTokenizer>
  brand: CardBrand
  /** The card brands that the country accepts. */
  brands: readonly CardBrand[]
  /** Called when the card number is of another accepted brand than the chosen one. */
  onBrand: (brand: CardBrand) => void
  /** The payment provider's public key; null for the sandbox provider, which needs none. */
  publishableKey: string | null
}
