// Tests of a group order under bad conditions: members use two phones each, requests and responses
// are lost, repeated and delayed, and connections break. PostgreSQL is tested with two servers and
// a NATS server, the embedded database with one server.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type ApiResult, type Client } from '@tingkat/contract/client'
import { fillPath, paths } from '@tingkat/contract/paths'
import { applyGroupOrderChange } from '@tingkat/ordering/group-order/live-group-order'
import type { PickedLine } from '@tingkat/ordering/cart/cart-picks'
import type {
  GroupOrderView,
  GroupOrderChange,
} from '@tingkat/ordering/group-order/group-order-shape'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'
import { openBus } from '../platform/events/open-bus.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { openTestDatabase, testEngine } from '../testing/engine.ts'
import { freePort } from '../testing/free-port.ts'
import { orderOfGroup, satay, startGroup } from '../testing/group.ts'
import { logInByInjection, unwrap, type TestEater } from '../testing/journey.ts'

const people = process.env.TEST_LONG ? 50 : 20
const addsEach = 2
const growsEach = 1
let seed = 20_261_121
const chance = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31

let servers: TestApp[]
let urls: string[]
let nats: ChildProcess | undefined
let secondDatabase: Database | undefined

async function startNats(): Promise<string | undefined> {
  const program = ['nats-server', '/usr/sbin/nats-server'].find(
    (name) => spawnSync(name, ['--version']).status === 0,
  )
  if (!program) {
    process.stderr.write(
      'The two servers share a bus in the process: no nats-server is installed on this machine.\n',
    )
    return undefined
  }
  const port = await freePort()
  nats = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  for await (const line of createInterface({ input: nats.stderr! }))
    if (line.includes('Server is ready')) break
  nats.stderr!.resume()
  return `nats://127.0.0.1:${port}`
}

beforeAll(async () => {
  const catalogue = {
    ...castCatalogue,
    merchants: castCatalogue.merchants.map((merchant) => ({ ...merchant, orderValueLimit: 0 })),
  }
  const database = await openTestDatabase()
  const url = testEngine === 'postgres' ? await startNats() : undefined
  const busOptions = url ? { settings: { servers: [url] } } : {}
  const first = await openTestApp({
    database,
    countries: [],
    catalogues: [catalogue],
    bus: await openBus(busOptions),
    newID: () => randomUUID(),
    checkResponses: false,
  })
  servers = [first]
  const { jobsDatabase } = database
  if (testEngine === 'postgres' && 'connectionString' in jobsDatabase) {
    secondDatabase = await openDatabase({
      url: jobsDatabase.connectionString,
      log: silentLog,
      limits: { requestConnections: 5 },
    })
    const { jobs, relay, catalogue: menus } = first.deps
    servers.push(
      await openTestApp({
        database: secondDatabase,
        countries: [],
        bus: url ? await openBus(busOptions) : first.deps.bus,
        jobs,
        relay,
        catalogue: menus,
        newID: () => randomUUID(),
        checkResponses: false,
      }),
    )
  }
  urls = []
  for (const { app } of servers) urls.push(await app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  for (const { app, deps } of servers.slice(1)) {
    await app.close()
    if (deps.bus !== servers[0]!.deps.bus) await deps.bus.close()
  }
  await secondDatabase?.close()
  await servers[0]!.close()
  nats?.kill('SIGKILL')
})

/** Simulates a network that loses requests and responses, repeats requests and delays them. */
async function unreliableFetch(url: string, init: RequestInit): Promise<Response> {
  const luck = chance()
  if (luck < 0.08) throw new TypeError('the request was lost')
  if (luck < 0.2) await pause(chance() * 30)
  const answer = await fetch(url, init)
  const text = await answer.text()
  if (luck > 0.9) throw new TypeError('the answer was lost')
  if (luck > 0.82) return await fetch(url, init)
  return new Response(answer.status === 204 ? null : text, {
    status: answer.status,
    headers: answer.headers,
  })
}

const phone = (eater: TestEater): Client =>
  createClient({
    baseUrl: urls[Math.floor(chance() * urls.length)]!,
    fetch: unreliableFetch,
    headers: { cookie: eater.cookie },
  })

const retryableCodes = new Set(['network_error', 'timeout', 'unavailable', 'in_flight'])
/** Repeats the call until the server answers it. */
async function retryUntilAnswered<T>(ask: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
  for (;;) {
    const answer = await ask()
    if (answer.ok || !retryableCodes.has(answer.problem.code)) return answer
  }
}

type Line = PickedLine
const ownLines = (group: GroupOrderView): { version: number; items: Line[] } => {
  const me = group.members.find((member) => member.myself)!
  return {
    version: me.version,
    items: me.items.map(({ _id, ID, quantity, comment, modifierGroups }) => ({
      _id,
      ID,
      quantity,
      comment,
      modifierGroups,
    })),
  }
}

/**
 * The quantities that the server has confirmed, by eater and line. The quantities in the database
 * must equal the confirmed ones.
 */
const model = new Map<string, Map<string, number>>()

/**
 * Changes the member's current lines, and calls `acknowledged` when the
 * server has stored them. After a conflict, tries again with the newer lines.
 */
async function change(
  client: Client,
  groupID: string,
  edit: (items: Line[]) => Line[] | null,
  acknowledged: () => void,
): Promise<void> {
  let group = await retryUntilAnswered(() => client.readGroupOrder(groupID))
  for (;;) {
    if (!group.ok) throw new Error(group.problem.code)
    const { version, items } = ownLines(group.data)
    const edited = edit(items)
    if (!edited) return
    const write = { version, writeID: randomUUID(), items: edited }
    const answer = await retryUntilAnswered(() => client.saveGroupOrderItems(groupID, write))
    if (answer.ok) return acknowledged()
    if (answer.problem.code !== 'group_stale') throw new Error(answer.problem.code)
    group = { ok: true, data: answer.problem.context['group'] as GroupOrderView }
  }
}

// Lines with the same dish and modifiers are merged, so all of these lines differ.
const dishes = [
  satay,
  { ...satay, ID: 'free-tea' },
  ...['thick', 'thin'].flatMap((noodle) =>
    [[], ['egg'], ['tofu']].map((extras) => ({
      ...satay,
      ID: 'laksa',
      modifierGroups: [
        { ID: 'noodles', modifiers: [{ ID: noodle, quantity: 1 }] },
        ...(extras.length
          ? [{ ID: 'extras', modifiers: extras.map((ID) => ({ ID, quantity: 1 })) }]
          : []),
      ],
    })),
  ),
] as Line[]

async function usePhone(
  eater: TestEater,
  name: string,
  groupID: string,
  half: number,
): Promise<void> {
  const client = phone(eater)
  const own = model.get(name)!
  for (let turn = 0; turn < addsEach + growsEach; turn += 1) {
    if (turn < addsEach) {
      const _id = randomUUID()
      const dish = dishes[half * addsEach + turn]!
      await change(
        client,
        groupID,
        (items) => [...items, { ...dish, _id, comment: `${name} ${turn}` }],
        () => own.set(_id, (own.get(_id) ?? 0) + 1),
      )
    } else {
      let grown = ''
      await change(
        client,
        groupID,
        (items) => {
          grown = items[Math.floor(chance() * items.length)]?._id ?? ''
          return items.length
            ? items.map((item) =>
                item._id === grown ? { ...item, quantity: item.quantity + 1 } : item,
              )
            : null
        },
        () => own.set(grown, (own.get(grown) ?? 0) + 1),
      )
    }
  }
}

/**
 * Follows the group order over connections that break, until the follower has received `version`.
 */
async function follow(
  eater: TestEater,
  groupID: string,
  version: () => number | null,
): Promise<GroupOrderView> {
  let group = null as GroupOrderView | null
  for (;;) {
    const line = new AbortController()
    const headers = {
      cookie: eater.cookie,
      ...(group ? { 'last-event-id': String(group.info.version) } : {}),
    }
    const response = await fetch(
      urls[Math.floor(chance() * urls.length)]! + fillPath(paths.groupOrderEvents, { groupID }),
      { headers, signal: line.signal },
    )
    let text = ''
    try {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        const parts = (text + chunk).split('\n\n')
        text = parts.pop()!
        for (const part of parts) {
          const data = /^data: (.*)$/m.exec(part)?.[1]
          if (part.startsWith('event: group')) group = JSON.parse(data!) as GroupOrderView
          // `applyGroupOrderChange` returns null if the change is not based on the
          // known version. Then the follower requests the whole group order again.
          else if (part.startsWith('event: change'))
            group = group && applyGroupOrderChange(group, JSON.parse(data!) as GroupOrderChange)
        }
        if (group && group.info.version === version()) return group
        if (!group || chance() < 0.03) break
      }
    } finally {
      line.abort()
    }
  }
}

test(`GRP-01 GRP-03 GRP-17 ${people} members on two phones each: a change is stored once, all see it`, async () => {
  const eaters: TestEater[] = []
  for (let nth = 0; nth < people; nth += 1)
    eaters.push(await logInByInjection(servers[0]!, undefined, `Eater ${nth}`))
  const host = eaters[0]!
  const { groupID } = (await startGroup(host)).info
  await Promise.all(
    eaters
      .slice(1)
      .map(async (eater) =>
        unwrap(await retryUntilAnswered(() => phone(eater).joinGroupOrder(groupID))),
      ),
  )
  const stranger = await logInByInjection(servers[0]!)
  const removed = (await host.client.readGroupOrder(groupID)) as { data: GroupOrderView }
  const [gone, kept] = [eaters.at(-1)!, eaters.slice(0, -1)]
  unwrap(
    await host.client.removeGroupOrderMember(
      groupID,
      removed.data.members.find((member) => member.memberName === `Eater ${people - 1}`)!.memberID,
    ),
  )
  kept.forEach((_, nth) => model.set(`Eater ${nth}`, new Map()))

  let final: number | null = null
  const followers = kept.map((eater) => follow(eater, groupID, () => final))
  const intruders = [stranger, gone].map(async (eater) => {
    const answers = []
    for (let turn = 0; turn < 4; turn += 1) {
      answers.push(
        await retryUntilAnswered(() =>
          phone(eater).saveGroupOrderItems(groupID, {
            version: 0,
            writeID: randomUUID(),
            items: [satay],
          }),
        ),
      )
      answers.push(
        await retryUntilAnswered(() =>
          phone(kept[1]!).removeGroupOrderMember(groupID, removed.data.members[2]!.memberID),
        ),
      )
    }
    return answers.filter((answer) => answer.ok)
  })
  await Promise.all(
    kept.flatMap((eater, nth) =>
      [0, 1].map((half) => usePhone(eater, `Eater ${nth}`, groupID, half)),
    ),
  )
  expect((await Promise.all(intruders)).flat()).toEqual([])

  const truth = unwrap(await host.client.readGroupOrder(groupID))
  const found = Object.fromEntries(
    truth.members.map((member) => [
      member.memberName,
      Object.fromEntries(member.items.map((item) => [item._id, item.quantity])),
    ]),
  )
  expect(found).toEqual(
    Object.fromEntries([...model].map(([name, lines]) => [name, Object.fromEntries(lines)])),
  )
  for (const member of truth.members)
    expect(
      member.items.every((item) => item.comment.startsWith(`${member.memberName} `)),
      member.memberName,
    ).toBe(true)

  // A follower that already has the last version receives no event. One more
  // change creates another version, so that every follower receives an event.
  final = truth.info.version + 1
  unwrap(await host.client.changeGroupOrder(groupID, { groupName: 'Done' }))
  const seen = await Promise.all(followers)
  for (const [nth, group] of seen.entries())
    expect(group).toEqual(unwrap(await kept[nth]!.client.readGroupOrder(groupID)))

  // The group order is placed as one order, and the shares of the split bill add up to the total of
  // this order.
  const body = await orderOfGroup(
    host,
    unwrap(await retryUntilAnswered(() => phone(host).startGroupOrderCheckout(groupID))),
  )
  const key = randomUUID()
  const order = unwrap(await retryUntilAnswered(() => phone(host).placeOrder(body, key)))
  expect(order.merchantCartWithQuoteList[0]!.items.filter((item) => !item.isFreeItem)).toHaveLength(
    (people - 1) * 2 * addsEach,
  )
  const bill = unwrap(await host.client.readSplitBill(groupID))
  expect(bill.members.reduce((sum, member) => sum + member.total.amountInMinor, 0)).toBe(
    order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor,
  )
})
