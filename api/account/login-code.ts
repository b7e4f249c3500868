// Rules of one-time codes: format, hash, lifetime, tries, and pauses between codes for one number.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

const digits = 6
export const codeLifeSeconds = 5 * 60
const codeTriesMax = 5

export type CodePurpose = 'login' | 'delete_account'

/**
 * The client that requests a code. A `trusted` client is logged in, or has logged in with the
 * number before. Requests by other clients do not delay it.
 */
export type Requester = { id: string; trusted: boolean }

/**
 * An earlier, unused code for the number. `own`: the same client
 * requested it. `trusted`: a trusted client requested it.
 */
export type SentCode = { sentAt: Date; own: boolean; trusted: boolean }

// The first `free` codes are sent without a pause. The pause before the next code is `first`
// seconds; it doubles with each further code, up to `longest` seconds.
type Pauses = { free: number; first: number; longest: number }
const ownPauses: Pauses = { free: 3, first: 60, longest: 15 * 60 }
// These pauses between codes apply to all untrusted requesters of a number together. Otherwise
// somebody could send unlimited text messages to a number by asking from many networks.
const strangerPauses: Pauses = { free: 6, first: 30, longest: 10 * 60 }

/** A code counts towards the pauses for this many seconds. */
export const codeMemorySeconds = 24 * 3_600
/**
 * Maximum number of a phone number's earlier codes that are read. Because of the pauses between
 * codes, fewer than this are sent to a number within `codeMemorySeconds`.
 */
export const sentCodesMax = 300

/**
 * Returns the seconds until the requester may get another code, or 0 if it may
 * get one now. `sent` has the unused codes of the last day, newest first.
 * Codes that other clients requested delay a requester by at most ten minutes.
 */
export function secondsUntilNextCode(
  sent: readonly SentCode[],
  { trusted }: Pick<Requester, 'trusted'>,
  now: Date,
): number {
  const own = secondsOfPause(
    sent.filter((code) => code.own),
    ownPauses,
    now,
  )
  if (trusted) return own
  const strangers = sent.filter((code) => !code.trusted)
  return Math.max(own, secondsOfPause(strangers, strangerPauses, now))
}

function secondsOfPause(
  sent: readonly SentCode[],
  { free, first, longest }: Pauses,
  now: Date,
): number {
  const [last] = sent
  if (!last || sent.length < free) return 0
  const pause = Math.min(longest, first * 2 ** (sent.length - free))
  return Math.max(0, Math.ceil((last.sentAt.getTime() - now.getTime()) / 1000) + pause)
}

// There are a million codes, so fifty guesses by strangers rarely find the right one. After fifty
// guesses in a day, strangers have only one guess for each code. Because of the pauses between
// codes, that leaves all strangers together about 200 guesses a day.
const freeGuesses = 50

/**
 * Returns how many tries a new code allows. `guesses`
 * is the number of tries by strangers in the last day.
 */
export function triesFor({ trusted }: Pick<Requester, 'trusted'>, guesses: number): number {
  return trusted || guesses < freeGuesses ? codeTriesMax : 1
}

/**
 * The hash includes the phone number, so that stored hashes do not
 * show that the same client requested codes for several numbers.
 */
export function hashRequester(key: Uint8Array, phone: string, { id }: Requester): Buffer {
  return createHmac('sha256', key).update(`requester:${phone}:${id}`).digest()
}

export function generateCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/**
 * Returns the hash of a code, with its id as salt. The hash needs a key, because without one an
 * attacker who reads the table could find a code by hashing all million codes.
 */
export function hashCode(key: Uint8Array, codeID: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${codeID}:${code}`).digest()
}

export function isSameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
