// A list's wish as it is about to be: what was tapped shows at once, though its list comes later.
import { useNavigation } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { parseListQuery, type ListQuery } from './list-query.ts'
import { listPath, type Listing } from './listing.ts'

export function usePendingQuery({
  wish,
  listing,
  now,
}: {
  wish: ListQuery
  listing: Listing
  now: Date
}): ListQuery {
  const { paths } = useSite()
  const { location: going } = useNavigation()
  const isHere = going?.pathname === listPath(paths, listing).split('?')[0]
  return going && isHere ? parseListQuery(new URLSearchParams(going.search), now) : wish
}
