// The jobs of payments: their queue, and when they become due.

export const paymentQueue = 'payment-clock'
export type PaymentJob = { reference: string }

/** An eater has this many seconds to confirm a payment with the bank. */
export const challengeSeconds = 600
/**
 * After this many seconds, the request that called the provider has its response, or its process
 * has died, so a job may take over.
 */
export const attemptSeconds = 30
/** If a provider does not answer, it is asked again after this many seconds. */
export const retrySeconds = 15
/**
 * If a provider refuses, it is asked again after this many seconds. The pause is long, because a
 * provider seldom withdraws a refusal.
 */
export const refusalRetrySeconds = 3_600
