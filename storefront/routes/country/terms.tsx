// The page with the terms of use of a country.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { PageHandle } from '../../platform/navigation/page-handle.ts'
import { useSite } from '../../platform/site/site.tsx'
import { LegalDocument, useLegalValues } from '../../widgets/legal/legal-document.tsx'

export const handle: PageHandle = { namespaces: ['legal'], header: 'nonOrdering' }

const parts = ['who', 'order', 'cancel', 'delivery', 'account', 'fair', 'wrong'] as const

export default function Terms() {
  const { t } = useTranslation('legal')
  const { paths } = useSite()
  const values = useLegalValues()
  return (
    <LegalDocument
      canonical={paths.terms}
      tab={t('terms.pageTitle')}
      title={t('terms.title')}
      lead={t('terms.lead', values)}
      parts={parts.map((part) => ({
        title: t(`terms.parts.${part}.title`),
        text: t(`terms.parts.${part}.text`, values),
      }))}
    />
  )
}
