// The page that lists the merchants whose menus the person may edit. If there is only one merchant,
// its menu opens at once.
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { useMe } from '../platform/me-context.ts'
import { MerchantSearch } from '../platform/merchant-choice/merchant-search.tsx'
import type { NamedMerchant } from '../platform/merchants.ts'
import { countriesOf, merchantIDsOf, useMerchantNames } from '../platform/own-scopes.ts'

export default function Menus() {
  const { t } = useTranslation(['menu-editor', 'site'])
  const { memberships } = useMe()
  const { key } = useLocation()
  const own = useMerchantNames(merchantIDsOf(memberships))
  const countries = countriesOf(memberships)
  const [found, setFound] = useState<NamedMerchant[]>([])
  const [only] = own
  // `key` is new for each navigation. If the person follows the same link again during the
  // redirect, the redirect is repeated.
  if (only && own.length === 1 && countries.length === 0)
    return <Navigate key={key} to={only.ID} replace />

  const listed = [...own, ...found.filter(({ ID }) => !own.some((each) => each.ID === ID))]
  return (
    <div className="stack-l narrow">
      <h1 className="h1">{t('menus')}</h1>
      <MerchantSearch
        countries={countries}
        label={t('findMerchant')}
        onFound={(merchants) => setFound(merchants ?? [])}
      />
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
