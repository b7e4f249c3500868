// Search for a dish, a cuisine or a restaurant: a plain form that works without scripts.
import { Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { useSite } from '../../platform/site.tsx'

export function SearchForm({ search = '' }: { search?: string }) {
  const { t } = useTranslation('menu')
  const { paths } = useSite()
  return (
    <search><Form action={paths.restaurants()} method="get" key={search}>
      <div className="input">
        <Search className="ic" aria-hidden />
        <input name="search" type="search" defaultValue={search} maxLength={200} enterKeyHint="search" placeholder={t('search.placeholder')} aria-label={t('search.label')} />
        {search && <Link className="icb search-x" to={paths.restaurants()} aria-label={t('search.clear')}><X className="ic" aria-hidden /></Link>}
      </div>
    </Form></search>
  )
}
