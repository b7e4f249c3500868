// The price of the cart as it stands, asked anew whenever anything that matters changes.
import type { ClientProblem } from '@tingkat/contract/client'
import type { QuoteBody } from '@tingkat/contract/quote'
import type { PriceQuote } from '@tingkat/ordering/quote'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'

/** `quote` may be an older one while `pricing`; only a settled one may be ordered. */
export type Quoted = { pricing: boolean; quote: PriceQuote | null; problem: ClientProblem | null; ask: () => void; put: (quote: PriceQuote) => void }

export function useQuote(body: QuoteBody): Quoted {
  const question = JSON.stringify(body)
  const [answer, setAnswer] = useState<{ question: string; quote: PriceQuote | null; problem: ClientProblem | null } | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let overtaken = false
    void client.quote(JSON.parse(question) as QuoteBody).then(got => {
      if (overtaken) return
      setAnswer(before => got.ok
        ? { question, quote: got.data, problem: null }
        : { question, quote: before?.quote ?? null, problem: got.problem })
    })
    return () => { overtaken = true }
  }, [question, attempt])

  return {
    pricing: answer?.question !== question,
    quote: answer?.quote ?? null,
    problem: answer?.question === question ? answer.problem : null,
    ask: () => { setAnswer(before => before && { ...before, question: '' }); setAttempt(attempt + 1) },
    put: quote => setAnswer({ question, quote, problem: null }),
  }
}
