// The server key: from SECRET_KEY, or a random key in the database that all processes share.
import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'

const keyBytes = 32

/**
 * Returns the key in `setting`, which a copy of the database does not reveal.
 * Without a setting, returns the key in the database, which is created if missing.
 */
export async function readServerKey(
  database: Pick<Database, 'query'>,
  setting: string | undefined,
): Promise<Buffer> {
  if (setting !== undefined) return Buffer.from(setting)
  await database.query(
    `insert into server_secret (name, value) values ('server_key', $1) on conflict do nothing`,
    [randomBytes(keyBytes)],
  )
  const { rows } = await database.query<{ value: Uint8Array }>(
    `select value from server_secret where name = 'server_key'`,
  )
  const stored = rows[0]
  if (!stored) throw new Error('the server key could not be stored')
  return Buffer.from(stored.value)
}

/** Returns a key for one purpose. Signatures with it are invalid for every other purpose. */
export function deriveKey(serverKey: Uint8Array, purpose: string): Buffer {
  return createHmac('sha256', serverKey).update(purpose).digest()
}
