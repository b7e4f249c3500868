// Defines how long sessions of staff last in each console.
import type { ConsoleName } from '@tingkat/contract/console/staff'

const minute = 60_000
const day = 86_400_000

export type SessionLife = Readonly<Record<ConsoleName, { idleMs: number; maxMs: number }>>

/**
 * A session ends after `idleMs` milliseconds without a request,
 * and `maxMs` milliseconds after the log-in even with requests.
 */
export const sessionLife: SessionLife = {
  desk: { idleMs: 60 * minute, maxMs: 12 * 60 * minute },
  kitchen: { idleMs: 60 * minute, maxMs: 12 * 60 * minute },
  // Couriers use their own phones, which nobody else uses, so they stay logged in for up to a year.
  courier: { idleMs: 30 * day, maxMs: 365 * day },
}

/**
 * The time of a session's last request is stored at most once in this many milliseconds, so that
 * most requests write nothing.
 */
export const seenEveryMs = minute
