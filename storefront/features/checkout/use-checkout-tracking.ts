// Analytics of checkout: its first quote, and each problem that the eater sees.
import type { ClientProblem } from '@tingkat/contract/client'
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import { useEffect, useRef } from 'react'
import { trackedErrorName } from '../../platform/analytics/error-name.ts'
import { track } from '../../platform/analytics/track.ts'
import { toCheckoutEvent } from './place/order-events.ts'

export function useCheckoutTracking(quote: PriceQuote | null, problem: ClientProblem | null): void {
  const isTracked = useRef(false)
  useEffect(() => {
    if (!quote || isTracked.current) return
    isTracked.current = true
    track(toCheckoutEvent(quote))
  }, [quote])

  const code = problem?.code
  useEffect(() => {
    const name = code && trackedErrorName(code)
    if (name) track({ name: 'ERROR_SHOWN', error_name: name, error_code: code })
  }, [code])
}
