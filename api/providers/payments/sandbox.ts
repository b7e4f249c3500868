// A payment provider with test cards and without real money. docs/payments.md describes the cards.
import { isPaymentFailure } from '@tingkat/ordering/payment/order-payment'
import { outcomeOfToken } from '@tingkat/ordering/payment/sandbox-cards'
import { toAuthorisation, type PaymentProvider, type ProviderStatus } from './payment-provider.ts'
import type { SandboxPayment, SandboxStore } from './sandbox-store.ts'

export type Sandbox = PaymentProvider & {
  /**
   * Answers the bank's challenge of a test card. Returns false if the reference has no challenge.
   */
  answerChallenge(reference: string, approve: boolean): Promise<boolean>
}

// In milliseconds: the delay of the slow test card,
// like that of a slow bank, but within the time-outs.
const defaultSlowMs = 3_000

export function openSandbox(
  store: SandboxStore,
  { slowMs = defaultSlowMs }: { slowMs?: number } = {},
): Sandbox {
  return {
    provider: 'sandbox',
    publishableKey: null,

    async authorise(charge, token) {
      const outcome = outcomeOfToken(token)
      if (outcome === 'slow')
        await new Promise((resolve) => {
          setTimeout(resolve, slowMs)
        })
      const failure = isPaymentFailure(outcome) ? outcome : null
      const acceptedState = outcome === 'challenge' ? 'challenge' : 'authorised'
      const payment = await store.open(charge, failure ? 'declined' : acceptedState, failure)
      return outcome === 'lost'
        ? { outcome: 'unknown' }
        : toAuthorisation(statusOf(charge.reference, payment), { outcome: 'unknown' })
    },

    async status({ reference }) {
      const payment = await store.find(reference)
      return payment ? statusOf(reference, payment) : { outcome: 'none' }
    },

    async capture({ reference }, amountInMinor) {
      if (await store.capture(reference, amountInMinor)) return 'done'
      return (await store.find(reference))?.state === 'captured' ? 'done' : 'refused'
    },

    async void(charge) {
      const { reference } = charge
      const { state } = await store.open(charge, 'voided', 'UNPAID_ORDER')
      if (state === 'voided' || state === 'declined') return 'done'
      const from = state === 'challenge' ? 'challenge' : 'authorised'
      if (await store.move(reference, from, 'voided', 'UNPAID_ORDER')) return 'done'
      // A concurrent call may have voided the payment since it was read above.
      return (await store.find(reference))?.state === 'voided' ? 'done' : 'refused'
    },

    async refund({ reference }, refundID, amountInMinor) {
      return (await store.refund(reference, refundID, amountInMinor)) ? 'done' : 'refused'
    },

    async answerChallenge(reference, approve) {
      return await store.move(
        reference,
        'challenge',
        approve ? 'authorised' : 'declined',
        approve ? null : 'PAYMENT_FAIL',
      )
    },
  }
}

function statusOf(reference: string, { state, reason }: SandboxPayment): ProviderStatus {
  if (state === 'challenge')
    return { outcome: 'challenge', challenge: { kind: 'sandbox', reference } }
  if (state === 'declined')
    return { outcome: 'declined', reason: isPaymentFailure(reason) ? reason : 'PAYMENT_FAIL' }
  return { outcome: state }
}
