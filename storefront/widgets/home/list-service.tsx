// The choice between delivery and pickup above the list of restaurants. The choice of pickup is in
// the URL of a list, and is stored for later lists.
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { toListParams, type ListQuery } from '../../features/merchant/list/list-query.ts'
import { listPath, type Listing } from '../../features/merchant/list/listing.ts'
import { usePendingQuery } from '../../features/merchant/list/use-pending-query.ts'
import { ServiceSwitch } from '../../features/pickup/service-switch.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { pickupWish } from '../../platform/storage/pickup-wish.ts'

type ListServiceProps = { listQuery: ListQuery; listing: Listing; now: Date }

export default function ListService({ listQuery, listing, now }: ListServiceProps) {
  const { country, paths } = useSite()
  const navigate = useNavigate()
  const shown = usePendingQuery({ listQuery, listing, now })
  const wish = pickupWish(country.code)
  const { pickup } = listQuery.filter
  const pickupPath = pathOf(listQuery, true)

  function pathOf({ filter, sort }: ListQuery, next: boolean): string {
    return listPath(paths, listing, toListParams({ sort, filter: { ...filter, pickup: next } }))
  }
  // A list with pickup in its URL stores that the eater wants pickup. A list without pickup in its
  // URL navigates to one with pickup if the eater wants pickup. The effect runs only when the list
  // changes, because its navigation would cancel another one that is pending.
  useEffect(() => {
    if (pickup) wish.write(true)
    else if (wish.read()) void navigate(pickupPath, { replace: true, preventScrollReset: true })
  }, [wish, pickup, pickupPath, navigate])
  return (
    <ServiceSwitch
      isPickup={shown.filter.pickup}
      onChoose={(next) => {
        wish.write(next || null)
        void navigate(pathOf(shown, next), { replace: true, preventScrollReset: true })
      }}
    />
  )
}
