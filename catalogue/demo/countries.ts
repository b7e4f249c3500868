// The demo catalogues, a folder a country; each is read through the ordinary import.
import type { CountryCode } from '@tingkat/ordering/country'

/** The country's demo file as an operator would hand it in: unchecked. */
export async function demoCatalogue(country: CountryCode): Promise<unknown> {
  const { catalogue } = await import(`./${country}/catalogue.ts`) as { catalogue: unknown }
  return catalogue
}
