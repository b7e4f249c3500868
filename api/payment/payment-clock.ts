// The jobs of payments: their queue, and when they become due.

export const paymentQueue = 'payment-clock'
export type PaymentJob = { reference: string }

/** How long an eater may take to confirm a payment with the bank. */
export const challengeSeconds = 600
/**
 * After this time, the request that called the provider has its response or its process has died,
 * so that a job may take over.
 */
export const attemptSeconds = 30
/** How long to wait before a provider that did not answer is asked again. */
export const retrySeconds = 15
/** How long to wait after the provider refused. Long, because a refusal is seldom withdrawn. */
export const refusalRetrySeconds = 3_600
