// Panel with the price summary, the result of the last
// attempt to place the order, and the order button.
import type { ClientProblem } from '@tingkat/contract/client'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { ProblemMessage } from '../../../platform/errors/problem-message.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { FeeSummary } from './fee-summary.tsx'
import type { QuoteState } from './use-quote.ts'

type SummaryPanelProps = {
  quoteState: QuoteState
  /** The formatted subtotal of the cart, shown while there is no quote. */
  subtotal: string
  /** The quote's problem, unless another panel shows it. */
  problem: ClientProblem | null
  onChangeAddress: () => void
  /** Result of the last attempt to place the order. */
  placementNotice: ReactNode
  /** The order button of wide screens; on phones it is at the lower edge of the window. */
  button: ReactNode
}

export function SummaryPanel({
  quoteState,
  subtotal,
  problem,
  onChangeAddress,
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
          <QuoteProblem
            problem={problem}
            onRetry={quoteState.refresh}
            onChangeAddress={onChangeAddress}
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

type QuoteProblemProps = {
  problem: ClientProblem
  onRetry: () => void
  onChangeAddress: () => void
}

/** Only another address or merchant helps if the merchant does not deliver that far. */
function QuoteProblem({ problem, onRetry, onChangeAddress }: QuoteProblemProps) {
  const { t } = useTranslation('checkout')
  const { paths } = useSite()
  if (problem.code !== 'too_far')
    return (
      <ProblemMessage problem={problem} retry={{ label: t('checkout.tryAgain'), run: onRetry }} />
    )
  return (
    <>
      <ProblemMessage problem={problem} />
      <div className="row co-far">
        <Button kind="secondary" size="s" onClick={onChangeAddress}>
          {t('checkout.changeAddress')}
        </Button>
        <ButtonLink kind="secondary" size="s" to={paths.restaurants()}>
          {t('checkout.otherRestaurants')}
        </ButtonLink>
      </div>
    </>
  )
}
