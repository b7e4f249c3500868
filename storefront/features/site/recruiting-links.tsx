// Ways to work with us, in the header where there is nothing to order: each leads to the country's own site for it.
import { useTranslation } from 'react-i18next'
import { ExternalLink } from '../../ui/external-link.tsx'

export type Recruiting = { merchants?: string; drivers?: string }

/** A link that the country has not set is not drawn. */
export function RecruitingLinks({ merchants, drivers }: Recruiting) {
  const { t } = useTranslation()
  return (
    <>
      {merchants && <ExternalLink href={merchants}>{t('footer.merchants')}</ExternalLink>}
      {drivers && <ExternalLink href={drivers}>{t('footer.drivers')}</ExternalLink>}
    </>
  )
}
