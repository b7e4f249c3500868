// SQL that finds the country and the name of the merchant, fleet or country of a scope.
import { countryCodes, findCountry, type CountryCode } from '@tingkat/ordering/country/country'
import { parseScope, type Scope, type Target } from '@tingkat/ordering/permissions'
import type { Database } from '../../platform/database/database.ts'

export type ScopeStore = ReturnType<typeof openScopeStore>
export type NamedTarget = Target & { name: string }

type Row = { country: CountryCode; name: string }

// The country is a condition because the primary key of merchants begins with it. A search by id
// alone would read all merchants.
const merchantsWhere = (ids: string): string =>
  `from merchant where country = any($1::text[]) and id ${ids}`

export function openScopeStore(database: Pick<Database, 'query'>) {
  /**
   * Returns null for an unknown id, and for an id that merchants of two
   * countries share, because a permission must not apply to both of them.
   */
  async function findMerchant(merchantID: string): Promise<NamedTarget | null> {
    const { rows } = await database.query<Row>(
      `select country, doc -> 'merchant' ->> 'name' as name ${merchantsWhere('= $2')} limit 2`,
      [countryCodes, merchantID],
    )
    const [merchant] = rows
    return merchant && rows.length === 1 ? { ...merchant, merchantID } : null
  }

  async function findFleet(fleetID: string): Promise<NamedTarget | null> {
    const { rows } = await database.query<Row>(
      `select country, name from partner where id = $1 and role = 'courier'`,
      [fleetID],
    )
    return rows[0] ? { ...rows[0], fleetID } : null
  }

  return {
    findMerchant,

    /**
     * Returns the target that the scope stands for, or
     * null if there is no such country, merchant or fleet.
     */
    async find(scope: Scope): Promise<NamedTarget | null> {
      const { kind, id } = parseScope(scope) ?? { kind: null, id: '' }
      if (kind === 'platform') return { name: 'Tingkat' }
      if (kind === 'merchant') return await findMerchant(id)
      if (kind === 'fleet') return await findFleet(id)
      const country = kind === 'country' ? findCountry(id) : undefined
      return country?.code === id ? { country: country.code, name: id } : null
    },

    async nameMerchants(merchantIDs: readonly string[]): Promise<Map<string, string>> {
      const { rows } = await database.query<{ id: string; name: string }>(
        `select id, doc -> 'merchant' ->> 'name' as name ${merchantsWhere('= any($2::text[])')}`,
        [countryCodes, merchantIDs],
      )
      return new Map(rows.map(({ id, name }) => [id, name]))
    },
  }
}

/**
 * Selects the rows of a list that the caller may see: all rows (`everywhere`), those of some
 * countries, or those of single merchants and fleets.
 */
export type ScopeFilter = {
  everywhere: boolean
  countries: string[]
  merchantIDs: string[]
  fleetIDs: string[]
  scopes: string[]
}

export function toScopeFilter(scopes: readonly Scope[]): ScopeFilter {
  const parsed = scopes.map(parseScope).filter((scope) => scope !== null)
  const idsOf = (kind: string) => parsed.filter((scope) => scope.kind === kind).map(({ id }) => id)
  return {
    everywhere: scopes.includes('platform'),
    countries: idsOf('country'),
    merchantIDs: idsOf('merchant'),
    fleetIDs: idsOf('fleet'),
    scopes: [...scopes],
  }
}
