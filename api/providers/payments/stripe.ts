// Payment provider Stripe: manually captured PaymentIntents,
// whose idempotency keys contain our reference.
import type { PaymentFailure } from '@tingkat/ordering/payment/order-payment'
import { Stripe } from 'stripe'
import type { Log } from '../../platform/log.ts'
import {
  toAuthorisation,
  type Authorisation,
  type Charge,
  type ProviderResult,
  type PaymentProvider,
  type ProviderStatus,
} from './payment-provider.ts'

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  url: string
}
export type StripeOptions = StripeSettings & {
  log: Pick<Log, 'warn'>
  /** The URL to which the bank's page sends the eater after the confirmation of the payment. */
  returnUrl: string
  /** The time-out of one request in milliseconds. An authorisation sends two requests. */
  timeoutMs?: number
}
export type StripeProvider = PaymentProvider & {
  /**
   * Returns our payment reference in a webhook event, or null
   * for an event without one. Throws for an invalid signature.
   */
  readEvent(body: string | Buffer, signature: string): string | null
}

const defaultTimeoutMs = 5_000

// Amounts of these currencies are in hundredths at Stripe and
// whole in this product (docs.stripe.com/currencies#zero-decimal).
const hundredthsCurrencies = new Set(['IDR'])
const toStripe = (amount: number, currency: string) =>
  hundredthsCurrencies.has(currency) ? amount * 100 : amount

// Our reasons for Stripe's decline codes (docs.stripe.com/declines/codes). Codes that are not
// listed become PAYMENT_FAIL.
const reasons: Record<string, PaymentFailure> = {
  insufficient_funds: 'INSUFFICIENT_BALANCE',
  withdrawal_count_limit_exceeded: 'INSUFFICIENT_BALANCE',
  card_velocity_exceeded: 'INSUFFICIENT_BALANCE',
  expired_card: 'PAYMENT_INVALID',
  incorrect_number: 'PAYMENT_INVALID',
  invalid_number: 'PAYMENT_INVALID',
  incorrect_cvc: 'PAYMENT_INVALID',
  invalid_cvc: 'PAYMENT_INVALID',
  invalid_expiry_month: 'PAYMENT_INVALID',
  invalid_expiry_year: 'PAYMENT_INVALID',
  resource_missing: 'PAYMENT_INVALID',
  token_already_used: 'PAYMENT_INVALID',
  card_not_supported: 'CANT_CHARGE',
  currency_not_supported: 'CANT_CHARGE',
  amount_too_small: 'CANT_CHARGE',
  amount_too_large: 'CANT_CHARGE',
  testmode_charges_only: 'CANT_CHARGE',
}

export function openStripe({
  secretKey,
  publishableKey,
  webhookSecret,
  url,
  log,
  returnUrl,
  timeoutMs = defaultTimeoutMs,
}: StripeOptions): StripeProvider {
  const { protocol, hostname, port } = new URL(url)
  const stripe = new Stripe(secretKey, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    // Stripe's client does not retry, because the payment jobs retry with the same idempotency
    // keys.
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(),
  })

  /**
   * Creates the PaymentIntent for our reference. If it exists already,
   * Stripe returns it unchanged, because the idempotency key is the same.
   */
  async function openIntent({
    reference,
    amountInMinor,
    currency,
  }: Charge): Promise<Stripe.PaymentIntent> {
    return await stripe.paymentIntents.create(
      {
        amount: toStripe(amountInMinor, currency),
        currency: currency.toLowerCase(),
        capture_method: 'manual',
        automatic_payment_methods: { enabled: true },
        metadata: { reference },
      },
      { idempotencyKey: `${reference}:create` },
    )
  }

  /**
   * Returns the PaymentIntent in its current state. `openIntent` returns the state in which it was
   * created.
   */
  async function readIntent(charge: Charge): Promise<Stripe.PaymentIntent> {
    return await stripe.paymentIntents.retrieve((await openIntent(charge)).id)
  }

  async function attempt(
    action: string,
    reference: string,
    run: () => Promise<unknown>,
  ): Promise<ProviderResult> {
    try {
      await run()
      return 'done'
    } catch (error) {
      log.warn({ reference, action, reason: reasonOf(error) }, 'a request to Stripe failed')
      return error instanceof Stripe.errors.StripeInvalidRequestError ? 'refused' : 'unknown'
    }
  }

  return {
    provider: 'stripe',
    publishableKey,

    async authorise(charge, token): Promise<Authorisation> {
      try {
        const { id } = await openIntent(charge)
        const intent = await stripe.paymentIntents.confirm(
          id,
          { ...cardParameters(token), return_url: returnUrl },
          { idempotencyKey: `${charge.reference}:confirm` },
        )
        return toAuthorisation(statusOf(intent), { outcome: 'unknown' })
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError)
          return { outcome: 'declined', reason: failureOf(error.decline_code ?? error.code) }
        if (error instanceof Stripe.errors.StripeInvalidRequestError) {
          // If the payment was confirmed or cancelled before, its
          // status is the result. Otherwise the token is invalid.
          const status = await this.status(charge)
          return toAuthorisation(status, {
            outcome: 'declined',
            reason: failureOf(error.code ?? 'invalid_number'),
          })
        }
        log.warn({ reference: charge.reference, reason: reasonOf(error) }, 'Stripe did not respond')
        return { outcome: 'unknown' }
      }
    },

    async status(charge): Promise<ProviderStatus> {
      try {
        return statusOf(await readIntent(charge))
      } catch (error) {
        log.warn({ reference: charge.reference, reason: reasonOf(error) }, 'Stripe did not respond')
        return { outcome: 'unknown' }
      }
    },

    async capture(charge, amountInMinor) {
      return await attempt('capture', charge.reference, async () => {
        const intent = await readIntent(charge)
        const part =
          amountInMinor < charge.amountInMinor
            ? { amount_to_capture: toStripe(amountInMinor, charge.currency) }
            : {}
        if (intent.status !== 'succeeded')
          await stripe.paymentIntents.capture(intent.id, part, {
            idempotencyKey: `${charge.reference}:capture`,
          })
      })
    },

    async void(charge) {
      return await attempt('void', charge.reference, async () => {
        const intent = await readIntent(charge)
        if (intent.status !== 'canceled')
          await stripe.paymentIntents.cancel(
            intent.id,
            {},
            { idempotencyKey: `${charge.reference}:void` },
          )
      })
    },

    async refund(charge, refundID, amountInMinor) {
      return await attempt('refund', charge.reference, async () => {
        const { id } = await openIntent(charge)
        await stripe.refunds.create(
          {
            payment_intent: id,
            amount: toStripe(amountInMinor, charge.currency),
            metadata: { refundID },
          },
          { idempotencyKey: `${charge.reference}:refund:${refundID}` },
        )
      })
    },

    readEvent(body, signature) {
      const { type, data } = stripe.webhooks.constructEvent(body, signature, webhookSecret)
      const { metadata } = data.object as { metadata?: Record<string, string> | null }
      return type.startsWith('payment_intent.') ? (metadata?.['reference'] ?? null) : null
    },
  }
}

function cardParameters(token: string) {
  if (token.startsWith('tok_'))
    return { payment_method_data: { type: 'card' as const, card: { token } } }
  return token.startsWith('ctoken_') ? { confirmation_token: token } : { payment_method: token }
}

function statusOf({
  status,
  next_action: next,
  last_payment_error: failure,
}: Stripe.PaymentIntent): ProviderStatus {
  if (status === 'requires_capture') return { outcome: 'authorised' }
  if (status === 'succeeded') return { outcome: 'captured' }
  if (status === 'canceled') return { outcome: 'voided' }
  const url = next?.redirect_to_url?.url
  if (status === 'requires_action' && url)
    return { outcome: 'challenge', challenge: { kind: 'redirect', url } }
  if (status === 'requires_payment_method' && failure)
    return { outcome: 'declined', reason: failureOf(failure.decline_code ?? failure.code) }
  return status === 'requires_payment_method' || status === 'requires_confirmation'
    ? { outcome: 'none' }
    : { outcome: 'unknown' }
}

const failureOf = (code: string | undefined): PaymentFailure =>
  (code === undefined ? undefined : reasons[code]) ?? 'PAYMENT_FAIL'

/**
 * Returns only type and code of an error, because
 * Stripe's messages may contain parts of the request.
 */
const reasonOf = (error: unknown): string =>
  error instanceof Stripe.errors.StripeError
    ? `${error.type} ${error.code ?? ''}`.trim()
    : (error as Error).name
