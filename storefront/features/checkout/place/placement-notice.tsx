// Shows the result of the last attempt to place the order: refused, price changed, or sent without
// a final answer.
import { isPaymentFailure } from '@tingkat/ordering/payment/order-payment'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { problemText } from '../../../platform/i18n/problem-text.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { ErrorMessage } from '@tingkat/ui/error-message.tsx'
import { UndecidedOrder } from './undecided-order.tsx'
import { PriceChanges } from '../price/price-changes.tsx'
import { PromiseChange } from '../price/promise-change.tsx'
import type { OrderPlacement } from './use-order-placement.ts'

type PlacementNoticeProps = {
  placement: OrderPlacement
  /** Called when the eater rejects a new price. */
  onBack?: () => void
}

/** The notice scrolls into view, because the pressed button may be far away on the page. */
export function PlacementNotice({ placement, onBack = placement.dismiss }: PlacementNoticeProps) {
  const container = useRef<HTMLDivElement>(null)
  const { phase } = placement.state
  useEffect(() => {
    if (phase !== 'ready' && phase !== 'placing')
      container.current?.scrollIntoView({ block: 'center' })
  }, [phase])
  return (
    <div ref={container}>
      <NoticeContent placement={placement} onBack={onBack} />
    </div>
  )
}

function NoticeContent({ placement, onBack }: { placement: OrderPlacement; onBack: () => void }) {
  const { t } = useTranslation(['checkout', 'problem'])
  const { country } = useSite()
  const { state } = placement
  if (state.phase === 'refused') {
    const {
      code,
      context: { reason },
    } = state.problem
    const { title, message } = problemText(t, state.problem, country.locale)
    const explanation =
      code === 'payment_declined' && isPaymentFailure(String(reason))
        ? `${t(`checkout.declined.${String(reason)}`)} ${t('checkout.declinedNext')}`
        : message
    return <ErrorMessage title={title} message={explanation} />
  }
  if (state.phase === 'changed')
    return (
      <PriceChanges
        key={state.quote.quoteID}
        changes={state.changes}
        quote={state.quote}
        onAccept={placement.acceptPrice}
        onBack={onBack}
      />
    )
  if (state.phase === 'later')
    return (
      <PromiseChange promise={state.promise} onAccept={placement.acceptPrice} onBack={onBack} />
    )
  if (state.phase === 'undecided')
    return <UndecidedOrder placement={placement} problem={state.problem} />
  return null
}
