// What a page is made from: the version of its country's catalogue and its flags, or all catalogues for pages without a country.
import type { Catalogue } from '@tingkat/api/catalogue/snapshot'
import { flagsVersion, type FlagReader } from '@tingkat/api/settings/flags'
import { countryCodes, findCountry } from '@tingkat/ordering/country/country'

export async function versionOf(
  { catalogue, flags }: { catalogue: Pick<Catalogue, 'of'>; flags: Pick<FlagReader, 'read'> },
  country: string,
): Promise<string> {
  const found = findCountry(country)
  const codes = found ? [found.code] : countryCodes
  const versions = codes.map((code) => catalogue.of(code)?.version ?? 0).join('.')
  return found ? `${versions} ${flagsVersion(await flags.read(found.code))}` : versions
}
