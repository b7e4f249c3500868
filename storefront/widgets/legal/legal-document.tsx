// Terms and privacy as a page: plain parts under headings, marked as needing the operator's legal review.
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countryInSentence } from '../../platform/i18n/country-name.ts'
import { useSite } from '../../platform/site/site.tsx'
import { PageHead } from '../frame/page-head.tsx'
import '../../styles/reading.css'

/** What the words of a document may name: the country and who answers for the service there. */
export function useLegalValues(): Record<
  'country' | 'company' | 'registration' | 'address' | 'email',
  string
> {
  const { t } = useTranslation()
  const {
    country,
    settings: { company },
  } = useSite()
  return {
    country: countryInSentence(t, country.code),
    company: company.name,
    registration: company.registration,
    address: company.address,
    email: company.email,
  }
}

type LegalDocumentProps = {
  /** Its path. */
  canonical: string
  tab: string
  title: string
  lead: string
  parts: { title: string; text: string }[]
  /** After the parts. */
  children?: ReactNode
}

export function LegalDocument({
  canonical,
  tab,
  title,
  lead,
  parts,
  children,
}: LegalDocumentProps) {
  const { t } = useTranslation('legal')
  const values = useLegalValues()
  return (
    <>
      <PageHead
        title={`${tab} · Tingkat ${values.country}`}
        description={lead}
        canonical={canonical}
      />
      <main id="main" className="wrap sec reading">
        <h1 className="h1">{title}</h1>
        <p className="reading-lead">{lead}</p>
        <p className="note note-w">
          <Scale className="ic" aria-hidden />
          {t('review', values)}
        </p>
        {parts.map((part) => (
          <section key={part.title}>
            <h2 className="h3">{part.title}</h2>
            <p>{part.text}</p>
          </section>
        ))}
        {children}
      </main>
    </>
  )
}
