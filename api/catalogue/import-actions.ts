// Imports catalogue files: validates the whole file, then
// replaces the country's catalogue in one transaction.
import { createHash } from 'node:crypto'
import type { Photos } from '@tingkat/catalogue/check-picture'
import type { Fault } from '@tingkat/catalogue/fault'
import { artVersion } from '@tingkat/catalogue/picture'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import { validateCatalogue } from '@tingkat/catalogue/validate'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { CatalogueDoc, CatalogueStore } from './store.ts'

export type ImportSummary = {
  country: CountryCode
  version: number
  merchants: number
  dishes: number
  places: number
  promos: number
}

/** Imports a parsed JSON file with its picture files. With `faults`, nothing was changed. */
export async function importCatalogue(
  store: CatalogueStore,
  json: unknown,
  {
    source = 'file',
    photos = new Map(),
  }: { source?: CatalogueDoc['source']; photos?: Photos } = {},
): Promise<ImportSummary | { faults: Fault[]; faultCount: number }> {
  const checked = validateCatalogue(json, photos)
  if ('faults' in checked) return checked
  const { country, places, promos, merchants } = checked.catalogue
  const doc: CatalogueDoc = { places, promos, source, contentHash: hashOf(json) }
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

/**
 * Imports the demo of every country that has no catalogue, or an older demo. An operator's own
 * catalogue is left alone.
 * Throws when a demo file is faulty.
 */
export async function importDemos(
  store: CatalogueStore,
  demoOf: (country: CountryCode) => Promise<unknown>,
): Promise<ImportSummary[]> {
  const stored = new Map(
    (await store.listCatalogues()).map((catalogue) => [catalogue.country, catalogue.doc]),
  )
  const imported: ImportSummary[] = []
  for (const country of countryCodes) {
    const before = stored.get(country)
    if (before && before.source !== 'demo') continue
    const json = await demoOf(country)
    if (before?.contentHash === hashOf(json)) continue
    const result = await importCatalogue(store, json, { source: 'demo' })
    if ('faults' in result)
      throw new Error(
        `The demo catalogue of ${country} has ${result.faultCount} faults, first at ${result.faults[0]?.path}: ${result.faults[0]?.message}.`,
      )
    imported.push(result)
  }
  return imported
}

// The names of pictures follow from the art as well.
const hashOf = (json: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([artVersion, json]))
    .digest('hex')
