// Header links to the country's recruiting sites for merchants and couriers, shown in countries
// without web ordering.
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { ExternalLink } from '@tingkat/ui/external-link.tsx'

type Recruiting = { merchants?: string; drivers?: string }

/** Renders only the links that the country has configured. */
export function RecruitingLinks({ merchants, drivers }: Recruiting) {
  const { t } = useTranslation()
  return (
    <>
      {merchants && <ExternalLink href={merchants}>{t('footer.merchants')}</ExternalLink>}
      {drivers && <ExternalLink href={drivers}>{t('footer.drivers')}</ExternalLink>}
    </>
  )
}
