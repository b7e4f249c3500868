// The merchants whose menus the person may edit. If there is only one, its menu opens at once.
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { CountrySelect } from '../platform/country-select.tsx'
import { Field } from '../platform/field.tsx'
import { useMe } from '../platform/me-context.ts'
import { findMerchants, type NamedMerchant } from '../platform/merchants.ts'
import { countriesOf, merchantIDsOf, useMerchantNames } from '../platform/own-scopes.ts'

export default function Menus() {
  const { t } = useTranslation(['menu-editor', 'site'])
  const { memberships } = useMe()
  const { key } = useLocation()
  const own = useMerchantNames(merchantIDsOf(memberships))
  const countries = countriesOf(memberships)
  const [country, setCountry] = useState(countries[0] ?? 'sg')
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<NamedMerchant[]>([])
  const [only] = own
  // `key` is new for each navigation. If the person follows the same link again during the
  // redirect, the redirect is repeated.
  if (only && own.length === 1 && countries.length === 0)
    return <Navigate key={key} to={only.ID} replace />

  async function search(text: string) {
    setQuery(text)
    setFound(text.trim().length >= 2 ? await findMerchants(country, text.trim()) : [])
  }

  const listed = [...own, ...found.filter(({ ID }) => !own.some((each) => each.ID === ID))]
  return (
    <div className="stack-l narrow">
      <h1 className="h1">{t('menus')}</h1>
      {countries.length > 1 && (
        <CountrySelect countries={countries} value={country} onChange={setCountry} />
      )}
      {countries.length > 0 && (
        <Field label={t('findMerchant')}>
          {(id) => (
            <input
              id={id}
              type="search"
              value={query}
              onChange={(event) => void search(event.target.value)}
            />
          )}
        </Field>
      )}
      {listed.length === 0 && countries.length === 0 && <EmptyState title={t('noMenus')} />}
      <ul className="box">
        {listed.map(({ ID, name }) => (
          <li key={ID}>
            <Link className="link" to={ID}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
