// Version of the data that a page is rendered from; a cached page of another version is dropped.
import type { Catalogue } from '@tingkat/api/catalogue/snapshot'
import { flagsVersion, type FlagReader } from '@tingkat/api/settings/flags'
import { countryCodes, findCountry } from '@tingkat/ordering/country/country'

/**
 * Returns the version of the country's catalogue and flags, or of all catalogues for a page without
 * a country.
 */
export async function pageVersion(
  { catalogue, flags }: { catalogue: Pick<Catalogue, 'of'>; flags: Pick<FlagReader, 'read'> },
  country: string,
): Promise<string> {
  const found = findCountry(country)
  const codes = found ? [found.code] : countryCodes
  const versions = codes.map((code) => catalogue.of(code)?.version ?? 0).join('.')
  return found ? `${versions} ${flagsVersion(await flags.read(found.code))}` : versions
}
