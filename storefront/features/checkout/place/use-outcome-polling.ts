// What became of an order that was sent and not answered: asked by its key, ever more seldom, while somebody is looking.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Challenge } from '@tingkat/contract/payment'
import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import type { OrderPlacement } from './use-order-placement.ts'

export type Outcome =
  /** Being asked, now and again by itself. */
  | { at: 'asking'; round: number }
  | { at: 'challenge'; challenge: Challenge; expiresAt: string }
  /** Asked often enough: again on request. */
  | { at: 'silent' }
  /** The server has no such order: it can be sent again. */
  | { at: 'not_there' }
  /** The server was not reached. */
  | { at: 'unheard' }

// One, two, four, eight seconds, then every eight: within two minutes a bank has answered, or its answer is lost.
const firstWaitMs = 1_000
const longestWaitMs = 8_000
const asksMax = 17
// A request that is on its way still is not there yet.
const missesMax = 3

/** What a refusal on the way says already. */
export function initialOutcome(problem: ClientProblem | null): Outcome {
  if (!problem || problem.code === 'payment_pending') return { at: 'asking', round: 0 }
  const { challenge, expiresAt } = problem.context
  return problem.code === 'payment_challenge' && challenge && typeof expiresAt === 'string'
    ? { at: 'challenge', challenge: challenge as Challenge, expiresAt }
    : { at: 'unheard' }
}

export const pollDelay = (ask: number): number =>
  ask === 0 ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (ask - 1))

/** Only while `placing` is unsure. `ask` asks at once, and again for a while. */
export function useOutcomePolling(
  placing: OrderPlacement,
  problem: ClientProblem | null,
): { outcome: Outcome; ask: () => void } {
  const [outcome, setOutcome] = useState<Outcome>(() => initialOutcome(problem))
  const latest = useRef(placing)
  useEffect(() => {
    latest.current = placing
  })
  const round = outcome.at === 'asking' ? outcome.round : null

  useEffect(() => {
    if (round === null) return undefined
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let asks = 0
    let misses = 0

    async function askOnce() {
      const key = latest.current.openKey()
      if (gone) return
      // Decided in another tab meanwhile.
      if (key === null) return latest.current.startOver()
      asks += 1
      const answer = await client.readOrderByKey(key)
      if (gone) return
      if (!answer.ok) {
        if (answer.problem.code !== 'not_found') return setOutcome({ at: 'unheard' })
        misses += 1
        return misses < missesMax ? wait() : setOutcome({ at: 'not_there' })
      }
      const { data } = answer
      if (data.state === 'placed' || data.state === 'declined') return latest.current.conclude(data)
      // One whose time is over is about to be decided: asked after like any other.
      if (data.state === 'challenge' && Date.parse(data.expiresAt) > Date.now())
        return setOutcome({ at: 'challenge', challenge: data.challenge, expiresAt: data.expiresAt })
      if (asks >= asksMax) return setOutcome({ at: 'silent' })
      wait()
    }
    function wait() {
      timer = setTimeout(() => {
        if (document.visibilityState === 'visible') void askOnce()
      }, pollDelay(asks))
    }
    function look() {
      if (document.visibilityState !== 'visible') return
      clearTimeout(timer)
      void askOnce()
    }
    wait()
    document.addEventListener('visibilitychange', look)
    return () => {
      gone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [round])

  const ask = useCallback(
    () =>
      setOutcome((before) => ({
        at: 'asking',
        round: before.at === 'asking' ? before.round + 1 : 0,
      })),
    [],
  )

  // Back from the bank's own page or app, and back in the network: the answer may be there.
  const mayAsk = outcome.at === 'challenge' || outcome.at === 'unheard'
  useEffect(() => {
    if (!mayAsk) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') ask()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [mayAsk, ask])

  return { outcome, ask }
}
