// Imports catalogue files: validates the whole file, then replaces the country's catalogue in one
// transaction.
import type { Photos } from '@tingkat/catalogue/check-picture'
import type { Fault } from '@tingkat/catalogue/fault'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import type { Catalogue } from '@tingkat/catalogue/format'
import { withoutBase, withStoredPhotos } from '@tingkat/catalogue/merchant-file'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { validateCatalogue } from '@tingkat/catalogue/validate'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { EditedSince, ImportedMerchant } from './import-store.ts'
import type { CatalogueDoc, CatalogueStore } from './store.ts'

export type ImportSummary = {
  country: CountryCode
  version: number
  merchants: number
  dishes: number
  places: number
  promos: number
}

export type ImportOptions = { demoFingerprint?: string; photos?: Photos; overwrite?: boolean }
export type RefusedFile = { faults: Fault[]; faultCount: number } | { edited: EditedSince[] }

/**
 * Imports a parsed catalogue file with its photos. If the file is faulty, imports nothing
 * and returns `faults`. If merchants were edited in the console after the file was made,
 * imports nothing and returns them as `edited`, unless `overwrite` is set. With
 * `demoFingerprint`, the catalogue is stored as a demo, which a later demo replaces.
 */
export async function importCatalogue(
  store: Pick<CatalogueStore, 'replaceCatalogue'>,
  json: unknown,
  { demoFingerprint, photos = new Map(), overwrite = false }: ImportOptions = {},
): Promise<ImportSummary | RefusedFile> {
  const checked = validateCatalogue(json, photos)
  if ('faults' in checked) return checked
  const { country, places, promos, merchants } = checked.catalogue
  const doc: CatalogueDoc = demoFingerprint
    ? { places, promos, source: 'demo', demoFingerprint }
    : { places, promos, source: 'file' }
  const replaced = await store.replaceCatalogue(
    country,
    doc,
    toImported(checked.catalogue, photos),
    { overwrite },
  )
  if ('edited' in replaced) return replaced
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

function toImported(catalogue: Catalogue, photos: Photos): ImportedMerchant[] {
  const docs = toMerchantDocs(catalogue, photos)
  return catalogue.merchants.flatMap((file, index) => {
    const doc = docs[index]
    const stored = withStoredPhotos(withoutBase(file), photos) as MerchantFile
    return doc ? [{ doc, file: stored, baseRevision: file.baseRevision }] : []
  })
}
