// Reads a restaurant and its neighbours, with their positions, from the API of the storefront.
import { createClient } from '@tingkat/contract/client'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'

export type PlacedMerchant = { ID: string; name: string; point: Point }

const client = createClient({ baseUrl: '', fetch: (url, init) => fetch(url, init) })
const nearbyMax = 60

/** Returns the restaurant first, then its neighbours; [] if the restaurant cannot be read. */
export async function readSurroundings(
  country: CountryCode,
  merchantID: string,
): Promise<PlacedMerchant[]> {
  const chosen = await client.readMerchant(merchantID)
  if (!chosen.ok) return []
  const { ID, name, latlng } = chosen.data
  const listed = await client.listMerchants({ country, ...latlng, limit: nearbyMax })
  const others = listed.ok ? listed.data.merchants : []
  return [
    { ID, name, point: latlng },
    ...others.flatMap((merchant) =>
      merchant.ID === ID ? [] : [{ ID: merchant.ID, name: merchant.name, point: merchant.latlng }],
    ),
  ]
}
