// Tests that the kitchen console's outbox loses no actions of staff.
// The network loses requests and responses and fails for a minute, and
// one of two tabs is killed. The API is real, the clock is simulated.
import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { createKitchenClient } from '@tingkat/contract/console/kitchen-client'
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../api/testing/app.ts'
import {
  injectFetch,
  logInByInjection,
  merchantWhere,
  placeDinner,
  unwrap,
  type TestEater,
} from '../api/testing/journey.ts'
import { pairTestDevice } from '../api/testing/staff.ts'
import {
  sendAction,
  type OrderAction,
  type StoredAction,
} from '../console/platform/board-feed/board-action.ts'
import type { OutboxEntry } from '../console/platform/outbox/outbox-entry.ts'
import type { OutboxStore } from '../console/platform/outbox/outbox-store.ts'
import { createOutbox, type OutboxPorts } from '../console/platform/outbox/outbox.ts'

const isLong = Boolean(process.env.TEST_LONG)
const orderCount = 10
const cut = { from: 5_000, to: 65_000 }
const tapEveryMs = 500
// After this many milliseconds, the outbox has made all retries. Actions of staff that are not sent
// by then count as lost.
const giveUpMs = 600_000

let api: TestApp
let merchant: Merchant
let eater: TestEater
let cookie: string
let now = lunchTime

beforeAll(async () => {
  api = await openTestApp({ clock: () => now })
  merchant = merchantWhere(
    api,
    ({ isIntegrated, preparationMinutes }) => isIntegrated && preparationMinutes > 0,
  )
  eater = await logInByInjection(api)
  cookie = (await pairTestDevice(api, { country: 'sg', merchantIDs: [merchant.ID] })).cookie
})
afterAll(() => api?.close())

type Entry = OutboxEntry<StoredAction>
type Tap = { actionID: string; orderID: string; action: OrderAction }

/**
 * Returns a store in memory that behaves like the browser's
 * store, which has its own tests in console/platform/outbox.
 */
function openMemoryStore(): OutboxStore<StoredAction> {
  let entries: Entry[] = []
  let nth = 0
  return {
    async add(entry) {
      const complete: Entry = {
        ...entry,
        heldUntil: entry.heldUntil ?? entry.at,
        nth: ++nth,
        state: 'waiting',
        attempts: 0,
        nextAt: entry.at,
        problem: null,
      }
      entries.push(complete)
      return complete
    },
    list: async () => structuredClone(entries),
    async change(actionID, change) {
      entries = entries.flatMap((entry) =>
        entry.actionID === actionID ? (change(entry) ?? []) : entry,
      )
    },
  }
}

/**
 * Returns what all tabs of a simulated browser share: the clock, the lock, messages between tabs,
 * and the network. `lossOf` returns a random number (0 to 1) that decides whether a request or its
 * response is lost.
 */
function openBrowser(lossOf: () => number) {
  const start = now.getTime()
  const elapsed = () => now.getTime() - start
  const inject = injectFetch(api.app)
  const requests: { actionID: string; isAnswered: boolean }[] = []
  const listeners = new Map<number, () => void>()
  let underWay = 0
  let lock = Promise.resolve()
  let timers: { at: number; run: () => void }[] = []

  async function fetch(url: string, init: RequestInit): Promise<Response> {
    const loss = lossOf()
    if ((elapsed() >= cut.from && elapsed() < cut.to) || loss < 0.15) throw new TypeError('cut')
    const { actionID } = JSON.parse(init.body as string) as { actionID: string }
    const request = { actionID, isAnswered: false }
    requests.push(request)
    underWay += 1
    const answer = await inject(url, init).finally(() => {
      underWay -= 1
    })
    if (loss < 0.3) throw new TypeError('the answer is lost')
    request.isAnswered = true
    return answer
  }

  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = underWay > 0 ? 0 : quiet + 1) await setImmediate()
  }

  return {
    requests,
    clients: { orders: createKitchenClient({ baseUrl: '', fetch, headers: { cookie } }) },
    /**
     * Returns a function that runs a task of the tab while it holds the browser's lock. The lock is
     * released when the tab is killed, as in browsers.
     */
    lockOf: (tab: Tab) => async (task: () => Promise<void>) => {
      const before = lock
      const run = async () => {
        await before
        if (!tab.isKilled) await Promise.race([task(), tab.killed])
      }
      const turn = run()
      lock = turn.catch(() => {})
      await turn
    },
    newsOf: (tab: Tab) => ({
      tell() {
        for (const [nth, hear] of listeners) if (nth !== tab.nth) hear()
      },
      listen(hear: () => void) {
        listeners.set(tab.nth, hear)
        return () => listeners.delete(tab.nth)
      },
    }),
    wait(run: () => void, ms: number) {
      const timer = { at: elapsed() + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
    elapsed,
    settle,
    async pass(ms: number): Promise<void> {
      now = new Date(now.getTime() + ms)
      const due = timers.filter(({ at }) => at <= elapsed())
      timers = timers.filter((timer) => !due.includes(timer))
      for (const { run } of due) run()
      await settle()
    },
  }
}
type Browser = ReturnType<typeof openBrowser>
type Send = (clients: Browser['clients'], entry: Entry) => ReturnType<typeof sendAction>

const noLive = { change: async () => await Promise.reject(new Error('not used')) }
const sendOnce: Send = async (clients, entry) =>
  await sendAction({ ...clients, live: noLive }, entry)

class Tab {
  isKilled = false
  kill: () => void = () => {}
  readonly killed = new Promise<void>((resolve) => {
    this.kill = () => {
      this.isKilled = true
      resolve()
    }
  })
  readonly nth: number
  constructor(nth: number) {
    this.nth = nth
  }
  /** Resolves to the result. If the tab was killed, never resolves. */
  async alive<T>(result: Promise<T>): Promise<T> {
    const value = await result
    return this.isKilled ? await new Promise<never>(() => {}) : value
  }
}

type Broken = { send?: Send; list?: (entries: Entry[]) => Entry[] }

function openTab(browser: Browser, store: OutboxStore<StoredAction>, tab: Tab, broken: Broken) {
  const { send = sendOnce, list = (entries) => entries } = broken
  const ports: OutboxPorts<StoredAction> = {
    store: {
      add: store.add,
      list: async () => await tab.alive(store.list().then(list)),
      change: async (...change) => {
        if (!tab.isKilled) await store.change(...change)
      },
    },
    send: async (entry) => await tab.alive(send(browser.clients, entry)),
    merchantIDs: [merchant.ID],
    exclusively: browser.lockOf(tab),
    news: browser.newsOf(tab),
    onChange: () => {},
    now: () => now.getTime(),
    random: () => 0.5,
    wait: browser.wait,
  }
  return createOutbox(ports)
}

const tappedActions: readonly OrderAction[] = [
  { kind: 'receive' },
  { kind: 'accept', minutes: 20 },
  { kind: 'check', lines: [{ line: 0, checked: true }] },
  { kind: 'ready', bags: 1 },
]
/** Returns the taps of staff in the kitchen console: every action on every order. */
const tapsOf = (orderIDs: readonly string[]): Tap[] =>
  tappedActions.flatMap((action) =>
    orderIDs.map((orderID) => ({ actionID: randomUUID(), orderID, action })),
  )

type Run = { seed: number; killedAt: number; isSending: boolean }
const runs = fc.record({
  /**
   * Seed of the random losses of requests and responses. If fast-check generated the losses
   * themselves, it could lose all requests.
   */
  seed: fc.nat(),
  /**
   * The number of the tap at which the first tab is killed. With `isSending`, the tab is killed
   * while a request is under way.
   */
  killedAt: fc.integer({ min: 0, max: orderCount * tappedActions.length - 1 }),
  isSending: fc.boolean(),
})

/** Returns a random number generator with results between 0 and 1 (Park and Miller). */
function randomFrom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/**
 * Makes all taps of staff while the network fails. Returns the taps, the requests that reached the
 * server, and the actions that were not sent.
 */
async function tapThroughCut({ seed, killedAt, isSending }: Run, broken: Broken = {}) {
  now = lunchTime
  const orderIDs: string[] = []
  for (let count = 0; count < orderCount; count++)
    orderIDs.push((await placeDinner(eater, merchant)).orderID)
  const browser = openBrowser(randomFrom(seed))
  const store = openMemoryStore()
  const parts = [new Tab(0), new Tab(1)] as const
  const tabs = parts.map((tab) => openTab(browser, store, tab, broken))
  const taps = tapsOf(orderIDs)
  for (const [index, { actionID, orderID, action }] of taps.entries()) {
    const entry = { actionID, orderID, merchantID: merchant.ID, at: now.getTime() }
    const tab = tabs[index < killedAt ? index % 2 : 1]
    void tab?.add({ ...entry, action: { ...action, orderCode: '' } })
    // Unless `isSending`, waits until no request is under way before the tab is killed.
    if (index === killedAt && !isSending) await browser.settle()
    if (index === killedAt) parts[0].kill()
    await browser.pass(tapEveryMs)
  }
  while ((await store.list()).length > 0 && browser.elapsed() < giveUpMs) await browser.pass(1_000)
  for (const tab of tabs) tab.stop()
  return { taps, requests: browser.requests, left: await store.list() }
}

async function findFaults(run: Run, broken?: Broken): Promise<string[]> {
  const { taps, requests, left } = await tapThroughCut(run, broken)
  const arrived = [...new Set(requests.map(({ actionID }) => actionID))]
  const answered = requests.filter((request) => request.isAnswered).map((each) => each.actionID)
  const faults = left.map(({ state, problem }) => `left: ${state} ${problem?.code ?? ''}`)
  if (arrived.join() !== taps.map(({ actionID }) => actionID).join()) faults.push('sequence')
  // One repeated request is allowed, because the killed tab may not have processed its last
  // response.
  const repeated = answered.length - new Set(answered).size
  if (repeated > 1) faults.push(`sent again after an answer: ${repeated}`)
  for (const orderID of new Set(taps.map((tap) => tap.orderID)))
    faults.push(...(await faultsOfOrder(orderID, taps)))
  return faults
}

/**
 * Returns the faults of an order. Each move (change of the order's state) must have been made once,
 * with the time of its tap.
 */
async function faultsOfOrder(orderID: string, taps: readonly Tap[]): Promise<string[]> {
  const board = createKitchenClient({
    baseUrl: '',
    fetch: injectFetch(api.app),
    headers: { cookie },
  })
  const order: KitchenOrder = unwrap(await board.readOrder(orderID))
  const { rows } = await api.database.query<{ id: string }>(
    `select action_id as id from order_actor where order_id = $1 and device_id is not null
     order by version`,
    [orderID],
  )
  const moves = taps.filter((tap) => tap.orderID === orderID && tap.action.kind !== 'check')
  const isOnce = rows.map(({ id }) => id).join() === moves.map((tap) => tap.actionID).join()
  const isReady = order.lane === 'ready' && order.bags === 1
  return [
    ...(isOnce ? [] : [`moves: ${rows.length}`]),
    ...(isReady ? [] : [`lane: ${order.lane}`]),
    ...(order.checkedLines.join() === '0' ? [] : ['checks']),
  ]
}

test(
  'no tap on ten orders is lost, repeated or reordered by a minute without network (KITCH-31)',
  { timeout: 900_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(runs, async (run) => {
        expect(await findFaults(run)).toEqual([])
      }),
      { numRuns: isLong ? 100 : 2 },
    )
  },
)

describe('the test notices an outbox that', () => {
  const run: Run = { seed: 7, killedAt: 20, isSending: true }
  const broken: Record<string, Broken> = {
    'sends a new id with each attempt': {
      send: async (clients, entry) => await sendOnce(clients, { ...entry, actionID: randomUUID() }),
    },
    'sends the newest tap first': {
      list: (entries) => entries.map((entry) => ({ ...entry, nth: -entry.nth })),
    },
    'sends each tap twice': {
      send: async (clients, entry) => {
        await sendOnce(clients, entry)
        return await sendOnce(clients, entry)
      },
    },
    'forgets a tap without an answer': {
      send: async (clients, entry) => {
        const answer = await sendOnce(clients, entry)
        return answer.ok ? answer : { ok: true, data: null }
      },
    },
  }
  test.runIf(isLong).each(Object.keys(broken))('%s (KITCH-31)', async (name) => {
    expect(await findFaults(run, broken[name])).not.toEqual([])
  })
})
