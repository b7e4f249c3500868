// `npm run prove`: checks that orders, payments and ledger of a database
// agree, after a restore or at any other time. `--orders FILE` also
// checks that no order in a list of acknowledged orders is missing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { databaseOptionsOf, readConfig, type Config } from '../config.ts'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { parseAcknowledged, type Acknowledged } from './acknowledged-orders.ts'
import { checkBooks, describeBooks, findMissingOrders } from './check-books.ts'

// A statement may take one hour, because checking a database of 100 GB reads whole tables.
const statementMs = 3_600_000

async function openExisting(config: Config): Promise<Database> {
  const { databaseUrl, dataDir } = config
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new Error(`${dataDir} has no database.`)
  return await openDatabase({
    ...databaseOptionsOf(config),
    log: silentLog,
    limits: { requestConnections: 1, statementMs },
  })
}

function readAcknowledged(file: string | undefined, before: string | undefined): Acknowledged[] {
  if (!file && before) throw new Error('--before needs --orders FILE.')
  return file ? parseAcknowledged(readFileSync(file, 'utf8'), before) : []
}

async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { orders: { type: 'string' }, before: { type: 'string' } },
  })
  const acknowledged = readAcknowledged(values.orders, values.before)
  const database = await openExisting(readConfig(process.env))
  try {
    const books = await checkBooks(database)
    const missing = await findMissingOrders(
      database,
      acknowledged.map(({ id }) => id),
    )
    const checked = { ...books, faults: [...missing, ...books.faults] }
    if (values.orders)
      process.stdout.write(`${acknowledged.length} acknowledged orders were looked for.\n`)
    for (const line of describeBooks(checked)) process.stdout.write(`${line}\n`)
    return checked.faults.length > 0 ? 1 : 0
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
