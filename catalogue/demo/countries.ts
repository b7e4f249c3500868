// The demo catalogues, a country at a time; each is read through the ordinary import.
import type { CountryCode } from '@tingkat/ordering/country'

const sources: Record<CountryCode, () => Promise<{ catalogue: unknown }>> = {
  id: () => import('./id/catalogue.ts'),
  ph: () => import('./ph/catalogue.ts'),
  th: () => import('./th/catalogue.ts'),
  vn: () => import('./vn/catalogue.ts'),
  sg: () => import('./sg/catalogue.ts'),
  my: () => import('./my/catalogue.ts'),
  mm: () => import('./mm/catalogue.ts'),
  kh: () => import('./kh/catalogue.ts'),
}

/** The country's demo file as an operator would hand it in: unchecked. */
export async function demoCatalogue(country: CountryCode): Promise<unknown> {
  return (await sources[country]()).catalogue
}
