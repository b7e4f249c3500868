// `npm run secret:rotate`: encrypts the stored secrets again with SECRET_KEY if they were encrypted
// with SECRET_KEY_FORMER. Servers can keep running.
import { ConfigError, databaseOptionsOf, readConfig } from '../config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { deriveKeys, readKeyRing } from '../platform/keys/key-ring.ts'
import { silentLog } from '../platform/log.ts'
import { resealWebhooks } from '../webhook/sealed-secrets.ts'
import { webhookKeyPurpose } from '../webhook/signature.ts'
import { openWebhookStore } from '../webhook/store.ts'

async function rotateSecret(): Promise<number> {
  const config = readConfig(process.env)
  const { formerSecretKey } = config
  if (!formerSecretKey)
    throw new ConfigError(['SECRET_KEY_FORMER must be set to the key before SECRET_KEY.'])
  const database = await openDatabase({ ...databaseOptionsOf(config), log: silentLog })
  try {
    const keys = deriveKeys(
      await readKeyRing(database, config, () => new Date()),
      webhookKeyPurpose,
    )
    const { done, unreadable } = await resealWebhooks(openWebhookStore(database), keys)
    console.log(`Encrypted the webhook secrets of ${done} partners with SECRET_KEY.`)
    for (const partnerID of unreadable)
      console.log(`No key opens the webhook secret of ${partnerID}: the partner needs a new one.`)
    console.log(
      `Print new table codes before ${formerSecretKey.until.toISOString()}, with npm run ` +
        'tables:print: older ones become invalid then.',
    )
    return unreadable.length > 0 ? 1 : 0
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await rotateSecret()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
