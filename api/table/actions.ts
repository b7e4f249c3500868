// Tables: whether a scanned code is good at a table, the address that each QR code says, and revoking one.
import type { PartnerTable, Table } from '@tingkat/contract/table'
import type { DineInInfo } from '@tingkat/ordering/cart/cart'
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { findTable } from '@tingkat/ordering/order/dine-in'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { refuse, type Refusal } from '@tingkat/ordering/refusal'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problem, refused, type ProblemError } from '../http/problem.ts'
import type { Partner } from '../partner/store.ts'
import type { TableStore } from './store.ts'
import { readTableCode, signTableCode, type TableRef } from './table-code.ts'

export type TablePorts = {
  tables: TableStore
  /** Signs and reads table codes, and nothing else. */
  tableKey: Uint8Array
  /** Whether a table takes orders without its code, by its number alone. */
  codesRequired: boolean
  catalogue: Pick<Catalogue, 'find'>
  publicUrl: string
  clock: () => Date
}

/** What the key of table codes is derived for. */
export const tableKeyPurpose = 'table-code'

type Asked = { merchantID: string; tableNumber: string; tableCode: string }

/** The table that was scanned. Throws not_found for an unknown merchant, and required_restaurant_params for a table or code that is not good there. */
export async function readTable(ports: TablePorts, asked: Asked): Promise<Table> {
  const found = ports.catalogue.find(asked.merchantID)
  if (!found) throw problem('not_found')
  const table = findTable(found.merchant, asked.tableNumber)
  if (
    !table ||
    !(await isGood(
      ports,
      { merchantID: asked.merchantID, tableID: table.tableID },
      asked.tableCode,
    ))
  )
    throw refused(wrongTable(asked))
  return { merchantID: asked.merchantID, ...table, tableCode: asked.tableCode }
}

/** Null when every merchant's table may order now. Asks the database once a table, and not at all for food that goes to a door. */
export async function checkTableCodes(
  ports: Pick<TablePorts, 'tables' | 'tableKey' | 'codesRequired'>,
  dineInInfo: DineInInfo | null,
): Promise<ProblemError | null> {
  for (const [merchantID, { tableNumber, tableCode = '' }] of Object.entries(
    dineInInfo?.merchants ?? {},
  )) {
    if (!(await isGood(ports, { merchantID, tableID: dineInInfo?.tableID ?? '' }, tableCode)))
      return refused(wrongTable({ merchantID, tableNumber }))
  }
  return null
}

async function isGood(
  { tables, tableKey, codesRequired }: Pick<TablePorts, 'tables' | 'tableKey' | 'codesRequired'>,
  table: TableRef,
  code: string,
): Promise<boolean> {
  if (code === '') return !codesRequired
  const serial = readTableCode(tableKey, table, code)
  return serial !== null && serial === (await tables.readSerial(table))
}

const wrongTable = ({
  merchantID,
  tableNumber,
}: Pick<Asked, 'merchantID' | 'tableNumber'>): Refusal =>
  refuse('required_restaurant_params', { merchantID, tableNumber })

/** The tables of one merchant with the addresses of their good codes. */
export async function listTables(
  { tables, tableKey, publicUrl }: Pick<TablePorts, 'tables' | 'tableKey' | 'publicUrl'>,
  merchant: Pick<Merchant, 'ID' | 'tables' | 'countryCode'>,
): Promise<PartnerTable[]> {
  const serials = await tables.listSerials(merchant.ID)
  return merchant.tables.map((table) => {
    const serial = serials.get(table.tableID) ?? 1
    return {
      ...table,
      serial,
      address: tableAddress(
        publicUrl,
        merchant,
        table.tableNumber,
        signTableCode(tableKey, { merchantID: merchant.ID, tableID: table.tableID }, serial),
      ),
    }
  })
}

/** What the QR code of a table says: its merchant's menu, at that table. The name in the path is for people, who do not read QR codes. */
function tableAddress(
  publicUrl: string,
  { ID, countryCode }: Pick<Merchant, 'ID' | 'countryCode'>,
  tableNumber: string,
  tableCode: string,
): string {
  const country = countries[countryCode.toLowerCase() as CountryCode]
  const query = new URLSearchParams({ tableNumber, tableCode })
  return `${publicUrl}/${country.code}/${country.languages[0]}/restaurant/menu/${encodeURIComponent(ID)}?${query.toString()}`
}

/** Throws forbidden for couriers, and not_found for a merchant that is none of the partner's. */
export async function listPartnerTables(
  ports: TablePorts,
  partner: Partner,
  merchantID: string,
): Promise<PartnerTable[]> {
  return await listTables(ports, requireOwn(ports, partner, merchantID))
}

/** The table's code of that serial opens nothing any more; gives the table as it is now. Throws as `listPartnerTables`, and not_found without such a table. */
export async function revokeTableCode(
  ports: TablePorts,
  partner: Partner,
  { merchantID, tableNumber, serial }: { merchantID: string; tableNumber: string; serial: number },
): Promise<PartnerTable> {
  const merchant = requireOwn(ports, partner, merchantID)
  const table = findTable(merchant, tableNumber)
  if (!table) throw problem('not_found')
  await ports.tables.revoke({ merchantID, tableID: table.tableID }, serial, ports.clock())
  const kept = (await listTables(ports, { ...merchant, tables: [table] }))[0]
  if (!kept) throw problem('not_found')
  return kept
}

function requireOwn(
  { catalogue }: TablePorts,
  { role, country, merchantIDs }: Partner,
  merchantID: string,
): Merchant {
  if (role !== 'merchant') throw problem('forbidden')
  const merchant = catalogue.find(merchantID)?.merchant
  const own =
    merchant?.countryCode.toLowerCase() === country && (merchantIDs?.includes(merchantID) ?? true)
  if (!merchant || !own) throw problem('not_found')
  return merchant
}
