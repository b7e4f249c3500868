// Tests the outbox, the queue of unsent actions, in two tabs while the network is cut for a minute
// and loses requests and answers. One tab is closed meanwhile. The test uses the browser's database
// and locks; the time is simulated.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exclusively, openTabNews } from './browser-outbox.ts'
import { openKitchenDatabase } from './kitchen-database.ts'
import { createOutbox, type OutboxPorts } from './outbox.ts'
import type { OutboxEntry, SendResult } from './outbox-entry.ts'
import { openOutboxStore } from './outbox-store.ts'

const runs = Number(import.meta.env['VITE_CHAOS_RUNS'] ?? 1)
const orders = Array.from({ length: 10 }, (_, nth) => `o${nth}`)
const cut = { from: 5_000, to: 65_000 }
const noAnswer: SendResult = {
  ok: false,
  problem: { code: 'network_error', status: 0, message: '', context: {} },
}

/**
 * Simulates a server that executes each action once, and a network that loses some requests and
 * answers.
 */
function openWorld(lossOf: () => number) {
  const clock = { now: 0 }
  const made: string[] = []
  let timers: { at: number; run: () => void }[] = []
  return {
    clock,
    made,
    async send({ actionID }: OutboxEntry<string>): Promise<SendResult> {
      const isCut = clock.now >= cut.from && clock.now < cut.to
      const loss = lossOf()
      if (isCut || loss < 0.15) return noAnswer
      if (!made.includes(actionID)) made.push(actionID)
      return loss < 0.3 ? noAnswer : { ok: true, data: null }
    },
    wait(run: () => void, ms: number) {
      const timer = { at: clock.now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
    async pass(ms: number) {
      clock.now += ms
      const due = timers.filter(({ at }) => at <= clock.now)
      timers = timers.filter((each) => !due.includes(each))
      for (const { run } of due) run()
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  }
}

/** Returns a generator of numbers between 0 and 1 (Park and Miller). */
function randomFrom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

test(
  'a minute without network loses, doubles and reorders none of the taps of ten orders (KITCH-31)',
  { timeout: 600_000 },
  async () => {
    const database = await openKitchenDatabase()
    const store = openOutboxStore<string>(database)
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 0, max: 19 }), async (seed, closesAt) => {
        await database.clear('outbox')
        const world = openWorld(randomFrom(seed))
        const openTab = () => {
          const ports: OutboxPorts<string> = {
            ...world,
            store,
            merchantIDs: ['m1'],
            exclusively,
            news: openTabNews(),
            onChange: () => {},
            now: () => world.clock.now,
            random: () => 0.5,
          }
          return createOutbox(ports)
        }
        const tabs = [openTab(), openTab()]
        const taps = orders.flatMap((orderID) => [`${orderID} accept`, `${orderID} ready`])
        for (const [index, actionID] of taps.entries()) {
          if (index === closesAt) tabs[0]?.stop()
          const tab = index < closesAt ? tabs[index % 2] : tabs[1]
          const orderID = actionID.split(' ')[0] ?? ''
          const at = world.clock.now
          const tap = { actionID, merchantID: 'm1', orderID, action: actionID, at }
          expect(await tab?.add(tap)).toBe(true)
          await world.pass(500)
        }
        while ((await store.list()).length > 0) await world.pass(500)
        tabs[1]?.stop()
        expect(world.made).toEqual(taps)
      }),
      { numRuns: runs },
    )
    database.close()
  },
)

test('keeps taps when the page is loaded again, and takes each once (KITCH-30)', async () => {
  const first = await openKitchenDatabase()
  await first.clear('outbox')
  const tap = { actionID: 'a-1', merchantID: 'm1', orderID: 'o1', action: 'accept', at: 5 }
  const store = openOutboxStore<string>(first)
  await store.add(tap)
  await store.add(tap)
  first.close()
  const second = await openKitchenDatabase()
  const kept = await openOutboxStore<string>(second).list()
  expect(kept).toMatchObject([{ ...tap, state: 'waiting', attempts: 0 }])
  await second.clear('outbox')
  second.close()
})
