// The choice between delivery and pickup above the list of restaurants. The list's URL names
// pickup, and the eater's wish follows from list to list.
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { toListParams, type ListQuery } from '../../features/merchant/list/list-query.ts'
import { listPath, type Listing } from '../../features/merchant/list/listing.ts'
import { ServiceSwitch } from '../../features/pickup/service-switch.tsx'
import { useSite } from '../../platform/site/site.tsx'
import { pickupWish } from '../../platform/storage/pickup-wish.ts'

export default function ListService({
  listQuery,
  listing,
}: {
  listQuery: ListQuery
  listing: Listing
}) {
  const { country, paths } = useSite()
  const navigate = useNavigate()
  const wish = pickupWish(country.code)
  const { pickup } = listQuery.filter

  function show(next: boolean) {
    const params = toListParams({ ...listQuery, filter: { ...listQuery.filter, pickup: next } })
    void navigate(listPath(paths, listing, params), { replace: true, preventScrollReset: true })
  }
  // A link to a list with pickup sets the wish; a list without it follows an earlier wish.
  useEffect(() => {
    if (pickup && !wish.read()) wish.write(true)
    else if (!pickup && wish.read()) show(true)
  })
  return (
    <ServiceSwitch
      isPickup={pickup}
      onChoose={(next) => {
        wish.write(next || null)
        show(next)
      }}
    />
  )
}
