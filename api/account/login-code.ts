// Rules of one-time codes: format, hash, lifetime, tries and codes for each number.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

const digits = 6
export const codeLifeSeconds = 5 * 60
export const codeTriesMax = 5

export type CodePurpose = 'login' | 'delete_account'

// Codes for one number: the first window allows for lost texts. The second limits guessing from any
// number of addresses: ten codes with five tries each are fifty guesses in a million a day.
const windows = [
  { codes: 3, seconds: 10 * 60 },
  { codes: 10, seconds: 24 * 3_600 },
]
export const longestWindowSeconds = Math.max(...windows.map((window) => window.seconds))
export const maxCodesPerWindow = Math.max(...windows.map((window) => window.codes))

/**
 * Seconds until the number may get another code, 0 for now.
 * `sentAt` has the last codes, newest first.
 */
export function secondsUntilNextCode(sentAt: readonly Date[], now: Date): number {
  const waits = windows.map(({ codes, seconds }) => {
    const first = sentAt[codes - 1]
    return first ? Math.ceil((first.getTime() - now.getTime()) / 1000) + seconds : 0
  })
  return Math.max(0, ...waits)
}

export function generateCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** The id is the salt. HMAC, because an attacker could hash a million codes quickly. */
export function hashCode(key: Uint8Array, codeID: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${codeID}:${code}`).digest()
}

export function isSameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
