// One merchant of the cast as the catalogue keeps it, for tests and benchmarks that make many of it.
import { catalogueSchema } from '@tingkat/catalogue/format'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { castCatalogue } from './cast.ts'

/** Throws when the cast is empty. */
export function castMerchantDoc(): Merchant {
  const [first] = toMerchantDocs(catalogueSchema.parse(castCatalogue))
  if (!first) throw new Error('the cast has no merchant')
  return first.merchant
}
