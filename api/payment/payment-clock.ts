// The jobs that look after payments: when they come due, and how long an eater may take to confirm.

export const paymentQueue = 'payment-clock'
export type PaymentJob = { reference: string }

/** An eater has so long to confirm with the bank. */
export const challengeSeconds = 600
/** By then the request that asked the provider has long had its answer, or its process is gone. */
export const attemptSeconds = 30
/** How often a provider that says nothing is asked again. */
export const againSeconds = 15
