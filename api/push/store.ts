// SQL of push subscriptions and of queued push messages.
import type { LanguageCode } from '@tingkat/ordering/country/country'
import type { Database } from '../platform/database/database.ts'
import type { PushKind } from './push-kind.ts'

export type Subscription = {
  endpoint: string
  p256dh: string
  auth: string
  language: LanguageCode
}
export type NewSubscription = Subscription & {
  id: string
  accountID: string
  sessionHash: Uint8Array
  now: Date
}
export type QueuedPush = Subscription & {
  id: number
  subscriptionID: string
  accountID: string
  orderID: string
  version: number
  kind: PushKind
  topic: string
  createdAt: Date
  /** Number of attempts to send the message, including the current one. */
  attempts: number
}
export type PushStore = ReturnType<typeof openPushStore>

export function openPushStore(database: Pick<Database, 'query'>) {
  return {
    /**
     * Stores a subscription, which replaces an earlier one of the same
     * browser. If the account then has more than `max`, deletes those that
     * were not renewed for longest. Returns false if the session has ended.
     */
    async save(
      { id, accountID, sessionHash, endpoint, p256dh, auth, language, now }: NewSubscription,
      max: number,
    ): Promise<boolean> {
      const { rows } = await database.query<{ saved: boolean }>(
        `with asker as (
           select token_hash, account_id from session where token_hash = $3
             and account_id = $2 for key share
         ), crowded as (
           delete from push_subscription where id in (
             select id from push_subscription where account_id = $2 and endpoint <> $4
               order by created_at desc, id desc offset $9)
         ), saved as (
           insert into push_subscription (id, account_id, session_hash, endpoint, p256dh, auth,
             language, created_at)
           select $1, account_id, token_hash, $4, $5, $6, $7, $8::timestamptz from asker
           on conflict (endpoint) do update set account_id = excluded.account_id,
             session_hash = excluded.session_hash, p256dh = excluded.p256dh,
             auth = excluded.auth, language = excluded.language, created_at = excluded.created_at
           returning 1
         ) select exists (select 1 from saved) as saved`,
        [id, accountID, sessionHash, endpoint, p256dh, auth, language, now, max - 1],
      )
      return rows[0]?.saved === true
    },

    async remove(accountID: string, endpoint: string): Promise<void> {
      await database.query(
        'delete from push_subscription where account_id = $1 and endpoint = $2',
        [accountID, endpoint],
      )
    },

    /** Deletes a subscription that the push service no longer has, or whose keys are invalid. */
    async drop(subscriptionID: string): Promise<void> {
      await database.query('delete from push_subscription where id = $1', [subscriptionID])
    },

    async list(
      accountID: string,
    ): Promise<{ endpoint: string; language: string; subscribedAt: Date }[]> {
      const { rows } = await database.query<{
        endpoint: string
        language: string
        subscribedAt: Date
      }>(
        `select endpoint, language, created_at as "subscribedAt" from push_subscription
          where account_id = $1 order by created_at limit 100`,
        [accountID],
      )
      return rows
    },

    async claim(limit: number, now: Date, leasedUntil: Date): Promise<QueuedPush[]> {
      const { rows } = await database.query<QueuedPush>(
        `with taken as (
           select id from push_message where next_at <= $1 and (leased_until is null
             or leased_until <= $1) order by next_at, id limit $2 for update skip locked
         )
         update push_message m set leased_until = $3, attempts = m.attempts + 1
         from taken, push_subscription s
         where m.id = taken.id and s.id = m.subscription_id
         returning m.id, m.order_id as "orderID", m.version, m.kind, m.topic,
           m.created_at as "createdAt", m.attempts,
           s.id as "subscriptionID", s.account_id as "accountID", s.endpoint, s.p256dh, s.auth,
             s.language`,
        [now, limit, leasedUntil],
      )
      return rows
    },

    /** Deletes a message that was sent or given up, unless a newer message has replaced it. */
    async finish({ id, version }: QueuedPush): Promise<void> {
      await database.query('delete from push_message where id = $1 and version = $2', [id, version])
    },

    async postpone({ id, version }: QueuedPush, nextAt: Date): Promise<void> {
      await database.query(
        'update push_message set next_at = $3, leased_until = null where id = $1 and version = $2',
        [id, version, nextAt],
      )
    },

    async release({ id, version }: QueuedPush): Promise<void> {
      await database.query(
        `update push_message set leased_until = null, attempts = attempts - 1
          where id = $1 and version = $2`,
        [id, version],
      )
    },
  }
}
