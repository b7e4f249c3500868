// The layout of the pages for terms and privacy, with a note that they need legal review.
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { countryInSentence } from '../../platform/i18n/country-name.ts'
import { useSite } from '../../platform/site/site.tsx'
import { PageHead } from '../frame/page-head.tsx'
import '../../styles/reading.css'

/** Returns the values of the placeholders in legal texts: the country's name and its company. */
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
  /** The path of the page. */
  canonical: string
  /** The title of the browser tab. */
  tab: string
  title: string
  lead: string
  parts: { title: string; text: string }[]
  /** Rendered after the parts of the legal text. */
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
