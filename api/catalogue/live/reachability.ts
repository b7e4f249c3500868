// Pauses open merchants that have lost contact to the
// server, and ends the pause when contact returns.
import type { Purges } from '../../cdn/purges.ts'
import type { Database } from '../../platform/database/database.ts'
import { startSweep } from '../../platform/jobs/start-sweep.ts'
import { spreadLiveState, type LivePorts } from './actions.ts'
import { listContacts, type Contact } from './contact-store.ts'
import { lockLiveState, writeLiveState } from './store.ts'

/** In milliseconds: a merchant without contact for this long counts as unreachable. */
const unreachableMs = 5 * 60_000
const sweepMs = 10_000

type ReachabilityPorts = Pick<LivePorts, 'catalogue' | 'bus' | 'clock' | 'log'> & {
  database: Database
  purges: Pick<Purges, 'merchant' | 'announce'>
}
/** Checks all merchants once. Returns those that became unreachable or reachable. */
export async function sweepReachability(
  ports: ReachabilityPorts,
): Promise<{ merchantID: string; isReachable: boolean }[]> {
  const changed: { merchantID: string; isReachable: boolean }[] = []
  for (const contact of await listContacts(ports.database.kysely, ports.clock())) {
    const isReachable = ports.clock().getTime() - contact.contactAt.getTime() < unreachableMs
    if (isReachable === (contact.since === null) || !isDue(ports, contact, isReachable)) continue
    await setReachable(ports, contact, isReachable)
    changed.push({ merchantID: contact.merchantID, isReachable })
  }
  return changed
}

/** Only an open merchant can become unreachable; a closed one can become reachable again. */
function isDue(
  { catalogue, clock }: ReachabilityPorts,
  { country, merchantID }: Contact,
  isReachable: boolean,
): boolean {
  const snapshot = catalogue.of(country)
  const merchant = snapshot?.merchants.get(merchantID)
  return isReachable || (merchant !== undefined && snapshot?.isOpen(merchant, clock()) === true)
}

async function setReachable(
  ports: ReachabilityPorts,
  { country, merchantID }: Contact,
  isReachable: boolean,
): Promise<void> {
  const key = { country, merchantID }
  const unreachableSince = isReachable ? null : ports.clock().toISOString()
  const written = await ports.database.transaction(async (transaction) => {
    const { version, live } = await lockLiveState(transaction, key)
    const next = { version: version + 1, live: { ...live, unreachableSince } }
    await writeLiveState(transaction, key, next)
    await ports.purges.merchant(transaction, country, merchantID)
    return next
  })
  await spreadLiveState(ports, key, written)
  if (isReachable) ports.log.info(key, 'a merchant can be reached again')
  else ports.log.warn(key, 'a merchant cannot be reached and takes no orders for now')
}

/**
 * Checks merchants periodically. Several servers may do so at
 * the same time, because repeating a change has no effect.
 */
export function startReachability(ports: ReachabilityPorts): { stop(): Promise<void> } {
  return startSweep(() => sweepReachability(ports), {
    everyMs: sweepMs,
    log: ports.log,
    failure: 'looking for unreachable merchants failed',
  })
}
