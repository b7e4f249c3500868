// Pauses open merchants that nobody can reach, and ends the pause when they are reached again.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { sql } from 'kysely'
import type { Purges } from '../../cdn/purges.ts'
import type { Database } from '../../platform/database/database.ts'
import { spreadLiveState, type LivePorts } from './actions.ts'
import { lockLiveState, writeLiveState } from './store.ts'

/** A merchant without contact for this long cannot be reached. */
const unreachableMs = 5 * 60_000
const sweepMs = 10_000

type ReachabilityPorts = Pick<LivePorts, 'catalogue' | 'bus' | 'clock' | 'log'> & {
  database: Database
  purges: Pick<Purges, 'merchant' | 'announce'>
}
/** `contactAt`: the last contact; `since`: since when the merchant counts as unreachable. */
type Contact = {
  country: CountryCode
  merchantID: string
  contactAt: Date
  since: string | null
}

/**
 * The last contact of each merchant that has a way to be reached of its own: a paired device, or a
 * partner for named merchants. Requests of a device or partner count, and so does a webhook whose
 * last delivery succeeded. A partner for all merchants of a country counts as contact, but does not
 * make its merchants reachable only by it.
 */
async function listContacts({ database, clock }: ReachabilityPorts): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    with contact as (
      select d.country, unnest(d.merchant_ids) as merchant_id, d.seen_at as at from device d
      where d.revoked_at is null and d.paired_at is not null
      union all
      select p.country, unnest(p.merchant_ids), coalesce(t.used_at, t.created_at)
      from partner p join partner_token t on t.partner_id = p.id
      where p.role = 'merchant' and p.revoked_at is null
      union all
      select p.country, unnest(p.merchant_ids), ${clock()}::timestamptz
      from partner p join webhook w on w.partner_id = p.id
      where p.role = 'merchant' and p.revoked_at is null and w.disabled_at is null
        and w.last_status between 200 and 299
    ), everywhere as (
      select p.country, max(t.used_at) as at
      from partner p join partner_token t on t.partner_id = p.id
      where p.role = 'merchant' and p.revoked_at is null and p.merchant_ids is null
      group by p.country
    )
    select c.country, c.merchant_id as "merchantID",
      greatest(max(c.at), max(e.at)) as "contactAt", max(l.doc ->> 'unreachableSince') as since
    from contact c
    left join everywhere e on e.country = c.country
    left join merchant_live l on l.country = c.country and l.merchant_id = c.merchant_id
    where c.country is not null
    group by c.country, c.merchant_id`.execute(database.kysely)
  return rows
}

/** Returns the merchants that became unreachable, or reachable again. */
export async function sweepReachability(
  ports: ReachabilityPorts,
): Promise<{ merchantID: string; isReachable: boolean }[]> {
  const changed: { merchantID: string; isReachable: boolean }[] = []
  for (const contact of await listContacts(ports)) {
    const isReachable = ports.clock().getTime() - contact.contactAt.getTime() < unreachableMs
    if (isReachable === (contact.since === null) || !isDue(ports, contact, isReachable)) continue
    await setReachable(ports, contact, isReachable)
    changed.push({ merchantID: contact.merchantID, isReachable })
  }
  return changed
}

/** Only a merchant that is open becomes unreachable; any one may be reached again. */
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

/** Several servers may run it at the same time: a repeated change has no further effect. */
export function startReachability(ports: ReachabilityPorts): { stop(): Promise<void> } {
  let isStopped = false
  let isFailing = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout
  const run = async () => {
    try {
      await sweepReachability(ports)
      isFailing = false
    } catch (error) {
      if (!isFailing) ports.log.warn({ err: error }, 'looking for unreachable merchants failed')
      isFailing = true
    }
    schedule()
  }
  const schedule = () => {
    if (!isStopped)
      timer = setTimeout(() => {
        running = run()
      }, sweepMs).unref()
  }
  schedule()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
