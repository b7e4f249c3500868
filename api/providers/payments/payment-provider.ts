// The port of card payments: whoever stands behind it is asked by our own reference, and asking twice charges once.
import type { Challenge } from '@tingkat/contract/payment'
import type { PaymentFailure } from '@tingkat/ordering/payment/order-payment'

/** A payment as both sides know it. `reference` is ours; amounts are whole minor units of `currency`, as we count them. */
export type Charge = { reference: string; amountInMinor: number; currency: string }

export type Authorisation =
  | { outcome: 'authorised' }
  | { outcome: 'challenge'; challenge: Challenge }
  | { outcome: 'declined'; reason: PaymentFailure }
  /** No answer in time, or one that says nothing: the money may or may not be set aside. */
  | { outcome: 'unknown' }

/** none: nothing was set aside, and nobody is being asked. */
export type ProviderStatus = Authorisation | { outcome: 'none' | 'captured' | 'voided' }
export type Done = 'done' | 'refused' | 'unknown'

/** Every call ends in time and answers with a value; none throws. */
export type PaymentProvider = {
  provider: 'sandbox' | 'stripe' | 'none'
  /** What pages need to make tokens with; null where they need nothing. */
  publishableKey: string | null
  /** Sets the money aside. `token` stands for the card. */
  authorise(charge: Charge, token: string): Promise<Authorisation>
  status(charge: Charge): Promise<ProviderStatus>
  /** Takes so much of what is set aside, in whole minor units, and lets the rest go. */
  capture(charge: Charge, amountInMinor: number): Promise<Done>
  /** After this nothing can be set aside under the reference any more, even where nothing was before. */
  void(charge: Charge): Promise<Done>
  /** Gives back part of what was captured; `refundID` names this one refund. */
  refund(charge: Charge, refundID: string, amountInMinor: number): Promise<Done>
}

/** What a status means to who asks for the money once more; `none`: what became of nothing at all. */
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
      throw new Error('a payment provider gave no outcome')
  }
}
