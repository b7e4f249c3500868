// The heading of a list, and beside it the filters that are on, by name, each to be taken off by itself.
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ClearFilters } from './list-filters.tsx'
import { partsOf, toListParams, type ListQuery } from './list-query.ts'
import { listPath, type Listing } from './listing.ts'
import { usePendingQuery } from './use-pending-query.ts'
import { useFilterNames } from './use-filter-names.ts'

type ListHeadProps = { wish: ListQuery; listing: Listing; now: Date; children: ReactNode }

export function ListHead({ children, ...form }: ListHeadProps) {
  const { t } = useTranslation('find')
  const { paths } = useSite()
  const { partName } = useFilterNames()
  const wish = usePendingQuery(form)
  const parts = partsOf(wish)
  const heading = useRef<HTMLHeadingElement>(null)
  const chips = useRef<HTMLUListElement>(null)
  const taken = useRef<{ place: number; of: number } | null>(null)
  useEffect(() => {
    if (!taken.current || parts.length >= taken.current.of) return
    const { place } = taken.current
    taken.current = null
    // The chip with the focus is gone: its neighbour takes it, or at last the heading, which says what the list is now.
    const links = chips.current?.querySelectorAll<HTMLElement>('a')
    const next = links?.[Math.min(place, links.length - 1)] ?? heading.current
    next?.focus({ preventScroll: true })
  })
  return (
    <div className="sec-h list-head">
      <h1 className="h2" aria-live="polite" tabIndex={-1} ref={heading}>
        {children}
      </h1>
      {parts.length > 0 && (
        <div className="on-filters">
          <ul aria-label={t('filter.on.label')} ref={chips}>
            {parts.map(({ filter, without }, place) => {
              const name = partName(filter, wish)
              return (
                <li key={filter}>
                  <Link
                    aria-label={t('filter.on.remove', { name })}
                    to={listPath(paths, form.listing, toListParams(without))}
                    replace
                    preventScrollReset
                    onClick={() => {
                      taken.current = { place, of: parts.length }
                    }}
                  >
                    <span>
                      {name}
                      <Icon of={X} size="small" />
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
          <ClearFilters listing={form.listing} />
        </div>
      )}
    </div>
  )
}
