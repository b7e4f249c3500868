// The server's quote for the cart: requested after each change and renewed before it expires.
import type { ClientProblem } from '@tingkat/contract/client'
import type { QuoteBody, SignedQuote } from '@tingkat/contract/quote'
import { useEffect, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { renewalDelay, runOnceVisibleAfter } from './quote-renewal.ts'

export type QuoteState = {
  /**
   * Whether the request for a new quote is running. `quote` is then the previous quote, with which
   * no order may be placed.
   */
  isPricing: boolean
  quote: SignedQuote | null
  problem: ClientProblem | null
  refresh: () => void
  /** Replaces the quote by the new one that came with the refusal of an order. */
  replace: (quote: SignedQuote) => void
}

export function useQuote(body: QuoteBody): QuoteState {
  const [attempt, setAttempt] = useState(0)
  // Includes `attempt`, so that requesting a quote again for the same cart is a new request.
  const request = JSON.stringify({ attempt, body })
  const [answer, setAnswer] = useState<{
    request: string
    quote: SignedQuote | null
    problem: ClientProblem | null
  } | null>(null)

  useEffect(() => {
    let isStale = false
    async function load() {
      const response = await client.quote((JSON.parse(request) as { body: QuoteBody }).body)
      if (isStale) return
      setAnswer((before) => ({
        request,
        quote: response.ok ? response.data : (before?.quote ?? null),
        problem: response.ok ? null : response.problem,
      }))
    }
    void load()
    return () => {
      isStale = true
    }
  }, [request])

  const current = answer?.request === request ? answer : null
  const expiresAt = current && !current.problem ? current.quote?.expiresAt : undefined
  useEffect(() => {
    if (expiresAt === undefined) return undefined
    return runOnceVisibleAfter(renewalDelay(expiresAt, new Date()), () =>
      setAttempt((before) => before + 1),
    )
  }, [expiresAt])

  return {
    isPricing: current === null,
    quote: answer?.quote ?? null,
    problem: current?.problem ?? null,
    refresh: () => setAttempt((before) => before + 1),
    replace: (quote) => setAnswer({ request, quote, problem: null }),
  }
}
