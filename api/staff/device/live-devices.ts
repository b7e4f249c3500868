// SQL that finds the merchants whose staff work at a console now.
import type { Database } from '../../platform/database/database.ts'

// A device counts as in use for this many seconds after its last request. After the same time
// without contact, api/catalogue/live/reachability.ts reports a merchant as unreachable.
const liveSeconds = 300

/**
 * Returns the ids of merchants with a paired device that sent a request in the last five minutes.
 */
export async function listMerchantsWithDevice(
  database: Pick<Database, 'query'>,
  now: Date,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select distinct unnest(merchant_ids) as id from device
     where paired_at is not null and revoked_at is null
       and seen_at > $1::timestamptz - make_interval(secs => ${liveSeconds})`,
    [now],
  )
  return rows.map(({ id }) => id)
}
