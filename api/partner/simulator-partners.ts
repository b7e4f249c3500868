// The partners that the simulator plays: one kitchen and one fleet a country, with fresh tokens at each start.
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import type { PartnerRole } from '@tingkat/contract/partner'
import type { Database } from '../platform/database/database.ts'
import { issueToken } from './credentials.ts'
import { openPartnerStore } from './store.ts'

export type SimulatorTokens = {
  country: CountryCode
  merchantToken: string
  courierToken: string
}[]

/** Stores the partners and gives their new tokens; those of an earlier start open nothing any more. Never log them. */
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
      return { country, merchantToken, courierToken }
    }),
  )
}

/** Shuts the simulator's partners out: for a server that starts without it. */
export async function revokeSimulatorTokens(database: Database): Promise<void> {
  await openPartnerStore(database).revoke(
    countryCodes.flatMap((country) => played.map((role) => partnerIDOf(role, country))),
  )
}

const played = ['merchant', 'courier'] as const satisfies readonly PartnerRole[]
const partnerIDOf = (role: PartnerRole, country: CountryCode) => `simulator-${role}-${country}`
