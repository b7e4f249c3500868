// SQL of housekeeping: deletes what has run out, a batch at a time.
import type { Database } from '../platform/database/database.ts'

// Each table's own key, so that a batch is found once and deleted by it.
const tables = {
  idempotency_key: { key: 'account_id, key', old: 'created_at < $1' },
  // What is not told yet is kept, however old.
  outbox: { key: 'id', old: 'published_at < $1' },
  session: { key: 'token_hash', old: 'expires_at < $1' },
  login_code: { key: 'id', old: 'expires_at < $1' },
  webhook_delivery: { key: 'id', old: 'created_at < $1' },
  push_message: { key: 'id', old: 'created_at < $1' },
  tracked_event: { key: 'visit_id, n', old: 'received_at < $1' },
  // What was ordered belongs to the order.
  shared_basket: { key: 'id', old: `state = 'CANCELLED' and updated_at < $1` },
} as const

export type SweptTable = keyof typeof tables
export type HousekeepingStore = ReturnType<typeof openHousekeepingStore>

export function openHousekeepingStore(database: Database) {
  return {
    /** Deletes at most `limit` rows that ran out before that moment and gives how many. Passes over rows that another server is deleting. */
    async sweep(table: SweptTable, before: Date, limit: number): Promise<number> {
      const { key, old } = tables[table]
      const { affected } = await database.query(
        `delete from ${table} where (${key}) in (select ${key} from ${table} where ${old} limit $2 for update skip locked)`,
        [before, limit],
      )
      return affected
    },
  }
}
