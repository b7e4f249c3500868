// SQL of passkeys and of the challenges for their registration and log-in. A challenge works once.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'

export const passkeysMax = 10

export type ChallengeKind = 'login' | 'step_up' | 'register' | 'oidc'
export type Passkey = {
  credentialID: string
  personID: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
}
export type PasskeyRow = {
  passkeyID: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}
export type PasskeyStore = ReturnType<typeof openPasskeyStore>

export function openPasskeyStore(database: Database) {
  return {
    async addChallenge(challenge: {
      challengeID: string
      kind: ChallengeKind
      sessionID: string | null
      value: unknown
      expiresAt: Date
    }): Promise<void> {
      await database.query(
        `insert into staff_challenge (id, kind, session_id, value, expires_at)
         values ($1, $2, $3, $4::jsonb, $5)`,
        [
          challenge.challengeID,
          challenge.kind,
          challenge.sessionID,
          JSON.stringify(challenge.value),
          challenge.expiresAt,
        ],
      )
    },

    /**
     * Removes the challenge and returns its value. Returns null if the
     * challenge was used before, has expired or belongs to another session.
     */
    async takeChallenge<T>(
      challengeID: string,
      { kind, sessionID, now }: { kind: ChallengeKind; sessionID: string | null; now: Date },
    ): Promise<T | null> {
      const { rows } = await database.query<{ value: T }>(
        `delete from staff_challenge
         where id = $1 and kind = $2 and session_id is not distinct from $3 and expires_at > $4
         returning value`,
        [challengeID, kind, sessionID, now],
      )
      return rows[0]?.value ?? null
    },

    /** Returns the passkey if its person is active. */
    async find(credentialID: string): Promise<Passkey | null> {
      const { rows } = await database.query<Passkey>(
        `select k.credential_id as "credentialID", k.person_id as "personID",
           k.public_key as "publicKey", k.counter, k.transports
         from passkey k join person p on p.id = k.person_id
         where k.credential_id = $1 and p.state = 'active'`,
        [credentialID],
      )
      return rows[0] ?? null
    },

    async list(personID: string): Promise<(PasskeyRow & Passkey)[]> {
      const { rows } = await database.query<PasskeyRow & Passkey>(
        `select credential_id as "passkeyID", credential_id as "credentialID",
           person_id as "personID", public_key as "publicKey", counter, transports, name,
           created_at as "createdAt", last_used_at as "lastUsedAt"
         from passkey where person_id = $1 order by created_at, credential_id limit $2`,
        [personID, passkeysMax],
      )
      return rows
    },

    /**
     * Stores the new signature counter. Returns false if the counter has not increased, which means
     * that the passkey was copied. A counter of zero means that the passkey does not count its
     * uses.
     */
    async markUsed(credentialID: string, counter: number, now: Date): Promise<boolean> {
      const { affected } = await database.query(
        `update passkey set counter = $2, last_used_at = $3
         where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
        [credentialID, counter, now],
      )
      return affected > 0
    },
  }
}

/** Adds a passkey unless the person has ten. Returns whether the passkey was added. */
export async function addPasskey(
  open: Transaction<Schema>,
  passkey: Passkey & { name: string; now: Date },
): Promise<boolean> {
  await sql`select 1 from person where id = ${passkey.personID} for update`.execute(open)
  const { rows } = await sql`
    insert into passkey (credential_id, person_id, public_key, counter, transports, name,
      created_at)
    select ${passkey.credentialID}, ${passkey.personID}, ${passkey.publicKey}::bytea,
      ${passkey.counter}::bigint, array(select jsonb_array_elements_text(
        ${JSON.stringify(passkey.transports)}::text::jsonb)), ${passkey.name},
      ${passkey.now}::timestamptz
    where (select count(*) from passkey where person_id = ${passkey.personID}) < ${passkeysMax}
    on conflict do nothing returning credential_id`.execute(open)
  return rows.length > 0
}

export async function renamePasskey(
  open: Transaction<Schema>,
  personID: string,
  credentialID: string,
  name: string,
): Promise<boolean> {
  const { rows } = await sql`
    update passkey set name = ${name}
    where person_id = ${personID} and credential_id = ${credentialID}
    returning credential_id`.execute(open)
  return rows.length > 0
}

/**
 * Removes a passkey, but never the last one, even if two simultaneous requests remove the last two
 * passkeys.
 */
export async function removePasskey(
  open: Transaction<Schema>,
  personID: string,
  credentialID: string,
): Promise<'removed' | 'unknown' | 'last'> {
  const { rows } = await sql<{ id: string }>`
    select k.credential_id as id from person p join passkey k on k.person_id = p.id
    where p.id = ${personID} order by k.credential_id for update`.execute(open)
  if (!rows.some(({ id }) => id === credentialID)) return 'unknown'
  if (rows.length === 1) return 'last'
  await sql`delete from passkey where credential_id = ${credentialID}`.execute(open)
  return 'removed'
}
