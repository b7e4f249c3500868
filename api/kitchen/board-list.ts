// Use case of the console: lists the merchants whose kitchen boards a person may open.
import type { BoardMerchantList } from '@tingkat/contract/console/kitchen'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { Scope } from '@tingkat/ordering/permissions'
import { toScopeFilter } from '../staff/people/scope-store.ts'
import { findBoardKeys, type BoardKey, type BoardPorts } from './board-actions.ts'

export type BoardListPorts = Pick<BoardPorts, 'catalogue' | 'boards'> & {
  /** Whether a simulator answers the orders of merchants. This is the case in development only. */
  isSimulated: boolean
}

const listedMax = 50
// In a country with more merchants than this, only those with open orders are listed. In the
// console, staff search for the others by name.
const candidatesMax = 2_000

/** Returns at most 50 merchants that the caller's roles cover, those with open orders first. */
export async function listBoardMerchants(
  ports: BoardListPorts,
  scopes: readonly Scope[],
): Promise<BoardMerchantList> {
  const { everywhere, countries, merchantIDs } = toScopeFilter(scopes)
  const whole = countryCodes.filter((code) => everywhere || countries.includes(code))
  const candidates = [
    ...findBoardKeys(ports, merchantIDs),
    ...whole.flatMap((country) => keysOf(ports, country)),
  ].slice(0, candidatesMax)
  const rows = await ports.boards.listBusy({ candidates, countries: whole }, listedMax)
  return {
    simulated: ports.isSimulated,
    merchants: rows.flatMap(({ merchantID, openOrders, lastOrderAt }) => {
      const found = ports.catalogue.find(merchantID)
      if (!found) return []
      return [
        {
          merchantID,
          name: found.merchant.name,
          country: found.snapshot.country.code,
          openOrders,
          lastOrderAt: lastOrderAt?.toISOString() ?? null,
        },
      ]
    }),
  }
}

function keysOf({ catalogue }: Pick<BoardPorts, 'catalogue'>, country: CountryCode): BoardKey[] {
  const merchants = catalogue.of(country)?.merchants
  if (!merchants || merchants.size > candidatesMax) return []
  return [...merchants.keys()].map((merchantID) => ({ country, merchantID }))
}
