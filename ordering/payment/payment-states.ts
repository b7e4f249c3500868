// The life of a payment: what may follow what, and never more given back than was taken.

/** started: the provider was or will be asked; challenge: the eater must confirm with the bank; the last three are final but for refunds. */
export const paymentStates = [
  'started',
  'challenge',
  'authorised',
  'captured',
  'voided',
  'declined',
] as const
export type PaymentStateName = (typeof paymentStates)[number]

/** Whole minor units. */
export type PaymentState = {
  state: PaymentStateName
  amount: number
  captured: number
  refunded: number
}
export type PaymentMove =
  | { move: 'authorise' | 'challenge' | 'decline' | 'capture' | 'void' }
  | { move: 'refund'; amount: number }

const steps: Record<
  Exclude<PaymentMove['move'], 'refund'>,
  { from: readonly PaymentStateName[]; to: PaymentStateName }
> = {
  challenge: { from: ['started', 'challenge'], to: 'challenge' },
  authorise: { from: ['started', 'challenge'], to: 'authorised' },
  decline: { from: ['started', 'challenge'], to: 'declined' },
  capture: { from: ['authorised'], to: 'captured' },
  void: { from: ['authorised'], to: 'voided' },
}

/** The payment after the move; null when it may not be made now. */
export function applyPaymentMove(payment: PaymentState, wanted: PaymentMove): PaymentState | null {
  if (wanted.move === 'refund') {
    const total = payment.refunded + wanted.amount
    return payment.state === 'captured' && wanted.amount > 0 && total <= payment.captured
      ? { ...payment, refunded: total }
      : null
  }
  const { from, to } = steps[wanted.move]
  if (!from.includes(payment.state)) return null
  return { ...payment, state: to, captured: to === 'captured' ? payment.amount : payment.captured }
}

/** Nothing is settled yet: the order is not placed, nor refused. */
export function isOpenPayment({ state }: Pick<PaymentState, 'state'>): boolean {
  return state === 'started' || state === 'challenge'
}
