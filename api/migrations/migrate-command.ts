// `npm run migrate`: creates or changes all tables of the database,
// including those of the job runner. A single server does the same
// when it starts; for several servers, run this command before them.
import { databaseOptionsOf, readConfig } from '../config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { silentLog } from '../platform/log.ts'

async function run(): Promise<void> {
  const database = await openDatabase({
    ...databaseOptionsOf(readConfig(process.env)),
    log: silentLog,
  })
  try {
    await database.migrate()
    const jobs = await openJobs(database, { log: silentLog, runsJobs: false })
    await jobs.stop({ graceful: false })
    process.stdout.write('The tables are up to date.\n')
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
