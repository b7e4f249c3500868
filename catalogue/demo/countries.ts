// The demo catalogues: one folder of YAML files for each country.
import { fileURLToPath } from 'node:url'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { CatalogueInput } from '../format.ts'
import { composeCatalogue } from './compose.ts'
import { hashFiles, readCountryFiles } from './read-files.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** The country's catalogue file, not yet validated. Reads only the files of this country. */
export async function demoCatalogue(country: CountryCode): Promise<CatalogueInput> {
  return composeCatalogue(country, await readCountryFiles(folder, country, 'all'))
}

/** The same with the first five or six merchants only, for tests that need no more. */
export async function firstMerchantsOf(country: CountryCode): Promise<CatalogueInput> {
  return composeCatalogue(country, await readCountryFiles(folder, country, 'first'))
}

/**
 * SHA-256 in hexadecimal over the country's demo files and over the code that composes them.
 * Changes whenever the result of `demoCatalogue(country)` can change. Reads the files without
 * parsing them.
 */
export function demoFingerprint(country: CountryCode): Promise<string> {
  return hashFiles(folder, (name) =>
    name.includes('/')
      ? name.startsWith(`${country}/`) && name.endsWith('.yaml')
      : name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
}
