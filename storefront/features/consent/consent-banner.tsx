// The banner that asks for consent to analytics. Both answers have equal weight, and the page is
// usable without an answer.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import { consentAnswer, refusesTracking } from '../../platform/analytics/consent.ts'
import { useMode } from '../../platform/site/mode.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { Button } from '../../ui/button.tsx'
import './consent.css'

export default function ConsentBanner() {
  const { t } = useTranslation('consent')
  const { paths } = useSite()
  const { webview } = useMode()
  const answer = useStored(consentAnswer)
  // No question if the browser sends a privacy signal or the super-app has asked already.
  if (answer !== null || refusesTracking() || webview) return null
  return (
    <section className="consent" aria-label={t('consent.title')}>
      <p className="small">
        <b>{t('consent.title')}</b> {t('consent.ask')}{' '}
        <Link className="link" to={`${paths.privacy}#choices`}>
          {t('consent.more')}
        </Link>
      </p>
      <div className="row consent-acts">
        <Button kind="secondary" size="s" onClick={() => consentAnswer.write('no')}>
          {t('consent.no')}
        </Button>
        <Button kind="secondary" size="s" onClick={() => consentAnswer.write('yes')}>
          {t('consent.yes')}
        </Button>
      </div>
    </section>
  )
}
