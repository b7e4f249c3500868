// The page that states the credit for late orders in a country, and the date since which this rule
// is valid. Countries without such a rule have no such page.
import { findCountry, findLanguage } from '@tingkat/ordering/country/country'
import { pageSettingsOf } from '@tingkat/ordering/country/country-settings'
import { formatMoney } from '@tingkat/ordering/money'
import { data, useLoaderData } from 'react-router'
import { apiContext } from '../../platform/server/api-context.ts'
import { formatDate } from '../../platform/i18n/times.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'
import type { Route } from './+types/promise'
import '../../styles/reading.css'

export const handle: PageHandle = { namespaces: ['legal'], header: 'nonOrdering' }

/**
 * Returns the text that the company that operates Tingkat has published in its console; null if it
 * has published none or the request fails. The page then shows the text of the translations.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const country = findCountry(params.country)
  if (!country || !pageSettingsOf(country.code).promise) throw data(null, { status: 404 })
  const language = findLanguage(country, params.language) ?? country.languages[0]
  const query = { country: country.code, language }
  const answer = await context.get(apiContext).readPageText('promise', query)
  return answer.ok ? answer.data.text : null
}

const parts = ['time', 'counts', 'credit'] as const

export default function PromisePage() {
  const { t } = useTranslation(['legal', 'site'])
  const site = useSite()
  const edited = useLoaderData<typeof loader | undefined>()
  const { country, paths, settings } = site
  if (!settings.promise) return null
  const { validFrom, steps, capInMinor } = settings.promise
  const lead = edited?.lead ?? t('promise.lead')
  const sections =
    edited?.sections ??
    parts.map((part) => ({
      title: t(`promise.parts.${part}.title`),
      text: t(`promise.parts.${part}.text`),
    }))
  const date = formatDate(site, `${validFrom}T00:00:00Z`, 'UTC')
  return (
    <>
      <PageHead
        title={`${t('promise.title')} · Tingkat ${t(`site:country.${country.code}`)}`}
        description={lead}
        canonical={paths.promise}
      />
      <main id="main" className="wrap sec reading">
        <h1 className="h1">{t('promise.title')}</h1>
        <p className="reading-lead">{lead}</p>
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
        {sections.map(({ title, text }) => (
          <section key={title}>
            <h2 className="h3">{title}</h2>
            {text.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
    </>
  )
}
