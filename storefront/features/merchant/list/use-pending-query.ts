// A React hook for the query of a running navigation, so that a tapped filter shows before its list
// has loaded.
import { useNavigation } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { parseListQuery, type ListQuery } from './list-query.ts'
import { listPath, type Listing } from './listing.ts'

/** Returns the query of a running navigation to the same list; without one, the given query. */
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
