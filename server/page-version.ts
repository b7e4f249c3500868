// Version of the data that a page is rendered from; a cached page of another version is dropped.
import type { Catalogue } from '@tingkat/api/catalogue/snapshot'
import { flagsVersion, type FlagReader } from '@tingkat/api/settings/flags'
import { countryCodes, findCountry } from '@tingkat/ordering/country/country'

/**
 * Returns the version of the country's flags and of what the page shows: the merchant with this id,
 * or without one the lists of the country, or of all countries for a page without a country. Lists
 * get another version at most once a second.
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
        : snapshot?.merchantVersion(merchantID)
    })
    .join(' ')
  return found ? `${versions} ${flagsVersion(await flags.read(found.code))}` : versions
}
