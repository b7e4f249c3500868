// Chooses the payment provider that the settings name.
import type { AppDeps } from '../deps.ts'
import { noPayments } from '../providers/payments/no-payments.ts'
import type { PaymentProvider } from '../providers/payments/payment-provider.ts'
import { openSandboxStore } from '../providers/payments/sandbox-store.ts'
import { openSandbox, type Sandbox } from '../providers/payments/sandbox.ts'
import type { StripeProvider } from '../providers/payments/stripe.ts'

export type ChosenPaymentProvider = {
  paymentProvider: PaymentProvider
  /** The sandbox if the settings choose it, else null. It needs additional routes. */
  sandbox: Sandbox | null
  /** Stripe if the settings choose it, else null. It needs additional routes. */
  stripe: StripeProvider | null
}

/**
 * Opens the payment provider that the settings name. If `deps` contains a provider, that provider
 * charges the cards instead, but the routes are still those of the provider in the settings.
 */
export async function choosePaymentProvider({
  config: { payments, publicUrl },
  database,
  log,
  paymentProvider,
}: AppDeps): Promise<ChosenPaymentProvider> {
  if (payments.provider === 'stripe') {
    // Imported on demand, because the package is large and most servers do not use it.
    const { openStripe } = await import('../providers/payments/stripe.ts')
    const stripe = openStripe({ ...payments, log, returnUrl: `${publicUrl}/payment/return` })
    return { paymentProvider: paymentProvider ?? stripe, sandbox: null, stripe }
  }
  if (payments.provider === 'sandbox') {
    const sandbox = openSandbox(openSandboxStore(database))
    return { paymentProvider: paymentProvider ?? sandbox, sandbox, stripe: null }
  }
  return { paymentProvider: paymentProvider ?? noPayments, sandbox: null, stripe: null }
}
