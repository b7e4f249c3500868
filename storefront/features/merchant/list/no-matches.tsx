// The empty state of a list without matches for its filters, with a link that clears them.
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { emptyPlate } from '../../../platform/site/pictures.ts'
import { ClearFilters } from './list-filters.tsx'
import type { Listing } from './listing.ts'

export function NoMatches({ listing }: { listing: Listing }) {
  const { t } = useTranslation('find')
  return (
    <EmptyState
      art={<img className="empty-plate" src={emptyPlate} alt="" width={148} height={148} />}
      title={t('none.title')}
      action={<ClearFilters listing={listing} />}
    >
      {t('none.hint')}
    </EmptyState>
  )
}
