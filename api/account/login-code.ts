// Rules of one-time codes: format, hash, lifetime, tries, and pauses between codes for one number.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

const digits = 6
export const codeLifeSeconds = 5 * 60
const codeTriesMax = 5

export type CodePurpose = 'login' | 'delete_account'

/**
 * The client that requests a code. A `trusted` requester is logged in, or has logged in with the
 * number before, and is not delayed by other clients' requests.
 */
export type Requester = { id: string; trusted: boolean }

/**
 * An earlier, unused code for the number. If `own` is true, this requester requested it. If
 * `trusted` is true, a trusted requester did.
 */
export type SentCode = { sentAt: Date; own: boolean; trusted: boolean }

// The first `free` codes are sent without a pause. The pause before the next code is `first`
// seconds; it doubles with each further code, up to `longest` seconds.
type Pauses = { free: number; first: number; longest: number }
const ownPauses: Pauses = { free: 3, first: 60, longest: 15 * 60 }
// These pauses apply to all untrusted requesters together. They could otherwise send a number
// unlimited text messages by asking from many networks.
const strangerPauses: Pauses = { free: 6, first: 30, longest: 10 * 60 }

/** A code counts towards the pauses for this many seconds. */
export const codeMemorySeconds = 24 * 3_600
/**
 * At most this many codes are read. Because of the pauses, fewer are sent in `codeMemorySeconds`.
 */
export const sentCodesMax = 300

/**
 * Returns the seconds until the requester may get another code, or 0 if it may get one now. `sent`
 * has the unused codes of the last day, newest first. The codes of others never make a requester
 * wait for longer than ten minutes.
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

// A code is one of a million, so fifty guesses rarely find it. After fifty guesses in a day,
// strangers have only one guess for each code. Because of the pauses between codes, all strangers
// together then have about 200 guesses a day.
const freeGuesses = 50

/**
 * Returns how often a new code may be tried. `guesses` is how often strangers guessed in the last
 * day.
 */
export function triesFor({ trusted }: Pick<Requester, 'trusted'>, guesses: number): number {
  return trusted || guesses < freeGuesses ? codeTriesMax : 1
}

/**
 * The phone number is part of the hash, so that stored hashes do not show that one requester asked
 * for codes for several numbers.
 */
export function hashRequester(key: Uint8Array, phone: string, { id }: Requester): Buffer {
  return createHmac('sha256', key).update(`requester:${phone}:${id}`).digest()
}

export function generateCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/**
 * Returns the keyed hash of a code, with its id as salt. Without the key, an
 * attacker who reads the table could find a code by hashing all million codes.
 */
export function hashCode(key: Uint8Array, codeID: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${codeID}:${code}`).digest()
}

export function isSameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
