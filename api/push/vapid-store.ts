// The pair of keys that push services know this server by: from settings, or made once and kept in the database.
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'

export type Vapid = { publicKey: string; privateKey: string; subject: string }

/** Browsers subscribe with the public one: with another pair no subscription from before works any more. */
export async function readVapid(
  database: Pick<Database, 'query'>,
  { publicKey, privateKey, subject }: Config['vapid'],
): Promise<Vapid> {
  if (publicKey && privateKey) return { publicKey, privateKey, subject }
  const made = webPush.generateVAPIDKeys()
  await database.query(
    `insert into server_secret (name, value) values ('vapid', $1) on conflict do nothing`,
    [Buffer.from(JSON.stringify(made))],
  )
  const { rows } = await database.query<{ value: Uint8Array }>(
    `select value from server_secret where name = 'vapid'`,
  )
  const kept = JSON.parse(Buffer.from(rows[0]?.value ?? []).toString()) as typeof made
  return { ...kept, subject }
}
