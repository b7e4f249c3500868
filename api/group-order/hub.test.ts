// The hub of a live group alone: what it tells, how often it reads, and what it makes of a bus that loses words.
import { countries } from '@tingkat/ordering/country/country'
import { heartbeatSeconds } from '@tingkat/contract/live-events'
import type { GroupOrder } from '@tingkat/ordering/group-order/group-order'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLocalBus, type Bus } from '../platform/events/bus.ts'
import { silentLog } from '../platform/log.ts'
import { createHub, type Follower, type Hub, type HubPorts } from './hub.ts'
import { groupTopic } from './group-events.ts'

let stored: GroupOrder
let reads: number
let hub: Hub

const line = (quantity: number) => ({
  _id: 'a',
  ID: 'kopi',
  name: 'Kopi',
  quantity,
  comment: '',
  modifierGroups: [],
  available: true,
  priceInMin: 180 * quantity,
  originalPriceInMin: 180 * quantity,
})
const member = (nth: number) => ({
  memberID: `m${nth}`,
  accountID: `a${nth}`,
  memberName: `Eater ${nth}`,
  nameAlias: '',
  creator: nth === 0,
  confirmed: false,
  version: 1,
  writeIDs: [],
  items: [line(1)],
})
/** One member's line changed, one version on. */
const change = (nth: number) => {
  stored = {
    ...stored,
    version: stored.version + 1,
    members: stored.members.map((one, place) =>
      place === nth ? { ...one, version: one.version + 1, items: [line(stored.version)] } : one,
    ),
  }
}

function open(bus: Bus = openLocalBus(), onEmpty = () => {}): Hub {
  const ports: HubPorts = {
    groupOrders: {
      find: async () => {
        reads += 1
        return stored
      },
    },
    orders: { find: async () => null },
    bus,
    log: silentLog,
    viewContextOf: () => ({ country: countries.sg, publicUrl: 'https://tingkat.test' }),
    clock: () => new Date(),
  }
  return createHub(ports, 'g', onEmpty)
}
const follower = (accountID: string, seen = 0): Follower & { wakes: number } => {
  const one = {
    accountID,
    sent: { group: seen, presence: -1, progress: -1 },
    wakes: 0,
    wake: () => {
      one.wakes += 1
    },
  }
  return one
}
const eventsOf = (text: string) => [...text.matchAll(/^event: (\w+)$/gm)].map((match) => match[1])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  reads = 0
  stored = {
    groupID: 'g',
    kind: 'group',
    countryCode: 'sg',
    merchantID: 'warung',
    merchantName: 'Warung',
    groupName: '',
    state: 'ONGOING',
    version: 1,
    members: [member(0), member(1), member(2)],
    barred: [],
    deliveryAddress: null,
    table: null,
    deadline: null,
    spendLimitInMin: null,
    createdAt: '',
    expiresAt: '',
    payingOrderID: null,
    orderID: null,
  }
})
afterEach(async () => {
  await hub.stop()
  vi.useRealTimers()
})

test('GRP-17: a change is read once however many follow, and told the same to all but to whom it is about', async () => {
  const bus = openLocalBus()
  hub = open(bus)
  await hub.start()
  const crowd = Array.from({ length: 500 }, (_, nth) => follower(`a${nth % 3}`))
  for (const one of crowd) hub.enter(one)
  await hub.refresh()
  for (const one of crowd) hub.nextText(one)
  const before = reads
  change(1)
  await bus.publish(groupTopic('g'), {})
  await vi.waitFor(
    () => expect(crowd.every((one) => one.sent.group === 1 && one.wakes > 0)).toBe(true),
    { timeout: 60_000 },
  )
  await hub.refresh()
  expect(reads - before).toBeLessThanOrEqual(2)
  const texts = new Set(crowd.map((one) => hub.nextText(one).text))
  // The creator's, a member's, and that of the member who changed.
  expect(texts.size).toBe(3)
  expect([...texts].map((text) => text.includes('"myself":true'))).toEqual([false, true, false])
  for (const text of texts) expect(eventsOf(text)).toEqual(['change'])
})

test('GRP-17: a word that the bus lost is made good by the next look', async () => {
  const deaf: Bus = {
    publish: async () => {},
    subscribe: async () => async () => {},
    close: async () => {},
  }
  hub = open(deaf)
  await hub.start()
  const one = follower('a0')
  hub.enter(one)
  await hub.refresh()
  hub.nextText(one)
  change(2)
  await vi.advanceTimersByTimeAsync(heartbeatSeconds * 1000)
  await vi.waitFor(() => expect(eventsOf(hub.nextText(one).text)).toEqual(['change']), {
    timeout: 60_000,
  })
})

test('GRP-17: who is a little behind gets what was missed in one piece, who is far behind the whole', async () => {
  hub = open()
  await hub.start()
  const [near, far] = [follower('a0'), follower('a0')]
  for (const one of [near, far]) hub.enter(one)
  await hub.refresh()
  for (const one of [near, far]) hub.nextText(one)
  for (const nth of [0, 1, 1]) {
    change(nth)
    await hub.refresh()
  }
  const { text } = hub.nextText(near)
  const data = JSON.parse(/^data: (.*)$/m.exec(text)![1]!)
  expect(data).toMatchObject({ base: 1, info: { version: 4 }, gone: [] })
  expect(data.members.map((one: { memberID: string }) => one.memberID)).toEqual(['m0', 'm1'])
  for (let count = 0; count < 40; count += 1) {
    change(2)
    await hub.refresh()
  }
  expect(eventsOf(hub.nextText(far).text)).toEqual(['group'])
  expect(eventsOf(hub.nextText(follower('a1', stored.version)).text), 'up to date already').toEqual(
    ['presence'],
  )
})

test('GRP-16: who is no member any more is told so, once and for all; the last to leave closes the hub', async () => {
  let empty = 0
  hub = open(openLocalBus(), () => {
    empty += 1
  })
  await hub.start()
  const [gone, stays] = [follower('a1'), follower('a0')]
  for (const one of [gone, stays]) hub.enter(one)
  await hub.refresh()
  for (const one of [gone, stays]) hub.nextText(one)
  stored = {
    ...stored,
    version: 2,
    members: stored.members.filter((one) => one.accountID !== 'a1'),
    barred: ['a1'],
  }
  await hub.refresh()
  const { text, last } = hub.nextText(gone)
  expect(last).toBe(true)
  expect(JSON.parse(/^data: (.*)$/m.exec(text)![1]!)).toMatchObject({
    info: { membership: 'removed' },
    members: [],
    deliveryAddress: null,
  })
  expect(text).not.toContain('Eater 2')
  expect(JSON.parse(/^data: (.*)$/m.exec(hub.nextText(stays).text)![1]!)).toMatchObject({
    gone: ['m1'],
    members: [],
  })
  hub.leave(gone)
  expect(empty).toBe(0)
  hub.leave(stays)
  hub.leave(stays)
  expect(empty).toBe(1)
})
