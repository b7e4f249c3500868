// The page about Tingkat, with the imprint of its company in this country.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'
import '../../features/site/download.css'
import '../../styles/reading.css'

export const handle: PageHandle = { namespaces: ['legal'], header: 'nonOrdering' }

const parts = [
  ['eaters', 'nasi-lemak'],
  ['merchants', 'satay'],
  ['couriers', 'banh-mi'],
] as const
const imprint = ['name', 'registration', 'address', 'email'] as const

export default function Company() {
  const { t } = useTranslation(['legal', 'site'])
  const {
    country,
    paths,
    settings: { company },
  } = useSite()
  return (
    <>
      <PageHead
        title={`${t('company.pageTitle')} · Tingkat ${t(`country.${country.code}`)}`}
        description={t('company.lead')}
        canonical={paths.company}
      />
      <main id="main" className="wrap sec">
        <div className="reading">
          <h1 className="h1">{t('company.title')}</h1>
          <p className="reading-lead">{t('company.lead')}</p>
        </div>
        <div className="bl sec">
          {parts.map(([part, plate]) => (
            <div key={part}>
              <img src={`/art/cut-${plate}.avif`} alt="" width={240} height={240} />
              <div>
                <h2 className="h3">{t(`company.parts.${part}.title`)}</h2>
                <p className="mut">{t(`company.parts.${part}.text`)}</p>
              </div>
            </div>
          ))}
        </div>
        <p>
          <Link className="link" to={paths.partners()}>
            {t('footer.work')}
          </Link>
        </p>
        <section className="reading">
          <h2 className="h2">{t('company.imprint')}</h2>
          <dl className="reading-facts">
            {imprint.map((fact) => (
              <div key={fact}>
                <dt>{t(`company.${fact}`)}</dt>
                <dd>
                  {fact === 'email' ? (
                    <a className="link" href={`mailto:${company.email}`}>
                      {company.email}
                    </a>
                  ) : (
                    company[fact]
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </>
  )
}
