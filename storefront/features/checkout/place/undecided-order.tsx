// Shows an order that was sent and has no final answer: what is known about it, and what the eater
// can do.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import { problemText } from '../../../platform/i18n/problem-text.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { BankChallenge } from '../pay/bank-challenge.tsx'
import { useOutcomePolling } from './use-outcome-polling.ts'
import type { OrderPlacement } from './use-order-placement.ts'

type UndecidedOrderProps = { placement: OrderPlacement; problem: ClientProblem | null }

export function UndecidedOrder({ placement, problem }: UndecidedOrderProps) {
  const { t } = useTranslation(['checkout', 'problem'])
  const { country, paths } = useSite()
  const { outcome, poll } = useOutcomePolling(placement, problem)
  if (outcome.state === 'challenge')
    return (
      <BankChallenge
        challenge={outcome.challenge}
        expiresAt={outcome.expiresAt}
        onAnswered={poll}
      />
    )
  if (outcome.state === 'polling') {
    return (
      <Note kind="info">
        <Waiting>{t('checkout.asking')}</Waiting>
        <p>{t('checkout.askingBody')}</p>
      </Note>
    )
  }
  const { title, body } = outcomeText(t, outcome.state, problem, country.locale)
  return (
    <div role="alert">
      <Note kind="warning">
        <b>{title}</b> {body}
        {outcome.state !== 'not_found' && (
          <p className="co-why">{t('checkout.startOverWarning')}</p>
        )}
        <div className="row co-wrap co-why">
          {outcome.state === 'gave_up' ? (
            <Button size="s" onClick={poll}>
              {t('checkout.askAgain')}
            </Button>
          ) : (
            <Button size="s" onClick={placement.retry}>
              {t('checkout.tryAgain')}
            </Button>
          )}
          <Link className="btn btn-2 btn-s" to={paths.orderHistory}>
            {t('checkout.yourOrders')}
          </Link>
          <Button size="s" kind="quiet" onClick={placement.startOver}>
            {t('checkout.startOver')}
          </Button>
        </div>
      </Note>
    </div>
  )
}

function outcomeText(
  t: Translate,
  state: 'gave_up' | 'not_found' | 'unreachable',
  problem: ClientProblem | null,
  locale: string,
): { title: string; body: string } {
  if (state === 'unreachable') {
    const title = problem ? problemText(t, problem, locale).title : t('checkout.unsureTitle')
    return { title, body: t('checkout.unsure') }
  }
  const key = state === 'gave_up' ? 'silent' : 'not_there'
  return { title: t(`checkout.outcomes.${key}.title`), body: t(`checkout.outcomes.${key}.body`) }
}
