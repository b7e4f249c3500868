// `npm run catalogue:import -- FILE`: takes a catalogue file in, or says everything that is wrong with it.
import { readFile, stat } from 'node:fs/promises'
import { readConfig } from '../config.ts'
import { openDatabase } from '../platform/database.ts'
import { silentLog } from '../platform/log.ts'
import { importCatalogue } from './import-actions.ts'
import { CatalogueStore } from './store.ts'

// A hundred thousand merchants are about 3 GB, more than one text can hold; a country's file is far smaller.
const fileLimit = 400_000_000

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The file as JSON. Throws an Error of one plain sentence when there is no such file or it holds no JSON. */
async function readJson(file: string): Promise<unknown> {
  const size = await stat(file).then(({ size }) => size, () => { throw new Error(`There is no file ${file}.`) })
  if (size > fileLimit) throw new Error(`${file} is larger than ${fileLimit / 1_000_000} MB.`)
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`)
  }
}

async function run(file: string | undefined): Promise<number> {
  if (!file) throw new Error('Name the catalogue file: npm run catalogue:import -- FILE')
  const json = await readJson(file)
  const config = readConfig(process.env)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, log: silentLog, retryForMs: config.databaseRetryMs })
  try {
    await database.migrate()
    const result = await importCatalogue(new CatalogueStore(database.kysely), json)
    if ('faults' in result) {
      for (const { path, message } of result.faults) say(`${path} ${message}`)
      const more = result.faultCount - result.faults.length
      say(`${result.faultCount} ${result.faultCount === 1 ? 'fault' : 'faults'}${more > 0 ? ` (${more} not shown)` : ''}; nothing was changed.`)
      return 1
    }
    const { country, version, merchants, dishes, places, promos } = result
    say(`Imported ${country}, version ${version}: ${merchants} merchants with ${dishes} dishes, ${places} places, ${promos} promo codes.`)
    return 0
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await run(process.argv[2])
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
