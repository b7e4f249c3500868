// The demo catalogues: one folder of YAML files for each country.
import { fileURLToPath } from 'node:url'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { CatalogueInput } from '../format.ts'
import { composeCatalogue } from './compose.ts'
import { readCountryFiles } from './read-files.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Returns the country's catalogue file, not yet validated. Reads only the files of this country.
 */
export async function demoCatalogue(country: CountryCode): Promise<CatalogueInput> {
  return composeCatalogue(country, await readCountryFiles(folder, country, 'all'))
}

/**
 * Like `demoCatalogue`, but with the merchants of the folder `first-merchants` only (about five),
 * for tests that need no more.
 */
export async function firstMerchantsOf(country: CountryCode): Promise<CatalogueInput> {
  return composeCatalogue(country, await readCountryFiles(folder, country, 'first'))
}
