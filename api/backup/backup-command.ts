// `npm run backup -- FILE`: copies the embedded database to a file, even while the server runs.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readConfig } from '../config.ts'
import { silentLog } from '../platform/log.ts'
import { FolderInUse } from '../platform/pglite/folder-lock.ts'
import { PgliteEngine } from '../platform/pglite/pglite.ts'
import { requestBackup } from './backup-socket.ts'

async function copyDatabase(dataDir: string, file: string): Promise<void> {
  let engine: PgliteEngine
  try {
    engine = new PgliteEngine({ dataDir, log: silentLog })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return await requestBackup(dataDir, file)
  }
  try {
    await engine.dump(file)
  } finally {
    await engine.end()
  }
}

async function run(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Name the file: npm run backup -- FILE.tar.gz')
  if (existsSync(file)) throw new Error(`${file} exists already.`)
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) throw new Error('DATABASE_URL names a PostgreSQL server: see docs/backups.md.')
  if (!existsSync(join(dataDir, 'postgres'))) throw new Error(`${dataDir} has no database.`)
  const drafts = [`${file}.tar.part`, `${file}.part`] as const
  try {
    await copyDatabase(dataDir, drafts[0])
    await pipeline(
      createReadStream(drafts[0]),
      createGzip(),
      createWriteStream(drafts[1], { flush: true }),
    )
    await rename(drafts[1], file)
  } finally {
    for (const draft of drafts) await rm(draft, { force: true })
  }
  const { size } = await stat(file)
  process.stdout.write(`${file}: ${(size / 1_000_000).toFixed(1)} MB.\n`)
}

try {
  await run(process.argv[2])
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
