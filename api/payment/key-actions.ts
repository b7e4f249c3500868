// Looks up the outcome of placing an order by the idempotency key of the request.
import type { KeyOutcome } from '@tingkat/contract/payment'
import type { Order } from '@tingkat/ordering/order/order'
import { isPaymentFailure } from '@tingkat/ordering/payment/order-payment'
import { problem } from '../http/problem.ts'
import { checkPayment, type SettlingPorts } from './settling-actions.ts'

/**
 * Returns the outcome of the eater's request with this idempotency key. While the payment
 * is open, asks the payment provider for its status. Throws not_found for an unknown key.
 */
export async function readKeyOutcome(
  ports: SettlingPorts,
  accountID: string,
  key: string,
): Promise<KeyOutcome> {
  const stored = await ports.paymentStore.findKey(accountID, key)
  if (!stored) throw problem('not_found')
  const { orderID, answer } = stored
  if (answer !== null) return outcomeOf(answer)
  const payment = await ports.paymentStore.find(orderID)
  const settlement = payment ? await checkPayment(ports, payment) : { state: 'pending' as const }
  if (settlement.state === 'challenge') {
    const { challenge, expiresAt } = settlement
    return { state: 'challenge', orderID, challenge, expiresAt: expiresAt.toISOString() }
  }
  if (settlement.state === 'pending') return { state: 'pending', orderID }
  const decided = await ports.paymentStore.findKey(accountID, key)
  return decided?.answer ? outcomeOf(decided.answer) : { state: 'pending', orderID }
}

function outcomeOf(answer: string): KeyOutcome {
  const order = JSON.parse(answer) as Order
  return order.orderState === 'FAILED' && isPaymentFailure(order.reason)
    ? { state: 'declined', orderID: order.orderID, reason: order.reason }
    : { state: 'placed', orderID: order.orderID, order }
}
