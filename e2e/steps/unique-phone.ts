// Creates mobile numbers that are unique in this run: journeys run in parallel on one server.
import { test } from '@playwright/test'

// The phone numbers reserved for each Playwright worker: enough for a few dozen tests with a few
// numbers each.
const perWorker = 1_000
let used = 0

/** Returns a number of `length` digits that begins with `prefix`; each call returns another. */
export function uniquePhone(prefix: string, length: number): string {
  used += 1
  const serial = test.info().workerIndex * perWorker + used
  return prefix + String(serial).padStart(length - prefix.length, '0')
}

/** Returns a unique mobile number of Singapore without the country code. */
export const singaporePhone = (): string => uniquePhone('91', 8)
