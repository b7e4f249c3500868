// For kitchens and drivers: what working with us means, and how to begin.
import { paths as apiPaths } from '@tingkat/contract/paths'
import { useTranslation } from 'react-i18next'
import { useSite } from '../platform/site.tsx'
import { PageHead } from './page-head.tsx'

const parts = [['merchants', 'dim-sum'], ['drivers', 'banh-mi']] as const

export default function Partners() {
  const { t } = useTranslation(['pages', 'site'])
  const { country, paths } = useSite()
  return (
    <>
      <PageHead title={t('partners.title', { country: t(`country.${country.code}`) })} canonical={`${paths.home}/partners`} />
      <main id="main" className="wrap sec stack">
        <h1 className="h1">{t('partners.heading')}</h1>
        <p className="mut partners-text">{t('partners.text')}</p>
        <div className="two-up">
          {parts.map(([part, plate]) => (
            <section key={part} id={part} className="panel-box">
              <img src={`/art/cut-${plate}.webp`} alt="" width={96} height={96} />
              <h2 className="h2">{t(`partners.${part}`)}</h2>
              <p className="mut">{t(`partners.${part}Text`)}</p>
              <a className="link" href={apiPaths.docs}>{t('partners.api')}</a>
            </section>
          ))}
        </div>
      </main>
    </>
  )
}
