// `npm run export:country -- sg FILE.jsonl.gz`: writes a logical copy of one country.
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { once } from 'node:events'
import { createGzip } from 'node:zlib'
import { findCountry } from '@tingkat/ordering/country/country'
import { databaseOptionsOf, readConfig } from '../config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { exportCountry } from './country-export-store.ts'

const usage = 'npm run export:country -- sg FILE.jsonl.gz'
// A statement may take one hour, because one statement reads the country's largest table.
const statementMs = 3_600_000

async function run([code, file]: string[]): Promise<void> {
  const country = findCountry(code)
  if (!country || !file) throw new Error(`Name the country and the file: ${usage}`)
  if (existsSync(file)) throw new Error(`${file} exists already.`)
  const draft = `${file}.part`
  const gzip = createGzip()
  const written = finished(gzip.pipe(createWriteStream(draft, { mode: 0o600, flush: true })))
  const options = databaseOptionsOf(readConfig(process.env))
  const database = await openDatabase({
    ...options,
    limits: { ...options.limits, requestConnections: 1, statementMs },
    log: silentLog,
  })
  try {
    const { rows, leftOut } = await exportCountry(database, country.code, async (line) => {
      if (!gzip.write(`${line}\n`)) await once(gzip, 'drain')
    })
    gzip.end()
    await written
    await rename(draft, file)
    const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
    const tables = Object.keys(rows).length
    process.stdout.write(`${file}: ${count} rows of ${tables} tables of ${country.code}.\n`)
    process.stdout.write(`Without a country: ${leftOut.join(', ')}.\n`)
  } finally {
    gzip.destroy()
    await rm(draft, { force: true })
    await database.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
