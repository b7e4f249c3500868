// Returns one merchant of the test catalogue, of which tests and benchmarks store many copies.
import { catalogueSchema } from '@tingkat/catalogue/format'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { castCatalogue } from './cast.ts'

export function castMerchantDoc(): Merchant {
  const [first] = toMerchantDocs(catalogueSchema.parse(castCatalogue))
  if (!first) throw new Error('the test catalogue has no merchant')
  return first.merchant
}
