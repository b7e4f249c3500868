// A React hook for the filters of a running navigation. A
// tapped filter is shown as active before its list has loaded.
import { useNavigation } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { parseListQuery, type ListQuery } from './list-query.ts'
import { listPath, type Listing } from './listing.ts'

/**
 * Returns the query of a running navigation to the same list, or `listQuery` if none is running.
 */
export function usePendingQuery({
  listQuery,
  listing,
  now,
}: {
  listQuery: ListQuery
  listing: Listing
  now: Date
}): ListQuery {
  const { paths } = useSite()
  const { location: pending } = useNavigation()
  const sameList = pending?.pathname === listPath(paths, listing).split('?')[0]
  return pending && sameList ? parseListQuery(new URLSearchParams(pending.search), now) : listQuery
}
