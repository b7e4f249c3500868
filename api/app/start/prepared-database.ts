// Finds the prepared database: a data folder with all tables and the demo catalogues. The first
// start of the embedded database copies it, because creating all of that takes several seconds.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles } from '@tingkat/catalogue/demo/fingerprint'
import { countryCodes } from '@tingkat/ordering/country/country'
import type { Config } from '../../config.ts'

const root = join(import.meta.dirname, '../../..')

/** `npm start` and `npm test` write this folder while they build the product. */
export const preparedFolder = join(root, '.cache/database')

// Folders with the migrations, the demo data, and the code that imports it.
const sources = ['api/migrations', 'api/catalogue', 'api/platform', 'catalogue', 'ordering']

const isSource = (name: string) =>
  /\.(ts|yaml|json)$/.test(name) && !/(^|\/)node_modules\/|\.test\.ts$/.test(name)

/** Returns a digest that changes whenever the content of a prepared database can change. */
export async function preparedKey(): Promise<string> {
  const hashes = await Promise.all(sources.map((folder) => hashFiles(join(root, folder), isSource)))
  // package.json names the versions of PGlite and of the job runner, which determine the tables and
  // files of the prepared database.
  const packages = await readFile(join(root, 'api/package.json'), 'utf8')
  return createHash('sha256').update(hashes.join()).update(packages).digest('hex')
}

/** Whether `folder` contains a prepared database that was written from the current `sources`. */
export async function isPrepared(folder: string): Promise<boolean> {
  const key = await readFile(join(folder, 'key'), 'utf8').catch(() => undefined)
  return key !== undefined && key === (await preparedKey())
}

/**
 * Returns the folder of the prepared database. Returns undefined if there is no current prepared
 * database, or if the server has a database already, uses another database, or imports other
 * catalogues.
 */
export async function findPrepared(
  { databaseUrl, dataDir, catalogue, countries }: Config,
  folder = preparedFolder,
): Promise<string | undefined> {
  if (databaseUrl || catalogue !== 'demo') return undefined
  if (!countryCodes.every((code) => countries.includes(code))) return undefined
  if (existsSync(join(dataDir, 'postgres/PG_VERSION'))) return undefined
  // Computing the key reads a thousand files, so it is compared last.
  return (await isPrepared(folder)) ? join(folder, 'postgres') : undefined
}
