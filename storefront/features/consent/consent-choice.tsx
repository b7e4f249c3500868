// The section of the privacy page about analytics, with buttons to give or withdraw consent.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { consentAnswer, resolveConsent, refusesTracking } from '../../platform/analytics/consent.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useStored } from '../../platform/storage/stored.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'

export function ConsentChoice() {
  const { t } = useTranslation('consent')
  const {
    settings: { consent: rule },
  } = useSite()
  const answer = useStored(consentAnswer)
  const hydrated = useHydrated()
  const silent = hydrated && refusesTracking()
  const consent = resolveConsent(rule, answer, silent)
  return (
    <section id="choices" tabIndex={-1}>
      <h2 className="h3">{t('consent.choices')}</h2>
      <p>{t('consent.what')}</p>
      <p>{t('consent.never')}</p>
      {hydrated && (
        <p aria-live="polite">
          <b>{t(`consent.now.${consent}`)}</b>
        </p>
      )}
      {silent ? (
        <Note kind="info">{t('consent.silent')}</Note>
      ) : (
        hydrated && (
          <div className="row wraps">
            <Button
              kind="secondary"
              size="s"
              aria-pressed={consent === 'no'}
              onClick={() => consentAnswer.write('no')}
            >
              {t('consent.no')}
            </Button>
            <Button
              kind="secondary"
              size="s"
              aria-pressed={consent === 'yes'}
              onClick={() => consentAnswer.write('yes')}
            >
              {t('consent.yes')}
            </Button>
          </div>
        )
      )}
    </section>
  )
}
