// Computes the version of the data on a page. A cached page is used only while this version is the
// same.
import type { Catalogue } from '@tingkat/api/catalogue/snapshot'
import { flagsVersion, type FlagReader } from '@tingkat/api/settings/flags'
import { countryCodes, findCountry } from '@tingkat/ordering/country/country'

/**
 * Returns a version that changes with the country's flags and with the catalogue
 * data on the page. This data is the merchant `merchantID`, or, without one, the
 * merchant lists of the country. A page without a country shows the lists of all
 * countries. The version of lists changes at most once a second.
 */
export async function pageVersion(
  {
    catalogue,
    flags,
  }: { catalogue: Pick<Catalogue, 'of' | 'untilRead'>; flags: Pick<FlagReader, 'read'> },
  { country, merchantID, now }: { country: string; merchantID?: string | undefined; now: Date },
): Promise<string> {
  const found = findCountry(country)
  if (found) await catalogue.untilRead(found.code)
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
