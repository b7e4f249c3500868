// The help page: frequent questions, food safety, contact of the country's company.
import { ChevronDown, Mail } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { PageHead } from '../../widgets/frame/page-head.tsx'
import '../../styles/reading.css'

export const handle: PageHandle = { namespaces: ['legal'], header: 'nonOrdering' }

const questions = ['where', 'cancel', 'missing', 'address', 'code', 'pay'] as const

export default function Support() {
  const { t } = useTranslation(['legal', 'site'])
  const {
    country,
    paths,
    settings: { company },
  } = useSite()
  return (
    <>
      <PageHead
        title={`${t('support.pageTitle')} · Tingkat ${t(`country.${country.code}`)}`}
        description={t('support.lead')}
        canonical={paths.support()}
      />
      <main id="main" className="wrap sec reading">
        <h1 className="h1">{t('support.title')}</h1>
        <p className="reading-lead">{t('support.lead')}</p>
        <div className="reading-asked">
          {questions.map((question) => (
            <details key={question}>
              <summary className="b">
                {t(`support.parts.${question}.title`)}
                <ChevronDown className="ic" aria-hidden />
              </summary>
              <p>{t(`support.parts.${question}.text`)}</p>
              {question === 'where' && (
                <p>
                  <Link className="link" to={paths.orderHistory}>
                    {t('footer.orders')}
                  </Link>
                </p>
              )}
            </details>
          ))}
        </div>
        <section id="safety">
          <h2 className="h2">{t('support.safety.title')}</h2>
          <p>{t('support.safety.text')}</p>
        </section>
        <section id="contact">
          <h2 className="h2">{t('support.contact.title')}</h2>
          <p>{t('support.contact.text', { company: company.name, address: company.address })}</p>
          <p>
            <a className="btn btn-2" href={`mailto:${company.email}`}>
              <Mail className="ic" aria-hidden />
              {t('support.contact.write')}
            </a>
          </p>
        </section>
      </main>
    </>
  )
}
