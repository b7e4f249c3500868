// An order that was sent and not decided: what is known of it, and what may be done.
import type { ClientProblem } from '@tingkat/contract/client'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { problemWords } from '../../../platform/words/problem-words.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { BankChallenge } from '../pay/bank-challenge.tsx'
import { useOutcomePolling } from './use-outcome-polling.ts'
import type { OrderPlacement } from './use-order-placement.ts'

export function UndecidedOrder({
  placing,
  problem,
}: {
  placing: OrderPlacement
  problem: ClientProblem | null
}) {
  const { t } = useTranslation('checkout')
  const { country, paths } = useSite()
  const { outcome, ask } = useOutcomePolling(placing, problem)
  if (outcome.at === 'challenge')
    return (
      <BankChallenge challenge={outcome.challenge} expiresAt={outcome.expiresAt} onAnswered={ask} />
    )
  if (outcome.at === 'asking') {
    return (
      <Note kind="info">
        <Waiting>{t('checkout.asking')}</Waiting>
        <p>{t('checkout.askingBody')}</p>
      </Note>
    )
  }
  const heard = outcome.at !== 'unheard'
  const title = heard
    ? t(`checkout.outcomes.${outcome.at}.title`)
    : problem
      ? problemWords(t, problem, country.locale).title
      : t('checkout.unsureTitle')
  return (
    <div role="alert">
      <Note kind="warning">
        <b>{title}</b> {heard ? t(`checkout.outcomes.${outcome.at}.body`) : t('checkout.unsure')}
        {outcome.at !== 'not_there' && <p className="co-why">{t('checkout.startOverWarning')}</p>}
        <div className="row co-wrap co-why">
          {outcome.at === 'silent' ? (
            <Button size="s" onClick={ask}>
              {t('checkout.askAgain')}
            </Button>
          ) : (
            <Button size="s" onClick={placing.tryAgain}>
              {t('checkout.tryAgain')}
            </Button>
          )}
          <Link className="btn btn-2 btn-s" to={paths.orderHistory}>
            {t('checkout.yourOrders')}
          </Link>
          <Button size="s" kind="quiet" onClick={placing.startOver}>
            {t('checkout.startOver')}
          </Button>
        </div>
      </Note>
    </div>
  )
}
