// The payment of a checkout: offered methods, the chosen one, and the token of a card.
import type { PaymentMethod } from '@tingkat/contract/payment'
import type { Cart } from '@tingkat/ordering/cart/cart'
import { isCash } from '@tingkat/ordering/payment/payment'
import { useRef, useState, type Ref } from 'react'
import { useSite } from '../../../platform/site/site.tsx'
import type { CardTokenizer } from './card-tokens.ts'
import { findChosenMethod } from './chosen-method.ts'
import { usePaymentMethods, type PaymentMethodsState } from './use-payment-methods.ts'

export type Payment = {
  offer: PaymentMethodsState
  chosen: PaymentMethod | undefined
  /** Whether the chosen method is offered and its balance is sufficient. */
  isPayable: boolean
  tokenizer: Ref<CardTokenizer>
  isTokenizing: boolean
  /** Resolves to the card's token, '' when no card is chosen, null when the card is invalid. */
  createToken: () => Promise<string | null>
}

/** `total` is in whole minor units; null while it is unknown. */
export function usePayment(
  { paymentType, profile }: Pick<Cart, 'paymentType' | 'profile'>,
  total: number | null,
): Payment {
  const { country } = useSite()
  const offer = usePaymentMethods(country.code, total)
  const chosen = findChosenMethod(offer.methods, paymentType, profile)
  const tokenizer = useRef<CardTokenizer>(null)
  const [isTokenizing, setTokenizing] = useState(false)

  async function createToken(): Promise<string | null> {
    if (chosen?.group !== 'CARD') return ''
    setTokenizing(true)
    const card = await tokenizer.current?.createToken()
    setTokenizing(false)
    return card?.token ?? null
  }

  return {
    offer,
    chosen,
    // Every country accepts cash, so a cash order need not wait for the list of methods.
    isPayable: offer.methods ? (chosen?.available ?? false) : isCash(paymentType),
    tokenizer,
    isTokenizing,
    createToken,
  }
}
