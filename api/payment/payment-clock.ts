// The jobs of payments: their queue, and when they become due.

export const paymentQueue = 'payment-clock'
export type PaymentJob = { reference: string }

/** Seconds in which an eater may confirm a payment with the bank. */
export const challengeSeconds = 600
/**
 * In seconds: after this time, the request that called the provider has
 * its response or its process has died, so that a job may take over.
 */
export const attemptSeconds = 30
/** Seconds to wait before asking a provider again that did not answer. */
export const retrySeconds = 15
/**
 * Seconds to wait after the provider refused. Long, because a provider seldom withdraws a refusal.
 */
export const refusalRetrySeconds = 3_600
