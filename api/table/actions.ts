// Use cases of tables: check a scanned code, list the URLs in QR codes, revoke a code.
import type { PartnerTable, Table } from '@tingkat/contract/table'
import type { DineInInfo } from '@tingkat/ordering/cart/cart'
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { findTable } from '@tingkat/ordering/order/dine-in'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { refuse, type Refusal } from '@tingkat/ordering/refusal'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problem, refused, type ProblemError } from '../http/problem.ts'
import type { Partner } from '../partner/store.ts'
import { readWithKeys, type KeyRing } from '../platform/keys/key-ring.ts'
import type { TableStore } from './store.ts'
import { readTableCode, signTableCode, type TableRef } from './table-code.ts'

export type TablePorts = {
  tables: TableStore
  /** The keys that sign table codes. They sign nothing else. */
  tableKeys: KeyRing
  /**
   * Whether an order at a table needs the code of the table. Otherwise the table's number suffices.
   */
  codesRequired: boolean
  catalogue: Pick<Catalogue, 'find'>
  publicUrl: string
  clock: () => Date
}

/** The server derives a key for each purpose from its main key. This purpose is for table codes. */
export const tableKeyPurpose = 'table-code'

type ScannedTable = { merchantID: string; tableNumber: string; tableCode: string }

/**
 * Returns the scanned table. Throws not_found for an unknown merchant,
 * and required_restaurant_params for an unknown table or an invalid code.
 */
export async function readTable(ports: TablePorts, scanned: ScannedTable): Promise<Table> {
  const found = ports.catalogue.find(scanned.merchantID)
  if (!found) throw problem('not_found')
  const table = findTable(found.merchant, scanned.tableNumber)
  if (
    !table ||
    !(await isValidCode(
      ports,
      { merchantID: scanned.merchantID, tableID: table.tableID },
      scanned.tableCode,
    ))
  )
    throw refused(wrongTable(scanned))
  return { merchantID: scanned.merchantID, ...table, tableCode: scanned.tableCode }
}

/**
 * Returns null if all table codes of the order are valid. Otherwise returns a refusal. Sends one
 * query per table, and none for an order that is delivered.
 */
export async function checkTableCodes(
  ports: Pick<TablePorts, 'tables' | 'tableKeys' | 'codesRequired'>,
  dineInInfo: DineInInfo | null,
): Promise<ProblemError | null> {
  for (const [merchantID, { tableNumber, tableCode = '' }] of Object.entries(
    dineInInfo?.merchants ?? {},
  )) {
    if (!(await isValidCode(ports, { merchantID, tableID: dineInInfo?.tableID ?? '' }, tableCode)))
      return refused(wrongTable({ merchantID, tableNumber }))
  }
  return null
}

async function isValidCode(
  { tables, tableKeys, codesRequired }: Pick<TablePorts, 'tables' | 'tableKeys' | 'codesRequired'>,
  table: TableRef,
  code: string,
): Promise<boolean> {
  if (code === '') return !codesRequired
  const serial = readWithKeys(tableKeys, (key) => readTableCode(key, table, code))
  return serial !== null && serial === (await tables.readSerial(table))
}

const wrongTable = ({
  merchantID,
  tableNumber,
}: Pick<ScannedTable, 'merchantID' | 'tableNumber'>): Refusal =>
  refuse('required_restaurant_params', { merchantID, tableNumber })

/** Returns the tables of a merchant with the URLs in their current QR codes. */
export async function listTables(
  { tables, tableKeys, publicUrl }: Pick<TablePorts, 'tables' | 'tableKeys' | 'publicUrl'>,
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
        signTableCode(
          tableKeys.current,
          { merchantID: merchant.ID, tableID: table.tableID },
          serial,
        ),
      ),
    }
  })
}

/** Returns the URL in the QR code of a table. The URL opens the merchant's menu at that table. */
function tableAddress(
  publicUrl: string,
  { ID, countryCode }: Pick<Merchant, 'ID' | 'countryCode'>,
  tableNumber: string,
  tableCode: string,
): string {
  const country = countries[countryCode.toLowerCase() as CountryCode]
  const query = new URLSearchParams({ tableNumber, tableCode })
  return (
    `${publicUrl}/${country.code}/${country.languages[0]}/restaurant/menu/` +
    `${encodeURIComponent(ID)}?${query.toString()}`
  )
}

/**
 * Lists the tables of a partner's merchant. Throws forbidden if the partner
 * is not a merchant, and not_found for a merchant of another partner.
 */
export async function listPartnerTables(
  ports: TablePorts,
  partner: Partner,
  merchantID: string,
): Promise<PartnerTable[]> {
  return await listTables(ports, requireOwnMerchant(ports, partner, merchantID))
}

/**
 * Revokes the table's code with this `serial` and returns the table with its new
 * code. Throws not_found for an unknown table, and what `listPartnerTables` throws.
 */
export async function revokeTableCode(
  ports: TablePorts,
  partner: Partner,
  { merchantID, tableNumber, serial }: { merchantID: string; tableNumber: string; serial: number },
): Promise<PartnerTable> {
  const merchant = requireOwnMerchant(ports, partner, merchantID)
  const table = findTable(merchant, tableNumber)
  if (!table) throw problem('not_found')
  await ports.tables.revoke({ merchantID, tableID: table.tableID }, serial, ports.clock())
  const updated = (await listTables(ports, { ...merchant, tables: [table] }))[0]
  if (!updated) throw problem('not_found')
  return updated
}

function requireOwnMerchant(
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
