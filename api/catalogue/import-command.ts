// `npm run catalogue:import -- FILE`: takes a catalogue file in, or says everything that is wrong with it.
import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Fault } from '@tingkat/catalogue/fault'
import { validateCatalogue } from '@tingkat/catalogue/validate'
import { readConfig } from '../config.ts'
import { openMediaFolder } from '../media/folder.ts'
import { readPhotos } from '../media/photos.ts'
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { importCatalogue } from './import-actions.ts'
import { CatalogueStore } from './store.ts'

// One text in memory holds about 500 MB; a country's file is far smaller.
const fileLimit = 400_000_000

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The file as JSON. Throws an Error of one plain sentence when there is no such file or it holds no JSON. */
async function readJson(file: string): Promise<unknown> {
  const size = await stat(file).then(
    ({ size }) => size,
    () => {
      throw new Error(`There is no file ${file}.`)
    },
  )
  if (size > fileLimit) throw new Error(`${file} is larger than ${fileLimit / 1_000_000} MB.`)
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error })
  }
}

async function run(file: string | undefined): Promise<number> {
  if (!file) throw new Error('Name the catalogue file: npm run catalogue:import -- FILE')
  const json = await readJson(file)
  const config = readConfig(process.env)
  const photos = await readPhotos(json, dirname(file), openMediaFolder(config.mediaDir))
  // First without the database: a faulty file is known at once, even while a server uses the data folder.
  const checked = validateCatalogue(json, photos)
  if ('faults' in checked) return sayFaults(checked)
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log: silentLog,
    retryForMs: config.databaseRetryMs,
  })
  try {
    await database.migrate()
    const result = await importCatalogue(new CatalogueStore(database.kysely), json, { photos })
    if ('faults' in result) return sayFaults(result)
    const { country, version, merchants, dishes, places, promos } = result
    say(
      `Imported ${country}, version ${version}: ${merchants} merchants with ${dishes} dishes, ${places} places, ${promos} promo codes.`,
    )
    return 0
  } finally {
    await database.close()
  }
}

function sayFaults({
  faults,
  faultCount,
}: {
  faults: readonly Fault[]
  faultCount: number
}): number {
  for (const { path, message } of faults) say(`${path} ${message}`)
  const more = faultCount - faults.length
  say(
    `${faultCount} ${faultCount === 1 ? 'fault' : 'faults'}${more > 0 ? ` (${more} not shown)` : ''}; nothing was changed.`,
  )
  return 1
}

try {
  process.exitCode = await run(process.argv[2])
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
