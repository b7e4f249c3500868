// SQL that deletes expired rows in batches.
import type { Database } from '../platform/database/database.ts'

// For each table, the primary key by which rows are deleted, and the condition of expired rows, in
// which $1 is the current time minus the table's retention.
const tables = {
  idempotency_key: { key: 'account_id, key', isExpired: 'created_at < $1' },
  // Events that are not published yet are never deleted, because their `published_at` is null.
  outbox: { key: 'id', isExpired: 'published_at < $1' },
  session: { key: 'token_hash', isExpired: 'expires_at < $1' },
  login_code: { key: 'id', isExpired: 'expires_at < $1' },
  webhook_delivery: { key: 'id', isExpired: 'created_at < $1' },
  push_message: { key: 'id', isExpired: 'created_at < $1' },
  device_push_message: { key: 'id', isExpired: 'created_at < $1' },
  tracked_event: { key: 'visit_id, n', isExpired: 'received_at < $1' },
  tracked_event_volume: { key: 'slot', isExpired: 'slot < $1' },
  staff_session: { key: 'token_hash', isExpired: 'expires_at < $1' },
  staff_challenge: { key: 'id', isExpired: 'expires_at < $1' },
  staff_attempt: { key: 'id', isExpired: 'at < $1' },
  staff_action: { key: 'actor, action_id', isExpired: 'at < $1' },
  order_action: { key: 'country, order_id, action_id', isExpired: 'at < $1' },
  order_check: { key: 'country, order_id, line', isExpired: 'at < $1' },
  order_acknowledgement: { key: 'country, order_id', isExpired: 'at < $1' },
  order_slot: { key: 'country, order_id', isExpired: 'quarter < $1' },
  merchant_slot: { key: 'country, merchant_id, quarter', isExpired: 'quarter < $1' },
  invite: { key: 'id', isExpired: 'expires_at < $1' },
  // Deletes devices that were never paired or were revoked.
  device: {
    key: 'id',
    isExpired: 'case when paired_at is null then pairing_until else revoked_at end < $1',
  },
  partner_token: { key: 'id', isExpired: 'expires_at < $1' },
  ticket: { key: 'id', isExpired: 'created_at < $1' },
  // Placed group orders are kept, because they belong to an order.
  shared_basket: { key: 'id', isExpired: `state = 'CANCELLED' and updated_at < $1` },
} as const

export type SweptTable = keyof typeof tables
export type HousekeepingStore = ReturnType<typeof openHousekeepingStore>

export function openHousekeepingStore(database: Database) {
  return {
    /**
     * Deletes at most `limit` rows that expired before the time
     * `before`, and returns their number. Skips locked rows.
     */
    async sweep(table: SweptTable, before: Date, limit: number): Promise<number> {
      const { key, isExpired } = tables[table]
      const { affected } = await database.query(
        `delete from ${table} where (${key}) in (select ${key} from ${table} where ${isExpired}
          limit $2 for update skip locked)`,
        [before, limit],
      )
      return affected
    },
  }
}
