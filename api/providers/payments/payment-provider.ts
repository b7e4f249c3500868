// Interface of card payment providers. Calls are idempotent by our reference.
import type { Challenge } from '@tingkat/contract/payment'
import type { PaymentFailure } from '@tingkat/ordering/payment/order-payment'

/** `reference` is ours. Amounts are whole minor units of `currency`. */
export type Charge = { reference: string; amountInMinor: number; currency: string }

export type Authorisation =
  | { outcome: 'authorised' }
  | { outcome: 'challenge'; challenge: Challenge }
  | { outcome: 'declined'; reason: PaymentFailure }
  /** No response or an unclear one: the amount may or may not be authorised. */
  | { outcome: 'unknown' }

/** none: neither an authorisation nor a challenge. */
export type ProviderStatus = Authorisation | { outcome: 'none' | 'captured' | 'voided' }
export type ProviderResult = 'done' | 'refused' | 'unknown'

/** No call throws, and each has a time-out. */
export type PaymentProvider = {
  provider: 'sandbox' | 'stripe' | 'none'
  /** Key for tokenising cards in the browser; null if none is needed. */
  publishableKey: string | null
  /** Authorises the amount on the card of `token`. */
  authorise(charge: Charge, token: string): Promise<Authorisation>
  status(charge: Charge): Promise<ProviderStatus>
  /** Captures a part of the authorised amount, in whole minor units, and releases the rest. */
  capture(charge: Charge, amountInMinor: number): Promise<ProviderResult>
  /**
   * Releases the authorisation. No later one is possible for the reference, even if there was none.
   */
  void(charge: Charge): Promise<ProviderResult>
  /** Refunds a part of the captured amount. Idempotent by `refundID`. */
  refund(charge: Charge, refundID: string, amountInMinor: number): Promise<ProviderResult>
}

/**
 * Converts a status to the result of a repeated authorisation; `none` is used if there was none.
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
