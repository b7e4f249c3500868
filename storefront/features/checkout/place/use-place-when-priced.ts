// A press on the order button while a quote request is running waits for the quote before it places
// the order.
import type { SignedQuote } from '@tingkat/contract/quote'
import { compareQuotes } from '@tingkat/ordering/quote/quote-difference'
import { useEffect, useRef, useState } from 'react'
import type { QuoteState } from '../price/use-quote.ts'

type PlaceWhenPricedInput = Pick<QuoteState, 'quote' | 'isPricing'> & {
  isBlocked: boolean
  place: () => void
}

export type PlaceWhenPriced = {
  /** Whether the button was pressed and the order waits for its quote. */
  isWaiting: boolean
  /**
   * Places the order at once, or after the running quote request if the new quote has the same
   * prices as the one that the eater saw.
   */
  placeWhenPriced: () => void
}

export function usePlaceWhenPriced({
  quote,
  isPricing,
  isBlocked,
  place,
}: PlaceWhenPricedInput): PlaceWhenPriced {
  // The quote that was shown when the button was pressed.
  const [pressedQuote, setPressedQuote] = useState<SignedQuote | null>(null)
  const isReady = pressedQuote !== null && !isPricing
  const latestContinue = useRef(() => {})
  useEffect(() => {
    latestContinue.current = () => {
      setPressedQuote(null)
      const isSamePrice =
        quote !== null && pressedQuote !== null && compareQuotes(pressedQuote, quote).length === 0
      if (isSamePrice && !isBlocked) place()
    }
  })
  useEffect(() => {
    if (isReady) latestContinue.current()
  }, [isReady])
  return {
    isWaiting: pressedQuote !== null,
    placeWhenPriced() {
      if (isPricing) setPressedQuote(quote)
      else place()
    },
  }
}
