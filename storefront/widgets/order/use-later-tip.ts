// A React hook that pays the tip of a delivered order. A repeated request has the same
// idempotency key, so that the card is charged once.
import type { ClientProblem } from '@tingkat/contract/client'
import type { TipBody } from '@tingkat/contract/order'
import type { Challenge } from '@tingkat/contract/payment'
import type { Order } from '@tingkat/ordering/order/order'
import { useRef, useState } from 'react'
import { isUndecided } from '../../features/checkout/place/order-attempt.ts'
import { usePayment, type Payment } from '../../features/checkout/pay/use-payment.ts'
import { client } from '../../platform/browser/client.ts'
import { newID } from '../../platform/browser/new-id.ts'

export type LaterTipState =
  | { phase: 'ready' }
  | { phase: 'sending' }
  /** The card was not charged. */
  | { phase: 'failed'; problem: ClientProblem }
  /**
   * It is unknown whether the card was charged. Only the same request may be repeated, so that the
   * card is not charged twice.
   */
  | { phase: 'unsure' }
  | { phase: 'challenge'; challenge: Challenge; expiresAt: string }

export type LaterTipForm = {
  state: LaterTipState
  /** The chosen tip in whole minor units; 0 for none. */
  tip: number
  choose: (tip: number) => void
  payment: Payment
  changeBrand: (paymentType: string) => void
  send: () => void
  /** Repeats the last request. */
  repeat: () => void
}

type Attempt = { key: string; body: TipBody }

export function useLaterTip(order: Order, onOrder: (order: Order) => void): LaterTipForm {
  const [state, setState] = useState<LaterTipState>({ phase: 'ready' })
  const [tip, setTip] = useState(0)
  const [paymentType, setPaymentType] = useState(order.paymentTypeID)
  const payment = usePayment({ paymentType, profile: null }, tip > 0 ? tip : null)
  const attempt = useRef<Attempt | null>(null)
  const isSending = useRef(false)

  async function sendAttempt() {
    const current = attempt.current
    if (!current || isSending.current) return
    isSending.current = true
    setState({ phase: 'sending' })
    const answer = await client.giveTip(order.orderID, current.body, current.key)
    isSending.current = false
    if (answer.ok) return onOrder(answer.data)
    const next = stateAfter(answer.problem)
    if (next.phase === 'failed') attempt.current = null
    setState(next)
  }

  async function start() {
    if (isSending.current || !payment.isPayable) return
    const paymentToken = await payment.createToken()
    if (paymentToken === null) return
    attempt.current = { key: newID(), body: { amountInMinor: tip, paymentToken } }
    await sendAttempt()
  }

  return {
    state,
    tip,
    choose(next) {
      if (isSending.current) return
      setTip(next)
      setState({ phase: 'ready' })
    },
    payment,
    changeBrand: setPaymentType,
    send: () => void start(),
    repeat: () => void sendAttempt(),
  }
}

function stateAfter(problem: ClientProblem): LaterTipState {
  const { challenge, expiresAt } = problem.context
  if (problem.code === 'payment_challenge' && challenge && typeof expiresAt === 'string')
    return { phase: 'challenge', challenge: challenge as Challenge, expiresAt }
  return isUndecided(problem.code) ? { phase: 'unsure' } : { phase: 'failed', problem }
}
