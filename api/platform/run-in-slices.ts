// Long computations that leave the event loop free for requests.
import { setImmediate } from 'node:timers/promises'

// In milliseconds: requests that arrive during a slice wait for about this long.
const sliceMs = 5

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
