// Tests of the delays between polls, and of the first outcome of an order without a final answer.
import type { ClientProblem } from '@tingkat/contract/client'
import { expect, test } from 'vitest'
import { initialOutcome, pollDelay } from './use-outcome-polling.ts'
import { formatCountdown } from './use-countdown.ts'

const problem = (
  code: ClientProblem['code'],
  context: Record<string, unknown> = {},
): ClientProblem => ({ code, status: 409, message: '', context })

test('polls at once, then with growing delays, for about two minutes (PAY-04)', () => {
  expect([0, 1, 2, 3, 4, 5, 16].map(pollDelay)).toEqual([
    0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
  ])
  const totalMs = Array.from({ length: 17 }, (_, index) => pollDelay(index)).reduce(
    (sum, delay) => sum + delay,
    0,
  )
  expect(totalMs / 1_000).toBeGreaterThan(90)
  expect(totalMs / 1_000).toBeLessThan(130)
})

test('shows a challenge, polls a pending payment and waits after a lost response (PAY-04)', () => {
  const challenge = { kind: 'sandbox', reference: 'pay-1' }
  expect(
    initialOutcome(problem('payment_challenge', { challenge, expiresAt: '2026-11-21T12:00:00Z' })),
  ).toEqual({ state: 'challenge', challenge, expiresAt: '2026-11-21T12:00:00Z' })
  expect(initialOutcome(null)).toEqual({ state: 'polling', round: 0 })
  expect(initialOutcome(problem('payment_pending'))).toEqual({ state: 'polling', round: 0 })
  for (const code of ['network_error', 'timeout', 'internal_error', 'payment_challenge'] as const)
    expect(initialOutcome(problem(code))).toEqual({ state: 'unreachable' })
})

test('formats a countdown as minutes and seconds', () =>
  expect([600, 65, 9, 0].map(formatCountdown)).toEqual(['10:00', '1:05', '0:09', '0:00']))
