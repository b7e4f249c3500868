// Defines what the use cases of AI agents (software that prepares orders for eaters) depend on, and
// checks that they share.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { refuse } from '@tingkat/ordering/refusal'
import type { CountrySnapshot } from '../../catalogue/country-snapshot.ts'
import type { Catalogue } from '../../catalogue/snapshot.ts'
import { problem, refused } from '../../http/problem.ts'
import type { VerifyingPorts } from '../../location/verified-location.ts'
import type { LoadPorts } from '../../order/capacity/load-actions.ts'
import type { OrderStore } from '../../order/store.ts'
import type { KeyRing } from '../../platform/keys/key-ring.ts'
import type { Geocoder } from '../../providers/geocoding/geocoder.ts'
import type { SigningPorts } from '../../quote/signing-actions.ts'
import type { FlagReader } from '../../settings/flags.ts'
import { openToken, type Purposes } from './agent-token.ts'

export type AgentPorts = SigningPorts &
  VerifyingPorts & {
    catalogue: Catalogue
    geocoder: Geocoder
    flags: Pick<FlagReader, 'read'>
    orders: Pick<OrderStore, 'find'>
    loads: LoadPorts['loads']
    /** Keys that encrypt the tokens of AI agents and nothing else. */
    agentKeys: KeyRing
    publicUrl: string
    clock: () => Date
  }

/**
 * The server derives a key for each purpose from its main key. This purpose is for the tokens of AI
 * agents.
 */
export const agentKeyPurpose = 'agent'

/**
 * Returns the country's catalogue. Throws not_found if AI agents are off in the country, and
 * web_ordering_disabled if the web accepts no orders there.
 */
export async function requireCountry(
  { catalogue, flags }: Pick<AgentPorts, 'catalogue' | 'flags'>,
  country: CountryCode,
): Promise<CountrySnapshot> {
  const { agents, webOrdering } = await flags.read(country)
  const snapshot = catalogue.of(country)
  if (!agents || !snapshot) throw problem('not_found')
  if (!webOrdering) throw problem('web_ordering_disabled')
  return snapshot
}

/**
 * Returns a merchant of the country with its current menu.
 * Throws merchant_not_found if the country has no such merchant.
 */
export function requireMerchant(snapshot: CountrySnapshot, merchantID: string, now: Date) {
  const merchant = snapshot.merchants.get(merchantID)
  const menu = snapshot.menuAt(merchantID, now)
  if (!merchant || !menu) throw refused(refuse('merchant_not_found', { merchantID }))
  return { merchant: snapshot.shownAt(merchant, now), menu }
}

/** Returns the content of the token. Throws not_found if `openToken` cannot read the token. */
export function requireToken<Purpose extends keyof Purposes>(
  { agentKeys, clock }: Pick<AgentPorts, 'agentKeys' | 'clock'>,
  purpose: Purpose,
  token: string,
): Purposes[Purpose] {
  const content = openToken(agentKeys, purpose, token, clock())
  if (content === null) throw problem('not_found')
  return content
}
