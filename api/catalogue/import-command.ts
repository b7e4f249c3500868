// `npm run catalogue:import -- FILE`: imports a catalogue file or prints all its faults.
import { randomBytes } from 'node:crypto'
import { dirname } from 'node:path'
import type { Fault } from '@tingkat/catalogue/fault'
import { validateCatalogue } from '@tingkat/catalogue/validate'
import { databaseOptionsOf, readConfig } from '../config.ts'
import { createPurges } from '../cdn/purges.ts'
import { openMediaStorage } from '../media/open-storage.ts'
import { readPhotos } from '../media/photos.ts'
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { importCatalogue } from './import-actions.ts'
import type { EditedSince } from './import-store.ts'
import { readCatalogueFile } from './read-catalogue-file.ts'
import { CatalogueStore } from './store.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

async function run(options: readonly string[]): Promise<number> {
  const overwrite = options.includes('--overwrite')
  const file = options.find((option) => !option.startsWith('--'))
  if (!file) throw new Error('Name the catalogue file: npm run catalogue:import -- FILE')
  const json = await readCatalogueFile(file)
  const config = readConfig(process.env)
  // A random key suffices: the key signs URLs of private files, and an import stores no private
  // files.
  const storage = openMediaStorage({
    config,
    key: randomBytes(32),
    clock: () => new Date(),
    log: silentLog,
  })
  const photos = await readPhotos(json, dirname(file), storage)
  // The file is validated before the database is opened, so that its faults
  // are printed even while a running server has the data folder locked.
  const checked = validateCatalogue(json, photos)
  if ('faults' in checked) return printFaults(checked)
  const database = await openDatabase({ ...databaseOptionsOf(config), log: silentLog })
  try {
    await database.migrate()
    const purges = createPurges({ hasCdn: config.cdn !== undefined, clock: () => new Date() })
    const result = await importCatalogue(new CatalogueStore(database.kysely, purges), json, {
      photos,
      overwrite,
    })
    if ('edited' in result) return printEdited(result.edited)
    if ('faults' in result) return printFaults(result)
    const { country, version, merchants, dishes, places, promos } = result
    print(
      `Imported ${country}, version ${version}: ${merchants} merchants with ${dishes} ` +
        `dishes, ${places} places, ${promos} promo codes.`,
    )
    return 0
  } finally {
    await database.close()
  }
}

function printEdited(edited: readonly EditedSince[]): number {
  for (const { id, revision, baseRevision } of edited)
    print(
      `${id} was edited in the console: revision ${revision}, the file has ${baseRevision ?? 'none'}`,
    )
  print('revision_conflict; nothing was changed. Use --overwrite to replace these merchants too.')
  return 1
}

function printFaults({
  faults,
  faultCount,
}: {
  faults: readonly Fault[]
  faultCount: number
}): number {
  for (const { path, message } of faults) print(`${path} ${message}`)
  const hidden = faultCount - faults.length
  print(
    `${faultCount} ${faultCount === 1 ? 'fault' : 'faults'}` +
      `${hidden > 0 ? ` (${hidden} not shown)` : ''}; nothing was changed.`,
  )
  return 1
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
