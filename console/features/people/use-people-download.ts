// Downloads the list of people as CSV, in the language of the page.
import type { StaffPerson } from '@tingkat/contract/console/staff'
import { parseScope, type Scope } from '@tingkat/ordering/permissions'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { countryName } from '../../platform/country-select.tsx'
import { downloadCsv, toCsv } from './csv.ts'
import { merchantName } from '../../platform/merchants.ts'
import { peopleRows } from './people-rows.ts'

export function usePeopleDownload(): (people: readonly StaffPerson[]) => Promise<void> {
  const { t, i18n } = useTranslation(['people', 'roles', 'site'])

  async function nameScope(scope: Scope): Promise<string> {
    const parsed = parseScope(scope)
    if (parsed?.kind === 'platform') return t('roles:scope.platform')
    if (parsed?.kind === 'country') return countryName(parsed.id, i18n.language)
    if (parsed?.kind === 'merchant') return await merchantName(parsed.id)
    return parsed ? t('roles:scope.fleet', { id: parsed.id }) : scope
  }

  return async (people) => {
    const scopes = new Set(people.flatMap(({ memberships }) => memberships.map((m) => m.scope)))
    const names = await Promise.all(
      [...scopes].map(async (scope) => [scope, await nameScope(scope)] as const),
    )
    const rows = peopleRows(people, t, new Map(names))
    downloadCsv(`people-${new Date().toISOString().slice(0, 10)}.csv`, toCsv(rows))
  }
}
