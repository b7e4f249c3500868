// The price of the cart as it stands, asked anew whenever anything that matters changes and before it runs out.
import type { ClientProblem } from '@tingkat/contract/client'
import type { QuoteBody, SignedQuote } from '@tingkat/contract/quote'
import { useEffect, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { renewalDelay, runOnceVisibleAfter } from './quote-renewal.ts'

/** `quote` may be an older one while `pricing`; only a settled one may be ordered. */
export type Quoted = {
  pricing: boolean
  quote: SignedQuote | null
  problem: ClientProblem | null
  ask: () => void
  put: (quote: SignedQuote) => void
}

export function useQuote(body: QuoteBody): Quoted {
  const [attempt, setAttempt] = useState(0)
  // Asking again is another question about the same cart.
  const question = JSON.stringify({ attempt, body })
  const [answer, setAnswer] = useState<{
    question: string
    quote: SignedQuote | null
    problem: ClientProblem | null
  } | null>(null)

  useEffect(() => {
    let overtaken = false
    async function ask() {
      const got = await client.quote((JSON.parse(question) as { body: QuoteBody }).body)
      if (overtaken) return
      setAnswer((before) => ({
        question,
        quote: got.ok ? got.data : (before?.quote ?? null),
        problem: got.ok ? null : got.problem,
      }))
    }
    void ask()
    return () => {
      overtaken = true
    }
  }, [question])

  const expiresAt =
    answer?.question === question && !answer.problem ? answer.quote?.expiresAt : undefined
  useEffect(() => {
    return expiresAt === undefined
      ? undefined
      : runOnceVisibleAfter(renewalDelay(expiresAt, new Date()), () =>
          setAttempt((before) => before + 1),
        )
  }, [expiresAt])

  return {
    pricing: answer?.question !== question,
    quote: answer?.quote ?? null,
    problem: answer?.question === question ? answer.problem : null,
    ask: () => setAttempt((before) => before + 1),
    put: (quote) => setAnswer({ question, quote, problem: null }),
  }
}
