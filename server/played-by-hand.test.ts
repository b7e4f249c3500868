// Tests with the real API that the simulator does not answer the
// orders of a merchant whose setting `playedBy` is `person`.
import { issueSimulatorTokens } from '@tingkat/api/partner/simulator-partners'
import { createKitchenClient } from '@tingkat/contract/console/kitchen-client'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { startSimulator } from '@tingkat/simulator/simulator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../api/testing/app.ts'
import { injectFetch, logInByInjection, placeDinner, unwrap } from '../api/testing/journey.ts'
import { openStaffSession } from '../api/testing/staff.ts'
import { createInProcessFetch } from './in-process-client.ts'
import { listPlayedByHand } from './played-by-hand.ts'

// Time-out of the tests' preparation in milliseconds. Creating a database with its tables takes
// long on a busy machine.
const hookMs = 240_000

let api: TestApp
let merchants: Merchant[]
let now = lunchTime
beforeAll(async () => {
  api = await openTestApp({ clock: () => now })
  const all = [...(api.deps.catalogue.of('sg')?.merchants.values() ?? [])]
  merchants = all.filter(({ isIntegrated }) => isIntegrated).slice(0, 2)
}, hookMs)
afterAll(() => api?.close())

/**
 * Changes the setting of who answers the merchant's orders, as the merchant's manager does in the
 * console.
 */
async function setPlayer(merchantID: string, playedBy: 'person' | 'simulator'): Promise<void> {
  const memberships = [{ role: 'merchant_manager', scope: `merchant:${merchantID}` }] as const
  const { cookie } = await openStaffSession(api, { memberships })
  const headers = { cookie, origin: api.deps.config.consoleUrl }
  const client = createKitchenClient({ baseUrl: '', fetch: injectFetch(api.app), headers })
  const actionID = `played-by-${playedBy}`
  unwrap(await client.saveSettings(merchantID, { actionID, playedBy }))
}

test('OPS-27 a merchant whose setting names a person is left alone by the simulator', async () => {
  const [mine, simulated] = merchants as [Merchant, Merchant]
  const { deps, database, app } = api
  await setPlayer(mine.ID, 'person')
  const eater = await logInByInjection(api)
  const kept = await placeDinner(eater, mine)
  const { orderID } = await placeDinner(eater, simulated)
  // Each call advances the clock by a second. The simulator makes its next move because of this
  // second.
  const stateOf = async (of: string) => {
    now = new Date(now.getTime() + 1_000)
    return unwrap(await eater.client.readOrder(of)).orderState
  }
  const simulator = startSimulator({
    baseUrl: '',
    fetch: createInProcessFetch(app),
    tokens: (await issueSimulatorTokens(database)).filter(({ country }) => country === 'sg'),
    speed: 1_000_000,
    clock: deps.clock,
    log: deps.log,
    listPlayedByHand: () => listPlayedByHand({ database, clock: deps.clock, skipped: [] }),
  })
  try {
    await expect.poll(() => stateOf(orderID)).toBe('COMPLETED')
    expect(await stateOf(kept.orderID), 'nobody has answered it').toBe(kept.orderState)
    await setPlayer(mine.ID, 'simulator')
    await expect.poll(() => stateOf(kept.orderID)).toBe('COMPLETED')
  } finally {
    await simulator.stop()
  }
})
