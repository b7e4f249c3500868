// Checks one merchant: position, time zone, hours, tables, pictures and menu.
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { checkPosition } from './check-position.ts'
import { checkHours } from './check-hours.ts'
import { checkMenu, type MenuCheck } from './check-menu.ts'
import { checkPicture } from './check-picture.ts'
import type { CatalogueMerchantInput } from './format.ts'
import type { Partly } from './prune.ts'
import { reportDuplicates } from './report-duplicates.ts'

type Merchant = Partly<CatalogueMerchantInput>

type MerchantCheck = MenuCheck & { country: CountryCode | undefined }

export function checkMerchant(merchant: Merchant, check: MerchantCheck): void {
  const { country, photos, path, report } = check
  const { latlng, openingHours, picture } = merchant ?? {}
  if (country) {
    checkPosition(latlng, country, [...path, 'latlng'], report)
    checkTimeZone(openingHours?.timeZone, country, check)
  }
  checkEnglishCuisines(merchant, check)
  checkFreeDelivery(merchant, check)
  checkHours(openingHours?.weekly, [...path, 'openingHours', 'weekly'], report)
  checkPicture(picture, photos, [...path, 'picture'], report)
  checkTables(merchant, check)
  checkMenu(merchant, check)
}

function checkTimeZone(
  timeZone: string | undefined,
  country: CountryCode,
  { path, report }: MerchantCheck,
): void {
  const { timeZones } = countries[country]
  if (timeZone !== undefined && !timeZones.includes(timeZone))
    report([...path, 'openingHours', 'timeZone'], `must be ${timeZones.join(' or ')}`)
}

function checkEnglishCuisines(merchant: Merchant, { path, report }: MerchantCheck): void {
  const { cuisines, englishCuisines } = merchant ?? {}
  if (cuisines && englishCuisines && englishCuisines.length !== cuisines.length)
    report([...path, 'englishCuisines'], `must have ${cuisines.length} entries, as cuisines has`)
}

function checkFreeDelivery(merchant: Merchant, { path, report }: MerchantCheck): void {
  const { orderValueLimit = 0, freeDeliveryFrom = 0 } = merchant ?? {}
  if (orderValueLimit > 0 && freeDeliveryFrom > orderValueLimit)
    report(
      [...path, 'freeDeliveryFrom'],
      `must be at most orderValueLimit, ${orderValueLimit}, or no order reaches it`,
    )
}

function checkTables(merchant: Merchant, { path, report }: MerchantCheck): void {
  const tables = merchant?.tables ?? []
  for (const field of ['tableID', 'tableNumber'] as const)
    reportDuplicates(
      tables.map((table, index) => ({
        value: table?.[field],
        path: [...path, 'tables', index, field],
      })),
      report,
    )
}
