// `npm run sessions:end`: ends the sessions of one account, or of all.
import { parseArgs } from 'node:util'
import { databaseOptionsOf, readConfig } from '../config.ts'
import { openLog } from '../http/log.ts'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { openAccountStore } from './store.ts'

const usage = 'Usage: npm run sessions:end -- --phone +6581234567 | --all'

/**
 * Parses the arguments. Returns the phone number of one account,
 * or null for all accounts. Throws an Error with the usage.
 */
export function readTarget(args: string[]): string | null {
  const { values } = parseArgs({
    args,
    options: { phone: { type: 'string' }, all: { type: 'boolean' } },
  })
  if ((values.phone === undefined) === (values.all !== true)) throw new Error(usage)
  if (values.phone === undefined) return null
  if (!/^\+\d{8,15}$/.test(values.phone))
    throw new Error(`--phone must be like +6581234567. ${usage}`)
  return values.phone
}

/**
 * Ends the sessions of the account with this phone number, or of all
 * accounts if the number is null. Their push subscriptions end too. Returns
 * how many sessions were ended. Open event streams end within five minutes.
 */
export async function endSessionsOf(database: Database, phone: string | null): Promise<number> {
  const accounts = openAccountStore(database)
  if (phone === null) return await accounts.endAllSessions()
  const { rows } = await database.query<{ id: string; sessions: number }>(
    `select id, (select count(*) from session where account_id = account.id) as sessions
     from account where phone = $1`,
    [phone],
  )
  const account = rows[0]
  if (!account) return 0
  await accounts.endSessions(account.id)
  return account.sessions
}

async function endSessions(): Promise<void> {
  const phone = readTarget(process.argv.slice(2))
  const config = readConfig(process.env)
  const database = await openDatabase({ ...databaseOptionsOf(config), log: silentLog })
  try {
    const sessions = await endSessionsOf(database, phone)
    openLog('info', process.stderr).info(
      { event: 'sessions_ended', outcome: 'done', scope: phone ? 'account' : 'all', sessions },
      'security event',
    )
    console.log(`Ended ${sessions} sessions.`)
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  await endSessions().catch((error: unknown) => {
    console.error((error as Error).message)
    process.exitCode = 1
  })
}
