// Sends random requests to all operations of the API's contract: 1,000 in `npm test`, and in the
// long run 100,000 on PostgreSQL or 10,000 on the embedded database, which is slower. FUZZ_SEED
// repeats a run, FUZZ_REQUESTS sets its length.
import { expect, test } from 'vitest'
import { testEngine } from '../engine.ts'
import { openFuzzedApp } from './app.ts'
import { runFuzzer } from './fuzzer.ts'

const long = Boolean(process.env.TEST_LONG)
const requestsOfLongRun = testEngine === 'postgres' ? 100_000 : 10_000
const requests = Number(process.env.FUZZ_REQUESTS ?? (long ? requestsOfLongRun : 1_000))
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
// These operations cannot succeed in the fuzzer's app, and are tested elsewhere. No merchant of the
// test catalogue offers pickup, the feature flag for AI agents is off, and the tests' card provider
// sends no signed events.
const neverSuccessful = [
  'POST /api/v1/agent/checkout',
  'POST /api/v1/agent/checkout/confirm',
  'POST /api/v1/orders/{orderID}/here',
  'POST /api/v1/payments/events',
]
// The fuzzer never creates the state that many staff routes need, such as a paired device, so these
// routes need not succeed. api/staff/role-matrix.test.ts calls all of them.
const ofStaff = /\/v1\/(staff|kitchen|courier|desk)\//
// In a run with at least this many requests, every operation that is not listed above must succeed
// at least once.
const enoughForAll = 100_000

test(
  `${requests} random requests of seed ${seed} get answers of the contract, for their sender only`,
  { timeout: long ? 1_800_000 : 240_000 },
  async () => {
    const { api, errors, advance } = await openFuzzedApp()
    const report = await runFuzzer(api, { seed, requests, advance })
    await api.close()
    expect(report.findings.join('\n\n'), JSON.stringify(report.statuses)).toBe('')
    expect(errors.slice(0, 5)).toEqual([])
    const unsuccessful = requests < enoughForAll ? neverSuccessful : report.unsuccessful
    expect(unsuccessful.filter((name) => !ofStaff.test(name)).toSorted()).toEqual(neverSuccessful)
  },
)
