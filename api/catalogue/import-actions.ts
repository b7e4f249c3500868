// Imports catalogue files: validates the whole file, then replaces the country's catalogue in one
// transaction.
import type { Photos } from '@tingkat/catalogue/check-picture'
import type { Fault } from '@tingkat/catalogue/fault'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import { validateCatalogue } from '@tingkat/catalogue/validate'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { CatalogueDoc, CatalogueStore } from './store.ts'

export type ImportSummary = {
  country: CountryCode
  version: number
  merchants: number
  dishes: number
  places: number
  promos: number
}

/**
 * Imports a parsed catalogue file with its photos. Returns `faults` if it changed nothing. With
 * `demoFingerprint` the catalogue is stored as a demo, which a later version of the demo replaces.
 */
export async function importCatalogue(
  store: Pick<CatalogueStore, 'replaceCatalogue'>,
  json: unknown,
  { demoFingerprint, photos = new Map() }: { demoFingerprint?: string; photos?: Photos } = {},
): Promise<ImportSummary | { faults: Fault[]; faultCount: number }> {
  const checked = validateCatalogue(json, photos)
  if ('faults' in checked) return checked
  const { country, places, promos, merchants } = checked.catalogue
  const doc: CatalogueDoc = demoFingerprint
    ? { places, promos, source: 'demo', demoFingerprint }
    : { places, promos, source: 'file' }
  const replaced = await store.replaceCatalogue(
    country,
    doc,
    toMerchantDocs(checked.catalogue, photos),
  )
  if ('taken' in replaced) {
    const faults = replaced.taken.map(({ id, country }) => ({
      path: `merchants[${merchants.findIndex(({ ID }) => ID === id)}].ID`,
      message: `is the id of a merchant of ${country}`,
    }))
    return { faults, faultCount: faults.length }
  }
  const dishes = merchants.reduce(
    (count, { categories }) =>
      count + categories.reduce((sum, category) => sum + category.dishes.length, 0),
    0,
  )
  return {
    country,
    version: replaced.version,
    merchants: merchants.length,
    dishes,
    places: places.length,
    promos: promos.length,
  }
}
