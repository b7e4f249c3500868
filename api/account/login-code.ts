// One-time codes: how they are made, kept and compared, how long and how often one may be tried, and how many a number gets.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

const digits = 6
export const codeLifeSeconds = 5 * 60
export const codeTriesMax = 5

export type CodePurpose = 'login' | 'delete_account'

// To one number: a lost text or two at a time. The day's limit bounds who guesses on, code after code and from wherever:
// ten codes of five tries are fifty guesses in a million a day.
const windows = [
  { codes: 3, seconds: 10 * 60 },
  { codes: 10, seconds: 24 * 3_600 },
]
export const longestWindowSeconds = Math.max(...windows.map((window) => window.seconds))
export const mostCodes = Math.max(...windows.map((window) => window.codes))

/** Whole seconds until the number may get another code; 0 for now. `sentAt` is when it got the last ones, newest first. */
export function waitForCode(sentAt: readonly Date[], now: Date): number {
  const waits = windows.map(({ codes, seconds }) => {
    const first = sentAt[codes - 1]
    return first ? Math.ceil((first.getTime() - now.getTime()) / 1000) + seconds : 0
  })
  return Math.max(0, ...waits)
}

export function newCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** The code's id is its salt. Keyed, because a million codes are soon tried against a plain hash. */
export function hashCode(key: Uint8Array, codeID: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${codeID}:${code}`).digest()
}

export function isSameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
