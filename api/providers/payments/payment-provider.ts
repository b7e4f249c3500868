// Interface of card payment providers. Calls are
// idempotent, because they carry our id of the payment.
import type { Challenge } from '@tingkat/contract/payment'
import type { PaymentFailure } from '@tingkat/ordering/payment/order-payment'

/** `reference` is our id of the payment. Amounts are whole minor units of `currency`. */
export type Charge = { reference: string; amountInMinor: number; currency: string }

export type Authorisation =
  | { outcome: 'authorised' }
  | { outcome: 'challenge'; challenge: Challenge }
  | { outcome: 'declined'; reason: PaymentFailure }
  /** The provider sent no response or an unclear one: the amount may or may not be authorised. */
  | { outcome: 'unknown' }

/**
 * `none` means that the provider has neither an authorisation nor a challenge for the reference.
 */
export type ProviderStatus = Authorisation | { outcome: 'none' | 'captured' | 'voided' }
export type ProviderResult = 'done' | 'refused' | 'unknown'

/** No method throws, and each has a time-out. */
export type PaymentProvider = {
  provider: 'sandbox' | 'stripe' | 'none'
  /** The key with which the browser tokenises cards, or null if none is needed. */
  publishableKey: string | null
  /** Authorises the amount on the card of `token`. */
  authorise(charge: Charge, token: string): Promise<Authorisation>
  status(charge: Charge): Promise<ProviderStatus>
  /** Captures a part of the authorised amount, in whole minor units, and releases the rest. */
  capture(charge: Charge, amountInMinor: number): Promise<ProviderResult>
  /** Releases the authorisation, if there is one, and prevents a later one for the reference. */
  void(charge: Charge): Promise<ProviderResult>
  /** Refunds a part of the captured amount. Idempotent by `refundID`. */
  refund(charge: Charge, refundID: string, amountInMinor: number): Promise<ProviderResult>
}

/**
 * Converts a status to the result of a repeated authorisation. Returns the
 * argument `none` if the provider has no authorisation for the reference.
 */
export function toAuthorisation(status: ProviderStatus, none: Authorisation): Authorisation {
  switch (status.outcome) {
    case 'captured':
      return { outcome: 'authorised' }
    case 'voided':
      return { outcome: 'declined', reason: 'UNPAID_ORDER' }
    case 'none':
      return none
    case 'authorised':
    case 'challenge':
    case 'declined':
    case 'unknown':
      return status
    default:
      throw new Error('a payment provider returned no outcome')
  }
}
