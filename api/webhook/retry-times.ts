// When a delivery that failed is sent again.

// Soon at first, for a till that restarts; then ever more rarely, until a day has nearly passed.
const waitSeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 36_000]
// A receiver may ask for patience, not for ever.
const patienceMaxSeconds = 3_600

/** Null after the last try: it is given up. `attempts` are those made so far. */
export function nextTry(attempts: number, now: Date, askedSeconds = 0): Date | null {
  const wait = waitSeconds[attempts - 1]
  return wait === undefined
    ? null
    : new Date(now.getTime() + Math.max(wait, Math.min(askedSeconds, patienceMaxSeconds)) * 1000)
}
