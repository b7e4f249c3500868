// The privacy page of a country.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { ConsentChoice } from '../../features/consent/consent-choice.tsx'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { LegalDocument, useLegalValues } from '../../widgets/legal/legal-document.tsx'

export const handle: PageHandle = { namespaces: ['legal', 'consent'], header: 'nonOrdering' }

const parts = ['what', 'why', 'who', 'browser', 'long', 'rights'] as const

export default function Privacy() {
  const { t } = useTranslation('legal')
  const { paths } = useSite()
  const values = useLegalValues()
  return (
    <LegalDocument
      canonical={paths.privacy}
      tab={t('privacy.pageTitle')}
      title={t('privacy.title')}
      lead={t('privacy.lead', values)}
      parts={parts.map((part) => ({
        title: t(`privacy.parts.${part}.title`),
        text: t(`privacy.parts.${part}.text`, values),
      }))}
    >
      <ConsentChoice />
    </LegalDocument>
  )
}
