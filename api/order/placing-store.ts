// SQL of placing: one statement writes key, order, ledger, outbox and the next job, or nothing at all.
import type { Order } from '@tingkat/ordering/order'
import type { Database } from '../platform/database.ts'
import { jobWhen, type JobInsert } from './job-sql.ts'
import type { Entry } from './ledger.ts'

export type Placing = {
  accountID: string
  key: string
  fingerprint: Uint8Array
  order: Order
  /** The order as it was answered, byte for byte. */
  answer: string
  totalInMinor: number
  entries: readonly Entry[]
  job: JobInsert | null
}

export type KeptAnswer = { fingerprint: Uint8Array; answer: string }
export type PlacingStore = ReturnType<typeof openPlacingStore>

export function openPlacingStore(database: Database) {
  return {
    /** Writes the order; false when the key was taken before, and then nothing is written. Waits for another process that is writing the same key. */
    async place({ accountID, key, fingerprint, order, answer, totalInMinor, entries, job }: Placing): Promise<boolean> {
      const queued = job ? `, queued as (${jobWhen('exists (select 1 from claimed)', job, 17)})` : ''
      const { rows } = await database.query<{ claimed: boolean }>(
        `with claimed as (
           insert into idempotency_key (account_id, key, fingerprint, order_id, answer, created_at)
           values ($1, $2, $3, $4, to_jsonb($5::text), $6)
           on conflict do nothing returning order_id
         ), written as (
           insert into orders (country, id, account_id, merchant_id, code, state, final_state, version, type, currency, total_in_minor, doc, placed_at, state_since)
           select $7::text, $4, $1, $8::text, $9::text, $10::text, null, $11::int, $12::text, $13::text, $14::bigint, $5::text::jsonb, $6::timestamptz, $6::timestamptz from claimed
         ), booked as (
           insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at)
           select $7::text, $4, e.movement, e.account, e.amount, $13::text, $6::timestamptz
           from claimed, jsonb_to_recordset($15::text::jsonb) as e(movement text, account text, amount bigint)
         ), told as (
           insert into outbox (country, order_id, version, type, payload, created_at)
           select $7::text, $4, $11::int, 'order_placed', $16::text::jsonb, $6::timestamptz from claimed
         )${queued}
         select exists (select 1 from claimed) as claimed`,
        [
          accountID, key, fingerprint, order.orderID, answer, order.placedAt, order.countryCode, order.merchant.ID,
          order.orderCode, order.orderState, order.version, order.orderType, order.snapshotDetail.cartWithQuote.currency.code,
          totalInMinor, JSON.stringify(entries), JSON.stringify(order.events.at(-1) ?? {}), ...(job ? [job.json] : []),
        ],
      )
      return rows[0]?.claimed === true
    },

    /** What was answered to that key; null when it is new. */
    async findAnswer(accountID: string, key: string): Promise<KeptAnswer | null> {
      const { rows } = await database.query<KeptAnswer>(
        `select fingerprint, answer #>> '{}' as answer from idempotency_key where account_id = $1 and key = $2`, [accountID, key])
      return rows[0] ?? null
    },
  }
}
