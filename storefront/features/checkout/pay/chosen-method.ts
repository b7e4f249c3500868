// The offered payment methods and the one that the cart has chosen.
import type { PaymentMethod, PaymentMethods } from '@tingkat/contract/payment'
import type { Profile } from '@tingkat/ordering/cart/cart'
import { paymentTypeIDOf, paymentTypes } from '@tingkat/ordering/payment/payment'

/**
 * Returns the methods for the order. Only an order with a work profile can be billed to the eater's
 * employer.
 */
export const offeredMethods = (
  { methods }: PaymentMethods,
  profile: Profile | null,
): PaymentMethod[] =>
  methods.filter(({ type }) => type !== paymentTypes.postpaidBilling || profile !== null)

/**
 * Returns the chosen method, undefined if it is no longer offered.
 * Its `available` is false when the eater's balance is too low.
 */
export function findChosenMethod(
  methods: PaymentMethods | null,
  paymentType: string,
  profile: Profile | null,
): PaymentMethod | undefined {
  if (!methods) return undefined
  return offeredMethods(methods, profile).find(
    ({ paymentTypeID }) => paymentTypeID === paymentTypeIDOf(paymentType),
  )
}
