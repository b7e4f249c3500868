// SQL of partners' webhooks and of the queued messages (deliveries) to them.
import type { WebhookFailure, WebhookType } from '@tingkat/contract/webhook'
import type { Partner } from '../partner/store.ts'
import type { Database } from '../platform/database/database.ts'

export type StoredWebhook = {
  url: string
  createdAt: Date
  disabledAt: Date | null
  formerUntil: Date | null
  lastAt: Date | null
  lastStatus: number | null
  lastFailure: WebhookFailure | null
  waiting: number
}
/**
 * The encrypted secrets of a webhook. `formerSecret` is the
 * concatenation of earlier secrets, each as long as `secret`.
 */
export type StoredSecrets = {
  secret: Uint8Array
  formerSecret: Uint8Array | null
  formerUntil: Date | null
}
export type Delivery = StoredSecrets & {
  id: number
  messageID: string
  partner: Partner
  url: string
  orderID: string
  type: WebhookType
  createdAt: Date
  /** Number of attempts to send the message, including the current one. */
  attempts: number
}
export type Outcome = { at: Date; status: number | null; failure: WebhookFailure | null }
export type NewSecret = { secret: Uint8Array; now: Date; formerUntil: Date }
export type WebhookStore = ReturnType<typeof openWebhookStore>

// Maximum number of messages that are sent to one partner at the same
// time, so that a slow partner does not delay the messages to others.
const maxConcurrentPerPartner = 4
// Number of former secrets that stay valid. If the response to a rotation is lost, the partner
// rotates again, but still uses the secret from before the first rotation.
const maxFormerSecrets = 4

/**
 * SQL of the concatenated former secrets that are still valid at
 * `now`, latest first. Used in the statement that sets a new secret.
 */
const formerSecrets = (now: string): string => `substring(
  webhook.secret || case when webhook.former_until > ${now}::timestamptz then coalesce(webhook.former_secret, '') else '' end
  for ${maxFormerSecrets} * octet_length(webhook.secret))`

const storedColumns = `url, created_at as "createdAt", disabled_at as "disabledAt",
  former_until as "formerUntil", last_at as "lastAt",
  last_status as "lastStatus", last_failure as "lastFailure",
  (select count(*) from webhook_delivery d where d.partner_id = webhook.partner_id) as waiting`

export function openWebhookStore(database: Pick<Database, 'query'>) {
  return {
    async find(partnerID: string): Promise<StoredWebhook | null> {
      const { rows } = await database.query<StoredWebhook>(
        `select ${storedColumns} from webhook where partner_id = $1`,
        [partnerID],
      )
      return rows[0] ?? null
    },

    async findSecrets(partnerID: string): Promise<(StoredSecrets & { url: string }) | null> {
      const { rows } = await database.query<StoredSecrets & { url: string }>(
        `select url, secret, former_secret as "formerSecret", former_until as "formerUntil"
          from webhook where partner_id = $1`,
        [partnerID],
      )
      return rows[0] ?? null
    },

    /** Returns the encrypted secrets of all partners. */
    async listSecrets(): Promise<(StoredSecrets & { partnerID: string })[]> {
      const { rows } = await database.query<StoredSecrets & { partnerID: string }>(
        `select partner_id as "partnerID", secret, former_secret as "formerSecret",
           former_until as "formerUntil" from webhook order by partner_id`,
      )
      return rows
    },

    /**
     * Replaces the encrypted secrets, unless the partner's current secret is no longer `before`.
     * Returns whether they were replaced.
     */
    async replaceSecrets(
      partnerID: string,
      before: Pick<StoredSecrets, 'secret'>,
      after: Pick<StoredSecrets, 'secret' | 'formerSecret'>,
    ): Promise<boolean> {
      const { affected } = await database.query(
        'update webhook set secret = $3, former_secret = $4 where partner_id = $1 and secret = $2',
        [partnerID, before.secret, after.secret, after.formerSecret],
      )
      return affected > 0
    },

    /**
     * Registers a webhook, or changes an existing one and enables
     * it again. Former secrets stay valid until `formerUntil`.
     */
    async save(
      partnerID: string,
      url: string,
      { secret, now, formerUntil }: NewSecret,
    ): Promise<StoredWebhook> {
      const { rows } = await database.query<StoredWebhook>(
        `insert into webhook (partner_id, url, secret, created_at) values ($1, $2, $3, $4)
         on conflict (partner_id) do update set url = excluded.url, secret = excluded.secret,
           former_secret = ${formerSecrets('$4')}, former_until = $5, disabled_at = null
         returning ${storedColumns}`,
        [partnerID, url, secret, now, formerUntil],
      )
      return rows[0] as StoredWebhook
    },

    async rotate(
      partnerID: string,
      { secret, now, formerUntil }: NewSecret,
    ): Promise<StoredWebhook | null> {
      const { rows } = await database.query<StoredWebhook>(
        `update webhook set secret = $2, former_secret = ${formerSecrets('$3')}, former_until = $4
          where partner_id = $1 returning ${storedColumns}`,
        [partnerID, secret, now, formerUntil],
      )
      return rows[0] ?? null
    },

    /** Deletes the webhook and its queued messages. Returns false if the partner has none. */
    async remove(partnerID: string): Promise<boolean> {
      const { affected } = await database.query('delete from webhook where partner_id = $1', [
        partnerID,
      ])
      return affected > 0
    },

    /**
     * Claims due messages until `leasedUntil`. Claims only the oldest message about each order, so
     * that they are sent in sequence, and only a few messages to each partner.
     */
    async claim(limit: number, now: Date, leasedUntil: Date): Promise<Delivery[]> {
      const { rows } = await database.query<Omit<Delivery, 'partner'> & Partner>(
        `with due as (
           select d.id from webhook w join partner p on p.id = w.partner_id and p.revoked_at is null
           cross join lateral (
             select d.id, d.next_at from webhook_delivery d
             where d.partner_id = w.partner_id and d.next_at <= $1 and (d.leased_until is null
               or d.leased_until <= $1)
               and not exists (select 1 from webhook_delivery e where e.partner_id = d.partner_id
                 and e.order_id = d.order_id and e.version < d.version)
             order by d.next_at, d.id
             limit greatest(0, ${maxConcurrentPerPartner} - (select count(*) from webhook_delivery b
               where b.partner_id = w.partner_id and b.leased_until > $1))
           ) d
           where w.disabled_at is null order by d.next_at, d.id limit $2
         ), taken as (
           select id from webhook_delivery where id in (select id
             from due) and (leased_until is null or leased_until <= $1) for update skip locked
         )
         update webhook_delivery d set leased_until = $3, attempts = d.attempts + 1
         from taken, webhook w, partner p
         where d.id = taken.id and w.partner_id = d.partner_id and p.id = d.partner_id
         returning d.id, d.message_id as "messageID", d.order_id as "orderID", d.type,
           d.created_at as "createdAt", d.attempts,
           w.url, w.secret, w.former_secret as "formerSecret", w.former_until as "formerUntil",
           p.id as "partnerID", p.role, p.country, p.merchant_ids as "merchantIDs"`,
        [now, limit, leasedUntil],
      )
      return rows.map(({ partnerID, role, country, merchantIDs, ...delivery }) => ({
        ...delivery,
        partner: { partnerID, role, country, merchantIDs },
      }))
    },

    /** Deletes a message that was sent or given up. */
    async finish(id: number): Promise<void> {
      await database.query('delete from webhook_delivery where id = $1', [id])
    },

    async postpone(id: number, nextAt: Date): Promise<void> {
      await database.query(
        'update webhook_delivery set next_at = $2, leased_until = null where id = $1',
        [id, nextAt],
      )
    },

    /** Gives back a claimed message that was not sent. Its attempt does not count. */
    async release(id: number): Promise<void> {
      await database.query(
        'update webhook_delivery set leased_until = null, attempts = attempts - 1 where id = $1',
        [id],
      )
    },

    async recordOutcome(partnerID: string, { at, status, failure }: Outcome): Promise<void> {
      await database.query(
        `update webhook set last_at = $2, last_status = $3, last_failure = $4
          where partner_id = $1`,
        [partnerID, at, status, failure],
      )
    },

    /**
     * Disables the webhook and deletes its queued messages. No-op if the partner has registered
     * another URL since then.
     */
    async disable(partnerID: string, url: string, now: Date): Promise<void> {
      await database.query(
        `with disabled as (
           update webhook set disabled_at = $3 where partner_id = $1 and url = $2
             returning partner_id
         ) delete from webhook_delivery where partner_id in (select partner_id from disabled)`,
        [partnerID, url, now],
      )
    },
  }
}
