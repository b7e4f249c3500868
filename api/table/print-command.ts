// `npm run tables:print -- --merchant ID`: writes the sheet of a merchant's table codes; with --revoke the codes of before open nothing any more.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { openCatalogue } from '../catalogue/snapshot.ts'
import { CatalogueStore } from '../catalogue/store.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { deriveKey, readServerKey } from '../platform/keys/server-key.ts'
import { listTables, tableKeyPurpose } from './actions.ts'
import { drawSheet, sheetSizes, type SheetSize } from './sheet.ts'
import { openTableStore } from './store.ts'

const usage =
  'Usage: npm run tables:print -- --merchant ID [--tables 1,2] [--size small|medium|large] [--revoke] [--out FILE]'

export type PrintWish = {
  merchantID: string
  tableNumbers: string[] | null
  size: SheetSize
  revoke: boolean
  out: string
}

/** What the arguments ask for. Throws an Error of one sentence. */
export function readPrintWish(args: string[]): PrintWish {
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
    throw new Error(`--tables names no table; leave it out for all of them. ${usage}`)
  return {
    merchantID: merchant,
    tableNumbers,
    size: size as SheetSize,
    revoke,
    out: values.out ?? `tables-${merchant}.html`,
  }
}

async function printTables(): Promise<void> {
  const wish = readPrintWish(process.argv.slice(2))
  const { databaseUrl, dataDir, databaseRetryMs, secretKey, publicUrl } = readConfig(process.env)
  const database = await openDatabase({
    ...(databaseUrl ? { url: databaseUrl } : { dataDir }),
    retryForMs: databaseRetryMs,
    log: silentLog,
  })
  try {
    await database.migrate()
    const catalogue = await openCatalogue(new CatalogueStore(database.kysely), { log: silentLog })
    const merchant = catalogue.find(wish.merchantID)?.merchant
    catalogue.close()
    if (!merchant) throw new Error(`There is no merchant ${wish.merchantID}.`)
    const wanted = merchant.tables.filter(
      (table) => wish.tableNumbers?.includes(table.tableNumber) ?? true,
    )
    const unknown =
      wish.tableNumbers?.filter(
        (number) => !wanted.some((table) => table.tableNumber === number),
      ) ?? []
    if (unknown.length > 0) throw new Error(`${merchant.name} has no table ${unknown.join(', ')}.`)
    if (wanted.length === 0) throw new Error(`${merchant.name} has no tables.`)
    const tables = openTableStore(database)
    const ports = {
      tables,
      publicUrl,
      tableKey: deriveKey(await readServerKey(database, secretKey), tableKeyPurpose),
    }
    if (wish.revoke) {
      const serials = await tables.listSerials(merchant.ID)
      for (const { tableID } of wanted)
        await tables.revoke(
          { merchantID: merchant.ID, tableID },
          serials.get(tableID) ?? 1,
          new Date(),
        )
    }
    const country = countries[merchant.countryCode.toLowerCase() as CountryCode]
    const cards = await listTables(ports, { ...merchant, tables: wanted })
    await writeFile(
      wish.out,
      drawSheet({
        merchantName: merchant.name,
        tables: cards,
        language: country.languages[0],
        size: wish.size,
      }),
    )
    console.log(
      `${wish.out}: ${cards.length} ${cards.length === 1 ? 'table' : 'tables'} of ${merchant.name}${wish.revoke ? '; the codes of before are revoked' : ''}. Open it in a browser and print it at 100 %.\n${cards[0]?.address ?? ''}`,
    )
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  await printTables().catch((error: unknown) => {
    console.error((error as Error).message)
    process.exitCode = 1
  })
}
