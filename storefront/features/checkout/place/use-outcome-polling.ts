// Polls the outcome of an order without a final answer by its idempotency key, with growing
// intervals, while the page is visible.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Challenge } from '@tingkat/contract/payment'
import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import type { OrderPlacement } from './use-order-placement.ts'

export type Outcome =
  /** A new `round` restarts the polling. */
  | { state: 'polling'; round: number }
  | { state: 'challenge'; challenge: Challenge; expiresAt: string }
  /** Polling ended without a final answer; the eater can start another round. */
  | { state: 'gave_up' }
  /** The server does not know the order, so the order can be sent again. */
  | { state: 'not_found' }
  | { state: 'unreachable' }

// The delays between polls are 1, 2, 4 and 8 seconds and then stay at 8 seconds, which makes about
// two minutes in total. A bank that has not answered by then will probably not answer.
const firstDelayMs = 1_000
const longestDelayMs = 8_000
const maxPolls = 17
// Polling ends after this many `not_found` answers. The first ones may come before the order has
// reached the server.
const maxMisses = 3

/** Returns the outcome that is known from the refused request, without polling. */
export function initialOutcome(problem: ClientProblem | null): Outcome {
  if (!problem || problem.code === 'payment_pending') return { state: 'polling', round: 0 }
  const { challenge, expiresAt } = problem.context
  return problem.code === 'payment_challenge' && challenge && typeof expiresAt === 'string'
    ? { state: 'challenge', challenge: challenge as Challenge, expiresAt }
    : { state: 'unreachable' }
}

/** Returns the milliseconds to wait before the poll with this index. */
export const pollDelay = (index: number): number =>
  index === 0 ? 0 : Math.min(longestDelayMs, firstDelayMs * 2 ** (index - 1))

/**
 * Call this hook only while `placement` is undecided. `poll` starts a new round of polls at once.
 */
export function useOutcomePolling(
  placement: OrderPlacement,
  problem: ClientProblem | null,
): { outcome: Outcome; poll: () => void } {
  const [outcome, setOutcome] = useState<Outcome>(() => initialOutcome(problem))
  const latestPlacement = useRef(placement)
  useEffect(() => {
    latestPlacement.current = placement
  })
  const round = outcome.state === 'polling' ? outcome.round : null

  useEffect(() => {
    if (round === null) return undefined
    let isStopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let polls = 0
    let misses = 0

    async function pollOnce() {
      const key = latestPlacement.current.pendingKey()
      if (isStopped) return
      // Without an idempotency key there is no undecided attempt any more: another tab has received
      // the final answer.
      if (key === null) return latestPlacement.current.startOver()
      polls += 1
      const answer = await client.readOrderByKey(key)
      if (isStopped) return
      if (!answer.ok) {
        if (answer.problem.code !== 'not_found') return setOutcome({ state: 'unreachable' })
        misses += 1
        return misses < maxMisses ? schedule() : setOutcome({ state: 'not_found' })
      }
      const { data } = answer
      if (data.state === 'placed' || data.state === 'declined')
        return latestPlacement.current.conclude(data)
      // After the bank's challenge has expired, the payment soon succeeds or fails, so polling
      // continues.
      if (data.state === 'challenge' && Date.parse(data.expiresAt) > Date.now())
        return setOutcome({
          state: 'challenge',
          challenge: data.challenge,
          expiresAt: data.expiresAt,
        })
      if (polls >= maxPolls) return setOutcome({ state: 'gave_up' })
      schedule()
    }
    function schedule() {
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') void pollOnce()
      }, pollDelay(polls))
    }
    function onVisibilityChange() {
      if (document.visibilityState !== 'visible') return
      clearTimeout(timer)
      void pollOnce()
    }
    schedule()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      isStopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [round])

  const poll = useCallback(
    () =>
      setOutcome((before) => ({
        state: 'polling',
        round: before.state === 'polling' ? before.round + 1 : 0,
      })),
    [],
  )

  // Polls again when the eater returns from the bank's page or app and when the network is back.
  const resumes = outcome.state === 'challenge' || outcome.state === 'unreachable'
  useEffect(() => {
    if (!resumes) return undefined
    const resume = () => {
      if (document.visibilityState === 'visible') poll()
    }
    document.addEventListener('visibilitychange', resume)
    window.addEventListener('online', resume)
    return () => {
      document.removeEventListener('visibilitychange', resume)
      window.removeEventListener('online', resume)
    }
  }, [resumes, poll])

  return { outcome, poll }
}
