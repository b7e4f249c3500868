// Names of merchants, from the API that eaters' pages use.
import { createSend } from '@tingkat/contract/client'
import { paths } from '@tingkat/contract/paths'
import type { SuggestionList } from '@tingkat/contract/search'
import type { CountryCode } from '@tingkat/ordering/country/country'

export type NamedMerchant = { ID: string; name: string }

const send = createSend({ baseUrl: '', fetch: (url, init) => fetch(url, init) })
const names = new Map<string, Promise<string>>()

/** Returns a merchant's name; its id if the name cannot be read. */
export function merchantName(ID: string): Promise<string> {
  const known =
    names.get(ID) ??
    send<{ name: string }>('GET', paths.merchant, { parameters: { merchantID: ID } }).then(
      (result) => (result.ok ? result.data.name : ID),
    )
  names.set(ID, known)
  return known
}

/** Returns the merchants of a country whose names match `text`; [] if none was found. */
export async function findMerchants(country: CountryCode, text: string): Promise<NamedMerchant[]> {
  const query = { country, q: text }
  const result = await send<SuggestionList>('GET', paths.suggestions, { query })
  if (!result.ok) return []
  return result.data.suggestions.flatMap(({ merchantID, text: name }) =>
    merchantID ? [{ ID: merchantID, name }] : [],
  )
}
