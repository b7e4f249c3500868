// Checks the rules that concern a whole catalogue file: unique ids, promo codes, places of the
// address search, and merchants.
import { checkMerchant } from './check-merchant.ts'
import { checkPosition } from './check-position.ts'
import type { Photos } from './check-picture.ts'
import type { ReportFault } from './fault.ts'
import type { CatalogueInput } from './format.ts'
import type { Partly } from './prune.ts'
import { reportDuplicates } from './report-duplicates.ts'

export function checkCountry(
  file: Partly<CatalogueInput>,
  photos: Photos,
  report: ReportFault,
): void {
  const { country, places = [], promos = [], merchants = [] } = file ?? {}
  reportDuplicates(
    places.map((place, index) => ({ value: place?.id, path: ['places', index, 'id'] })),
    report,
  )
  reportDuplicates(
    promos.map((promo, index) => ({ value: promo?.code, path: ['promos', index, 'code'] })),
    report,
  )
  reportDuplicates(
    merchants.map((merchant, index) => ({ value: merchant?.ID, path: ['merchants', index, 'ID'] })),
    report,
  )
  // Campaign ids must be unique in the whole file, because the quote of a cart with several
  // merchants has one list of campaigns.
  reportDuplicates(
    merchants.flatMap((merchant, index) =>
      (merchant?.campaigns ?? []).map((campaign, place) => ({
        value: campaign?.ID,
        path: ['merchants', index, 'campaigns', place, 'ID'],
      })),
    ),
    report,
  )

  places.forEach((place, index) => {
    if (country) checkPosition(place, country, ['places', index], report)
  })
  promos.forEach((promo, index) => checkPromo(promo, index, report))
  merchants.forEach((merchant, index) =>
    checkMerchant(merchant, { country, photos, path: ['merchants', index], report }),
  )
}

type Promo = Partly<NonNullable<CatalogueInput['promos']>[number]>

function checkPromo(promo: Promo, index: number, report: ReportFault): void {
  const { basisPoints, amountInMinor, cap } = promo ?? {}
  if (basisPoints === undefined || amountInMinor === undefined) return
  if (basisPoints > 0 === amountInMinor > 0)
    report(
      ['promos', index],
      'must take off either basisPoints or amountInMinor, the other being 0',
    )
  else if (cap !== undefined && basisPoints > 0 && cap === 0)
    report(['promos', index, 'cap'], 'must be above 0, to limit the discount on a large order')
  else if (cap !== undefined && cap < amountInMinor)
    report(['promos', index, 'cap'], 'must not be below amountInMinor')
}
