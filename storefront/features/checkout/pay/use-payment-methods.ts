// Loads the eater's payment methods for the order's total. While a new response is loading, the
// previous one stays.
import type { ClientProblem } from '@tingkat/contract/client'
import type { PaymentMethods } from '@tingkat/contract/payment'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { useEffect, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'

export type PaymentMethodsState = {
  methods: PaymentMethods | null
  problem: ClientProblem | null
  retry: () => void
}

/** `total` is in whole minor units; nothing is loaded while it is null. */
export function usePaymentMethods(country: CountryCode, total: number | null): PaymentMethodsState {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{
    methods: PaymentMethods | null
    problem: ClientProblem | null
  }>({ methods: null, problem: null })

  // Includes `attempt`, so that a retry for the same total is a new request.
  const request = JSON.stringify({ attempt, country, total })

  useEffect(() => {
    const current = JSON.parse(request) as { country: CountryCode; total: number | null }
    let isStale = false
    async function load(amount: number) {
      const loaded = await client.listPaymentMethods(current.country, amount)
      if (!isStale)
        setAnswer((before) =>
          loaded.ok
            ? { methods: loaded.data, problem: null }
            : { methods: before.methods, problem: loaded.problem },
        )
    }
    if (current.total !== null) void load(current.total)
    return () => {
      isStale = true
    }
  }, [request])

  return { ...answer, retry: () => setAttempt(attempt + 1) }
}
