// The partners as which the order simulator acts: a merchant and a fleet of couriers in each
// country. They get new tokens at each start.
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { PartnerRole } from '@tingkat/contract/partner'
import type { Database } from '../platform/database/database.ts'
import { issueToken } from './credentials.ts'
import { openPartnerStore } from './store.ts'

export type SimulatorTokens = {
  country: CountryCode
  merchantToken: string
  courierToken: string
  /** Id of the partner to which `courierToken` belongs. */
  fleetID: string
}[]

/**
 * Stores the simulator's partners and returns their new tokens,
 * which replace earlier ones. The tokens must not be logged.
 */
export async function issueSimulatorTokens(database: Database): Promise<SimulatorTokens> {
  const partners = openPartnerStore(database)
  const issue = (role: PartnerRole, country: CountryCode) =>
    issueToken(partners, {
      partnerID: partnerIDOf(role, country),
      name: `Simulator ${role}`,
      role,
      country,
      merchantIDs: null,
    })
  return await Promise.all(
    countryCodes.map(async (country) => {
      const [merchantToken, courierToken] = await Promise.all([
        issue('merchant', country),
        issue('courier', country),
      ])
      return { country, merchantToken, courierToken, fleetID: partnerIDOf('courier', country) }
    }),
  )
}

/** Revokes the simulator's tokens. Servers without a simulator call this when they start. */
export async function revokeSimulatorTokens(database: Database): Promise<void> {
  await openPartnerStore(database).revoke(
    countryCodes.flatMap((country) => simulatedRoles.map((role) => partnerIDOf(role, country))),
  )
}

const simulatedRoles = ['merchant', 'courier'] as const satisfies readonly PartnerRole[]
const partnerIDOf = (role: PartnerRole, country: CountryCode) => `simulator-${role}-${country}`
