// The VAPID keys with which the server signs push messages: from
// the settings, or a generated pair that is stored in the database.
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'

export type Vapid = { publicKey: string; privateKey: string; subject: string }

/**
 * Returns the key pair. It must not change, because subscriptions are
 * valid only for the public key with which the browser created them.
 */
export async function readVapid(
  database: Pick<Database, 'query'>,
  { publicKey, privateKey, subject }: Config['vapid'],
): Promise<Vapid> {
  if (publicKey && privateKey) return { publicKey, privateKey, subject }
  const stored = (await readKeys(database)) ?? (await generateKeys(database))
  return { ...stored, subject }
}

type Keys = Pick<Vapid, 'publicKey' | 'privateKey'>

async function readKeys(database: Pick<Database, 'query'>): Promise<Keys | undefined> {
  const { rows } = await database.query<{ value: Uint8Array }>(
    `select value from server_secret where name = 'vapid'`,
  )
  const [row] = rows
  return row && (JSON.parse(Buffer.from(row.value).toString()) as Keys)
}

/** Stores a new key pair. If another process has stored one first, returns that one. */
async function generateKeys(database: Pick<Database, 'query'>): Promise<Keys> {
  const { default: webPush } = await import('web-push')
  const generated = webPush.generateVAPIDKeys()
  await database.query(
    `insert into server_secret (name, value) values ('vapid', $1) on conflict do nothing`,
    [Buffer.from(JSON.stringify(generated))],
  )
  return (await readKeys(database)) ?? generated
}
