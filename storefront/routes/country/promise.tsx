// The page with a country's rule for late orders and its date. Countries without a promise have no
// such page.
import { findCountry } from '@tingkat/ordering/country/country'
import { pageSettingsOf } from '@tingkat/ordering/country/country-settings'
import { formatMoney } from '@tingkat/ordering/money'
import { data } from 'react-router'
import { formatDate } from '../../platform/i18n/times.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'
import type { Route } from './+types/promise'
import '../../styles/reading.css'

export const handle: PageHandle = { namespaces: ['legal'], header: 'nonOrdering' }

export function loader({ params }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  if (!country || !pageSettingsOf(country.code).promise) throw data(null, { status: 404 })
  return null
}

const parts = ['time', 'counts', 'credit'] as const

export default function PromisePage() {
  const { t } = useTranslation(['legal', 'site'])
  const site = useSite()
  const { country, paths, settings } = site
  if (!settings.promise) return null
  const { validFrom, steps, capInMinor } = settings.promise
  const date = formatDate(site, `${validFrom}T00:00:00Z`, 'UTC')
  return (
    <>
      <PageHead
        title={`${t('promise.title')} · Tingkat ${t(`site:country.${country.code}`)}`}
        description={t('promise.lead')}
        canonical={paths.promise}
      />
      <main id="main" className="wrap sec reading">
        <h1 className="h1">{t('promise.title')}</h1>
        <p className="reading-lead">{t('promise.lead')}</p>
        <ul>
          {steps.map(({ lateMinutes, foodBasisPoints }) => (
            <li key={lateMinutes}>
              {t('promise.step', { minutes: lateMinutes, percent: foodBasisPoints / 100 })}
            </li>
          ))}
          <li>
            {t('promise.cap', {
              amount: formatMoney(capInMinor, country.currency, country.locale),
            })}
          </li>
        </ul>
        <p className="mut">{t('promise.since', { date })}</p>
        {parts.map((part) => (
          <section key={part}>
            <h2 className="h3">{t(`promise.parts.${part}.title`)}</h2>
            <p>{t(`promise.parts.${part}.text`)}</p>
          </section>
        ))}
      </main>
    </>
  )
}
