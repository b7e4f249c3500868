// Tests of the delivery loop: concurrency, wake-up, errors and stop.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bus } from '../events/bus.ts'
import { startDeliveryLoop, type Deliveries, type DeliveryLoop } from './delivery-loop.ts'
import { openBus } from '../events/open-bus.ts'

let bus: Bus
let loop: DeliveryLoop | undefined
let waiting: number[]
let sent: number[]
let warnings: object[]
let running: number
let maxRunning: number
const log = { warn: (fields: object) => void warnings.push(fields) }

beforeEach(async () => {
  bus = await openBus()
  waiting = []
  sent = []
  warnings = []
  running = 0
  maxRunning = 0
})
afterEach(async () => {
  await loop?.stop()
  loop = undefined
  await bus.close()
})

const claim = async (limit: number) => waiting.splice(0, limit)
const deliver: Deliveries<number>['deliver'] = async (delivery) => {
  running += 1
  maxRunning = Math.max(maxRunning, running)
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  running -= 1
  sent.push(delivery)
}
const start = async (
  deliveries: Partial<Deliveries<number>> = {},
  options: { pollMs?: number; concurrency?: number } = {},
) => {
  loop = await startDeliveryLoop(
    { claim, deliver, ...deliveries },
    { bus, topic: 'new-deliveries', log, pollMs: 3_600_000, ...options },
  )
  return loop
}

test('sends all queued deliveries at the start, with limited concurrency', async () => {
  waiting = Array.from({ length: 50 }, (_, index) => index)
  await start({}, { concurrency: 4 })
  await vi.waitFor(() => expect(sent).toHaveLength(50), { timeout: 60_000 })
  expect(maxRunning).toBe(4)
})

test('finds later deliveries after a message of the bus and by polling', async () => {
  await start()
  waiting.push(1)
  await bus.publish('new-deliveries', {})
  await vi.waitFor(() => expect(sent).toEqual([1]), { timeout: 60_000 })
  await loop?.stop()
  await start({}, { pollMs: 10 })
  waiting.push(2)
  await vi.waitFor(() => expect(sent).toEqual([1, 2]), { timeout: 60_000 })
})

test('continues after errors of the database and of a delivery', async () => {
  let away = true
  await start({
    claim: async (limit) => {
      if (away) throw new Error('away')
      return await claim(limit)
    },
    deliver: async (delivery, stop) => {
      if (delivery === 1) throw new Error('not stored')
      await deliver(delivery, stop)
    },
  })
  waiting = [1, 2]
  await vi.waitFor(() => expect(warnings).toHaveLength(1), { timeout: 60_000 })
  away = false
  loop?.nudge()
  await vi.waitFor(() => expect(sent).toEqual([2]), { timeout: 60_000 })
  expect(warnings).toHaveLength(2)
})

test('stop aborts current deliveries, waits for them and claims nothing more', async () => {
  waiting = [1]
  const begun = Promise.withResolvers<void>()
  const running = await start({
    deliver: async (delivery, stop) => {
      begun.resolve()
      await new Promise<void>((resolve) => {
        stop.addEventListener('abort', () => setImmediate(resolve))
      })
      sent.push(delivery)
    },
  })
  await begun.promise
  await running.stop()
  expect(sent).toEqual([1])
  waiting = [2]
  running.nudge()
  await bus.publish('new-deliveries', {})
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  expect(sent).toEqual([1])
})
