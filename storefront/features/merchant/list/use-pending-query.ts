// A list's wish as it is about to be: what was tapped shows at once, though its list comes later.
import { useNavigation } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { readWish, type ListWish } from './list-query.ts'
import { listPath, type Listing } from './listing.ts'

export function useGoingWish({
  wish,
  listing,
  now,
}: {
  wish: ListWish
  listing: Listing
  now: Date
}): ListWish {
  const { paths } = useSite()
  const { location: going } = useNavigation()
  const isHere = going?.pathname === listPath(paths, listing).split('?')[0]
  return going && isHere ? readWish(new URLSearchParams(going.search), now) : wish
}
