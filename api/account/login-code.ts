// One-time codes: how they are made, kept and compared, and how long and how often one may be tried.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

const digits = 6
export const codeLifeSeconds = 5 * 60
export const codeTriesMax = 5
/** Codes to one number within the window: a lost text or two, no more. */
export const codesPerWindow = 3
export const codeWindowSeconds = 10 * 60

export function newCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** The code's id is its salt. */
export function hashCode(codeID: string, code: string): Buffer {
  return createHash('sha256').update(`${codeID}:${code}`).digest()
}

export function isSameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
