// What is asked of a list most, one tap away on small screens: the drawer of all filters, and four of them as chips.
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FilterButton } from './list-filters.tsx'
import { toListParams, type ListQuery } from './list-query.ts'
import { listPath, type Listing } from './listing.ts'
import { usePendingQuery } from './use-pending-query.ts'

type FilterChipsProps = {
  wish: ListQuery
  listing: Listing
  now: Date
  near: boolean
  total: number
}

const quick = ['open', 'halal', 'freeDelivery', 'offer'] as const

/** The chips are links: they work before the page is alive, and each state of the list has its own address. */
export function FilterChips(form: FilterChipsProps) {
  const { t } = useTranslation('find')
  const { paths } = useSite()
  const wish = usePendingQuery(form)
  return (
    <div className="chips mob list-chips">
      <FilterButton {...form} wish={wish} />
      {quick.map((name) => {
        const on = name === 'halal' ? wish.filter.diets.includes('halal') : wish.filter[name]
        return (
          <Link
            key={name}
            className={on ? 'chip on' : 'chip'}
            aria-current={on ? 'true' : undefined}
            to={listPath(paths, form.listing, toListParams(toggled(wish, name)))}
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

function toggled({ filter, sort }: ListQuery, name: (typeof quick)[number]): ListQuery {
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
