// How an undecided order is asked after.
import type { ClientProblem } from '@tingkat/contract/client'
import { expect, test } from 'vitest'
import { initialOutcome, pollDelay } from './use-outcome-polling.ts'
import { formatCountdown } from './use-countdown.ts'

const problem = (
  code: ClientProblem['code'],
  context: Record<string, unknown> = {},
): ClientProblem => ({ code, status: 409, message: '', context })

test('PAY-04 at once, then ever more seldom, some two minutes in all', () => {
  expect([0, 1, 2, 3, 4, 5, 16].map(pollDelay)).toEqual([
    0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
  ])
  const whole = Array.from({ length: 17 }, (_, ask) => pollDelay(ask)).reduce(
    (sum, wait) => sum + wait,
    0,
  )
  expect(whole / 1_000).toBeGreaterThan(90)
  expect(whole / 1_000).toBeLessThan(130)
})

test('PAY-04 a challenge is shown as it came; a reload and a payment without word are asked after; a lost answer is left to the eater', () => {
  const challenge = { kind: 'sandbox', reference: 'pay-1' }
  expect(
    initialOutcome(problem('payment_challenge', { challenge, expiresAt: '2026-11-21T12:00:00Z' })),
  ).toEqual({ at: 'challenge', challenge, expiresAt: '2026-11-21T12:00:00Z' })
  expect(initialOutcome(null)).toEqual({ at: 'asking', round: 0 })
  expect(initialOutcome(problem('payment_pending'))).toEqual({ at: 'asking', round: 0 })
  for (const code of ['network_error', 'timeout', 'internal_error', 'payment_challenge'] as const)
    expect(initialOutcome(problem(code))).toEqual({ at: 'unheard' })
})

test('the time left reads as a clock does', () =>
  expect([600, 65, 9, 0].map(formatCountdown)).toEqual(['10:00', '1:05', '0:09', '0:00']))
