// The heading of a list with its active filters as chips that remove them.
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Link } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { ClearFilters } from './list-filters.tsx'
import { listActiveFilters, toListParams, type ListQuery } from './list-query.ts'
import { listPath, type Listing } from './listing.ts'
import { usePendingQuery } from './use-pending-query.ts'
import { useFilterNames } from './use-filter-names.ts'

type ListHeadProps = { listQuery: ListQuery; listing: Listing; now: Date; children: ReactNode }

export function ListHead({ children, ...form }: ListHeadProps) {
  const { t } = useTranslation('find')
  const { paths } = useSite()
  const { filterName } = useFilterNames()
  const listQuery = usePendingQuery(form)
  const filters = listActiveFilters(listQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const chips = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ index: number; count: number } | null>(null)
  useEffect(() => {
    if (!pressed.current || filters.length >= pressed.current.count) return
    const { index } = pressed.current
    pressed.current = null
    // The focused chip was removed: focus its neighbour, or the heading after the last chip.
    const links = chips.current?.querySelectorAll<HTMLElement>('a')
    const next = links?.[Math.min(index, links.length - 1)] ?? heading.current
    next?.focus({ preventScroll: true })
  })
  return (
    <div className="sec-h list-head">
      <h1 className="h2" aria-live="polite" tabIndex={-1} ref={heading}>
        {children}
      </h1>
      {filters.length > 0 && (
        <div className="on-filters">
          <ul aria-label={t('filter.on.label')} ref={chips}>
            {filters.map(({ filter, without }, index) => {
              const name = filterName(filter, listQuery)
              return (
                <li key={filter}>
                  <Link
                    aria-label={t('filter.on.remove', { name })}
                    to={listPath(paths, form.listing, toListParams(without))}
                    replace
                    preventScrollReset
                    onClick={() => {
                      pressed.current = { index, count: filters.length }
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
          <ClearFilters listing={form.listing} listQuery={listQuery} />
        </div>
      )}
    </div>
  )
}
