// Terms and privacy as a page: plain parts under headings, marked as needing the operator's legal review.
import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../platform/site.tsx'
import { PageHead } from './page-head.tsx'
import '../styles/reading.css'

const documents = {
  terms: ['who', 'order', 'cancel', 'delivery', 'account', 'fair', 'wrong'],
  privacy: ['what', 'why', 'who', 'browser', 'long', 'rights'],
} as const

export function LegalDocument({ name }: { name: keyof typeof documents }) {
  const { t } = useTranslation(['legal', 'site'])
  const { country, paths, settings } = useSite()
  const { company } = settings
  const values = { country: t(`country.${country.code}`), company: company.name, registration: company.registration, address: company.address, email: company.email }
  return (
    <>
      <PageHead title={`${t(`${name}.pageTitle`)} · Tingkat ${values.country}`} description={t(`${name}.lead`, values)} canonical={paths[name]} />
      <main id="main" className="wrap sec reading">
        <h1 className="h1">{t(`${name}.title`)}</h1>
        <p className="reading-lead">{t(`${name}.lead`, values)}</p>
        <p className="note note-w"><Scale className="ic" aria-hidden />{t('review', values)}</p>
        {documents[name].map(part => (
          <section key={part}>
            <h2 className="h3">{t(`${name}.parts.${part}.title`)}</h2>
            <p>{t(`${name}.parts.${part}.text`, values)}</p>
          </section>
        ))}
      </main>
    </>
  )
}
