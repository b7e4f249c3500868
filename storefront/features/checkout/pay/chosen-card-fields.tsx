// The card fields of the chosen payment method; empty when it is not a card.
import { paymentTypes } from '@tingkat/ordering/payment/payment'
import { CardFields } from './card-fields.tsx'
import type { CardBrand } from './card-number.ts'
import type { Payment } from './use-payment.ts'

type ChosenCardFieldsProps = { payment: Payment; onBrand: (brand: CardBrand) => void }

export function ChosenCardFields({ payment, onBrand }: ChosenCardFieldsProps) {
  const { offer, chosen, tokenizer } = payment
  if (!offer.methods) return null
  const brands = offer.methods.methods.flatMap(({ type }) =>
    type === paymentTypes.visa || type === paymentTypes.masterCard ? [type] : [],
  )
  const brand = brands.find((type) => type === chosen?.type)
  const { provider, publishableKey } = offer.methods.cards
  if (!brand || provider === 'none') return null
  return (
    <CardFields
      provider={provider}
      publishableKey={publishableKey}
      tokenizer={tokenizer}
      brand={brand}
      brands={brands}
      onBrand={onBrand}
    />
  )
}
