// State table of payments. Refunds never exceed the captured amount.

/**
 * States of a payment. In `started`, the request to the provider is pending; in `challenge`, the
 * eater must confirm with the bank. `captured`, `voided` and `declined` are final, except for
 * refunds of a captured payment.
 */
export const paymentStates = [
  'started',
  'challenge',
  'authorised',
  'captured',
  'voided',
  'declined',
] as const
export type PaymentStateName = (typeof paymentStates)[number]

/** The state of a payment and its amounts, in whole minor units. */
export type PaymentState = {
  state: PaymentStateName
  amount: number
  captured: number
  refunded: number
}
export type PaymentMove =
  | { move: 'authorise' | 'challenge' | 'decline' | 'capture' | 'void' }
  | { move: 'refund'; amount: number }

const transitions: Record<
  Exclude<PaymentMove['move'], 'refund'>,
  { from: readonly PaymentStateName[]; to: PaymentStateName }
> = {
  challenge: { from: ['started', 'challenge'], to: 'challenge' },
  authorise: { from: ['started', 'challenge'], to: 'authorised' },
  decline: { from: ['started', 'challenge'], to: 'declined' },
  capture: { from: ['authorised'], to: 'captured' },
  void: { from: ['authorised'], to: 'voided' },
}

/** Returns the payment after the move, or null if the move is not allowed. */
export function applyPaymentMove(
  payment: PaymentState,
  paymentMove: PaymentMove,
): PaymentState | null {
  if (paymentMove.move === 'refund') {
    const total = payment.refunded + paymentMove.amount
    return payment.state === 'captured' && paymentMove.amount > 0 && total <= payment.captured
      ? { ...payment, refunded: total }
      : null
  }
  const { from, to } = transitions[paymentMove.move]
  if (!from.includes(payment.state)) return null
  return { ...payment, state: to, captured: to === 'captured' ? payment.amount : payment.captured }
}

/**
 * Whether the payment has neither succeeded nor failed yet. Until then its order has not started.
 */
export function isOpenPayment({ state }: Pick<PaymentState, 'state'>): boolean {
  return state === 'started' || state === 'challenge'
}
