// Reads names of merchants from the API that eaters' pages use.
import { createSend, type ApiResult } from '@tingkat/contract/client'
import { paths } from '@tingkat/contract/paths'
import type { SuggestionList } from '@tingkat/contract/search'
import { findCountry, type CountryCode } from '@tingkat/ordering/country/country'

export type NamedMerchant = { ID: string; name: string }

const send = createSend({ baseUrl: '', fetch: (url, init) => fetch(url, init) })
type Described = { name: string; countryCode?: string }
const known = new Map<string, Promise<Described>>()

function readMerchant(ID: string): Promise<Described> {
  const merchant =
    known.get(ID) ??
    send<Described>('GET', paths.merchant, { parameters: { merchantID: ID } }).then((result) =>
      result.ok ? result.data : { name: ID },
    )
  known.set(ID, merchant)
  return merchant
}

/** Returns a merchant's name; its id if the name cannot be read. */
export const merchantName = async (ID: string): Promise<string> => (await readMerchant(ID)).name

/** Returns a merchant's country; null if it cannot be read. */
export async function merchantCountry(ID: string): Promise<CountryCode | null> {
  const code = (await readMerchant(ID)).countryCode?.toLowerCase() ?? ''
  return findCountry(code)?.code ?? null
}

/** Returns the merchants of a country whose names match `text`. */
export async function findMerchants(
  country: CountryCode,
  text: string,
): Promise<ApiResult<NamedMerchant[]>> {
  const query = { country, q: text }
  const result = await send<SuggestionList>('GET', paths.suggestions, { query })
  if (!result.ok) return result
  const data = result.data.suggestions.flatMap(({ merchantID, text: name }) =>
    merchantID ? [{ ID: merchantID, name }] : [],
  )
  return { ok: true, data }
}
