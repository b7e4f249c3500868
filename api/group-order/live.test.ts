// Tests of event streams of group orders over real ports on two servers, with broken connections.
import { randomUUID } from 'node:crypto'
import { groupOrderChangeSchema } from '@tingkat/contract/group-order'
import { heartbeatSeconds } from '@tingkat/contract/live-events'
import { fillPath, paths } from '@tingkat/contract/paths'
import { applyGroupOrderChange } from '@tingkat/ordering/group-order/live-group-order'
import type {
  GroupOrderView,
  GroupOrderChange,
  GroupOrderProgress,
} from '@tingkat/ordering/group-order/group-order-shape'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { readEvents } from '../testing/event-stream.ts'
import { laksa, openDinner, orderOfGroup, put, satay } from '../testing/group.ts'
import { logInByInjection, openPartner, unwrap, type TestEater } from '../testing/journey.ts'

// Two servers share one database and one bus. Each has separate clients.
let server: TestApp
let two: TestApp
let urls: string[]
beforeAll(async () => {
  server = await openTestApp({ countries: [], catalogues: [castCatalogue] })
  const { database, bus, jobs, relay, catalogue } = server.deps
  two = await openTestApp({ countries: [], database, bus, jobs, relay, catalogue })
  urls = [
    await server.app.listen({ port: 0, host: '127.0.0.1' }),
    await two.app.listen({ port: 0, host: '127.0.0.1' }),
  ]
})
afterAll(async () => {
  await two.app.close()
  await server.close()
})

type Message = { id: number | null; event: string; data: unknown }
const lines: AbortController[] = []
afterEach(() => lines.splice(0).forEach((line) => line.abort()))

async function open(
  eater: TestEater,
  groupID: string,
  { server = 0, seen }: { server?: number; seen?: number } = {},
) {
  const line = new AbortController()
  lines.push(line)
  const response = await fetch(urls[server]! + fillPath(paths.groupOrderEvents, { groupID }), {
    headers: {
      cookie: eater.cookie,
      ...(seen === undefined ? {} : { 'last-event-id': String(seen) }),
    },
    signal: line.signal,
  })
  return { response, messages: read(response), hangUp: () => line.abort() }
}

async function* read(response: Response): AsyncGenerator<Message, void, void> {
  for await (const { id, event, data } of readEvents(response))
    yield { id: id === undefined ? null : Number(id), event, data }
}

/** The data of each event, by event name. */
type EventData = {
  group: GroupOrderView
  change: GroupOrderChange
  progress: GroupOrderProgress
  presence: { memberIDs: string[] }
}

/** Returns the next event with the name; skips other events. */
async function next<Name extends keyof EventData>(
  messages: AsyncGenerator<Message, void, void>,
  name: Name,
): Promise<{ id: number | null; data: EventData[Name] }> {
  for (;;) {
    const { value, done } = await messages.next()
    if (done || !value) throw new Error(`the stream ended before a ${name}`)
    if (value.event === name) return { id: value.id, data: value.data as EventData[Name] }
  }
}

describe('the event stream', () => {
  test('sends the whole group order, then each change, to members on any server (GRP-17)', async () => {
    const { host, guest, groupID } = await openDinner(server, { go: false })
    const [near, far] = [await open(host, groupID), await open(guest, groupID, { server: 1 })]
    expect(near.response.headers.get('content-type')).toContain('text/event-stream')
    let seen = (await next(near.messages, 'group')).data
    let other = (await next(far.messages, 'group')).data
    expect(seen).toEqual(unwrap(await host.client.readGroupOrder(groupID)))
    unwrap(await put(guest, groupID, [{ ...satay, quantity: 7 }]))
    const [told, toldFar] = [
      await next(near.messages, 'change'),
      await next(far.messages, 'change'),
    ]
    expect(told.data.members, 'only the changed member').toMatchObject([
      { myself: false, items: [{ quantity: 7 }] },
    ])
    expect(toldFar.data.members).toMatchObject([{ myself: true }])
    expect(groupOrderChangeSchema.parse(told.data)).toEqual(told.data)
    seen = applyGroupOrderChange(seen, told.data)!
    other = applyGroupOrderChange(other, toldFar.data)!
    expect(told.id).toBe(seen.info.version)
    expect(seen).toEqual(unwrap(await host.client.readGroupOrder(groupID)))
    expect(other).toEqual(unwrap(await guest.client.readGroupOrder(groupID)))
  })

  test('resumes after a broken connection without gaps or repetitions (GRP-17)', async () => {
    const { host, guest, groupID } = await openDinner(server, { go: false })
    const stays = await open(host, groupID)
    const first = await next(stays.messages, 'group')
    unwrap(await put(guest, groupID, [satay]))
    unwrap(await put(guest, groupID, [laksa]))
    await next(stays.messages, 'change')
    const back = await open(guest, groupID, { seen: first.id! })
    const missed = await next(back.messages, 'change')
    const before = {
      ...first.data,
      members: first.data.members.map((member) => ({ ...member, myself: !member.myself })),
    }
    expect(applyGroupOrderChange(before, missed.data)?.members).toEqual(
      unwrap(await guest.client.readGroupOrder(groupID)).members,
    )
    const upToDate = await open(guest, groupID, { seen: missed.id!, server: 1 })
    const { value } = await upToDate.messages.next()
    expect(value, 'no event of the group order').toMatchObject({ event: 'presence', id: null })
  })

  test('ends for a removed member, and is refused to strangers, removed members and guests (GRP-16)', async () => {
    const { host, guest, groupID, group } = await openDinner(server, { go: false })
    const line = await open(guest, groupID, { server: 1 })
    await next(line.messages, 'group')
    unwrap(await host.client.removeGroupOrderMember(groupID, group.members[1]!.memberID))
    expect((await next(line.messages, 'group')).data).toMatchObject({
      info: { membership: 'removed' },
      members: [],
      deliveryAddress: null,
    })
    expect(await line.messages.next()).toMatchObject({ done: true })
    const stranger = await logInByInjection(server)
    const statuses = await Promise.all(
      [guest, stranger, { ...guest, cookie: '' }].map(
        async (eater) => (await open(eater, groupID)).response.status,
      ),
    )
    expect(statuses).toEqual([403, 403, 401])
    expect((await open(host, 'sg-unknown')).response.status).toBe(404)
  })

  test('sends the members who are present on all servers (GRP-17)', async () => {
    const { host, guest, groupID, group } = await openDinner(server, { go: false })
    const ids = group.members.map((member) => member.memberID)
    const here = await open(host, groupID)
    expect((await next(here.messages, 'presence')).data).toEqual({ memberIDs: [ids[0]] })
    const there = await open(guest, groupID, { server: 1 })
    expect((await next(here.messages, 'presence')).data).toEqual({ memberIDs: ids.toSorted() })
    there.hangUp()
    expect((await next(here.messages, 'presence')).data).toEqual({ memberIDs: [ids[0]] })
  })

  test('sends each move of the placed order and ends with it (GRP-33, ENT-23)', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const merchantPartner = await openPartner(server, { role: 'merchant' })
    const line = await open(guest, groupID, { server: 1 })
    await next(line.messages, 'group')
    const { orderID } = unwrap(
      await host.client.placeOrder(await orderOfGroup(host, group), randomUUID()),
    )
    expect((await next(line.messages, 'change')).data.info).toMatchObject({
      groupState: 'ORDERED',
      orderID,
    })
    expect((await next(line.messages, 'progress')).data.order).toMatchObject({
      orderID,
      orderState: 'NEW',
    })
    unwrap(await merchantPartner.client.moveOrder(orderID, { move: 'receive' }))
    expect((await next(line.messages, 'progress')).data.order.orderState).toBe('MAX_CONFIRMING')
    unwrap(await merchantPartner.client.moveOrder(orderID, { move: 'decline' }))
    expect((await next(line.messages, 'progress')).data.order.orderState).toBe('FAILED')
    expect(await line.messages.next()).toMatchObject({ done: true })
  })

  test('sends the outcome of a payment that succeeds or fails later (GRP-33, PAY-01)', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const line = await open(guest, groupID)
    await next(line.messages, 'group')
    const body = {
      ...(await orderOfGroup(host, group, { paymentTypeID: 'VISA' })),
      paymentTypeID: 'VISA',
      paymentToken: 'tok_challenge',
    }
    const asked = await host.client.placeOrder(body, randomUUID())
    expect((await next(line.messages, 'change')).data.info.paying).toBe(true)
    if (asked.ok) throw new Error('the card has no challenge')
    unwrap(
      await host.client.answerSandboxChallenge(String(asked.problem.context['orderID']), {
        approve: false,
      }),
    )
    expect((await next(line.messages, 'change')).data.info).toMatchObject({
      paying: false,
      groupState: 'CONFIRMED',
      orderID: null,
    })
  })

  test('allows ten streams per account, and another one after one was closed (GRP-17)', async () => {
    const { host, groupID } = await openDinner(server, { go: false })
    const streams = []
    for (let count = 0; count < 10; count += 1) streams.push(await open(host, groupID))
    expect((await open(host, groupID)).response.status).toBe(429)
    streams[0]!.hangUp()
    await expect.poll(async () => (await open(host, groupID)).response.status).toBe(200)
    expect(heartbeatSeconds).toBeLessThan(60)
  })
})

test('the client detects a missed change and ignores a known one (GRP-17)', () => {
  const group = { info: { version: 4 }, members: [] } as unknown as GroupOrderView
  const change = (base: number, version: number) =>
    ({
      base,
      gone: [],
      members: [],
      info: { version },
      deliveryAddress: null,
    }) as unknown as GroupOrderChange
  expect(applyGroupOrderChange(group, change(5, 6)), 'one was missed').toBeNull()
  expect(applyGroupOrderChange(group, change(3, 4)), 'known already').toBe(group)
  expect(applyGroupOrderChange(group, change(4, 5))?.info.version).toBe(5)
})
