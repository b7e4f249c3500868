// Credentials of partners: when each token was used last, a new token, and revoking.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { PartnerCard } from '../../features/partners/partner-card.tsx'
import { client, load } from '../../platform/client.ts'
import type { Route } from './+types/partners'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  partners: (await load(client.listPartners(), request)).partners,
})

export default function Partners({ loaderData: { partners } }: Route.ComponentProps) {
  const { t } = useTranslation(['partners', 'site'])
  return (
    <div className="stack-l">
      <h1 className="h1">{t('title')}</h1>
      {partners.length === 0 && <EmptyState title={t('none')} />}
      <ul className="cards">
        {partners.map((partner) => (
          <PartnerCard key={partner.partnerID} partner={partner} />
        ))}
      </ul>
    </div>
  )
}
