// Shown instead of a list if no merchant matches the filters, with a link that clears the filters.
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { emptyPlate } from '../../../platform/site/pictures.ts'
import { ClearFilters } from './list-filters.tsx'
import type { ListQuery } from './list-query.ts'
import type { Listing } from './listing.ts'

type NoMatchesProps = { listing: Listing; listQuery: ListQuery }

export function NoMatches({ listing, listQuery }: NoMatchesProps) {
  const { t } = useTranslation('find')
  return (
    <EmptyState
      art={<img className="empty-plate" src={emptyPlate} alt="" width={148} height={148} />}
      title={t('none.title')}
      action={<ClearFilters listing={listing} listQuery={listQuery} />}
    >
      {t('none.hint')}
    </EmptyState>
  )
}
