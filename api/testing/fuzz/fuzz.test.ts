// Fuzzes the whole contract: 2,000 requests in `npm test`, 100,000 in the long run. FUZZ_SEED
// repeats a run, FUZZ_REQUESTS sets its length.
import { expect, test } from 'vitest'
import { openFuzzedApp } from './app.ts'
import { runFuzzer } from './fuzzer.ts'

const long = Boolean(process.env.TEST_LONG)
const requests = Number(process.env.FUZZ_REQUESTS ?? (long ? 100_000 : 2_000))
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122)
// These operations never succeed here: no merchant of the test catalogue offers pickup, the flag
// for agents is off, and the tests' card provider sends no signed events. Other tests cover them.
const neverSuccessful = [
  'POST /api/v1/agent/checkout',
  'POST /api/v1/agent/checkout/confirm',
  'POST /api/v1/orders/{orderID}/here',
  'POST /api/v1/payments/events',
]
// Many staff routes need a state that the fuzzer never creates, such as a paired device.
// api/staff/role-matrix.test.ts calls all of them.
const ofStaff = /\/v1\/(staff|kitchen|courier|desk)\//
// With at least this many requests, every other operation must succeed at least once.
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
