// The button that places the order, with its total, and what became of the attempt.
import { isPaymentFailure } from '@tingkat/ordering/payment/order-payment'
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { problemWords } from '../../../platform/words/problem-words.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorMessage } from '../../../ui/error-message.tsx'
import { UndecidedOrder } from './undecided-order.tsx'
import { PriceChanges } from '../price/price-changes.tsx'
import type { OrderPlacement } from './use-order-placement.ts'

type PlaceOrderProps = {
  quote: PriceQuote
  /** Something keeps the order back; a press shows what. */
  off: boolean
  busy: boolean
  /** The price changed, and pressing accepts it. */
  accepting: boolean
  onPress: () => void
}

export function PlaceOrder({ quote, off, busy, accepting, onPress }: PlaceOrderProps) {
  const { t } = useTranslation('checkout')
  const total = quote.totalQuote.reducedPriceV2.amountDisplay
  if (accepting)
    return (
      <Button size="l" wide onClick={onPress}>
        {t('checkout.accept', { total })}
      </Button>
    )
  return (
    <Button size="l" wide split={!busy} busy={busy} off={off} onClick={onPress}>
      <span>{t(busy ? 'checkout.placing' : 'checkout.place')}</span>
      {!busy && <span className="num">{total}</span>}
    </Button>
  )
}

type PlacementNoticeProps = {
  placing: OrderPlacement
  /** Back to the basket instead of accepting another price. */
  onBack?: () => void
}

/** What the last attempt came to; brought into view, for the button that asked may stand far from it. */
export function PlacementNotice({ placing, onBack = placing.settle }: PlacementNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const { phase } = placing.state
  useEffect(() => {
    if (phase !== 'ready' && phase !== 'placing') box.current?.scrollIntoView({ block: 'center' })
  }, [phase])
  return (
    <div ref={box}>
      <PlacingNote placing={placing} onBack={onBack} />
    </div>
  )
}

function PlacingNote({ placing, onBack }: { placing: OrderPlacement; onBack: () => void }) {
  const { t } = useTranslation('checkout')
  const { country } = useSite()
  const { state } = placing
  if (state.phase === 'refused') {
    const {
      code,
      context: { reason },
    } = state.problem
    const { title, message } = problemWords(t, state.problem, country.locale)
    const why =
      code === 'payment_declined' && isPaymentFailure(String(reason))
        ? `${t(`checkout.declined.${String(reason)}`)} ${t('checkout.declinedNext')}`
        : message
    return <ErrorMessage title={title} message={why} />
  }
  if (state.phase === 'changed')
    return (
      <PriceChanges
        key={state.quote.quoteID}
        changes={state.changes}
        quote={state.quote}
        onAccept={placing.accept}
        onBack={onBack}
      />
    )
  return state.phase === 'unsure' ? (
    <UndecidedOrder placing={placing} problem={state.problem} />
  ) : null
}
