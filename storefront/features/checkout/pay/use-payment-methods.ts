// How this eater may pay, measured against the total: asked anew when that changes, the older answer standing meanwhile.
import type { ClientProblem } from '@tingkat/contract/client'
import type { PaymentMethods } from '@tingkat/contract/payment'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { useEffect, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'

export type PaymentMethodsState = {
  methods: PaymentMethods | null
  problem: ClientProblem | null
  ask: () => void
}

/** `total` in whole minor units; null while it is not known yet. */
export function usePaymentMethods(country: CountryCode, total: number | null): PaymentMethodsState {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{
    methods: PaymentMethods | null
    problem: ClientProblem | null
  }>({ methods: null, problem: null })

  // Asking again is another question about the same total.
  const question = JSON.stringify({ attempt, country, total })

  useEffect(() => {
    const due = JSON.parse(question) as { country: CountryCode; total: number | null }
    let overtaken = false
    async function ask(sum: number) {
      const got = await client.listPaymentMethods(due.country, sum)
      if (!overtaken)
        setAnswer((before) =>
          got.ok
            ? { methods: got.data, problem: null }
            : { methods: before.methods, problem: got.problem },
        )
    }
    if (due.total !== null) void ask(due.total)
    return () => {
      overtaken = true
    }
  }, [question])

  return { ...answer, ask: () => setAttempt(attempt + 1) }
}
