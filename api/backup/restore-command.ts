// `npm run restore -- FILE`: restores a copy of the embedded database into a DATA_DIR that has no
// database, after checking that orders, payments and ledger agree.
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { readConfig } from '../config.ts'
import { embeddedDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { PgliteEngine } from '../platform/pglite/pglite.ts'
import { checkBooks, describeBooks, type BookCheck } from './check-books.ts'

/** Restores the copy into `folder` and checks orders, payments and ledger there. */
async function restoreInto(folder: string, file: string): Promise<BookCheck> {
  const dump = join(folder, 'copy.tar')
  await pipeline(createReadStream(file), createGunzip(), createWriteStream(dump))
  const database = embeddedDatabase(new PgliteEngine({ dataDir: folder, dump, log: silentLog }))
  try {
    await database.migrate()
    return await checkBooks(database)
  } finally {
    await database.close()
  }
}

async function run(file: string | undefined): Promise<number> {
  if (!file) throw new Error('Name the file: npm run restore -- FILE.tar.gz')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) throw new Error('DATABASE_URL names a PostgreSQL server: see docs/backups.md.')
  const target = join(dataDir, 'postgres')
  if (existsSync(target))
    throw new Error(`${dataDir} has a database already: move it away, or set another DATA_DIR.`)
  mkdirSync(dataDir, { recursive: true })
  // The copy is restored in the same file system as
  // its target, so that one rename puts it in place.
  const folder = await mkdtemp(join(dataDir, 'restore-'))
  try {
    const books = await restoreInto(folder, file)
    for (const line of describeBooks(books)) process.stdout.write(`${line}\n`)
    if (books.faults.length > 0) return 1
    await rename(join(folder, 'postgres'), target)
    return 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  process.exitCode = await run(process.argv[2])
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
