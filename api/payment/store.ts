// SQL of payments: beginning one, what it stands at, how it ends; balances and what is booked on them.
import type { Challenge } from '@tingkat/contract/payment'
import {
  ledgerAccounts,
  type LedgerEntry,
  type PaymentSource,
} from '@tingkat/ordering/payment/ledger'
import type { Order } from '@tingkat/ordering/order/order'
import type { PaymentStateName } from '@tingkat/ordering/payment/payment-states'
import { jobWhen, type JobInsert } from '../order/placing/job-sql.ts'
import {
  heldExpression,
  ifHeld,
  orderExpressions,
  orderParameters,
  orderValues,
  type Written,
} from '../order/placing/place-sql.ts'
import type { HeldBasket } from '../group-order/placing.ts'
import type { Asker, Known } from '../order/placing/placing-store.ts'
import type { Database } from '../platform/database/database.ts'
import { deletedAccountID } from '../platform/personal-data.ts'

export type StoredPayment = {
  reference: string
  country: string
  source: PaymentSource
  currency: string
  /** What was set aside, and what of it is still to be taken: less once lines were taken out of the order. */
  amountInMinor: number
  dueInMinor: number
  capturedInMinor: number
  refundedInMinor: number
  state: PaymentStateName
  challenge: Challenge | null
  /** The order that waits for the money; null once that is decided. */
  draft: Order | null
  leadMinutes: number
  createdAt: Date
  expiresAt: Date
}
export type Beginning = {
  asker: Asker
  fingerprint: Uint8Array
  order: Order
  totalInMinor: number
  currency: string
  leadMinutes: number
  expiresAt: Date
  job: JobInsert
  /** Of an order of several: nothing else is done with it until the payment is decided. */
  held: HeldBasket | null
}
export type Balance = { account: string; amountInMinor: number }
/** `forfeitedInMinor`: the part of `refundedInMinor` whose account was deleted before. */
export type RefundedAmounts = {
  refundedInMinor: number
  capturedInMinor: number
  forfeitedInMinor: number
}
export type PaymentStore = ReturnType<typeof openPaymentStore>

const columns = `reference, country, source, currency, amount_in_minor as "amountInMinor", coalesce(due_in_minor, amount_in_minor) as "dueInMinor", captured_in_minor as "capturedInMinor",
  refunded_in_minor as "refundedInMinor", state, challenge, draft, lead_minutes as "leadMinutes", created_at as "createdAt", expires_at as "expiresAt"`

const uniqueViolation = '23505'

/**
 * `from` gives country, reference, currency and account_id; the parameters are entries, moment and
 * the movement's own reference. What is owed to the balance of a deleted account is forfeited.
 */
const bookFrom = (from: string, entries: string, at: string, reference: string) => `
  insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at, reference, owner)
  select p.country, p.reference, e.movement,
    case when e.owned and p.account_id = '${deletedAccountID}' then '${ledgerAccounts.forfeited}' else e.account end,
    e.amount, p.currency, ${at}::timestamptz, ${reference}::text,
    case when e.owned and p.account_id <> '${deletedAccountID}' then p.account_id end
  from ${from} p, jsonb_to_recordset(${entries}::text::jsonb) as e(movement text, account text, amount bigint, owned boolean)`

// The group's basket waits for the payment; the statement that decides it sets it free.
const payingExpression = `paying as (
           update shared_basket set paying_order_id = $5::text, version = shared_basket.version + 1, updated_at = $2::timestamptz from claimed where shared_basket.id = $14::text
         ), `

export function openPaymentStore(database: Pick<Database, 'query'>) {
  return {
    /** Writes down what is about to be asked of the provider, and the job that looks after it; nothing when the key is taken or there is no session. */
    async begin({
      asker,
      fingerprint,
      order,
      totalInMinor,
      currency,
      leadMinutes,
      expiresAt,
      job,
      held,
    }: Beginning): Promise<{ known: Known; claimed: boolean }> {
      const { rows } = await database.query<{ claimed: boolean; seenAt: Date | null }>(
        `with eater as (
           select account_id, seen_at from session where token_hash = $1 and expires_at > $2 for key share
         ), ${held ? heldExpression('$14', '$15') : ''}claimed as (
           insert into idempotency_key (account_id, key, fingerprint, order_id, answer, created_at)
           select account_id, $3::text, $4::bytea, $5::text, 'null'::jsonb, $2 from eater${held ? ifHeld : ''}
           on conflict do nothing returning account_id
         ), begun as (
           insert into payment (reference, country, account_id, key, type, source, currency, amount_in_minor, state, draft, lead_minutes, created_at, expires_at)
           select $5::text, $6::text, account_id, $3::text, $7::text, 'card', $8::text, $9::bigint, 'started', $10::text::jsonb, $11::int, $2, $12::timestamptz from claimed
         ), ${held ? payingExpression : ''}queued as (${jobWhen('exists (select 1 from claimed)', job, 13)})
         select exists (select 1 from claimed) as claimed, (select seen_at from eater) as "seenAt"`,
        [
          asker.tokenHash,
          asker.now,
          asker.key,
          fingerprint,
          order.orderID,
          order.countryCode,
          order.paymentTypeID,
          currency,
          totalInMinor,
          JSON.stringify(order),
          leadMinutes,
          expiresAt,
          job.json,
          ...(held ? [held.groupID, held.version] : []),
        ],
      )
      const seenAt = rows[0]?.seenAt
      return { known: seenAt ? { seenAt } : null, claimed: rows[0]?.claimed === true }
    },

    async find(reference: string): Promise<StoredPayment | null> {
      const { rows } = await database.query<StoredPayment>(
        `select ${columns} from payment where reference = $1`,
        [reference],
      )
      return rows[0] ?? null
    },

    async findOwner(reference: string): Promise<string | null> {
      const { rows } = await database.query<{ accountID: string }>(
        'select account_id as "accountID" from payment where reference = $1',
        [reference],
      )
      return rows[0]?.accountID ?? null
    },

    /** What became of one of the eater's own keys; `answer` is null while that is undecided. */
    async findKey(
      accountID: string,
      key: string,
    ): Promise<{ orderID: string; answer: string | null } | null> {
      const { rows } = await database.query<{ orderID: string; answer: string | null }>(
        `select order_id as "orderID", answer #>> '{}' as answer from idempotency_key where account_id = $1 and key = $2`,
        [accountID, key],
      )
      return rows[0] ?? null
    },

    async saveChallenge(reference: string, challenge: Challenge): Promise<void> {
      await database.query(
        `update payment set state = 'challenge', challenge = $2::text::jsonb where reference = $1 and state in ('started', 'challenge')`,
        [reference, JSON.stringify(challenge)],
      )
    },

    /** Decides an open payment: the order is written, placed or failed, and its key answered. False when it was decided before. */
    async decide(written: Written, state: 'authorised' | 'declined'): Promise<boolean> {
      const { rows } = await database.query<{ decided: boolean }>(
        `with claimed as (
           update payment set state = $${orderParameters + 1}::text, draft = null, challenge = null
           where reference = $2::text and state in ('started', 'challenge') returning account_id, key
         ), answered as (
           update idempotency_key set answer = to_jsonb($11::text) from claimed
           where idempotency_key.account_id = claimed.account_id and idempotency_key.key = claimed.key
         ), ${orderExpressions(written, 1)}
         select exists (select 1 from claimed) as decided`,
        [...orderValues(written), state, ...(written.job ? [written.job.json] : [])],
      )
      return rows[0]?.decided === true
    },

    /** Ends an authorised payment; false when it was ended before, and then nothing is booked. */
    async end(
      reference: string,
      state: 'captured' | 'voided',
      entries: readonly LedgerEntry[],
      now: Date,
    ): Promise<boolean> {
      const { rows } = await database.query<{ ended: boolean }>(
        `with ended as (
           update payment set state = $2::text, captured_in_minor = case when $2::text = 'captured' then coalesce(due_in_minor, amount_in_minor) else 0 end
           where reference = $1 and state = 'authorised' returning country, reference, currency, account_id
         ), booked as (${bookFrom('ended', '$3', '$4', `''`)})
         select exists (select 1 from ended) as ended`,
        [reference, state, JSON.stringify(entries), now],
      )
      return rows[0]?.ended === true
    },

    /** Books a refund and queues what the provider must hear; `again` when it was booked before, `other_amount` when for another sum, `too_large` beyond what was captured. */
    async refund(
      reference: string,
      refundID: string,
      amountInMinor: number,
      entries: readonly LedgerEntry[],
      now: Date,
      job: JobInsert,
    ): Promise<'booked' | 'again' | 'other_amount' | 'too_large'> {
      try {
        const { rows } = await database.query<{ booked: boolean }>(
          `with before as (
             select 1 from ledger_entry l, payment p where p.reference = $1 and l.country = p.country and l.order_id = $1 and l.movement = 'refund' and l.reference = $2::text
           ), paid as (
             update payment set refunded_in_minor = refunded_in_minor + $3::bigint
             where reference = $1 and state = 'captured' and refunded_in_minor + $3::bigint <= captured_in_minor and not exists (select 1 from before)
             returning country, reference, currency, account_id
           ), booked as (${bookFrom('paid', '$4', '$5', '$2')}),
           queued as (${jobWhen('exists (select 1 from paid)', job, 6)})
           select exists (select 1 from paid) as booked`,
          [reference, refundID, amountInMinor, JSON.stringify(entries), now, job.json],
        )
        if (rows[0]?.booked) return 'booked'
      } catch (error) {
        // Two clicks at the same moment: the second finds the first's entries only when it writes its own.
        if ((error as { code?: unknown }).code !== uniqueViolation) throw error
      }
      // Looked at again: the other click may have been booked while this one waited for it.
      const { rows } = await database.query<{ amountInMinor: number }>(
        `select l.amount_in_minor as "amountInMinor" from payment p
         join ledger_entry l on l.country = p.country and l.order_id = p.reference and l.movement = 'refund' and l.reference = $2::text and l.amount_in_minor > 0
         where p.reference = $1`,
        [reference, refundID],
      )
      if (!rows[0]) return 'too_large'
      return rows[0].amountInMinor === amountInMinor ? 'again' : 'other_amount'
    },

    /** What was captured and refunded so far; null without such a payment. */
    async readRefunded(reference: string): Promise<RefundedAmounts | null> {
      const { rows } = await database.query<RefundedAmounts>(
        `select p.refunded_in_minor as "refundedInMinor", p.captured_in_minor as "capturedInMinor",
           (select coalesce(-sum(l.amount_in_minor), 0)::bigint from ledger_entry l
            where l.country = p.country and l.order_id = p.reference and l.movement = 'refund'
              and l.account = $2) as "forfeitedInMinor"
         from payment p where p.reference = $1`,
        [reference, ledgerAccounts.forfeited],
      )
      return rows[0] ?? null
    },

    /** Refunds that the provider has not heard of for sure, the oldest first. */
    async listOwedRefunds(
      reference: string,
      most: number,
    ): Promise<{ refundID: string; amountInMinor: number }[]> {
      const { rows } = await database.query<{ refundID: string; amountInMinor: number }>(
        `select l.reference as "refundID", -l.amount_in_minor as "amountInMinor" from payment p
         join ledger_entry l on l.country = p.country and l.order_id = p.reference and l.movement = 'refund' and l.account = 'card:refund_due'
         where p.reference = $1 and not exists (
           select 1 from ledger_entry b where b.country = l.country and b.order_id = l.order_id and b.movement = 'pay_back' and b.reference = l.reference)
         order by l.id limit $2`,
        [reference, most],
      )
      return rows
    },

    /** Books that the provider gave a refund back; nothing the second time. */
    async bookPaidBack(
      reference: string,
      refundID: string,
      entries: readonly LedgerEntry[],
      now: Date,
    ): Promise<void> {
      await database.query(
        `${bookFrom('payment', '$3', '$4', '$2')} where p.reference = $1 on conflict do nothing`,
        [reference, refundID, JSON.stringify(entries), now],
      )
    },

    async listBalances(accountID: string, currency: string): Promise<Balance[]> {
      const { rows } = await database.query<Balance>(
        'select account, amount_in_minor as "amountInMinor" from balance where account_id = $1 and currency = $2',
        [accountID, currency],
      )
      return rows
    },

    async findEnterprise(accountID: string): Promise<{ costCentre: string; name: string } | null> {
      const { rows } = await database.query<{
        enterprise: { costCentre: string; name: string } | null
      }>('select enterprise from account where id = $1', [accountID])
      return rows[0]?.enterprise ?? null
    },

    /** The enterprise of whoever has that session. */
    async findEnterpriseOf({
      tokenHash,
      now,
    }: Pick<Asker, 'tokenHash' | 'now'>): Promise<{ costCentre: string; name: string } | null> {
      const { rows } = await database.query<{
        enterprise: { costCentre: string; name: string } | null
      }>(
        'select a.enterprise from session s join account a on a.id = s.account_id where s.token_hash = $1 and s.expires_at > $2',
        [tokenHash, now],
      )
      return rows[0]?.enterprise ?? null
    },

    /** Books grants to an eater's balances; `name` tells the occasion, and one occasion gives once. */
    async grant(
      accountID: string,
      name: string,
      grants: readonly { country: string; currency: string; entries: readonly LedgerEntry[] }[],
      now: Date,
    ): Promise<void> {
      const rows = grants.flatMap(({ country, currency, entries }) =>
        entries.map((entry) => ({ ...entry, country, currency })),
      )
      await database.query(
        // The account is locked before its balances: docs/locks.md.
        `with owner as (select id from account where id = $1::text for key share)
         insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at, reference, owner)
         select e.country, $2::text, e.movement, e.account, e.amount, e.currency, $3::timestamptz, $1::text || ' ' || e.balance, case when e.owned then owner.id end
         from owner, jsonb_to_recordset($4::text::jsonb) as e(country text, currency text, movement text, account text, amount bigint, owned boolean, balance text)
         where not exists (select 1 from ledger_entry where owner = $1::text and order_id = $2::text)
         on conflict do nothing`,
        [
          accountID,
          name,
          now,
          JSON.stringify(rows.map((row, index) => ({ ...row, balance: String(index >> 1) }))),
        ],
      )
    },
  }
}
