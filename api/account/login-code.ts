// Rules of one-time codes: format, hash, lifetime, tries and codes for each number.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

const digits = 6
export const codeLifeSeconds = 5 * 60
const codeTriesMax = 5

export type CodePurpose = 'login' | 'delete_account'

/**
 * Who asks for a code. `trusted` has logged in to the number before or is logged in, and is not
 * held up by the requests of others.
 */
export type Requester = { id: string; trusted: boolean }

/** An earlier, unused code of the number. */
export type SentCode = { sentAt: Date; own: boolean; trusted: boolean }

// In seconds. `free` codes are sent at once; then the pause after each further one doubles.
type Pauses = { free: number; first: number; longest: number }
const ownPauses: Pauses = { free: 3, first: 60, longest: 15 * 60 }
// Of all strangers together, so that they cannot flood a number with texts from many networks.
const strangerPauses: Pauses = { free: 6, first: 30, longest: 10 * 60 }

/** How long a code counts, in seconds. */
export const codeMemorySeconds = 24 * 3_600
/** More codes than the pauses allow in that time. */
export const sentCodesMax = 300

/**
 * Seconds until the requester may get another code, 0 for now. `sent` has the unused codes of the
 * last day, newest first. Strangers wait minutes at most, whatever others have asked for.
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

// Six digits: fifty guesses in a million. Then strangers have one guess for each code, which makes
// about 200 a day at most for all of them together.
const freeGuesses = 50

/** The tries of a code; `guesses` are those of strangers for codes of the last day. */
export function triesFor({ trusted }: Pick<Requester, 'trusted'>, guesses: number): number {
  return trusted || guesses < freeGuesses ? codeTriesMax : 1
}

/** The number is part of the hash, so that nobody is recognised who asks for several numbers. */
export function hashRequester(key: Uint8Array, phone: string, { id }: Requester): Buffer {
  return createHmac('sha256', key).update(`requester:${phone}:${id}`).digest()
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
