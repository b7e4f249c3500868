// Tests of group orders over HTTP: members and their
// lines, permissions, limits, deadlines, personal data.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@tingkat/contract/client'
import { lunchTime, openTestApp } from '../testing/app.ts'
import { home } from '../testing/cast.ts'
import { laksa, openDinner, orderOfGroup, put, satay, startGroup } from '../testing/group.ts'
import { injectFetch, logInByInjection, unwrap, type TestEater } from '../testing/journey.ts'
import { openPersonalGroupStore } from './personal-store.ts'
import { outcomeOf, later, openGroupOrderTest, ownMember } from './testing.ts'

const { server, clock, flags, eaters, passTime } = await openGroupOrderTest()
beforeEach(() => {
  clock.now = lunchTime
})
afterAll(() => server.close())

describe('a group order', () => {
  test('is created, joined and filled; members see each other (GRP-01, GRP-33, ENT-21, ENT-22)', async () => {
    const [host, guest] = (await eaters(2)) as [TestEater, TestEater]
    const created = unwrap(
      await host.client.createGroupOrder({
        kind: 'group',
        countryCode: 'sg',
        merchantID: 'warung',
        groupName: 'Friday',
        nameAlias: 'Boss',
        location: {
          id: '',
          address: '78 Jalan Besar',
          addressDetail: '#02',
          displayAddress: '78 Jalan Besar',
          city: 'Singapore',
          cityID: '',
          countryCode: 'sg',
          isAccurate: true,
          noteToDriver: 'Dog bites',
          ...home,
        },
      }),
    )
    const { groupID } = created.info
    expect(created.info).toMatchObject({
      groupName: 'Friday',
      creatorName: 'Boss',
      merchantID: 'warung',
      merchantName: 'Sambal Warung',
      groupState: 'CREATED',
      version: 1,
      membership: 'creator',
      shareLink: `https://tingkat.test/sg/en/group-order/${groupID}`,
      currency: { code: 'SGD', exponent: 2 },
      deadline: null,
      paying: false,
      orderID: null,
    })
    expect(groupID).toMatch(/^sg-[0-9a-f]{32}$/)
    expect(created.deliveryAddress).toMatchObject({ address: '78 Jalan Besar', noteToDriver: '' })
    const joined = unwrap(await guest.client.joinGroupOrder(groupID, { nameAlias: 'Minh' }))
    expect(joined).toMatchObject({
      info: { groupState: 'ONGOING', membership: 'member', memberCount: 2 },
      members: [
        { creator: true, myself: false, nameAlias: 'Boss' },
        { creator: false, myself: true, memberName: 'Eater 1', nameAlias: 'Minh' },
      ],
    })
    const saved = unwrap(await put(guest, groupID, [laksa]))
    expect(ownMember(saved.group)).toMatchObject({
      version: 1,
      confirmed: false,
      confirmedItems: [],
      foodQuote: { priceV2: { amountInMinor: 0 } },
      items: [
        {
          ID: 'laksa',
          name: 'Laksa',
          priceInMin: 800,
          modifierGroups: [
            {
              ID: 'noodles',
              name: 'Noodles',
              modifiers: [{ ID: 'thick', name: 'Thick', quantity: 1 }],
            },
          ],
        },
      ],
    })
    const confirmed = unwrap(await guest.client.confirmGroupOrderItems(groupID, { version: 1 }))
    expect(ownMember(confirmed)).toMatchObject({
      confirmed: true,
      items: [],
      confirmedItems: [{ priceInMin: 800 }],
      foodQuote: {
        priceAfterCampaignInMinorUnitV2: { amountInMinor: 800, amountDisplay: 'S$\u00a08.00' },
      },
    })
    expect(
      unwrap(await host.client.readGroupOrder(groupID)).members.map((member) => [
        member.confirmed,
        member.myself,
      ]),
    ).toEqual([
      [false, true],
      [true, false],
    ])
  })

  test('exists once per creator and merchant, and at most ten times per creator (GRP-01)', async () => {
    const [host] = (await eaters(1)) as [TestEater]
    const first = await startGroup(host)
    expect((await startGroup(host)).info.groupID).toBe(first.info.groupID)
    const both = await Promise.all([startGroup(host, 'counter'), startGroup(host, 'counter')])
    expect(both[0].info.groupID).toBe(both[1].info.groupID)
    await server.database.query(
      'update shared_basket set merchant_id = merchant_id || id ' +
        'where creator_id = (select creator_id from shared_basket where id = $1)',
      [first.info.groupID],
    )
    for (let count = 2; count < 10; count += 1) {
      const { info } = await startGroup(host)
      await server.database.query(
        'update shared_basket set merchant_id = merchant_id || id where id = $1',
        [info.groupID],
      )
    }
    expect(
      await host.client.createGroupOrder({
        kind: 'group',
        countryCode: 'sg',
        merchantID: 'warung',
      }),
    ).toMatchObject({ problem: { code: 'groups_full', context: { max: 10 } } })
    expect(
      await outcomeOf(
        host.client.createGroupOrder({ kind: 'group', countryCode: 'sg', merchantID: 'nowhere' }),
      ),
    ).toBe('merchant_not_found')
    expect(unwrap(await host.client.listGroupOrders()).groups).toHaveLength(10)
  })

  test('gets the settings of a second request of its creator (GRP-01, GRP-02)', async () => {
    const [host, guest] = (await eaters(2)) as [TestEater, TestEater]
    const body = { kind: 'group', countryCode: 'sg', merchantID: 'warung' } as const
    const first = unwrap(await host.client.createGroupOrder({ ...body, groupName: 'Lunch' }))
    unwrap(await guest.client.joinGroupOrder(first.info.groupID))
    const settings = {
      ...body,
      groupName: 'Dinner',
      spendLimitInMin: 2_000,
      deadline: later(60).toISOString(),
    }
    const second = unwrap(await host.client.createGroupOrder(settings))
    expect(second.info).toMatchObject({
      groupID: first.info.groupID,
      groupName: 'Dinner',
      spendLimitInMin: 2_000,
      deadline: settings.deadline,
      memberCount: 2,
    })
    // Repeating the request that created the group order has no effect, even after checkout has
    // begun. A request with other settings is refused.
    await put(host, first.info.groupID, [satay])
    const locked = unwrap(await host.client.startGroupOrderCheckout(first.info.groupID))
    expect(unwrap(await host.client.createGroupOrder(settings)).info).toEqual(locked.info)
    expect(await outcomeOf(host.client.createGroupOrder(body))).toBe('group_closed')
  })

  test.each([
    ['webOrdering', 'web_ordering_disabled'],
    ['groupOrdering', 'group_ordering_disabled'],
  ] as const)(
    'is neither created nor joined with the flag %s off (GRP-01, FLAG-01)',
    async (flag, code) => {
      const [host, guest] = (await eaters(2)) as [TestEater, TestEater]
      const group = await startGroup(host)
      flags.flags = { ...flags.flags, [flag]: false }
      for (const call of [
        host.client.createGroupOrder({ kind: 'group', countryCode: 'sg', merchantID: 'counter' }),
        host.client.createGroupOrder({
          kind: 'table',
          countryCode: 'sg',
          merchantID: 'warung',
          tableNumber: '7',
        }),
        guest.client.joinGroupOrder(group.info.groupID),
      ])
        expect(await outcomeOf(call)).toBe(code)
      flags.flags = { ...flags.flags, [flag]: true }
      expect(await outcomeOf(guest.client.joinGroupOrder(group.info.groupID))).toBe('ok')
    },
  )

  test('applies a repeated write once and refuses one over an older version (GRP-17)', async () => {
    const { guest, groupID } = await openDinner(server, { go: false })
    const { version } = ownMember(unwrap(await guest.client.readGroupOrder(groupID)))
    const write = { version, writeID: randomUUID(), items: [satay] }
    const first = unwrap(await guest.client.saveGroupOrderItems(groupID, write)).group
    const again = unwrap(await guest.client.saveGroupOrderItems(groupID, write)).group
    expect(again.info.version).toBe(first.info.version)
    const stale = await guest.client.saveGroupOrderItems(groupID, {
      ...write,
      writeID: randomUUID(),
      items: [laksa],
    })
    expect(stale).toMatchObject({
      ok: false,
      problem: {
        code: 'group_stale',
        context: { version: version + 1, group: { info: { groupID } } },
      },
    })
    expect(
      ownMember(unwrap(await guest.client.readGroupOrder(groupID))).items.map((item) => item.ID),
    ).toEqual(['satay'])
  })

  test('keeps the lines of fifty members who write at the same moment (GRP-01)', async () => {
    const fiftyEaters = await eaters(50)
    const { groupID } = (await startGroup(fiftyEaters[0]!)).info
    await Promise.all(
      fiftyEaters.slice(1).map(async (eater) => unwrap(await eater.client.joinGroupOrder(groupID))),
    )
    await Promise.all(
      fiftyEaters.map(async (eater, nth) =>
        unwrap(
          await eater.client.saveGroupOrderItems(groupID, {
            version: 0,
            writeID: randomUUID(),
            items: [{ ...satay, quantity: nth + 1 }],
          }),
        ),
      ),
    )
    const group = unwrap(await fiftyEaters[7]!.client.readGroupOrder(groupID))
    expect(
      group.members
        .flatMap((member) => member.items.map((item) => item.quantity))
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 50 }, (_, nth) => nth + 1))
    expect(ownMember(group).items).toMatchObject([{ quantity: 8 }])
    const late = await logInByInjection(server)
    expect(await outcomeOf(late.client.joinGroupOrder(groupID))).toBe('group_full')
  }, 60_000)

  test('prices lines by the menu and refuses lines that the menu does not have (GRP-01)', async () => {
    const { guest, groupID } = await openDinner(server, { go: false })
    const refused = async (...items: (typeof satay)[]) =>
      await outcomeOf(put(guest, groupID, items))
    expect(await refused({ ...satay, ID: 'gone' })).toBe('food_err_order_item_not_available')
    expect(await refused({ ...satay, ID: 'laksa' })).toBe('invalid_groups')
    expect(await refused(satay, satay)).toBe('invalid_request')
    expect(
      await refused(...Array.from({ length: 41 }, (_, nth) => ({ ...satay, _id: String(nth) }))),
    ).toBe('invalid_request')
    expect(
      ownMember(unwrap(await put(guest, groupID, [{ ...satay, quantity: 2 }])).group).items,
    ).toMatchObject([{ priceInMin: 1_400, originalPriceInMin: 2_000 }])
  })
})

describe('permissions', () => {
  type Call = (
    client: Client,
    groupID: string,
    memberID: string,
  ) => Promise<{ ok: true } | { ok: false; problem: { code: string } }>
  const calls: Record<string, Call> = {
    patch: (client, groupID) => client.changeGroupOrder(groupID, { groupName: 'Mine now' }),
    delete: (client, groupID) => client.deleteGroupOrder(groupID),
    remove: (client, groupID, memberID) => client.removeGroupOrderMember(groupID, memberID),
    leave: (client, groupID) => client.leaveGroupOrder(groupID),
    put: (client, groupID) =>
      client.saveGroupOrderItems(groupID, { version: 0, writeID: randomUUID(), items: [satay] }),
    confirm: (client, groupID) => client.confirmGroupOrderItems(groupID),
    checkout: (client, groupID) => client.startGroupOrderCheckout(groupID),
    split: (client, groupID) => client.readSplitBill(groupID),
  }
  const outcomesOf = async (client: Client, groupID: string, memberID: string) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(calls).map(async ([name, call]) => [
          name,
          await outcomeOf(call(client, groupID, memberID)),
        ]),
      ),
    )
  const allCalls = (outcome: string, more: Record<string, string> = {}) => ({
    ...Object.fromEntries(Object.keys(calls).map((name) => [name, outcome])),
    ...more,
  })

  test('strangers, removed members and guests change nothing (ROLE-07, ROLE-08, ROLE-09, GRP-02, GRP-03)', async () => {
    const { host, guest, groupID, group } = await openDinner(server, { go: false })
    const [stranger] = (await eaters(1)) as [TestEater]
    const memberID = group.members[1]!.memberID
    expect(await outcomesOf(stranger.client, groupID, memberID)).toEqual(
      allCalls('group_not_joined', { split: 'not_found' }),
    )
    const visitor = createClient({ baseUrl: '', fetch: injectFetch(server.app) })
    expect(await outcomesOf(visitor, groupID, memberID)).toEqual(allCalls('unauthenticated'))
    expect([
      await outcomeOf(visitor.readGroupOrder(groupID)),
      await outcomeOf(visitor.joinGroupOrder(groupID)),
      await outcomeOf(visitor.listGroupOrders()),
      await outcomeOf(visitor.readGroupOrderProgress('sg-1')),
      await outcomeOf(
        visitor.createGroupOrder({ kind: 'group', countryCode: 'sg', merchantID: 'warung' }),
      ),
    ]).toEqual(Array(5).fill('unauthenticated'))
    unwrap(await host.client.removeGroupOrderMember(groupID, memberID))
    expect(await outcomesOf(guest.client, groupID, memberID)).toEqual(
      allCalls('group_removed', { split: 'not_found' }),
    )
    expect(await outcomeOf(guest.client.joinGroupOrder(groupID))).toBe('group_removed')
    expect(unwrap(await host.client.readGroupOrder(groupID))).toMatchObject({
      info: { groupName: '', groupState: 'ONGOING', memberCount: 1 },
    })
    expect(await outcomeOf(host.client.readGroupOrder('sg-unknown'))).toBe('not_found')
  })

  test('ROLE-07 GRP-02 GRP-16 refuses members the creator’s requests, and the creator to leave', async () => {
    const { host, guest, groupID, group } = await openDinner(server, { go: false })
    const hostID = group.members[0]!.memberID
    for (const name of ['patch', 'delete', 'remove', 'checkout'])
      expect(await outcomeOf(calls[name]!(guest.client, groupID, hostID)), name).toBe(
        'creator_only',
      )
    expect(await outcomeOf(host.client.leaveGroupOrder(groupID))).toBe('creator_stays')
    expect(await outcomeOf(guest.client.leaveGroupOrder(groupID))).toBe('ok')
    expect(unwrap(await host.client.readGroupOrder(groupID)).members).toHaveLength(1)
    expect(unwrap(await host.client.deleteGroupOrder(groupID)).info.groupState).toBe('CANCELLED')
    expect(await outcomeOf(guest.client.joinGroupOrder(groupID))).toBe('group_closed')
    expect((await startGroup(host)).info.groupID, 'another group order begins').not.toBe(groupID)
  })

  test('visitors with the link see creator, merchant, name and closing time (PROD-07, GRP-02)', async () => {
    const [host] = (await eaters(1)) as [TestEater]
    const deadline = later(45).toISOString()
    const body = { countryCode: 'sg', merchantID: 'warung' } as const
    const { info } = unwrap(
      await host.client.createGroupOrder({ ...body, kind: 'group', groupName: 'Lunch', deadline }),
    )
    const visitor = createClient({ baseUrl: '', fetch: injectFetch(server.app) })
    expect(unwrap(await visitor.readGroupOrderInvitation(info.groupID))).toEqual({
      groupID: info.groupID,
      groupName: 'Lunch',
      creatorName: 'Eater 0',
      merchantID: 'warung',
      merchantName: info.merchantName,
      timeZone: 'Asia/Singapore',
      countryCode: 'sg',
      groupState: 'CREATED',
      memberCount: 1,
      deadline,
    })
    const table = unwrap(
      await host.client.createGroupOrder({ ...body, kind: 'table', tableNumber: '7' }),
    )
    for (const groupID of [table.info.groupID, 'sg-00000000000000000000000000000000'])
      expect(await outcomeOf(visitor.readGroupOrderInvitation(groupID))).toBe('not_found')
  })

  test('strangers with the link see only the creator’s name and the merchant (GRP-17)', async () => {
    const { groupID } = await openDinner(server, { go: false })
    const [stranger] = (await eaters(1)) as [TestEater]
    const seen = unwrap(await stranger.client.readGroupOrder(groupID))
    expect(seen).toMatchObject({
      info: {
        creatorName: 'Aisyah Rahman',
        merchantName: 'Sambal Warung',
        membership: 'none',
        memberCount: 2,
      },
      members: [],
      deliveryAddress: null,
    })
    expect(JSON.stringify(seen)).not.toContain('Minh')
  })

  test('nothing is added after a confirmation or after the checkout began (GRP-38, GRP-39)', async () => {
    const { host, guest, groupID } = await openDinner(server, { go: false })
    unwrap(await guest.client.confirmGroupOrderItems(groupID))
    expect(await outcomeOf(put(guest, groupID, [satay]))).toBe('items_confirmed')
    const [late] = (await eaters(1)) as [TestEater]
    unwrap(await late.client.joinGroupOrder(groupID))
    expect(unwrap(await host.client.startGroupOrderCheckout(groupID))).toMatchObject({
      info: { groupState: 'CONFIRMED' },
      members: [{ confirmed: true }, { confirmed: true }, { confirmed: false }],
    })
    expect([
      await outcomeOf(put(late, groupID, [satay])),
      await outcomeOf(put(host, groupID, [])),
      await outcomeOf(guest.client.leaveGroupOrder(groupID)),
    ]).toEqual(Array(3).fill('group_closed'))
  })
})

describe('settings of a group order', () => {
  test('a spend limit applies to each member; the refusal has the amount that is left (GRP-02)', async () => {
    const { host, guest, groupID } = await openDinner(server, { go: false })
    expect(await host.client.changeGroupOrder(groupID, { spendLimitInMin: 1_000 })).toMatchObject({
      problem: { code: 'spend_limit_too_low', context: { least: 2_200 } },
    })
    expect(
      unwrap(await host.client.changeGroupOrder(groupID, { spendLimitInMin: 2_500 })).info
        .spendLimitInMin,
    ).toBe(2_500)
    expect(await put(guest, groupID, [{ ...satay, quantity: 4 }])).toMatchObject({
      problem: {
        code: 'spend_limit_exceeded',
        context: { limit: 2_500, subtotal: 2_800, left: 300 },
      },
    })
  })

  test('the deadline locks the group order by a job, and late lines are refused before it runs (GRP-39)', async () => {
    const { host, guest, groupID } = await openDinner(server, { go: false })
    const deadline = later(30).toISOString()
    expect(
      await outcomeOf(host.client.changeGroupOrder(groupID, { deadline: later(2).toISOString() })),
    ).toBe('deadline_invalid')
    unwrap(await host.client.changeGroupOrder(groupID, { deadline }))
    const { rows } = await server.database.query(
      `select start_after from jobs.job where name = 'group-clock' and data ->> 'groupID' = $1`,
      [groupID],
    )
    expect(rows).toHaveLength(2)
    clock.now = later(31)
    expect(await outcomeOf(put(guest, groupID, [satay]))).toBe('group_closed')
    await server.database.query(
      `update jobs.job set start_after = now() where name = 'group-clock' ` +
        `and data ->> 'groupID' = $1 and not (data ->> 'stays')::boolean`,
      [groupID],
    )
    server.deps.jobs.wake('group-clock')
    await expect
      .poll(
        async () =>
          (
            await server.database.query<{ state: string }>(
              'select state from shared_basket where id = $1',
              [groupID],
            )
          ).rows[0]?.state,
        { timeout: 60_000 },
      )
      .toBe('CONFIRMED')
    expect(unwrap(await host.client.readGroupOrder(groupID))).toMatchObject({
      info: { groupState: 'CONFIRMED', deadline },
      members: [{ confirmed: true }, { confirmed: true }],
    })
  })

  test('a forgotten group order is cancelled (GRP-33)', async () => {
    const { host, groupID } = await openDinner(server, { go: false })
    clock.now = later(48 * 60)
    await passTime(groupID)
    expect(unwrap(await host.client.readGroupOrder(groupID)).info.groupState).toBe('CANCELLED')
  })
})

describe('personal data', () => {
  test('is exported without data of others, and deleted with its creator’s account only (ENT-22)', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const open = await openDinner(server, { go: false })
    unwrap(await guest.client.joinGroupOrder(open.groupID))
    unwrap(await host.client.placeOrder(await orderOfGroup(host, group), randomUUID()))
    const { rows } = await server.database.query<{ id: string }>(
      'select id from account where phone = $1',
      [guest.phone],
    )
    const accountID = rows[0]!.id
    const store = openPersonalGroupStore(server.database)
    const parts = []
    for await (const some of store.read(accountID)) parts.push(...some)
    expect(parts.map((part) => part.groupID).toSorted()).toEqual([groupID, open.groupID].toSorted())
    expect(parts.find((part) => part.groupID === groupID)).toMatchObject({
      memberName: 'Minh Nguyen',
      items: [{ ID: 'laksa' }, { ID: 'satay' }],
    })
    expect(JSON.stringify(parts)).not.toContain('Aisyah')
    await server.database.kysely
      .transaction()
      .execute(async (transaction) => await store.forget(transaction, accountID))
    const bill = unwrap(await host.client.readSplitBill(groupID))
    expect(bill.members[1]).toMatchObject({ memberName: '', food: { amountInMinor: 2_200 } })
    expect(
      unwrap(await open.host.client.readGroupOrder(open.groupID)).members.map(
        (member) => member.memberName,
      ),
    ).toEqual(['Aisyah Rahman', 'Minh Nguyen'])
    const docs = await server.database.query<{ doc: unknown }>(
      'select doc from shared_basket where id = any($1::text[])',
      [[groupID, open.groupID]],
    )
    expect(JSON.stringify(docs.rows)).not.toContain(accountID)
  })
})

test('one address creates at most 120 group orders per minute (GRP-01)', async () => {
  const { app } = await openTestApp({ ...server.deps, countries: [], config: { rateLimits: true } })
  const client = createClient({ baseUrl: '', fetch: injectFetch(app) })
  const ask = () =>
    outcomeOf(client.createGroupOrder({ kind: 'group', countryCode: 'sg', merchantID: 'warung' }))
  const answers = []
  for (let count = 0; count < 121; count += 1) answers.push(await ask())
  expect(answers.slice(0, 120).every((answer) => answer === 'unauthenticated')).toBe(true)
  expect(answers[120]).toBe('too_many_requests')
  await app.close()
})
