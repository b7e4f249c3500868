// The queue of payment jobs, and the number of seconds after which each kind of check runs.

export const paymentQueue = 'payment-clock'
export type PaymentJob = { reference: string }

/** An eater has this many seconds to confirm a payment with the bank. */
export const challengeSeconds = 600
/**
 * A job checks a payment after this many seconds. By then, the request that called the payment
 * provider has received its response, or its process has died.
 */
export const attemptSeconds = 30
/** If the payment provider does not answer, it is asked again after this many seconds. */
export const retrySeconds = 15
/**
 * If the payment provider refuses, it is asked again after this many seconds. The pause is long,
 * because a provider seldom withdraws a refusal.
 */
export const refusalRetrySeconds = 3_600
