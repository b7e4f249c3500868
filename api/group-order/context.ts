// Finds the country and the menu of a group order.
import { countries, findCountry, type Country } from '@tingkat/ordering/country/country'
import type { GroupOrder, MenuContext } from '@tingkat/ordering/group-order/group-order'
import type { Catalogue } from '../catalogue/snapshot.ts'

/**
 * `timeZone` is that of the merchant, or the first one of the country if the catalogue has no such
 * merchant.
 */
export type ViewContext = { country: Country; publicUrl: string; timeZone: string }

export function viewContextOf(
  { publicUrl, catalogue }: { publicUrl: string; catalogue: Pick<Catalogue, 'find'> },
  { countryCode, merchantID }: Pick<GroupOrder, 'countryCode' | 'merchantID'>,
): ViewContext {
  const country = countryOf(countryCode)
  const merchant = catalogue.find(merchantID)?.merchant
  const timeZone = merchant?.openingHours.timeZone ?? country.timeZones[0]
  return { publicUrl, country, timeZone }
}

/** Throws an Error if the service has no such country. */
export function countryOf(countryCode: string): Country {
  const country = findCountry(countryCode)
  if (!country) throw new Error(`a group order has the unknown country ${countryCode}`)
  return countries[country.code]
}

/**
 * Returns the merchant's menu with its live state (such as sold-out dishes), or null if the
 * merchant is not in the catalogue.
 */
export function menuOf(
  { catalogue, clock }: { catalogue: Pick<Catalogue, 'of'>; clock: () => Date },
  { countryCode, merchantID }: Pick<GroupOrder, 'countryCode' | 'merchantID'>,
): MenuContext | null {
  const country = countryOf(countryCode)
  const merchant = catalogue.of(country.code)?.at(merchantID, clock())
  return merchant ? { merchant, country } : null
}
