// Information for merchants and couriers who want to work with Tingkat.
import { paths as apiPaths } from '@tingkat/contract/paths'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { countryInSentence } from '../../platform/i18n/country-name.ts'
import { useMode } from '../../platform/site/mode.tsx'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { ExternalLink } from '@tingkat/ui/external-link.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'

export const handle: PageHandle = { namespaces: ['pages'], header: 'nonOrdering' }

const parts = [
  ['merchants', 'dim-sum'],
  ['drivers', 'banh-mi'],
] as const

export default function Partners() {
  const { t } = useTranslation(['pages', 'site'])
  const {
    country,
    paths,
    settings: { recruiting },
  } = useSite()
  const { webview } = useMode()
  return (
    <>
      <PageHead
        title={t('partners.title', { country: countryInSentence(t, country.code) })}
        description={t('partners.text')}
        canonical={paths.partners()}
      />
      <main id="main" className="wrap sec stack">
        <h1 className="h1">{t('partners.heading')}</h1>
        <p className="mut partners-text">{t('partners.text')}</p>
        <div className="two-up">
          {parts.map(([part, plate]) => (
            <section key={part} id={part} className="panel-box">
              <img src={`/art/cut-${plate}.avif`} alt="" width={96} height={96} />
              <h2 className="h2">{t(`partners.${part}`)}</h2>
              <p className="mut">{t(`partners.${part}Text`)}</p>
              {recruiting[part] && !webview && (
                <ExternalLink className="btn btn-2 web-only" href={recruiting[part]}>
                  {t(`footer.${part}`)}
                </ExternalLink>
              )}
              <a className="link" href={apiPaths.docs}>
                {t('partners.api')}
              </a>
            </section>
          ))}
        </div>
      </main>
    </>
  )
}
