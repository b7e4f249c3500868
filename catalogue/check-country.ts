// Checks across a country's file that no single field shows: ids used twice, promo codes, places, merchants.
import { isWithinCountry } from './borders.ts'
import { checkMerchant } from './check-merchant.ts'
import type { Photos } from './check-picture.ts'
import type { Report } from './fault.ts'
import type { CatalogueInput } from './format.ts'
import type { Partly } from './prune.ts'
import { reportTwins } from './report-twins.ts'

export function checkCountry(file: Partly<CatalogueInput>, photos: Photos, report: Report): void {
  const { country, places = [], promos = [], merchants = [] } = file ?? {}
  reportTwins(
    places.map((place, index) => ({ value: place?.id, path: ['places', index, 'id'] })),
    report,
  )
  reportTwins(
    promos.map((promo, index) => ({ value: promo?.code, path: ['promos', index, 'code'] })),
    report,
  )
  reportTwins(
    merchants.map((merchant, index) => ({ value: merchant?.ID, path: ['merchants', index, 'ID'] })),
    report,
  )
  // A cart may hold several merchants and names their campaigns in one list.
  reportTwins(
    merchants.flatMap((merchant, index) =>
      (merchant?.campaigns ?? []).map((campaign, place) => ({
        value: campaign?.ID,
        path: ['merchants', index, 'campaigns', place, 'ID'],
      })),
    ),
    report,
  )

  places.forEach((place, index) => {
    if (!country || place?.latitude === undefined || place.longitude === undefined) return
    if (!isWithinCountry(country, { latitude: place.latitude, longitude: place.longitude })) {
      report(['places', index], 'lies outside the country; are latitude and longitude swapped?')
    }
  })
  promos.forEach((promo, index) => checkPromo(promo, index, report))
  merchants.forEach((merchant, index) =>
    checkMerchant(merchant, { country, photos, path: ['merchants', index], report }),
  )
}

type Promo = Partly<NonNullable<CatalogueInput['promos']>[number]>

function checkPromo(promo: Promo, index: number, report: Report): void {
  const { basisPoints, amountInMinor, cap } = promo ?? {}
  if (basisPoints === undefined || amountInMinor === undefined) return
  if (basisPoints > 0 === amountInMinor > 0)
    report(
      ['promos', index],
      'must take off either basisPoints or amountInMinor, the other being 0',
    )
  else if (cap !== undefined && basisPoints > 0 && cap === 0)
    report(['promos', index, 'cap'], 'must be above 0, so that a share of a large order has an end')
  else if (cap !== undefined && cap < amountInMinor)
    report(['promos', index, 'cap'], 'must not be below amountInMinor')
}
