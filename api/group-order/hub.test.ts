// Tests of the hub, which reads a group order and sends its events to all followers. The hub also
// polls, because the bus may lose messages.
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
/** Stores a new version in which a line of the nth member is changed. */
const change = (nth: number) => {
  stored = {
    ...stored,
    version: stored.version + 1,
    members: stored.members.map((listed, place) =>
      place === nth
        ? { ...listed, version: listed.version + 1, items: [line(stored.version)] }
        : listed,
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
    viewContextOf: () => ({
      country: countries.sg,
      publicUrl: 'https://tingkat.test',
      timeZone: 'Asia/Singapore',
    }),
    clock: () => new Date(),
  }
  return createHub(ports, 'g', onEmpty)
}
const follower = (accountID: string, seen = 0): Follower & { wakes: number } => {
  const created = {
    accountID,
    sent: { group: seen, presence: -1, progress: -1 },
    wakes: 0,
    wake: () => {
      created.wakes += 1
    },
  }
  return created
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

test('reads a change once and sends the same text to all members except the changed one (GRP-17)', async () => {
  const bus = openLocalBus()
  hub = open(bus)
  await hub.start()
  const crowd = Array.from({ length: 500 }, (_, nth) => follower(`a${nth % 3}`))
  for (const listed of crowd) hub.enter(listed)
  await hub.refresh()
  for (const listed of crowd) hub.nextText(listed)
  const before = reads
  change(1)
  await bus.publish(groupTopic('g'), {})
  await vi.waitFor(
    () => expect(crowd.every(({ sent, wakes }) => sent.group === 1 && wakes > 0)).toBe(true),
    { timeout: 60_000 },
  )
  await hub.refresh()
  expect(reads - before).toBeLessThanOrEqual(2)
  const texts = new Set(crowd.map((listed) => hub.nextText(listed).text))
  // There are three texts: for the creator, for the other members, and for the changed member.
  expect(texts.size).toBe(3)
  expect([...texts].map((text) => text.includes('"myself":true'))).toEqual([false, true, false])
  for (const text of texts) expect(eventsOf(text)).toEqual(['change'])
})

test('polling finds a change that the bus lost (GRP-17)', async () => {
  const lossyBus: Bus = {
    isConnected: () => true,
    publish: async () => {},
    subscribe: async () => async () => {},
    close: async () => {},
  }
  hub = open(lossyBus)
  await hub.start()
  const single = follower('a0')
  hub.enter(single)
  await hub.refresh()
  hub.nextText(single)
  change(2)
  await vi.advanceTimersByTimeAsync(heartbeatSeconds * 1000)
  await vi.waitFor(() => expect(eventsOf(hub.nextText(single).text)).toEqual(['change']), {
    timeout: 60_000,
  })
})

test('sends missed changes in one event, and the whole group order after too many (GRP-17)', async () => {
  hub = open()
  await hub.start()
  const [near, far] = [follower('a0'), follower('a0')]
  for (const listed of [near, far]) hub.enter(listed)
  await hub.refresh()
  for (const listed of [near, far]) hub.nextText(listed)
  for (const nth of [0, 1, 1]) {
    change(nth)
    await hub.refresh()
  }
  const { text } = hub.nextText(near)
  const data = JSON.parse(/^data: (.*)$/m.exec(text)![1]!)
  expect(data).toMatchObject({ base: 1, info: { version: 4 }, gone: [] })
  expect(data.members.map(({ memberID }: { memberID: string }) => memberID)).toEqual(['m0', 'm1'])
  for (let count = 0; count < 40; count += 1) {
    change(2)
    await hub.refresh()
  }
  expect(eventsOf(hub.nextText(far).text)).toEqual(['group'])
  expect(eventsOf(hub.nextText(follower('a1', stored.version)).text), 'up to date already').toEqual(
    ['presence'],
  )
})

test('ends the stream of a removed member, and closes with its last follower (GRP-16)', async () => {
  let empty = 0
  hub = open(openLocalBus(), () => {
    empty += 1
  })
  await hub.start()
  const [gone, stays] = [follower('a1'), follower('a0')]
  for (const listed of [gone, stays]) hub.enter(listed)
  await hub.refresh()
  for (const listed of [gone, stays]) hub.nextText(listed)
  stored = {
    ...stored,
    version: 2,
    members: stored.members.filter(({ accountID }) => accountID !== 'a1'),
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
