// The price of the cart as it stands, asked anew whenever anything that matters changes.
import type { ClientProblem } from '@tingkat/contract/client'
import type { QuoteBody } from '@tingkat/contract/quote'
import type { PriceQuote } from '@tingkat/ordering/quote'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'

/** `quote` may be an older one while `pricing`; only a settled one may be ordered. */
export type Quoted = { pricing: boolean; quote: PriceQuote | null; problem: ClientProblem | null; ask: () => void; put: (quote: PriceQuote) => void }

export function useQuote(body: QuoteBody): Quoted {
  const [attempt, setAttempt] = useState(0)
  // Asking again is another question about the same cart.
  const question = JSON.stringify({ attempt, body })
  const [answer, setAnswer] = useState<{ question: string; quote: PriceQuote | null; problem: ClientProblem | null } | null>(null)

  useEffect(() => {
    let overtaken = false
    async function ask() {
      const got = await client.quote((JSON.parse(question) as { body: QuoteBody }).body)
      if (overtaken) return
      setAnswer(before => ({ question, quote: got.ok ? got.data : before?.quote ?? null, problem: got.ok ? null : got.problem }))
    }
    void ask()
    return () => { overtaken = true }
  }, [question])

  return {
    pricing: answer?.question !== question,
    quote: answer?.quote ?? null,
    problem: answer?.question === question ? answer.problem : null,
    ask: () => setAttempt(attempt + 1),
    put: quote => setAnswer({ question, quote, problem: null }),
  }
}
