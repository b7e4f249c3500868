// Tests of a late message about an order, which the server receives after the order has left the
// kitchen board.
import { randomUUID } from 'node:crypto'
import { createKitchenClient } from '@tingkat/contract/console/kitchen-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import {
  injectFetch,
  logInByInjection,
  merchantWhere,
  placeDinner,
  unwrap,
} from '../testing/journey.ts'
import { openStaffSession } from '../testing/staff.ts'
import { merchantTopic } from '../platform/events/outbox.ts'
import { openBoardChannel } from './board-channel.ts'
import { openBoardStore } from './board-store.ts'

let api: TestApp
let now = lunchTime

beforeAll(async () => {
  api = await openTestApp({ clock: () => now })
})
afterAll(() => api.close())

test('a late message does not put an ended order on the board again (KITCH-02)', async () => {
  const merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  const { orderID } = await placeDinner(await logInByInjection(api), merchant)
  const memberships = [{ role: 'merchant_manager', scope: `merchant:${merchant.ID}` }] as const
  const { cookie } = await openStaffSession(api, { memberships, console: 'kitchen' })
  const manager = createKitchenClient({
    baseUrl: '',
    fetch: injectFetch(api.app),
    headers: { cookie },
  })
  const decline = { actionID: randomUUID(), reason: 'merchant_busy' } as const
  unwrap(await manager.answer(orderID, { actionID: randomUUID(), move: 'receive' }))
  unwrap(await manager.decline(orderID, decline))
  now = new Date(now.getTime() + 31 * 60_000)

  const ports = { ...api.deps, boards: openBoardStore(api.database) }
  const sent: string[] = []
  const key = { country: 'sg', merchantID: merchant.ID } as const
  const channel = await openBoardChannel(ports, key, (_event, text) => sent.push(text))
  expect([...channel.orderTexts()]).toEqual([])
  await ports.bus.publish(merchantTopic(merchant.ID), { orderID })
  // The change is sent, because a tablet may still show the order as open.
  await vi.waitFor(() => expect(sent.join()).toContain(orderID), { timeout: 60_000 })
  expect([...channel.orderTexts()]).toEqual([])
  await channel.close()
})
