// What a page's catalogue version is: of its country, or of all for pages without one.
import type { Catalogue } from '@tingkat/api/catalogue/snapshot'
import { countryCodes, findCountry } from '@tingkat/ordering/country'

export function versionOf(catalogue: Pick<Catalogue, 'of'>, country: string): string {
  const found = findCountry(country)
  const codes = found ? [found.code] : countryCodes
  return codes.map(code => catalogue.of(code)?.version ?? 0).join('.')
}
