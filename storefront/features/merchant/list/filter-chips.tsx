// Filter chips for small screens: the button of the filter drawer and four common filters.
import { Check } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { FilterButton } from './list-filters.tsx'
import { toListParams, type ListQuery } from './list-query.ts'
import { listPath, type Listing } from './listing.ts'
import { usePendingQuery } from './use-pending-query.ts'

type FilterChipsProps = {
  listQuery: ListQuery
  listing: Listing
  now: Date
  near: boolean
  total: number
}

const commonFilters = ['open', 'halal', 'freeDelivery', 'offer'] as const

/** The chips are links. They work before hydration, and every combination of filters has a URL. */
export function FilterChips(form: FilterChipsProps) {
  const { t } = useTranslation('find')
  const { paths } = useSite()
  const listQuery = usePendingQuery(form)
  const { pickup } = listQuery.filter
  const offered = commonFilters.filter((name) => !pickup || name !== 'freeDelivery')
  return (
    <div className="chips mob list-chips">
      <FilterButton {...form} listQuery={listQuery} />
      {offered.map((name) => {
        const on =
          name === 'halal' ? listQuery.filter.diets.includes('halal') : listQuery.filter[name]
        return (
          <Link
            key={name}
            className={on ? 'chip on' : 'chip'}
            aria-current={on ? 'true' : undefined}
            to={listPath(paths, form.listing, toListParams(toggleFilter(listQuery, name)))}
            replace
            preventScrollReset
          >
            {on && <Icon of={Check} size="small" />}
            {t(`filter.${name}`)}
          </Link>
        )
      })}
    </div>
  )
}

function toggleFilter(
  { filter, sort }: ListQuery,
  name: (typeof commonFilters)[number],
): ListQuery {
  if (name !== 'halal') return { sort, filter: { ...filter, [name]: !filter[name] } }
  const others = filter.diets.filter((diet) => diet !== 'halal')
  return {
    sort,
    filter: {
      ...filter,
      diets: others.length < filter.diets.length ? others : [...others, 'halal'],
    },
  }
}
