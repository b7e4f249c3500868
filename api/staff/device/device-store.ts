// SQL of paired devices, their pairing codes, and
// the person who uses a device after entering a PIN.
import type { Membership } from '@tingkat/ordering/permissions'
import { sql, type Transaction } from 'kysely'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'

export type DeviceTurn = {
  personID: string
  name: string
  until: Date
  memberships: Membership[]
}
export type StaffDevice = {
  deviceID: string
  name: string
  country: CountryCode | null
  /** Ids of the merchants to which the device is paired; empty before that. */
  merchantIDs: string[]
  pairedAt: Date | null
  seenAt: Date
  appVersion: string
  sound: string
  pinLockedAt: Date | null
  revokedAt: Date | null
  turn: DeviceTurn | null
}
export type DeviceStore = ReturnType<typeof openDeviceStore>

const columns = `d.id as "deviceID", d.name, d.country, d.merchant_ids as "merchantIDs",
  d.paired_at as "pairedAt", d.seen_at as "seenAt", d.app_version as "appVersion", d.sound,
  d.pin_locked_at as "pinLockedAt", d.revoked_at as "revokedAt"`

/** SQL: whether the person `p` has a membership at one of the merchants of the device `d`. */
const worksThere = `exists (select 1 from membership m where m.person_id = p.id
  and (m.scope = 'platform' or m.scope = 'country:' || d.country
    or m.scope in (select 'merchant:' || id from unnest(d.merchant_ids) as id)))`

type TurnRow = { personID: string; name: string; until: string; memberships: Membership[] }
type DeviceRow = Omit<StaffDevice, 'turn'> & { turn: TurnRow | null }

const toDevice = ({ turn, ...device }: DeviceRow): StaffDevice => ({
  ...device,
  turn: turn && { ...turn, until: new Date(turn.until) },
})

export function openDeviceStore(database: Database) {
  return {
    /**
     * Returns the device that the cookie identifies, also before the device is paired and after it
     * is revoked.
     */
    async find(tokenHash: Uint8Array, now: Date): Promise<StaffDevice | null> {
      const { rows } = await database.query<DeviceRow>(
        `select ${columns}, (select jsonb_build_object('personID', p.id, 'name', p.name,
             'until', d.turn_until, 'memberships', coalesce((
               select jsonb_agg(jsonb_build_object('role', m.role, 'scope', m.scope))
               from membership m where m.person_id = p.id), '[]'))
           from person p where p.id = d.turn_person_id and d.turn_until > $2
             and p.state = 'active' and ${worksThere}) as turn
         from device d where d.token_hash = $1`,
        [tokenHash, now],
      )
      return rows[0] ? toDevice(rows[0]) : null
    },

    async markSeen(deviceID: string, now: Date): Promise<void> {
      await database.query('update device set seen_at = $2 where id = $1 and seen_at < $2', [
        deviceID,
        now,
      ])
    },

    async addPairing(pairing: {
      deviceID: string
      tokenHash: Uint8Array
      pairingHash: Uint8Array
      now: Date
      until: Date
    }): Promise<void> {
      await database.query(
        `insert into device (id, token_hash, pairing_hash, pairing_until, created_at, seen_at)
         values ($1, $2, $3, $4, $5, $5)`,
        [pairing.deviceID, pairing.tokenHash, pairing.pairingHash, pairing.until, pairing.now],
      )
    },

    /** Refuses every PIN on the device until a manager unlocks it. */
    async lockPins(deviceID: string, now: Date): Promise<void> {
      await database.query(
        `update device set pin_locked_at = $2, turn_person_id = null, turn_until = null
         where id = $1 and pin_locked_at is null`,
        [deviceID, now],
      )
    },

    async extendTurn(deviceID: string, personID: string, now: Date, until: Date): Promise<boolean> {
      const { affected } = await database.query(
        `update device set turn_until = $4
         where id = $1 and turn_person_id = $2 and turn_until > $3 and revoked_at is null`,
        [deviceID, personID, now, until],
      )
      return affected > 0
    },

    async report(deviceID: string, report: { appVersion: string; sound: string }): Promise<void> {
      await database.query('update device set app_version = $2, sound = $3 where id = $1', [
        deviceID,
        report.appVersion,
        report.sound,
      ])
    },

    /**
     * Returns the paired devices that belong to one of the merchants or countries in the filter.
     */
    async list(
      { everywhere, countries, merchantIDs }: DeviceFilter,
      limit: number,
    ): Promise<StaffDevice[]> {
      const { rows } = await database.query<StaffDevice>(
        `select ${columns}, null as turn from device d
         where d.paired_at is not null and d.revoked_at is null
           and ($1::boolean or d.country = any($2::text[]) or d.merchant_ids && $3::text[])
         order by d.name, d.id limit $4`,
        [everywhere, countries, merchantIDs, limit],
      )
      return rows
    },

    async findPaired(deviceID: string): Promise<StaffDevice | null> {
      const { rows } = await database.query<StaffDevice>(
        `select ${columns}, null as turn from device d
         where d.id = $1 and d.paired_at is not null and d.revoked_at is null`,
        [deviceID],
      )
      return rows[0] ?? null
    },

    /** Returns the people who may log in on the device with a PIN. */
    async listPinPeople(deviceID: string): Promise<{ personID: string; name: string }[]> {
      const { rows } = await database.query<{ personID: string; name: string }>(
        `select p.id as "personID", p.name from device d, person p
         where d.id = $1 and p.state = 'active' and p.pin_hash is not null and ${worksThere}
         order by p.name, p.id limit 200`,
        [deviceID],
      )
      return rows
    },

    /**
     * Returns the hash of the person's PIN, or null if the person may not use this device or has no
     * PIN.
     */
    async findPin(deviceID: string, personID: string): Promise<Uint8Array | null> {
      const { rows } = await database.query<{ hash: Uint8Array }>(
        `select p.pin_hash as hash from device d, person p
         where d.id = $1 and p.id = $2 and p.state = 'active' and p.pin_hash is not null
           and ${worksThere}`,
        [deviceID, personID],
      )
      return rows[0]?.hash ?? null
    },

    /**
     * Replaces the hash of the PIN. No-op if the person has
     * changed the PIN, so that its hash is no longer `before`.
     */
    async replacePin(personID: string, before: Uint8Array, after: Uint8Array): Promise<void> {
      await database.query('update person set pin_hash = $3 where id = $1 and pin_hash = $2', [
        personID,
        before,
        after,
      ])
    },
  }
}

export type DeviceFilter = { everywhere: boolean; countries: string[]; merchantIDs: string[] }

/**
 * Pairs the device that shows the pairing code. The code is given as two hashes, made with the
 * server's current and former key. A code works once. Returns the id of the device, or null for an
 * invalid code.
 */
export async function pairDevice(
  transaction: Transaction<Schema>,
  [first, second]: readonly Uint8Array[],
  pairing: {
    name: string
    country: string
    merchantIDs: readonly string[]
    personID: string
    now: Date
  },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update device set name = ${pairing.name}, country = ${pairing.country},
      merchant_ids = array(select jsonb_array_elements_text(
        ${JSON.stringify(pairing.merchantIDs)}::text::jsonb)),
      paired_at = ${pairing.now}::timestamptz, paired_by = ${pairing.personID},
      pairing_hash = null, pairing_until = null
    where pairing_hash in (${first}::bytea, ${second}::bytea)
      and pairing_until > ${pairing.now}::timestamptz and revoked_at is null
    returning id`.execute(transaction)
  return rows[0]?.id ?? null
}

/**
 * Makes the person the current user of the device. Returns
 * false if the device is revoked or its PIN entry is locked.
 */
export async function startTurn(
  transaction: Transaction<Schema>,
  { deviceID, personID, until }: { deviceID: string; personID: string; until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update device set turn_person_id = ${personID}, turn_until = ${until}::timestamptz
    where id = ${deviceID} and revoked_at is null and pin_locked_at is null
    returning id`.execute(transaction)
  return rows.length > 0
}

/** Ends the person's use of the device. Returns false if the person is not its current user. */
export async function endTurnOf(
  transaction: Transaction<Schema>,
  deviceID: string,
  personID: string,
): Promise<boolean> {
  const { rows } = await sql`
    update device set turn_person_id = null, turn_until = null
    where id = ${deviceID} and turn_person_id = ${personID} returning id`.execute(transaction)
  return rows.length > 0
}

export async function renameDevice(
  transaction: Transaction<Schema>,
  deviceID: string,
  name: string,
): Promise<void> {
  await sql`update device set name = ${name} where id = ${deviceID}`.execute(transaction)
}

export async function revokeDevice(
  transaction: Transaction<Schema>,
  deviceID: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update device set revoked_at = ${now}::timestamptz, turn_person_id = null, turn_until = null
    where id = ${deviceID} and revoked_at is null returning id`.execute(transaction)
  await sql`
    delete from device_push_subscription where device_id = ${deviceID}`.execute(transaction)
  return rows.length > 0
}

export async function unlockPins(
  transaction: Transaction<Schema>,
  deviceID: string,
): Promise<void> {
  await sql`update device set pin_locked_at = null where id = ${deviceID}`.execute(transaction)
  await sql`
    delete from staff_attempt where kind = 'device_pin' and subject = ${deviceID}
    `.execute(transaction)
}
