// The line at the bottom of the screen that asks for consent to analytics. The buttons for both
// answers look alike, and the page is usable without an answer.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { consentAnswer, refusesTracking } from '../../platform/analytics/consent.ts'
import { useReservedHeight } from '../../platform/browser/use-reserved-height.ts'
import { useMode } from '../../platform/site/mode.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { Button } from '@tingkat/ui/button.tsx'
import './consent.css'

export default function ConsentBanner() {
  const { webview } = useMode()
  const answer = useStored(consentAnswer)
  // The question is not shown if it is answered, if the browser sends a privacy signal (Do Not
  // Track or Global Privacy Control), or in the super-app, which has asked already.
  if (answer !== null || refusesTracking() || webview) return null
  return <ConsentLine />
}

function ConsentLine() {
  const { t } = useTranslation('consent')
  const { paths } = useSite()
  const line = useReservedHeight('--consent-height')
  return (
    <section ref={line} className="consent" aria-label={t('consent.title')}>
      <p className="small consent-text">
        <b>{t('consent.title')}</b> <span className="consent-ask">{t('consent.ask')}</span>{' '}
        <Link className="link consent-more" to={`${paths.privacy}#choices`}>
          <Info className="ic ic-16" aria-hidden />
          <span>{t('consent.more')}</span>
        </Link>
      </p>
      <Button kind="secondary" size="s" onClick={() => consentAnswer.write('no')}>
        {t('consent.noShort')}
      </Button>
      <Button kind="secondary" size="s" onClick={() => consentAnswer.write('yes')}>
        {t('consent.yes')}
      </Button>
    </section>
  )
}
