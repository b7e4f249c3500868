// The page of the credentials of partners (clients of the partner API): new partners, when each
// token was last used, and revoking.
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { roles } from '@tingkat/ordering/permissions'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PartnerCard } from '../features/partners/partner-card.tsx'
import { PartnerDialog } from '../features/partners/partner-dialog.tsx'
import { client, load } from '../platform/client.ts'
import { useMe } from '../platform/me-context.ts'
import { problemText } from '../platform/problem-text.ts'
import { useMorePages } from '../features/partners/use-more-pages.ts'
import { countriesOf, merchantIDsOf, useMerchantNames } from '../platform/own-scopes.ts'
import type { Route } from './+types/partners'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  first: await load(client.listPartners(), request),
})

export default function Partners({ loaderData: { first } }: Route.ComponentProps) {
  const { t } = useTranslation(['partners', 'site'])
  const { memberships } = useMe()
  const held = memberships.filter(({ role }) => roles[role].permissions.includes('partner.manage'))
  const countries = countriesOf(held)
  const own = useMerchantNames(merchantIDsOf(held))
  const [isCreating, setCreating] = useState(false)
  const { items: partners, hasMore, isReading, problem, readMore } = useMorePages(first)
  return (
    <div className="stack-l">
      <div className="page-head">
        <h1 className="h1">{t('title')}</h1>
        {(countries.length > 0 || own.length > 0) && (
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
      {problem && <Note kind="error">{problemText(t, problem)}</Note>}
      {hasMore && (
        <Button kind="secondary" busy={isReading} onClick={readMore}>
          {t('more')}
        </Button>
      )}
      {isCreating && (
        <PartnerDialog countries={countries} own={own} onClose={() => setCreating(false)} />
      )}
    </div>
  )
}
