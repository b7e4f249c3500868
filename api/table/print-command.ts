// `npm run tables:print -- --merchant ID`: writes a printable sheet of a merchant's
// table codes. With --revoke, the current codes are first replaced by new ones.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { openCatalogue } from '../catalogue/snapshot.ts'
import { CatalogueStore } from '../catalogue/store.ts'
import { databaseOptionsOf, readConfig, type Config } from '../config.ts'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { deriveKeys, readKeyRing } from '../platform/keys/key-ring.ts'
import { listTables, tableKeyPurpose } from './actions.ts'
import { drawSheet, sheetSizes, type SheetSize } from './sheet.ts'
import { openTableStore, type TableStore } from './store.ts'

const usage =
  'Usage: npm run tables:print -- --merchant ID [--tables 1,2] [--size small|medium|large] [--revoke] [--out FILE]'

export type PrintOptions = {
  merchantID: string
  tableNumbers: string[] | null
  size: SheetSize
  revoke: boolean
  out: string
}

/** Parses the arguments. Throws an Error that says what is wrong. */
export function readPrintOptions(args: string[]): PrintOptions {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      merchant: text,
      tables: text,
      size: text,
      out: text,
      revoke: { type: 'boolean', default: false },
    },
  })
  const { merchant, size = 'medium', revoke } = values
  if (!merchant) throw new Error(`--merchant is missing. ${usage}`)
  if (!Object.hasOwn(sheetSizes, size))
    throw new Error(`--size must be ${Object.keys(sheetSizes).join(', ')}. ${usage}`)
  const tableNumbers =
    values.tables
      ?.split(',')
      .map((number) => number.trim())
      .filter(Boolean) ?? null
  if (tableNumbers?.length === 0)
    throw new Error(`--tables is empty; omit it for all tables. ${usage}`)
  return {
    merchantID: merchant,
    tableNumbers,
    size: size as SheetSize,
    revoke,
    out: values.out ?? `tables-${merchant}.html`,
  }
}

async function printTables(): Promise<void> {
  const options = readPrintOptions(process.argv.slice(2))
  const config = readConfig(process.env)
  const database = await openDatabase({ ...databaseOptionsOf(config), log: silentLog })
  try {
    await database.migrate()
    await writeSheet(database, config, options)
  } finally {
    await database.close()
  }
}

async function writeSheet(
  database: Database,
  config: Config,
  options: PrintOptions,
): Promise<void> {
  const merchant = await readMerchant(database, options.merchantID)
  const selected = { ...merchant, tables: selectTables(merchant, options.tableNumbers) }
  const tables = openTableStore(database)
  if (options.revoke) await revokeCodes(tables, selected)
  const keys = await readKeyRing(database, config, () => new Date())
  const tableKeys = deriveKeys(keys, tableKeyPurpose)
  const { publicUrl } = config
  const cards = await listTables({ tables, publicUrl, tableKeys }, selected)
  const country = countries[merchant.countryCode.toLowerCase() as CountryCode]
  const sheet = drawSheet({
    merchantName: merchant.name,
    tables: cards,
    language: country.languages[0],
    size: options.size,
  })
  await writeFile(options.out, sheet)
  const count = `${cards.length} ${cards.length === 1 ? 'table' : 'tables'}`
  const revoked = options.revoke ? '; the former codes are revoked' : ''
  console.log(
    `${options.out}: ${count} of ${merchant.name}${revoked}. Open it in a browser and ` +
      `print it at 100 %.\n${cards[0]?.address ?? ''}`,
  )
}

async function readMerchant(database: Database, merchantID: string): Promise<Merchant> {
  const catalogue = await openCatalogue(new CatalogueStore(database.kysely), { log: silentLog })
  const merchant = catalogue.find(merchantID)?.merchant
  catalogue.close()
  if (!merchant) throw new Error(`There is no merchant ${merchantID}.`)
  return merchant
}

/** Returns the tables with these numbers, or all tables for null. Throws if one does not exist. */
function selectTables({ name, tables }: Merchant, tableNumbers: string[] | null) {
  const selected = tables.filter((table) => tableNumbers?.includes(table.tableNumber) ?? true)
  const unknown = (tableNumbers ?? []).filter(
    (number) => !selected.some((table) => table.tableNumber === number),
  )
  if (unknown.length > 0) throw new Error(`${name} has no table ${unknown.join(', ')}.`)
  if (selected.length === 0) throw new Error(`${name} has no tables.`)
  return selected
}

async function revokeCodes(
  tableStore: TableStore,
  { ID, tables }: Pick<Merchant, 'ID' | 'tables'>,
): Promise<void> {
  const serials = await tableStore.listSerials(ID)
  for (const { tableID } of tables)
    await tableStore.revoke({ merchantID: ID, tableID }, serials.get(tableID) ?? 1, new Date())
}

if (import.meta.main) {
  await printTables().catch((error: unknown) => {
    console.error((error as Error).message)
    process.exitCode = 1
  })
}
