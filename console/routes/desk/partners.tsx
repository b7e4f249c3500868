// Credentials of partners: new partners, when each token was used last, and revoking.
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PartnerCard } from '../../features/partners/partner-card.tsx'
import { PartnerDialog } from '../../features/partners/partner-dialog.tsx'
import { client, load } from '../../platform/client.ts'
import { useMe } from '../../platform/me-context.ts'
import { countriesOf } from '../../platform/own-scopes.ts'
import type { Route } from './+types/partners'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  partners: (await load(client.listPartners(), request)).partners,
})

export default function Partners({ loaderData: { partners } }: Route.ComponentProps) {
  const { t } = useTranslation(['partners', 'site'])
  const countries = countriesOf(useMe().memberships)
  const [isCreating, setCreating] = useState(false)
  return (
    <div className="stack-l">
      <div className="page-head">
        <h1 className="h1">{t('title')}</h1>
        {countries.length > 0 && (
          <Button onClick={() => setCreating(true)}>
            <Plus className="ic" aria-hidden />
            {t('create.open')}
          </Button>
        )}
      </div>
      {partners.length === 0 && <EmptyState title={t('none')} />}
      <ul className="cards">
        {partners.map((partner) => (
          <PartnerCard key={partner.partnerID} partner={partner} />
        ))}
      </ul>
      {isCreating && <PartnerDialog countries={countries} onClose={() => setCreating(false)} />}
    </div>
  )
}
