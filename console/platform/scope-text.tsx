// Shows the name of a scope in which a person has a role: a country, a merchant, a fleet, or the
// whole platform.
import { parseScope } from '@tingkat/ordering/permissions'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { countryName } from './country-select.tsx'
import { useMerchantNames } from './own-scopes.ts'

export function ScopeText({ scope }: { scope: string }) {
  const { t, i18n } = useTranslation('roles')
  const parsed = parseScope(scope)
  const merchantIDs = parsed?.kind === 'merchant' ? [parsed.id] : []
  const [merchant] = useMerchantNames(merchantIDs)
  if (!parsed || parsed.kind === 'platform') return t('scope.platform')
  if (parsed.kind === 'country') return countryName(parsed.id, i18n.language)
  return merchant?.name ?? t('scope.fleet', { id: parsed.id })
}
