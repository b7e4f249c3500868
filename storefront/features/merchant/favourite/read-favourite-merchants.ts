// Reads the merchants of a list of favourites.
import type { ApiResult } from '@tingkat/contract/client'
import type { ListedMerchant } from '@tingkat/contract/merchant'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'
import { client } from '../../../platform/browser/client.ts'

// The API accepts at most 60 ids of merchants in a request.
const idsPerRequest = 60

/**
 * Returns the merchants in the sequence of their ids, without those of other countries and those
 * that are no longer offered.
 */
export async function readFavouriteMerchants(
  country: CountryCode,
  merchantIDs: readonly string[],
  near: Point | null,
): Promise<ApiResult<ListedMerchant[]>> {
  const parts = []
  for (let start = 0; start < merchantIDs.length; start += idsPerRequest)
    parts.push(merchantIDs.slice(start, start + idsPerRequest))
  const answers = await Promise.all(
    parts.map((part) =>
      client.listMerchants({ country, ids: part.join(','), limit: idsPerRequest, ...near }),
    ),
  )
  const failed = answers.find((answer) => !answer.ok)
  if (failed) return failed
  const found = answers.flatMap((answer) => (answer.ok ? answer.data.merchants : []))
  const byID = new Map(found.map((merchant) => [merchant.ID, merchant]))
  return { ok: true, data: merchantIDs.flatMap((ID) => byID.get(ID) ?? []) }
}
