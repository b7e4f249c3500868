// Version of the data that a page is rendered from; a cached page of another version is dropped.
import type { Catalogue } from '@tingkat/api/catalogue/snapshot'
import { flagsVersion, type FlagReader } from '@tingkat/api/settings/flags'
import { countryCodes, findCountry } from '@tingkat/ordering/country/country'

/**
 * Returns the version of the country's flags and of the catalogue data that the page shows: the
 * merchant with this id; without an id the lists of the country; for a page without a country the
 * lists of all countries. The version of lists changes at most once a second.
 */
export async function pageVersion(
  { catalogue, flags }: { catalogue: Pick<Catalogue, 'of'>; flags: Pick<FlagReader, 'read'> },
  { country, merchantID, now }: { country: string; merchantID?: string | undefined; now: Date },
): Promise<string> {
  const found = findCountry(country)
  const codes = found ? [found.code] : countryCodes
  const versions = codes
    .map((code) => {
      const snapshot = catalogue.of(code)
      return merchantID === undefined
        ? snapshot?.listVersion(now)
        : snapshot?.merchantVersion(merchantID, now)
    })
    .join(' ')
  return found ? `${versions} ${flagsVersion(await flags.read(found.code))}` : versions
}
