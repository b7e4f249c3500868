// Checks within one merchant: its country's clock and borders, its hours, tables, pictures, and its menu.
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { isWithinCountry } from './borders.ts'
import { checkHours } from './check-hours.ts'
import { checkMenu, type MenuCheck } from './check-menu.ts'
import { checkPicture } from './check-picture.ts'
import type { CatalogueMerchantInput } from './format.ts'
import type { Partly } from './prune.ts'
import { reportTwins } from './report-twins.ts'

type MerchantCheck = MenuCheck & { country: CountryCode | undefined }

export function checkMerchant(
  merchant: Partly<CatalogueMerchantInput>,
  check: MerchantCheck,
): void {
  const { country, photos, path, report } = check
  const {
    latlng,
    openingHours,
    tables = [],
    picture,
    orderValueLimit = 0,
    freeDeliveryFrom = 0,
  } = merchant ?? {}
  if (
    country &&
    latlng?.latitude !== undefined &&
    latlng.longitude !== undefined &&
    !isWithinCountry(country, { latitude: latlng.latitude, longitude: latlng.longitude })
  ) {
    report([...path, 'latlng'], 'lies outside the country; are latitude and longitude swapped?')
  }
  if (
    country &&
    openingHours?.timeZone !== undefined &&
    !countries[country].timeZones.includes(openingHours.timeZone)
  ) {
    report(
      [...path, 'openingHours', 'timeZone'],
      `must be ${countries[country].timeZones.join(' or ')}`,
    )
  }
  if (orderValueLimit > 0 && freeDeliveryFrom > orderValueLimit)
    report(
      [...path, 'freeDeliveryFrom'],
      `must be at most orderValueLimit, ${orderValueLimit}, or no order reaches it`,
    )
  checkHours(openingHours?.weekly, [...path, 'openingHours', 'weekly'], report)
  checkPicture(picture, photos, [...path, 'picture'], report)
  reportTwins(
    tables.map((table, index) => ({
      value: table?.tableID,
      path: [...path, 'tables', index, 'tableID'],
    })),
    report,
  )
  reportTwins(
    tables.map((table, index) => ({
      value: table?.tableNumber,
      path: [...path, 'tables', index, 'tableNumber'],
    })),
    report,
  )
  checkMenu(merchant, check)
}
