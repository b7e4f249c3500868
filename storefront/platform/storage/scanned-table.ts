// The table whose QR code this browser has scanned, one for each country. Expires after four hours.
import type { DineInInfo } from '@tingkat/ordering/cart/cart'
import { storedByName } from './stored.ts'

/** `at` is the time of the scan, in milliseconds since 1970. */
export type ScannedTable = { table: DineInInfo; at: number }

// Four hours, in milliseconds: longer than a dinner takes. After that time, orders from a page that
// was left open are no longer sent to the table.
const maxAgeMs = 4 * 3_600_000

export const scannedTableStore = storedByName('seat.', parse)

/**
 * Returns the scanned table if it belongs to the merchant and was scanned less than four hours ago,
 * else null.
 */
export function findScannedTable(
  scanned: ScannedTable | null,
  merchantID: string,
  now: number,
): DineInInfo | null {
  const isFresh = scanned !== null && now - scanned.at < maxAgeMs
  return isFresh && scanned.table.merchants[merchantID] ? scanned.table : null
}

function parse(value: unknown): ScannedTable | null {
  const { table, at } = (value ?? {}) as Partial<ScannedTable>
  const isValid =
    typeof at === 'number' &&
    typeof table?.tableID === 'string' &&
    typeof table.merchants === 'object' &&
    table.merchants !== null &&
    Object.values(table.merchants).every(
      (seat) => typeof seat?.tableNumber === 'string' && Number.isInteger(seat.eaterCount),
    )
  return isValid ? { table, at } : null
}
