// Imports the demo catalogues that the database does not have yet. Usually the database has all of
// them. The server then only hashes the demo files, and does not load the code that parses and
// validates them.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { demoFingerprint } from '@tingkat/catalogue/demo/fingerprint'
import { manifestFile } from '@tingkat/catalogue/pictures/manifest'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { ImportSummary } from './import-actions.ts'
import type { CatalogueStore } from './store.ts'

export type DemoSource = {
  /** A digest that changes whenever the result of `read` may change. */
  fingerprint(country: CountryCode): Promise<string>
  read(country: CountryCode): Promise<unknown>
}

export const demoFiles: DemoSource = {
  fingerprint: async (country) =>
    createHash('sha256')
      .update(await demoFingerprint(country))
      // The stored menus contain the URLs of the pictures in this manifest.
      .update(await readFile(manifestFile))
      .digest('hex'),
  read: async (country) => {
    const { demoCatalogue } = await import('@tingkat/catalogue/demo/countries')
    return await demoCatalogue(country)
  },
}

/**
 * Returns a source that begins at once to compute the digests of the demo catalogues of
 * `countries`, so that they are known when the database is open.
 */
export function hashAhead(demo: DemoSource, countries: readonly CountryCode[]): DemoSource {
  const digests = new Map(countries.map((country) => [country, demo.fingerprint(country)]))
  // An error is reported when the digest is read.
  for (const digest of digests.values()) digest.catch(() => {})
  return {
    fingerprint: (country) => digests.get(country) ?? demo.fingerprint(country),
    read: demo.read,
  }
}

/**
 * Imports the demo of each country that has no catalogue or an older demo. A catalogue that was
 * imported from a file is not replaced. Throws if a demo file is faulty.
 */
export async function importDemos(
  store: Pick<CatalogueStore, 'listSources' | 'replaceCatalogue'>,
  demo: DemoSource,
  countries: readonly CountryCode[] = countryCodes,
): Promise<ImportSummary[]> {
  const stored = new Map((await store.listSources()).map((row) => [row.country, row]))
  const imported: ImportSummary[] = []
  for (const country of countries) {
    const before = stored.get(country)
    if (before && before.source !== 'demo') continue
    const fingerprint = await demo.fingerprint(country)
    if (before?.demoFingerprint === fingerprint) continue
    const { importCatalogue } = await import('./import-actions.ts')
    const result = await importCatalogue(store, await demo.read(country), {
      demoFingerprint: fingerprint,
    })
    // A country whose demo merchants were edited in the console keeps its demo catalogue.
    if ('edited' in result) continue
    if ('faults' in result)
      throw new Error(
        `The demo catalogue of ${country} has ${result.faultCount} faults, first at ` +
          `${result.faults[0]?.path}: ${result.faults[0]?.message}.`,
      )
    imported.push(result)
  }
  return imported
}
