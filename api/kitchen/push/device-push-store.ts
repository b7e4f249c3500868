// SQL of the push subscriptions of merchants' paired devices, and of their queued messages.
import type { PushSubscriptionBody } from '@tingkat/contract/push'
import type { LanguageCode } from '@tingkat/ordering/country/country'
import type { Database } from '../../platform/database/database.ts'

export type DeviceSubscription = {
  endpoint: string
  p256dh: string
  auth: string
  language: LanguageCode
}
export type QueuedDevicePush = DeviceSubscription & {
  id: number
  deviceID: string
  orderID: string
  createdAt: Date
  /** Number of attempts, including the current one. */
  attempts: number
}
export type DevicePushStore = ReturnType<typeof openDevicePushStore>

export function openDevicePushStore(database: Pick<Database, 'query'>) {
  return {
    /** Stores the subscription and replaces an earlier one. Returns false for a revoked device. */
    async save(
      deviceID: string,
      { endpoint, keys, language }: PushSubscriptionBody,
      now: Date,
    ): Promise<boolean> {
      const { affected } = await database.query(
        `insert into device_push_subscription (device_id, endpoint, p256dh, auth, language,
           created_at)
         select id, $2, $3, $4, $5, $6::timestamptz from device
           where id = $1 and paired_at is not null and revoked_at is null for key share
         on conflict (device_id) do update set endpoint = excluded.endpoint,
           p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language,
           created_at = excluded.created_at`,
        [deviceID, endpoint, keys.p256dh, keys.auth, language, now],
      )
      return affected > 0
    },

    async remove(deviceID: string): Promise<void> {
      await database.query('delete from device_push_subscription where device_id = $1', [deviceID])
    },

    /**
     * Deletes a subscription that the push service refuses.
     * No-op if the device has stored another subscription since.
     */
    async drop({ deviceID, endpoint }: QueuedDevicePush): Promise<void> {
      await database.query(
        'delete from device_push_subscription where device_id = $1 and endpoint = $2',
        [deviceID, endpoint],
      )
    },

    async claim(limit: number, now: Date, leasedUntil: Date): Promise<QueuedDevicePush[]> {
      const { rows } = await database.query<QueuedDevicePush>(
        `with taken as (
           select id from device_push_message where next_at <= $1 and (leased_until is null
             or leased_until <= $1) order by next_at, id limit $2 for update skip locked
         )
         update device_push_message m set leased_until = $3, attempts = m.attempts + 1
         from taken, device_push_subscription s
         where m.id = taken.id and s.device_id = m.device_id
         returning m.id, m.order_id as "orderID", m.created_at as "createdAt", m.attempts,
           m.device_id as "deviceID", s.endpoint, s.p256dh, s.auth, s.language`,
        [now, limit, leasedUntil],
      )
      return rows
    },

    /** Deletes a message that was sent or will not be sent again. */
    async finish({ id }: QueuedDevicePush): Promise<void> {
      await database.query('delete from device_push_message where id = $1', [id])
    },

    async postpone({ id }: QueuedDevicePush, nextAt: Date): Promise<void> {
      await database.query(
        'update device_push_message set next_at = $2, leased_until = null where id = $1',
        [id, nextAt],
      )
    },

    async release({ id }: QueuedDevicePush): Promise<void> {
      await database.query(
        `update device_push_message set leased_until = null, attempts = attempts - 1
         where id = $1`,
        [id],
      )
    },
  }
}
