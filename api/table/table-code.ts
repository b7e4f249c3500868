// Codes of tables: `serial.signature`, with HMAC-SHA-256.
// A code cannot be forged, and is valid at one table only.
import { createHmac, timingSafeEqual } from 'node:crypto'

// A signature of 128 bits cannot be guessed, and is short enough for a small QR code.
const signatureBytes = 16

export type TableRef = { merchantID: string; tableID: string }

/**
 * Returns a signed code. The first code of a table has the `serial` 1, the next one 2, and so on.
 */
export function signTableCode(key: Uint8Array, table: TableRef, serial: number): string {
  return `${serial}.${signatureOf(key, table, serial)}`
}

/** Returns the serial of the code. Returns null for a forged code or the code of another table. */
export function readTableCode(key: Uint8Array, table: TableRef, code: string): number | null {
  const [, digits, signature] = /^([1-9]\d{0,6})\.([\w-]{1,64})$/.exec(code) ?? []
  if (digits === undefined || signature === undefined) return null
  const serial = Number(digits)
  const received = Buffer.from(signature)
  const expected = Buffer.from(signatureOf(key, table, serial))
  const isValid = received.length === expected.length && timingSafeEqual(received, expected)
  return isValid ? serial : null
}

function signatureOf(key: Uint8Array, { merchantID, tableID }: TableRef, serial: number): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([merchantID, tableID, serial]))
    .digest()
    .subarray(0, signatureBytes)
    .toString('base64url')
}
