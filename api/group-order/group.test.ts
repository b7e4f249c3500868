// Group orders and shared tables over HTTP: whose lines are whose, who may do what, and the order that comes of it, once.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClient, type Client } from '@tingkat/contract/client'
import type { Group } from '@tingkat/ordering/group-shape'
import { openOrderStore } from '../order/store.ts'
import { workPayment, type SettlingPorts } from '../payment/settling-actions.ts'
import { openPaymentStore } from '../payment/store.ts'
import type { Charge } from '../providers/payments/payments.ts'
import { openSandbox } from '../providers/payments/sandbox.ts'
import { openSandboxStore } from '../providers/payments/sandbox-store.ts'
import { importCatalogue } from '../catalogue/import-actions.ts'
import { CatalogueStore } from '../catalogue/store.ts'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, castMerchants, home } from '../testing/cast.ts'
import { laksa, openDinner, orderOfGroup, put, satay, startGroup } from '../testing/group.ts'
import { injectFetch, logInByInjection, yes, type TestEater } from '../testing/journey.ts'
import { workGroup, type GroupPorts } from './changing-actions.ts'
import { openPersonalGroupStore } from './personal-store.ts'
import { openSharedBasketStore } from './store.ts'

let server: TestApp
let now = lunchTime
const later = (minutes: number) => new Date(lunchTime.getTime() + minutes * 60_000)

const tables = ['7', '8', '9', '10'].map((tableNumber, nth) => ({ tableID: `t${nth + 1}`, tableNumber }))
const merchants = castCatalogue.merchants.map(merchant => merchant.ID === 'kitchen' ? { ...merchant, orderValueLimit: 0, tables } : merchant)

beforeAll(async () => {
  server = await openTestApp({ countries: [], catalogues: [{ ...castCatalogue, merchants }], clock: () => now })
})
afterAll(() => server.close())
beforeEach(() => { now = lunchTime })

const code = async (asked: Promise<{ ok: true } | { ok: false; problem: { code: string } }>) => {
  const answer = await asked
  return answer.ok ? 'yes' : answer.problem.code
}
const own = (group: Group) => group.members.find(member => member.myself)!
const eaters = async (count: number) => {
  const all: TestEater[] = []
  for (let nth = 0; nth < count; nth += 1) all.push(await logInByInjection(server, undefined, `Eater ${nth}`))
  return all
}
/** What a due job would do. */
const passTime = async (groupID: string) => await workGroup({
  baskets: openSharedBasketStore(server.database), catalogue: server.deps.catalogue, news: { tell: () => {} }, jobs: server.deps.jobs, clock: () => now,
} as unknown as GroupPorts, { groupID, stays: false })

describe('a group', () => {
  test('GRP-01 GRP-33 ENT-21 ENT-22: is created, joined and filled; each sees all, and themselves marked', async () => {
    const [host, guest] = await eaters(2) as [TestEater, TestEater]
    const created = yes(await host.client.createGroup({
      kind: 'group', countryCode: 'sg', merchantID: 'kitchen', groupName: 'Friday', nameAlias: 'Boss',
      location: { id: '', address: '78 Jalan Besar', addressDetail: '#02', displayAddress: '78 Jalan Besar', city: 'Singapore', cityID: '', countryCode: 'sg', isAccurate: true, noteToDriver: 'Dog bites', ...home },
    }))
    const { groupID } = created.info
    expect(created.info).toMatchObject({
      groupName: 'Friday', creatorName: 'Boss', merchantID: 'kitchen', merchantName: 'Sambal Kitchen', groupState: 'CREATED', version: 1, membership: 'creator',
      shareLink: `https://tingkat.test/sg/en/group-order/${groupID}`, currency: { code: 'SGD', exponent: 2 }, deadline: null, paying: false, orderID: null,
    })
    expect(groupID).toMatch(/^sg-[0-9a-f]{32}$/)
    expect(created.deliveryAddress).toMatchObject({ address: '78 Jalan Besar', noteToDriver: '' })
    const joined = yes(await guest.client.joinGroup(groupID, { nameAlias: 'Minh' }))
    expect(joined).toMatchObject({ info: { groupState: 'ONGOING', membership: 'member', memberCount: 2 }, members: [{ creator: true, myself: false, nameAlias: 'Boss' }, { creator: false, myself: true, memberName: 'Eater 1', nameAlias: 'Minh' }] })
    const saved = yes(await put(guest, groupID, [laksa]))
    expect(own(saved.group)).toMatchObject({
      version: 1, confirmed: false, confirmedItems: [], foodQuote: { priceV2: { amountInMinor: 0 } },
      items: [{ ID: 'laksa', name: 'Laksa', priceInMin: 800, modifierGroups: [{ ID: 'noodles', name: 'Noodles', modifiers: [{ ID: 'thick', name: 'Thick', quantity: 1 }] }] }],
    })
    const confirmed = yes(await guest.client.confirmGroupItems(groupID, { version: 1 }))
    expect(own(confirmed)).toMatchObject({ confirmed: true, items: [], confirmedItems: [{ priceInMin: 800 }], foodQuote: { priceAfterCampaignInMinorUnitV2: { amountInMinor: 800, amountDisplay: 'S$\u00a08.00' } } })
    expect(yes(await host.client.readGroup(groupID)).members.map(member => [member.confirmed, member.myself])).toEqual([[false, true], [true, false]])
  })

  test('GRP-01: one open group an eater and kitchen: a second call finds it, and ten at most', async () => {
    const [host] = await eaters(1) as [TestEater]
    const first = await startGroup(host)
    expect((await startGroup(host)).info.groupID).toBe(first.info.groupID)
    const both = await Promise.all([startGroup(host, 'counter'), startGroup(host, 'counter')])
    expect(both[0].info.groupID).toBe(both[1].info.groupID)
    await server.database.query(`update shared_basket set merchant_id = merchant_id || id where creator_id = (select creator_id from shared_basket where id = $1)`, [first.info.groupID])
    for (let count = 2; count < 10; count += 1) {
      const { info } = await startGroup(host)
      await server.database.query('update shared_basket set merchant_id = merchant_id || id where id = $1', [info.groupID])
    }
    expect(await host.client.createGroup({ kind: 'group', countryCode: 'sg', merchantID: 'kitchen' })).toMatchObject({ problem: { code: 'groups_full', context: { max: 10 } } })
    expect(await code(host.client.createGroup({ kind: 'group', countryCode: 'sg', merchantID: 'nowhere' }))).toBe('merchant_not_found')
    expect(yes(await host.client.listGroups()).groups).toHaveLength(10)
  })

  test('GRP-17: the same write sent again is one; over an older version it is refused with the present group, and nothing is lost', async () => {
    const { guest, groupID } = await openDinner(server, { go: false })
    const { version } = own(yes(await guest.client.readGroup(groupID)))
    const write = { version, writeID: randomUUID(), items: [satay] }
    const first = yes(await guest.client.saveGroupItems(groupID, write)).group
    const again = yes(await guest.client.saveGroupItems(groupID, write)).group
    expect(again.info.version).toBe(first.info.version)
    const stale = await guest.client.saveGroupItems(groupID, { ...write, writeID: randomUUID(), items: [laksa] })
    expect(stale).toMatchObject({ ok: false, problem: { code: 'group_stale', context: { version: version + 1, group: { info: { groupID } } } } })
    expect(own(yes(await guest.client.readGroup(groupID))).items.map(item => item.ID)).toEqual(['satay'])
  })

  test('GRP-01: fifty people who write at the same moment all find their lines', async () => {
    const all = await eaters(50)
    const { groupID } = (await startGroup(all[0]!)).info
    await Promise.all(all.slice(1).map(async eater => yes(await eater.client.joinGroup(groupID))))
    await Promise.all(all.map(async (eater, nth) => yes(await eater.client.saveGroupItems(groupID, { version: 0, writeID: randomUUID(), items: [{ ...satay, quantity: nth + 1 }] }))))
    const group = yes(await all[7]!.client.readGroup(groupID))
    expect(group.members.flatMap(member => member.items.map(item => item.quantity)).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, nth) => nth + 1))
    expect(own(group).items).toMatchObject([{ quantity: 8 }])
    const late = await logInByInjection(server)
    expect(await code(late.client.joinGroup(groupID))).toBe('group_full')
  }, 60_000)

  test('GRP-01: lines are priced and refused by the menu, each with its own id', async () => {
    const { guest, groupID } = await openDinner(server, { go: false })
    const refused = async (...items: (typeof satay)[]) => await code(put(guest, groupID, items))
    expect(await refused({ ...satay, ID: 'gone' })).toBe('food_err_order_item_not_available')
    expect(await refused({ ...satay, ID: 'laksa' })).toBe('invalid_groups')
    expect(await refused(satay, satay)).toBe('invalid_request')
    expect(await refused(...Array.from({ length: 41 }, (_, nth) => ({ ...satay, _id: String(nth) })))).toBe('invalid_request')
    expect(own(yes(await put(guest, groupID, [{ ...satay, quantity: 2 }])).group).items).toMatchObject([{ priceInMin: 1_400, originalPriceInMin: 2_000 }])
  })
})

describe('who may do what', () => {
  type Call = (client: Client, groupID: string, memberID: string) => Promise<{ ok: true } | { ok: false; problem: { code: string } }>
  const calls: Record<string, Call> = {
    patch: (client, groupID) => client.changeGroup(groupID, { groupName: 'Mine now' }),
    delete: (client, groupID) => client.deleteGroup(groupID),
    remove: (client, groupID, memberID) => client.removeGroupMember(groupID, memberID),
    leave: (client, groupID) => client.leaveGroup(groupID),
    put: (client, groupID) => client.saveGroupItems(groupID, { version: 0, writeID: randomUUID(), items: [satay] }),
    confirm: (client, groupID) => client.confirmGroupItems(groupID),
    checkout: (client, groupID) => client.continueGroup(groupID),
    split: (client, groupID) => client.readSplitBill(groupID),
  }
  const outcomes = async (client: Client, groupID: string, memberID: string) =>
    Object.fromEntries(await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, await code(call(client, groupID, memberID))])))
  const all = (answer: string, more: Record<string, string> = {}) => ({ ...Object.fromEntries(Object.keys(calls).map(name => [name, answer])), ...more })

  test('ROLE-07 ROLE-08 ROLE-09 GRP-02 GRP-03: a stranger, a removed member and a guest change nothing, whatever they call', async () => {
    const { host, guest, groupID, group } = await openDinner(server, { go: false })
    const [stranger] = await eaters(1) as [TestEater]
    const memberID = group.members[1]!.memberID
    expect(await outcomes(stranger.client, groupID, memberID)).toEqual(all('group_not_joined', { split: 'not_found', leave: 'yes' }))
    const visitor = createClient({ baseUrl: '', fetch: injectFetch(server.app) })
    expect(await outcomes(visitor, groupID, memberID)).toEqual(all('unauthenticated'))
    expect([await code(visitor.readGroup(groupID)), await code(visitor.joinGroup(groupID)), await code(visitor.listGroups()), await code(visitor.readOrderGroup('sg-1')), await code(visitor.createGroup({ kind: 'group', countryCode: 'sg', merchantID: 'kitchen' }))]).toEqual(Array(5).fill('unauthenticated'))
    yes(await host.client.removeGroupMember(groupID, memberID))
    expect(await outcomes(guest.client, groupID, memberID)).toEqual(all('group_removed', { split: 'not_found', leave: 'yes' }))
    expect(await code(guest.client.joinGroup(groupID))).toBe('group_removed')
    expect(yes(await host.client.readGroup(groupID))).toMatchObject({ info: { groupName: '', groupState: 'ONGOING', memberCount: 1 } })
    expect(await code(host.client.readGroup('sg-unknown'))).toBe('not_found')
  })

  test('ROLE-07 GRP-02 GRP-16: a member cannot do what is the creator\'s, and a creator does not leave', async () => {
    const { host, guest, groupID, group } = await openDinner(server, { go: false })
    const hostID = group.members[0]!.memberID
    for (const name of ['patch', 'delete', 'remove', 'checkout']) expect(await code(calls[name]!(guest.client, groupID, hostID)), name).toBe('creator_only')
    expect(await code(host.client.leaveGroup(groupID))).toBe('creator_stays')
    expect(await code(guest.client.leaveGroup(groupID))).toBe('yes')
    expect(yes(await host.client.readGroup(groupID)).members).toHaveLength(1)
    expect(yes(await host.client.deleteGroup(groupID)).info.groupState).toBe('CANCELLED')
    expect(await code(guest.client.joinGroup(groupID))).toBe('group_closed')
    expect((await startGroup(host)).info.groupID, 'another one begins').not.toBe(groupID)
  })

  test('GRP-17: who holds the link and is no member learns whose group it is, and nobody\'s name, food or address', async () => {
    const { groupID } = await openDinner(server, { go: false })
    const [stranger] = await eaters(1) as [TestEater]
    const seen = yes(await stranger.client.readGroup(groupID))
    expect(seen).toMatchObject({ info: { creatorName: 'Aisyah Rahman', merchantName: 'Sambal Kitchen', membership: 'none', memberCount: 2 }, members: [], deliveryAddress: null })
    expect(JSON.stringify(seen)).not.toContain('Minh')
  })

  test('GRP-38 GRP-39: after a confirmation, and after going on, nothing is added', async () => {
    const { host, guest, groupID } = await openDinner(server, { go: false })
    yes(await guest.client.confirmGroupItems(groupID))
    expect(await code(put(guest, groupID, [satay]))).toBe('items_confirmed')
    const [late] = await eaters(1) as [TestEater]
    yes(await late.client.joinGroup(groupID))
    expect(yes(await host.client.continueGroup(groupID))).toMatchObject({ info: { groupState: 'CONFIRMED' }, members: [{ confirmed: true }, { confirmed: true }, { confirmed: false }] })
    expect([await code(put(late, groupID, [satay])), await code(put(host, groupID, [])), await code(guest.client.leaveGroup(groupID))]).toEqual(Array(3).fill('group_closed'))
  })
})

describe('settings', () => {
  test('GRP-02: a spend limit binds each member, who is told what is left', async () => {
    const { host, guest, groupID } = await openDinner(server, { go: false })
    expect(await host.client.changeGroup(groupID, { spendLimitInMin: 1_000 })).toMatchObject({ problem: { code: 'spend_limit_too_low', context: { least: 2_200 } } })
    expect(yes(await host.client.changeGroup(groupID, { spendLimitInMin: 2_500 })).info.spendLimitInMin).toBe(2_500)
    expect(await put(guest, groupID, [{ ...satay, quantity: 4 }])).toMatchObject({ problem: { code: 'spend_limit_exceeded', context: { limit: 2_500, subtotal: 2_800, left: 300 } } })
  })

  test('GRP-39: at its deadline a group goes on by itself, by a durable job, and late lines are refused before it runs', async () => {
    const { host, guest, groupID } = await openDinner(server, { go: false })
    const deadline = later(30).toISOString()
    expect(await code(host.client.changeGroup(groupID, { deadline: later(2).toISOString() }))).toBe('deadline_invalid')
    yes(await host.client.changeGroup(groupID, { deadline }))
    const { rows } = await server.database.query(`select start_after from jobs.job where name = 'group-clock' and data ->> 'groupID' = $1`, [groupID])
    expect(rows).toHaveLength(2)
    now = later(31)
    expect(await code(put(guest, groupID, [satay]))).toBe('group_closed')
    await server.database.query(`update jobs.job set start_after = now() where name = 'group-clock' and data ->> 'groupID' = $1 and not (data ->> 'stays')::boolean`, [groupID])
    server.deps.jobs.wake('group-clock')
    await expect.poll(async () => (await server.database.query<{ state: string }>('select state from shared_basket where id = $1', [groupID])).rows[0]?.state, { timeout: 10_000 }).toBe('CONFIRMED')
    expect(yes(await host.client.readGroup(groupID))).toMatchObject({ info: { groupState: 'CONFIRMED', deadline }, members: [{ confirmed: true }, { confirmed: true }] })
  })

  test('GRP-33: a group that was forgotten is given up', async () => {
    const { host, groupID } = await openDinner(server, { go: false })
    now = later(48 * 60)
    await passTime(groupID)
    expect(yes(await host.client.readGroup(groupID)).info.groupState).toBe('CANCELLED')
  })
})

describe('the order of a group', () => {
  test('GRP-33 GRP-43 ENT-23: is placed once by its creator; members see how far it is and what each owes, strangers nothing', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const body = await orderOfGroup(host, group)
    const key = randomUUID()
    const order = yes(await host.client.placeOrder(body, key))
    expect(order).toMatchObject({ groupID, orderState: 'NEW', snapshotDetail: { cartWithQuote: { merchants: [{ items: [{ ID: 'satay' }, { ID: 'laksa' }, { ID: 'satay', quantity: 2 }, { isFreeItem: true }] }] } } })
    expect(yes(await guest.client.readGroup(groupID)).info).toMatchObject({ groupState: 'ORDERED', orderID: order.orderID, orderCode: order.orderCode })
    expect(yes(await host.client.placeOrder(body, key)).orderID, 'the lost answer comes again').toBe(order.orderID)
    expect(await code(host.client.placeOrder(body, randomUUID()))).toBe('group_closed')
    expect(await code(host.client.deleteGroup(groupID))).toBe('group_closed')

    const progress = yes(await guest.client.readOrderGroup(order.orderID))
    expect(progress).toMatchObject({ summary: { groupID, orderCode: order.orderCode, orderDescription: expect.stringContaining('Laksa') }, order: { orderState: 'NEW', merchant: { name: 'Sambal Kitchen', timeZone: 'Asia/Singapore' }, arrival: yes(await host.client.readOrder(order.orderID)).arrival } })
    expect(JSON.stringify(progress)).not.toMatch(/Jalan|payment|CASH/)
    expect(await code(guest.client.readOrder(order.orderID)), 'the whole order stays the creator\'s').toBe('not_found')
    const bill = yes(await guest.client.readSplitBill(groupID))
    expect(bill.members.map(member => [member.creator, member.myself, member.food.amountInMinor])).toEqual([[true, false, 700], [false, true, 2_200]])
    expect(bill.members.reduce((sum, member) => sum + member.total.amountInMinor, 0)).toBe(order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor)
    const [stranger] = await eaters(1) as [TestEater]
    expect([await code(stranger.client.readOrderGroup(order.orderID)), await code(stranger.client.readSplitBill(groupID))]).toEqual(['not_found', 'not_found'])
    expect(yes(await stranger.client.readGroup(groupID)).info, 'nor the code that the food is handed over for').toMatchObject({ groupState: 'ORDERED', orderID: null, orderCode: null })
    expect(yes(await guest.client.listGroups()).groups[0]?.summary).toMatchObject({ groupID, orderCode: order.orderCode })
  })

  test('GRP-02: a member cannot order, other food is refused with the present group, and so is a group that still chooses', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const body = await orderOfGroup(host, group)
    expect(await code(guest.client.placeOrder(await orderOfGroup(guest, group), randomUUID()))).toBe('creator_only')
    const [stranger] = await eaters(1) as [TestEater]
    expect(await code(stranger.client.placeOrder(await orderOfGroup(stranger, group), randomUUID()))).toBe('group_not_joined')
    const less = { ...group, members: group.members.slice(0, 1) }
    expect(await host.client.placeOrder(await orderOfGroup(host, less), randomUUID())).toMatchObject({ problem: { code: 'group_changed', context: { group: { info: { groupID } } } } })
    expect(await code(host.client.placeOrder({ ...body, groupID: 'sg-other' }, randomUUID()))).toBe('not_found')
    const early = await openDinner(server, { go: false })
    expect(await code(early.host.client.placeOrder(await orderOfGroup(early.host, early.group), randomUUID()))).toBe('group_closed')
    const { rows } = await server.database.query('select 1 from orders where doc ->> $1 = $2', ['groupID', groupID])
    expect(rows).toEqual([])
  })

  test('GRP-33: of two orders at the same moment one is written, and the eater\'s own basket stays', async () => {
    const { host, group } = await openDinner(server)
    yes(await host.client.saveCart({ country: 'sg', version: 0, writeID: randomUUID(), cart: { merchants: [{ ID: 'kitchen', comment: '', items: [satay] }], paymentType: '', promoCodes: [], comment: '', profile: null, scheduledOrder: null, dineInInfo: null } }))
    const body = await orderOfGroup(host, group)
    const answers = await Promise.all([randomUUID(), randomUUID(), randomUUID()].map(key => host.client.placeOrder(body, key)))
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    expect(answers.flatMap(answer => answer.ok ? [] : answer.problem.code).filter(refused => !['group_changed', 'group_closed'].includes(refused))).toEqual([])
    expect(yes(await host.client.readCart('sg')).cart).not.toBeNull()
    const { rows } = await server.database.query('select 1 from orders where doc ->> $1 = $2', ['groupID', group.info.groupID])
    expect(rows).toHaveLength(1)
  })

  test('GRP-33 PAY-01: a card that is declined leaves the group to be tried again; while it is asked, nothing changes', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const body = { ...await orderOfGroup(host, group, { paymentTypeID: 'VISA' }), paymentTypeID: 'VISA' }
    expect(await code(host.client.placeOrder({ ...body, paymentToken: 'tok_declined' }, randomUUID()))).toBe('payment_declined')
    expect(yes(await host.client.readGroup(groupID)).info).toMatchObject({ groupState: 'CONFIRMED', paying: false, orderID: null })

    const challenge = await host.client.placeOrder({ ...body, paymentToken: 'tok_challenge' }, randomUUID())
    expect(challenge).toMatchObject({ problem: { code: 'payment_challenge' } })
    expect(yes(await guest.client.readGroup(groupID)).info).toMatchObject({ groupState: 'CONFIRMED', paying: true })
    expect([await code(host.client.deleteGroup(groupID)), await code(host.client.placeOrder(body, randomUUID())), await code(host.client.continueGroup(groupID))]).toEqual(Array(3).fill('group_paying'))
    const reference = (challenge as unknown as { problem: { context: { orderID: string } } }).problem.context.orderID
    yes(await host.client.answerSandboxChallenge(reference, { approve: true }))
    await expect.poll(async () => yes(await guest.client.readGroup(groupID)).info).toMatchObject({ groupState: 'ORDERED', paying: false, orderID: reference })
  })

  test('GRP-33 PAY-01: a server that dies while the card is asked leaves a group that heals: ordered once, by the payment\'s own job', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const sandbox = openSandbox(openSandboxStore(server.database))
    const dies = async (charge: Charge, token: string) => {
      await sandbox.authorise(charge, token)
      throw new Error('the process is gone')
    }
    const dying = await openTestApp({ ...server.deps, countries: [], payments: { ...sandbox, authorise: dies }, newID: () => randomUUID() })
    const client = createClient({ baseUrl: '', fetch: injectFetch(dying.app), headers: { cookie: host.cookie } })
    const body = { ...await orderOfGroup(host, group, { paymentTypeID: 'VISA' }), paymentTypeID: 'VISA', paymentToken: 'tok_visa' }
    expect(await code(client.placeOrder(body, randomUUID()))).toBe('internal_error')
    expect(yes(await guest.client.readGroup(groupID)).info).toMatchObject({ groupState: 'CONFIRMED', paying: true })
    const { rows } = await server.database.query<{ orderID: string }>('select paying_order_id as "orderID" from shared_basket where id = $1', [groupID])
    const orderID = rows[0]!.orderID
    const { jobs, relay, log } = server.deps
    const settling: SettlingPorts = { paid: openPaymentStore(server.database), payments: sandbox, orders: openOrderStore(server.database), jobs, relay, log, clock: () => now }
    await workPayment(settling, { reference: orderID })
    await workPayment(settling, { reference: orderID })
    expect(yes(await guest.client.readGroup(groupID)).info).toMatchObject({ groupState: 'ORDERED', paying: false, orderID })
    const written = await server.database.query('select 1 from orders where doc ->> $1 = $2', ['groupID', groupID])
    expect(written.rows).toHaveLength(1)
    await dying.app.close()
  })

  test('GRP-33 PAY-01: a balance that is too small leaves the group to be tried again in another way', async () => {
    const { host, groupID, group } = await openDinner(server)
    await server.database.query('delete from balance where account_id = (select creator_id from shared_basket where id = $1)', [groupID])
    const byBalance = { ...await orderOfGroup(host, group, { paymentTypeID: 'CREDIT_BALANCE' }), paymentTypeID: 'CREDIT_BALANCE' }
    expect(await code(host.client.placeOrder(byBalance, randomUUID()))).toBe('payment_declined')
    expect(yes(await host.client.readGroup(groupID)).info).toMatchObject({ groupState: 'CONFIRMED', paying: false, orderID: null })
    expect(yes(await host.client.placeOrder(await orderOfGroup(host, group), randomUUID())).groupID).toBe(groupID)
  })

  test('GRP-39: what sold out after going on is left out once the creator goes on again, and told', async () => {
    const { host, guest, groupID } = await openDinner(server)
    const serve = async (gone: boolean) => {
      const without = merchants.map(merchant => merchant.ID === 'kitchen' ? { ...merchant, categories: castMerchants.kitchen.categories.map(category => ({ ...category, dishes: category.dishes.map(dish => dish.ID === 'laksa' ? { ...dish, available: !gone } : dish) })) } : merchant)
      await importCatalogue(new CatalogueStore(server.database.kysely), { ...castCatalogue, merchants: without })
      await server.deps.catalogue.refresh()
    }
    await serve(true)
    const fresh = yes(await host.client.continueGroup(groupID))
    expect(fresh.members[1]?.confirmedItems).toMatchObject([{ ID: 'laksa', available: false, priceInMin: 0 }, { ID: 'satay', available: true }])
    const order = yes(await host.client.placeOrder(await orderOfGroup(host, fresh), randomUUID()))
    expect(order.merchantCartWithQuoteList[0]?.items.some(item => item.ID === 'laksa')).toBe(false)
    expect(yes(await guest.client.readSplitBill(groupID)).members[1]?.food.amountInMinor).toBe(1_400)
    await serve(false)
  })
})

describe('a shared table', () => {
  const sit = (eater: TestEater, tableNumber: string) => eater.client.createGroup({ kind: 'table', countryCode: 'sg', merchantID: 'kitchen', tableNumber })
  const dineIn = (tableID: string, tableNumber: string) => ({ location: null, dineInInfo: { tableID, merchants: { kitchen: { eaterCount: 2, tableNumber } } } })

  test('DINE-02 ENT-03 GRP-03: two phones at a table fill one basket, neither touches the other\'s lines, and either orders', async () => {
    const [one, two] = await eaters(2) as [TestEater, TestEater]
    const first = yes(await sit(one, '7'))
    const second = yes(await sit(two, '7'))
    const { groupID } = first.info
    expect(second.info).toMatchObject({ groupID, kind: 'table', table: { tableID: 't1', tableNumber: '7' }, memberCount: 2, shareLink: '', creatorName: '' })
    yes(await put(one, groupID, [satay]))
    const group = yes(await put(two, groupID, [laksa])).group
    expect(group.members.map(member => member.confirmedItems.map(item => item.ID))).toEqual([['satay'], ['laksa']])
    expect(own(group).confirmedItems.map(item => item.ID)).toEqual(['laksa'])
    expect(await code(put(two, groupID, [{ ...laksa, _id: 'x' }]))).toBe('yes')
    expect(yes(await one.client.readGroup(groupID)).members[0]?.confirmedItems.map(item => item.ID)).toEqual(['satay'])
    const order = yes(await two.client.placeOrder(await orderOfGroup(two, yes(await two.client.continueGroup(groupID)), dineIn('t1', '7')), randomUUID()))
    expect(order).toMatchObject({ path: 'table', groupID })
    expect(yes(await one.client.readOrderGroup(order.orderID)).order.orderState).toBe('NEW')
    const next = yes(await sit(one, '7'))
    expect(next.info.groupID, 'another round').not.toBe(groupID)
  })

  test('DINE-05: an unknown table, another table\'s order and a stranger with the id are refused', async () => {
    const [one, stranger] = await eaters(2) as [TestEater, TestEater]
    expect(await code(sit(one, '99'))).toBe('required_restaurant_params')
    const { info: { groupID } } = yes(await sit(one, '8'))
    const group = yes(await put(one, groupID, [satay])).group
    expect(await code(one.client.placeOrder(await orderOfGroup(one, group, dineIn('t1', '7')), randomUUID()))).toBe('group_changed')
    expect(await code(stranger.client.joinGroup(groupID))).toBe('not_found')
    expect(await code(put(stranger, groupID, [satay]))).toBe('group_not_joined')
  })

  test('GRP-33: a table that was left is given up four hours after its last change', async () => {
    const [one, two] = await eaters(2) as [TestEater, TestEater]
    const { info: { groupID } } = yes(await sit(one, '9'))
    yes(await put(one, groupID, [satay]))
    now = later(5 * 60)
    const fresh = yes(await sit(two, '9'))
    expect(fresh).toMatchObject({ info: { memberCount: 1 }, members: [{ myself: true, confirmedItems: [] }] })
    expect(fresh.info.groupID).not.toBe(groupID)
  })
})

describe('what is kept of an eater', () => {
  test('ENT-22: is shown without the others, and goes with the account; what the others ordered stays', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const open = await openDinner(server, { go: false })
    yes(await guest.client.joinGroup(open.groupID))
    yes(await host.client.placeOrder(await orderOfGroup(host, group), randomUUID()))
    const { rows } = await server.database.query<{ id: string }>('select id from account where phone = $1', [guest.phone])
    const accountID = rows[0]!.id
    const store = openPersonalGroupStore(server.database)
    const parts = []
    for await (const some of store.read(accountID)) parts.push(...some)
    expect(parts.map(part => part.groupID).toSorted()).toEqual([groupID, open.groupID].toSorted())
    expect(parts.find(part => part.groupID === groupID)).toMatchObject({ memberName: 'Minh Nguyen', items: [{ ID: 'laksa' }, { ID: 'satay' }] })
    expect(JSON.stringify(parts)).not.toContain('Aisyah')
    await server.database.kysely.transaction().execute(async (transaction) => await store.forget(transaction, accountID))
    const bill = yes(await host.client.readSplitBill(groupID))
    expect(bill.members[1]).toMatchObject({ memberName: '', food: { amountInMinor: 2_200 } })
    expect(yes(await open.host.client.readGroup(open.groupID)).members.map(member => member.memberName)).toEqual(['Aisyah Rahman', 'Minh Nguyen'])
    const docs = await server.database.query<{ doc: unknown }>('select doc from shared_basket where id = any($1::text[])', [[groupID, open.groupID]])
    expect(JSON.stringify(docs.rows)).not.toContain(accountID)
  })
})

test('GRP-01: one address starts a hundred and twenty groups a minute, and then waits', async () => {
  const { app } = await openTestApp({ ...server.deps, countries: [], config: { rateLimits: true } })
  const client = createClient({ baseUrl: '', fetch: injectFetch(app) })
  const ask = () => code(client.createGroup({ kind: 'group', countryCode: 'sg', merchantID: 'kitchen' }))
  const answers = []
  for (let count = 0; count < 121; count += 1) answers.push(await ask())
  expect(answers.slice(0, 120).every(answer => answer === 'unauthenticated')).toBe(true)
  expect(answers[120]).toBe('too_many_requests')
  await app.close()
})
