// One stored merchant of the test catalogue, for tests and benchmarks that need many copies.
import { catalogueSchema } from '@tingkat/catalogue/format'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { castCatalogue } from './cast.ts'

/** Returns the first merchant of the test catalogue. Throws if the catalogue is empty. */
export function castMerchantDoc(): Merchant {
  const [first] = toMerchantDocs(catalogueSchema.parse(castCatalogue))
  if (!first) throw new Error('the test catalogue has no merchant')
  return first.merchant
}
