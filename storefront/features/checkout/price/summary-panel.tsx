// Panel with the price summary, the result of the last
// attempt to place the order, and the order button.
import type { ClientProblem } from '@tingkat/contract/client'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { ProblemMessage } from '../../../platform/errors/problem-message.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { FeeSummary } from './fee-summary.tsx'
import type { QuoteState } from './use-quote.ts'

type SummaryPanelProps = {
  quoteState: QuoteState
  /** The formatted subtotal of the cart, shown while there is no quote. */
  subtotal: string
  /** The quote's problem, unless another panel shows it. */
  problem: ClientProblem | null
  /** Result of the last attempt to place the order. */
  placementNotice: ReactNode
  /** The order button of wide screens; on phones it is at the lower edge of the window. */
  button: ReactNode
}

export function SummaryPanel({
  quoteState,
  subtotal,
  problem,
  placementNotice,
  button,
}: SummaryPanelProps) {
  const { t } = useTranslation(['checkout', 'problem'])
  const { quote, isPricing } = quoteState
  return (
    <section className="panel" id="co-price" tabIndex={-1} aria-labelledby="co-price-title">
      <h2 id="co-price-title">{t('checkout.summary')}</h2>
      <div className="co-news">
        {placementNotice}
        {problem && (
          <ProblemMessage
            problem={problem}
            retry={{ label: t('checkout.tryAgain'), run: quoteState.refresh }}
          />
        )}
      </div>
      {quote ? (
        <FeeSummary quote={quote} isPricing={isPricing} />
      ) : (
        <dl className="sum">
          <div>
            <dt>{t('checkout.subtotal')}</dt>
            <dd>{subtotal}</dd>
          </div>
        </dl>
      )}
      {!quote && !quoteState.problem && <Waiting>{t('checkout.pricing')}</Waiting>}
      <div className="desk co-place-desk">{button}</div>
    </section>
  )
}
