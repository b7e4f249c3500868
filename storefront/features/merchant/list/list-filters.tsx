// The filter form of a list: beside the list on wide screens, in a drawer on small ones. Every
// change navigates to the URL of the filtered list.
import { SlidersHorizontal } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Form, Link, useNavigate } from 'react-router'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Drawer, preloadDrawer } from '@tingkat/ui/overlay/drawer.tsx'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { FilterFields } from './filter-fields.tsx'
import {
  clearFilters,
  countFilters,
  parseListQuery,
  toListParams,
  type ListQuery,
} from './list-query.ts'
import { listPath, type Listing } from './listing.ts'
import './filters.css'

type ListFiltersProps = {
  listQuery: ListQuery
  listing: Listing
  now: Date
  near: boolean
}

/** Every change of a field is sent at once. Without JavaScript, the form has a submit button. */
export function FilterForm({ listQuery, listing, now, near }: ListFiltersProps) {
  const { t } = useTranslation('find')
  const { paths } = useSite()
  const navigate = useNavigate()
  // A changed filter is shown immediately, before the list is loaded.
  // After the URL has changed, the filters of the URL are shown.
  const [optimistic, setOptimistic] = useState({ base: listQuery, changed: listQuery })
  const shown = optimistic.base === listQuery ? optimistic.changed : listQuery
  const [action, query] = listPath(paths, listing).split('?')

  function change(event: FormEvent<HTMLFormElement>) {
    const fields = new FormData(event.currentTarget)
    const next = parseListQuery(
      new URLSearchParams(
        [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      ),
      now,
    )
    setOptimistic({ base: listQuery, changed: next })
    void navigate(listPath(paths, listing, toListParams(next)), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return (
    <Form className="fl-form" action={action} method="get" onChange={change}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {shown.filter.pickup && <input type="hidden" name="pickup" value="1" />}
      <FilterFields listQuery={shown} now={now} near={near} />
      <noscript>
        <button className="btn btn-2 btn-s" type="submit">
          {t('filter.apply')}
        </button>
      </noscript>
    </Form>
  )
}

/** The button for small screens that opens the drawer. It shows the number of active filters. */
export function FilterButton({ total, ...form }: ListFiltersProps & { total: number }) {
  const { t } = useTranslation('find')
  const [open, setOpen] = useState(false)
  const count = countFilters(form.listQuery)
  return (
    <>
      <button
        type="button"
        className={count > 0 ? 'chip on' : 'chip'}
        aria-haspopup="dialog"
        onPointerEnter={preloadDrawer}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} size="small" />
        {count > 0 ? t('filter.buttonCount', { count }) : t('filter.button')}
      </button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={t('filter.heading')}
        full
        footer={
          <div className="fl-foot">
            <ClearFilters listing={form.listing} listQuery={form.listQuery} />
            <Button wide onClick={() => setOpen(false)}>
              {t('filter.show', { count: total })}
            </Button>
          </div>
        }
      >
        <FilterForm {...form} />
      </Drawer>
    </>
  )
}

type ClearFiltersProps = Pick<ListFiltersProps, 'listing' | 'listQuery'>

/** A link to the list without filters; the choice of pickup stays. */
export function ClearFilters({ listing, listQuery }: ClearFiltersProps) {
  const { t } = useTranslation('find')
  const { paths } = useSite()
  const params = toListParams(clearFilters(listQuery))
  return (
    <Link className="link small" to={listPath(paths, listing, params)} replace preventScrollReset>
      {t('filter.clear')}
    </Link>
  )
}
