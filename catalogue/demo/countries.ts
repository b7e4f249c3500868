// The demo catalogues, a folder a country; each is read through the ordinary import.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { CatalogueInput } from '../format.ts'

// Written out by hand, and there for tests and journeys to name; those composed from a dish book have ids of words.
const firstKitchen = /^[a-z]{2}-m\d+$/

/** The country's demo file as an operator would hand it in: unchecked. */
export async function demoCatalogue(country: CountryCode): Promise<unknown> {
  const { catalogue } = (await import(`./${country}/catalogue.ts`)) as { catalogue: unknown }
  return catalogue
}

/** The same with its first handful of kitchens: enough for a test, in a tenth of the time. */
export async function firstKitchensOf(country: CountryCode): Promise<CatalogueInput> {
  const catalogue = (await demoCatalogue(country)) as CatalogueInput
  return { ...catalogue, merchants: catalogue.merchants.filter(({ ID }) => firstKitchen.test(ID)) }
}
