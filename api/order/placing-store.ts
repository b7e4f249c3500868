// SQL of placing: one statement finds the session, writes key, order, ledger, outbox and the next job, and empties the kitchen's cart; or nothing at all.
import type { Order } from '@tingkat/ordering/order'
import type { Database } from '../platform/database.ts'
import { jobWhen, type JobInsert } from './job-sql.ts'
import type { Entry } from './ledger.ts'

/** Whose session it is, at `now`, and the key that the request carries. */
export type Asker = { tokenHash: Uint8Array; key: string; now: Date }

export type Placing = {
  asker: Asker
  fingerprint: Uint8Array
  order: Order
  /** The order as it was answered, byte for byte. */
  answer: string
  totalInMinor: number
  entries: readonly Entry[]
  job: JobInsert | null
}

/** The session of the request; null for a guest. */
export type Known = { seenAt: Date } | null
export type KeptAnswer = { fingerprint: Uint8Array; answer: string }
export type PlacingStore = ReturnType<typeof openPlacingStore>

export function openPlacingStore(database: Database) {
  return {
    // The session is held until the order stands, so that an account that is being deleted has either this order or no session.
    /** Writes the order; not `claimed` when there is no session or the key was taken before, and then nothing is written. Waits for another process that is writing the same key. */
    async place({ asker, fingerprint, order, answer, totalInMinor, entries, job }: Placing): Promise<{ known: Known; claimed: boolean }> {
      const queued = job ? `, queued as (${jobWhen('exists (select 1 from claimed)', job, 18)})` : ''
      const { rows } = await database.query<{ claimed: boolean; seenAt: Date | null }>(
        `with eater as (
           select account_id, seen_at from session where token_hash = $1 and expires_at > $17 for key share
         ), claimed as (
           insert into idempotency_key (account_id, key, fingerprint, order_id, answer, created_at)
           select account_id, $2::text, $3::bytea, $4::text, to_jsonb($5::text), $6::timestamptz from eater
           on conflict do nothing returning account_id
         ), written as (
           insert into orders (country, id, account_id, merchant_id, code, state, final_state, version, type, currency, total_in_minor, doc, placed_at, state_since)
           select $7::text, $4::text, account_id, $8::text, $9::text, $10::text, null, $11::int, $12::text, $13::text, $14::bigint, $5::text::jsonb, $6::timestamptz, $6::timestamptz from claimed
         ), booked as (
           insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at)
           select $7::text, $4::text, e.movement, e.account, e.amount, $13::text, $6::timestamptz
           from claimed, jsonb_to_recordset($15::text::jsonb) as e(movement text, account text, amount bigint)
         ), told as (
           insert into outbox (country, order_id, version, type, payload, created_at)
           select $7::text, $4::text, $11::int, 'order_placed', $16::text::jsonb, $6::timestamptz from claimed
         ), emptied as (
           update cart set doc = null, merchant_id = null, write_id = '', version = cart.version + 1, updated_at = $6::timestamptz
           from claimed where cart.account_id = claimed.account_id and cart.country = $7::text and cart.merchant_id = $8::text
         )${queued}
         select exists (select 1 from claimed) as claimed, (select seen_at from eater) as "seenAt"`,
        [
          asker.tokenHash, asker.key, fingerprint, order.orderID, answer, order.placedAt, order.countryCode, order.merchant.ID,
          order.orderCode, order.orderState, order.version, order.orderType, order.snapshotDetail.cartWithQuote.currency.code,
          totalInMinor, JSON.stringify(entries), JSON.stringify(order.events.at(-1) ?? {}), asker.now, ...(job ? [job.json] : []),
        ],
      )
      const seenAt = rows[0]?.seenAt
      return { known: seenAt ? { seenAt } : null, claimed: rows[0]?.claimed === true }
    },

    /** The asker's session, and what was answered to the key; null when it is new. */
    async findAnswer({ tokenHash, key, now }: Asker): Promise<{ known: Known; kept: KeptAnswer | null }> {
      const { rows } = await database.query<{ seenAt: Date } & (KeptAnswer | { fingerprint: null; answer: null })>(
        `select s.seen_at as "seenAt", k.fingerprint, k.answer #>> '{}' as answer
         from session s left join idempotency_key k on k.account_id = s.account_id and k.key = $2
         where s.token_hash = $1 and s.expires_at > $3`,
        [tokenHash, key, now])
      const row = rows[0]
      if (!row) return { known: null, kept: null }
      return { known: { seenAt: row.seenAt }, kept: row.answer === null ? null : { fingerprint: row.fingerprint, answer: row.answer } }
    },
  }
}
