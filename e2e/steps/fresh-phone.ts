// Mobile numbers nobody else in this run uses: the journeys run side by side on one server.
import { test } from '@playwright/test'

// A test uses a handful, and a worker runs a few dozen tests.
const perWorker = 1_000
let used = 0

/** A number of `length` digits that begins with `start`; unique to this worker and call. */
export function freshPhone(start: string, length: number): string {
  used += 1
  return (
    start + String(test.info().workerIndex * perWorker + used).padStart(length - start.length, '0')
  )
}

/** A mobile number of Singapore, as it is typed there. */
export const singaporePhone = (): string => freshPhone('91', 8)
