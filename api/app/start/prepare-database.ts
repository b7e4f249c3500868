// Writes the prepared database: tables, job tables and the demo catalogues. It contains no secret
// and no personal data, because every installation that copies it would share them.
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoFiles, importDemos } from '../../catalogue/demo-import.ts'
import { CatalogueStore } from '../../catalogue/store.ts'
import { createPurges } from '../../cdn/purges.ts'
import { embeddedDatabase } from '../../platform/database/database.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import { silentLog } from '../../platform/log.ts'
import { PgliteEngine } from '../../platform/pglite/pglite.ts'
import { preparedKey } from './prepared-database.ts'

/**
 * Writes the prepared database to the folder, whose former content is deleted. The file
 * `key` is written last, so that a folder whose preparation was interrupted is never used.
 */
export async function prepareDatabase(folder: string): Promise<void> {
  const key = await preparedKey()
  rmSync(folder, { recursive: true, force: true })
  const database = embeddedDatabase(new PgliteEngine({ dataDir: folder, log: silentLog }))
  try {
    await database.migrate()
    const jobs = await openJobs(database, { log: silentLog, runsJobs: false })
    await jobs.stop()
    const purges = createPurges({ hasCdn: false, clock: () => new Date() })
    await importDemos(new CatalogueStore(database.kysely, purges), demoFiles)
  } finally {
    await database.close()
  }
  writeFileSync(join(folder, 'key.new'), key)
  renameSync(join(folder, 'key.new'), join(folder, 'key'))
}
