// Defines how long sessions of staff last in each console.
import type { ConsoleName } from '@tingkat/contract/console/staff'

const minute = 60_000
const day = 86_400_000

/**
 * A session ends after `idleMs` without a request, and `maxMs` after the log-in even with requests.
 * Both are in milliseconds.
 */
export const sessionLife: Readonly<Record<ConsoleName, { idleMs: number; maxMs: number }>> = {
  desk: { idleMs: 60 * minute, maxMs: 12 * 60 * minute },
  kitchen: { idleMs: 60 * minute, maxMs: 12 * 60 * minute },
  // A courier logs in on their own phone. After a year, even a session that is used every day ends.
  courier: { idleMs: 30 * day, maxMs: 365 * day },
}

/**
 * The time of the last request is stored at most once in this many milliseconds, so that most
 * requests write nothing.
 */
export const seenEveryMs = minute
