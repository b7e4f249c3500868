// Codes of tables: `serial.seal`, signed by the server (HMAC-SHA-256), so that a QR code cannot be made up or moved to another table.
import { createHmac, timingSafeEqual } from 'node:crypto'

// 128 bits: more than anybody can try, and short enough for a small QR code.
const sealBytes = 16

export type TableRef = { merchantID: string; tableID: string }

/** The code of the table's `serial`-th QR code, counted from 1. */
export function signTableCode(key: Uint8Array, table: TableRef, serial: number): string {
  return `${serial}.${sealOf(key, table, serial)}`
}

/** The code's serial; null for one that is not ours or belongs to another table. */
export function readTableCode(key: Uint8Array, table: TableRef, code: string): number | null {
  const [, digits, seal] = /^([1-9]\d{0,6})\.([\w-]{1,64})$/.exec(code) ?? []
  if (digits === undefined || seal === undefined) return null
  const serial = Number(digits)
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(key, table, serial))]
  return given.length === right.length && timingSafeEqual(given, right) ? serial : null
}

function sealOf(key: Uint8Array, { merchantID, tableID }: TableRef, serial: number): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([merchantID, tableID, serial]))
    .digest()
    .subarray(0, sealBytes)
    .toString('base64url')
}
