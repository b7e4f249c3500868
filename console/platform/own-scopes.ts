// Returns where a person works: the merchants, countries and fleets of the person's memberships.
import type { StaffMe } from '@tingkat/contract/console/staff'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { parseScope } from '@tingkat/ordering/permissions'
import { useEffect, useState } from 'react'
import { merchantName, type NamedMerchant } from './merchants.ts'

type Memberships = StaffMe['memberships']

/**
 * Returns the countries in which a person works; all countries for a membership of the platform.
 */
export function countriesOf(memberships: Memberships): CountryCode[] {
  const scopes = memberships.map(({ scope }) => parseScope(scope))
  if (scopes.some((scope) => scope?.kind === 'platform')) return [...countryCodes]
  return countryCodes.filter((code) =>
    scopes.some((scope) => scope?.kind === 'country' && scope.id === code),
  )
}

export const merchantIDsOf = (memberships: Memberships): string[] =>
  memberships.flatMap(({ scope }) => {
    const parsed = parseScope(scope)
    return parsed?.kind === 'merchant' ? [parsed.id] : []
  })

/**
 * Returns merchants with their names. Until a merchant's name has been read, its id stands for it.
 */
export function useMerchantNames(merchantIDs: readonly string[]): NamedMerchant[] {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const listed = [...new Set(merchantIDs)].join()
  useEffect(() => {
    let current = true
    void (async () => {
      const ids = listed.split(',').filter(Boolean)
      const read = await Promise.all(ids.map(async (ID) => [ID, await merchantName(ID)] as const))
      if (current) setNames(new Map(read))
    })()
    return () => {
      current = false
    }
  }, [listed])
  return listed
    .split(',')
    .filter(Boolean)
    .map((ID) => ({ ID, name: names.get(ID) ?? ID }))
}
