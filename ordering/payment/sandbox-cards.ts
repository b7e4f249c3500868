// Test cards of the sandbox payment provider, with the outcome of a payment by each. None is a real
// card number.
import type { PaymentFailure } from './order-payment.ts'

export type SandboxOutcome = 'authorised' | 'challenge' | 'slow' | 'lost' | PaymentFailure
export type TestCard = {
  number: string
  token: string
  type: 'VISA' | 'MASTERCARD'
  outcome: SandboxOutcome
}

// Numbers from the test ranges of the card brands, with valid check digits.
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'tok_visa', type: 'VISA', outcome: 'authorised' },
  {
    number: '5555555555554444',
    token: 'tok_mastercard',
    type: 'MASTERCARD',
    outcome: 'authorised',
  },
  { number: '4000000000000002', token: 'tok_declined', type: 'VISA', outcome: 'PAYMENT_FAIL' },
  {
    number: '4000000000009995',
    token: 'tok_insufficient',
    type: 'VISA',
    outcome: 'INSUFFICIENT_BALANCE',
  },
  { number: '4000000000000341', token: 'tok_cannot_charge', type: 'VISA', outcome: 'CANT_CHARGE' },
  { number: '4000000000000259', token: 'tok_unpaid', type: 'VISA', outcome: 'UNPAID_ORDER' },
  { number: '4000000000000069', token: 'tok_invalid', type: 'VISA', outcome: 'PAYMENT_INVALID' },
  { number: '4000002500003155', token: 'tok_challenge', type: 'VISA', outcome: 'challenge' },
  { number: '4000000000000077', token: 'tok_slow', type: 'VISA', outcome: 'slow' },
  { number: '4000000000000119', token: 'tok_lost', type: 'VISA', outcome: 'lost' },
]

/**
 * Returns the token that stands for a test card, undefined for other numbers. Called in the
 * browser, so that card numbers are not sent to the server.
 */
export function tokenOfTestCard(number: string): string | undefined {
  const digits = number.replaceAll(/\D/g, '')
  return testCards.find((card) => card.number === digits)?.token
}

/**
 * Returns the outcome of a payment with the token of a test card; PAYMENT_INVALID for an unknown
 * token.
 */
export function outcomeOfToken(token: string): SandboxOutcome {
  return testCards.find((card) => card.token === token)?.outcome ?? 'PAYMENT_INVALID'
}
