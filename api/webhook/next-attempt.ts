// Computes when a webhook message that could not be sent is tried again.

// Pauses between attempts in seconds, about a day in total. The first
// pauses are short, because the receiver may only be restarting.
const pauseSeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 36_000]
// The longest pause in seconds that a receiver can request with `Retry-After`.
const maxRequestedSeconds = 3_600

/**
 * Returns when to try again, or null if there are no more
 * attempts. `attempts` is the number of attempts so far.
 */
export function nextAttempt(attempts: number, now: Date, requestedSeconds = 0): Date | null {
  const pause = pauseSeconds[attempts - 1]
  return pause === undefined
    ? null
    : new Date(
        now.getTime() + Math.max(pause, Math.min(requestedSeconds, maxRequestedSeconds)) * 1000,
      )
}
