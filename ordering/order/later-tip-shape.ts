// Types of the tip that an eater gives after delivery, which is part of an order.

/** The payment of a tip. `pending` means that it has neither succeeded nor failed. */
export type LaterTipPayment = { state: 'pending' | 'paid'; amountInMinor: number }

/**
 * The tip that the eater of a delivered order sees. A tip can be given while the state is `open`,
 * until the instant `until`; `amountInMinor` is then 0.
 */
export type LaterTip = {
  state: 'open' | LaterTipPayment['state']
  amountInMinor: number
  until: string
}
