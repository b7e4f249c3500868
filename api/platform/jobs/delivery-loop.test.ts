// What waits is sent, so many at once, soon after the bell
// or at the next look, and a stop leaves nothing running.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bus } from '../events/bus.ts'
import { startDeliveryLoop, type Deliveries, type DeliveryLoop } from './delivery-loop.ts'
import { openBus } from '../events/open-bus.ts'

let bus: Bus
let loop: DeliveryLoop | undefined
let waiting: number[]
let sent: number[]
let warned: object[]
let atOnce: number
let most: number
const log = { warn: (fields: object) => void warned.push(fields) }

beforeEach(async () => {
  bus = await openBus()
  waiting = []
  sent = []
  warned = []
  atOnce = 0
  most = 0
})
afterEach(async () => {
  await loop?.stop()
  loop = undefined
  await bus.close()
})

const claim = async (wanted: number) => waiting.splice(0, wanted)
const deliver: Deliveries<number>['deliver'] = async (one) => {
  atOnce += 1
  most = Math.max(most, atOnce)
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  atOnce -= 1
  sent.push(one)
}
const start = async (
  deliveries: Partial<Deliveries<number>> = {},
  options: { sweepMs?: number; atOnce?: number } = {},
) => {
  loop = await startDeliveryLoop(
    { claim, deliver, ...deliveries },
    { bus, topic: 'bell', log, sweepMs: 3_600_000, ...options },
  )
  return loop
}

test('all that waits is sent at the start, never more at once than may be', async () => {
  waiting = Array.from({ length: 50 }, (_, place) => place)
  await start({}, { atOnce: 4 })
  await vi.waitFor(() => expect(sent).toHaveLength(50))
  expect(most).toBe(4)
})

test('the bell and the look now and then find what comes later', async () => {
  await start()
  waiting.push(1)
  await bus.publish('bell', {})
  await vi.waitFor(() => expect(sent).toEqual([1]))
  await loop?.stop()
  await start({}, { sweepMs: 10 })
  waiting.push(2)
  await vi.waitFor(() => expect(sent).toEqual([1, 2]))
})

test('a database that is away, and a delivery that throws, stop nothing', async () => {
  let away = true
  await start({
    claim: async (wanted) => {
      if (away) throw new Error('away')
      return await claim(wanted)
    },
    deliver: async (one, stop) => {
      if (one === 1) throw new Error('not written down')
      await deliver(one, stop)
    },
  })
  waiting = [1, 2]
  await vi.waitFor(() => expect(warned).toHaveLength(1))
  away = false
  loop?.nudge()
  await vi.waitFor(() => expect(sent).toEqual([2]))
  expect(warned).toHaveLength(2)
})

test('a stop tells what is under way to give up, waits for it, and takes nothing more', async () => {
  waiting = [1]
  const begun = Promise.withResolvers<void>()
  const running = await start({
    deliver: async (one, stop) => {
      begun.resolve()
      await new Promise<void>((resolve) => {
        stop.addEventListener('abort', () => setImmediate(resolve))
      })
      sent.push(one)
    },
  })
  await begun.promise
  await running.stop()
  expect(sent).toEqual([1])
  waiting = [2]
  running.nudge()
  await bus.publish('bell', {})
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  expect(sent).toEqual([1])
})
