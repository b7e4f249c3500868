// The table whose QR code this browser has scanned: kept while somebody may still sit there.
import type { DineInInfo } from '@tingkat/ordering/cart/cart'
import { createStored, type Stored } from './stored.ts'

/** `at` is the moment of the scan, milliseconds since 1970. */
export type ScannedTable = { table: DineInInfo; at: number }

// Longer than a long dinner; a page left open must not order to a table of yesterday.
const seatMs = 4 * 3_600_000

const stores = new Map<string, Stored<ScannedTable>>()

export function scannedTableStore(countryCode: string): Stored<ScannedTable> {
  let stored = stores.get(countryCode)
  if (!stored) stores.set(countryCode, (stored = createStored(`seat.${countryCode}`, parse)))
  return stored
}

/** The table at that merchant; null when none was scanned there, or too long ago. */
export function findScannedTable(
  seat: ScannedTable | null,
  merchantID: string,
  now: number,
): DineInInfo | null {
  const fresh = seat !== null && now - seat.at < seatMs
  return fresh && seat.table.merchants[merchantID] ? seat.table : null
}

function parse(value: unknown): ScannedTable | null {
  const { table, at } = (value ?? {}) as Partial<ScannedTable>
  const whole =
    typeof at === 'number' &&
    typeof table?.tableID === 'string' &&
    typeof table.merchants === 'object' &&
    table.merchants !== null &&
    Object.values(table.merchants).every(
      (one) => typeof one?.tableNumber === 'string' && Number.isInteger(one.eaterCount),
    )
  return whole ? { table, at } : null
}
