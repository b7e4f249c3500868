// The server's own key: from a setting, or made once and kept in
// the database, so that restarts and several processes agree.
import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'

const keyBytes = 32

/**
 * `setting` wins: a key that the database does not hold is
 * worth nothing to whoever copies the database.
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
  const kept = rows[0]
  if (!kept) throw new Error('the server key was not kept')
  return Buffer.from(kept.value)
}

/** A key for one purpose alone: what it signs proves nothing elsewhere. */
export function deriveKey(serverKey: Uint8Array, purpose: string): Buffer {
  return createHmac('sha256', serverKey).update(purpose).digest()
}
