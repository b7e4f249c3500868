// Long computations that leave the event loop free for requests.
import { setImmediate } from 'node:timers/promises'

// In milliseconds: how long a response of the database waits for a slice. A request that needs
// twenty responses waits twenty times, so slices are short. A pause costs about 10 microseconds.
const sliceMs = 1

/** Runs all steps of a computation, pauses after each slice of time, and returns the result. */
export async function runInSlices<Result>(
  steps: Generator<void, Result>,
  now: () => number = () => performance.now(),
): Promise<Result> {
  for (;;) {
    const end = now() + sliceMs
    while (now() < end) {
      const step = steps.next()
      if (step.done) return step.value
    }
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
