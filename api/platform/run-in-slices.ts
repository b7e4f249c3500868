// Runs long computations in slices, so that the event loop can handle requests in between.
import { setImmediate } from 'node:timers/promises'

// In milliseconds: how long a slice may delay a response of the
// database. A request that needs twenty responses is delayed twenty
// times, so slices are short. A pause costs about 10 microseconds.
const sliceMs = 1

/**
 * Runs all steps of a computation and returns its result. Pauses after each slice. Each slice has
 * at least one step, so that the computation advances on a busy machine, too.
 */
export async function runInSlices<Result>(
  steps: Generator<void, Result>,
  now: () => number = () => performance.now(),
): Promise<Result> {
  for (;;) {
    const end = now() + sliceMs
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (now() < end)
    await setImmediate()
  }
}

/** Runs all steps of a computation without a pause and returns the result. */
export function runAtOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
