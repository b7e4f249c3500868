// The tip after delivery, as an order carries it.

/** The payment of a tip. `pending`: it has neither succeeded nor failed. */
export type LaterTipPayment = { state: 'pending' | 'paid'; amountInMinor: number }

/**
 * What the eater of a delivered order sees: `open` until the instant `until`, then the tip that was
 * given. `amountInMinor` is 0 while the state is `open`.
 */
export type LaterTip = {
  state: 'open' | LaterTipPayment['state']
  amountInMinor: number
  until: string
}
