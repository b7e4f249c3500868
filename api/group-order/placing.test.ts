// Tests of placing a group order: once, by its creator, with each possible outcome of the payment.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '@tingkat/contract/client'
import { importCatalogue } from '../catalogue/import-actions.ts'
import { CatalogueStore } from '../catalogue/store.ts'
import { openOrderStore } from '../order/store.ts'
import { advancePayment } from '../payment/advancing-actions.ts'
import type { SettlingPorts } from '../payment/settling-actions.ts'
import { openPaymentStore } from '../payment/store.ts'
import type { Charge } from '../providers/payments/payment-provider.ts'
import { openSandbox } from '../providers/payments/sandbox.ts'
import { openSandboxStore } from '../providers/payments/sandbox-store.ts'
import { lunchTime, openTestApp } from '../testing/app.ts'
import { castCatalogue, castMerchants } from '../testing/cast.ts'
import { openDinner, orderOfGroup, satay } from '../testing/group.ts'
import { injectFetch, openPartner, unwrap, type TestEater } from '../testing/journey.ts'
import { outcomeOf, merchants, openGroupOrderTest } from './testing.ts'

const { server, clock, flags, eaters } = await openGroupOrderTest()
beforeEach(() => {
  clock.now = lunchTime
})
afterAll(() => server.close())

describe('placing a group order', () => {
  test('is done once by its creator; only members see progress and shares (GRP-33, GRP-43, ENT-23)', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const body = await orderOfGroup(host, group)
    const key = randomUUID()
    const order = unwrap(await host.client.placeOrder(body, key))
    expect(order).toMatchObject({
      groupID,
      orderState: 'NEW',
      snapshotDetail: {
        cartWithQuote: {
          merchants: [
            {
              items: [
                { ID: 'satay' },
                { ID: 'laksa' },
                { ID: 'satay', quantity: 2 },
                { isFreeItem: true },
              ],
            },
          ],
        },
      },
    })
    expect(unwrap(await guest.client.readGroupOrder(groupID)).info).toMatchObject({
      groupState: 'ORDERED',
      orderID: order.orderID,
      orderCode: order.orderCode,
    })
    expect(
      unwrap(await host.client.placeOrder(body, key)).orderID,
      'the lost answer comes again',
    ).toBe(order.orderID)
    expect(await outcomeOf(host.client.placeOrder(body, randomUUID()))).toBe('group_closed')
    expect(await outcomeOf(host.client.deleteGroupOrder(groupID))).toBe('group_closed')

    const progress = unwrap(await guest.client.readGroupOrderProgress(order.orderID))
    expect(progress).toMatchObject({
      summary: {
        groupID,
        orderCode: order.orderCode,
        orderDescription: expect.stringContaining('Laksa'),
      },
      order: {
        orderState: 'NEW',
        merchant: { name: 'Sambal Warung', timeZone: 'Asia/Singapore' },
        arrival: unwrap(await host.client.readOrder(order.orderID)).arrival,
      },
    })
    expect(JSON.stringify(progress)).not.toMatch(/Jalan|payment|CASH/)
    expect(
      await outcomeOf(guest.client.readOrder(order.orderID)),
      "the whole order stays the creator's",
    ).toBe('not_found')
    const bill = unwrap(await guest.client.readSplitBill(groupID))
    expect(
      bill.members.map((member) => [member.creator, member.myself, member.food.amountInMinor]),
    ).toEqual([
      [true, false, 700],
      [false, true, 2_200],
    ])
    expect(bill.members.reduce((sum, member) => sum + member.total.amountInMinor, 0)).toBe(
      order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor,
    )
    const [stranger] = (await eaters(1)) as [TestEater]
    expect([
      await outcomeOf(stranger.client.readGroupOrderProgress(order.orderID)),
      await outcomeOf(stranger.client.readSplitBill(groupID)),
    ]).toEqual(['not_found', 'not_found'])
    expect(
      unwrap(await stranger.client.readGroupOrder(groupID)).info,
      'nor the code that the food is handed over for',
    ).toMatchObject({ groupState: 'ORDERED', orderID: null, orderCode: null })
    expect(unwrap(await guest.client.listGroupOrders()).groups[0]?.summary).toMatchObject({
      groupID,
      orderCode: order.orderCode,
      orderDescription: expect.stringMatching(/\d\u00a0×\u00a0\S/),
    })
  })

  test('PICK-02 members read whether the creator collects the order, which needs no address', async () => {
    const { host, guest, groupID } = await openDinner(server, { go: false })
    const isPickup = async () => unwrap(await guest.client.readGroupOrder(groupID)).info.pickup
    expect(await isPickup()).toBe(false)
    expect(await outcomeOf(guest.client.changeGroupOrder(groupID, { pickup: true }))).toBe(
      'creator_only',
    )
    unwrap(await host.client.changeGroupOrder(groupID, { pickup: true }))
    unwrap(await host.client.changeGroupOrder(groupID, { groupName: 'Lunch' }))
    expect(await isPickup()).toBe(true)
    const group = unwrap(await host.client.startGroupOrderCheckout(groupID))
    flags.flags = { ...flags.flags, pickup: true }
    const body = await orderOfGroup(host, group, { location: null, pickup: true })
    const { orderID } = unwrap(await host.client.placeOrder(body, randomUUID()))
    const order = unwrap(await host.client.readOrder(orderID))
    expect(order).toMatchObject({ groupID, path: 'pickup', deliveryAddress: null })
    expect(unwrap(await guest.client.readGroupOrderProgress(orderID)).order.path).toBe('pickup')
    const { members } = unwrap(await guest.client.readSplitBill(groupID))
    expect(members.flatMap(({ shares }) => shares.map(({ key }) => key))).not.toContain('delivery')
  })

  test('PICK-02 a group order is collected only where the merchant offers it', async () => {
    const [host] = (await eaters(1)) as [TestEater]
    const start = async (merchantID: string, pickup: boolean) =>
      await host.client.createGroupOrder({ kind: 'group', countryCode: 'sg', merchantID, pickup })
    const other = merchants.find(({ ID }) => ID !== 'warung')!.ID
    expect(await outcomeOf(start(other, true))).toBe('pickup_not_offered')
    const { groupID } = unwrap(await start(other, false)).info
    expect(await outcomeOf(host.client.changeGroupOrder(groupID, { pickup: true }))).toBe(
      'pickup_not_offered',
    )
    expect(unwrap(await start('warung', true)).info.pickup).toBe(true)
    // The second request finds the open group order and changes its settings.
    expect(unwrap(await start('warung', false)).info.pickup).toBe(false)
  })

  test('a line that the merchant removes or reduces lowers its member’s share (GRP-43, ORD-07)', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const order = unwrap(
      await host.client.placeOrder(await orderOfGroup(host, group), randomUUID()),
    )
    const partner = await openPartner(server, { role: 'merchant' })
    unwrap(
      await partner.client.changeItems(order.orderID, {
        changeID: randomUUID(),
        version: order.version,
        changes: [
          { type: 'DELETED', index: 0, itemID: 'satay' },
          { type: 'UPDATED', index: 2, itemID: 'satay', quantity: 1 },
        ],
      }),
    )
    const bill = unwrap(await guest.client.readSplitBill(groupID))
    expect(
      bill.members.map((member) => [
        member.items.map((item) => `${item.quantity} ${item.ID}`),
        member.food.amountInMinor,
      ]),
    ).toEqual([
      [[], 0],
      [['1 laksa', '1 satay'], 1_500],
    ])
    const { cartWithQuote } = unwrap(await host.client.readOrder(order.orderID)).snapshotDetail
    expect(bill.total).toEqual(cartWithQuote.totalQuote.reducedPriceV2)
    expect(bill.members.map((member) => member.total.amountInMinor)).toEqual([
      0,
      cartWithQuote.totalQuote.reducedPriceV2.amountInMinor,
    ])
  })

  test('is refused to members, for other items, and before the checkout (GRP-02)', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const body = await orderOfGroup(host, group)
    expect(
      await outcomeOf(guest.client.placeOrder(await orderOfGroup(guest, group), randomUUID())),
    ).toBe('creator_only')
    const [stranger] = (await eaters(1)) as [TestEater]
    expect(
      await outcomeOf(
        stranger.client.placeOrder(await orderOfGroup(stranger, group), randomUUID()),
      ),
    ).toBe('group_not_joined')
    const less = { ...group, members: group.members.slice(0, 1) }
    expect(
      await host.client.placeOrder(await orderOfGroup(host, less), randomUUID()),
    ).toMatchObject({
      problem: { code: 'group_changed', context: { group: { info: { groupID } } } },
    })
    expect(
      await outcomeOf(host.client.placeOrder({ ...body, groupID: 'sg-other' }, randomUUID())),
    ).toBe('not_found')
    const early = await openDinner(server, { go: false })
    expect(
      await outcomeOf(
        early.host.client.placeOrder(await orderOfGroup(early.host, early.group), randomUUID()),
      ),
    ).toBe('group_closed')
    const { rows } = await server.database.query('select 1 from orders where doc ->> $1 = $2', [
      'groupID',
      groupID,
    ])
    expect(rows).toEqual([])
  })

  test('is done once for two concurrent orders, and keeps the eater’s own cart (GRP-33)', async () => {
    const { host, group } = await openDinner(server)
    unwrap(
      await host.client.saveCart({
        country: 'sg',
        version: 0,
        writeID: randomUUID(),
        cart: {
          merchants: [{ ID: 'warung', comment: '', items: [satay] }],
          paymentType: '',
          promoCodes: [],
          comment: '',
          profile: null,
          scheduledOrder: null,
          dineInInfo: null,
        },
      }),
    )
    const body = await orderOfGroup(host, group)
    const answers = await Promise.all(
      [randomUUID(), randomUUID(), randomUUID()].map((key) => host.client.placeOrder(body, key)),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(
      answers
        .flatMap((answer) => (answer.ok ? [] : answer.problem.code))
        .filter((refused) => !['group_changed', 'group_closed'].includes(refused)),
    ).toEqual([])
    expect(unwrap(await host.client.readCart('sg')).cart).not.toBeNull()
    const { rows } = await server.database.query('select 1 from orders where doc ->> $1 = $2', [
      'groupID',
      group.info.groupID,
    ])
    expect(rows).toHaveLength(1)
  })

  test('can be repeated after a declined card; is locked while the payment is open (GRP-33, PAY-01)', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const body = {
      ...(await orderOfGroup(host, group, { paymentTypeID: 'VISA' })),
      paymentTypeID: 'VISA',
    }
    expect(
      await outcomeOf(
        host.client.placeOrder({ ...body, paymentToken: 'tok_declined' }, randomUUID()),
      ),
    ).toBe('payment_declined')
    expect(unwrap(await host.client.readGroupOrder(groupID)).info).toMatchObject({
      groupState: 'CONFIRMED',
      paying: false,
      orderID: null,
    })

    const challenge = await host.client.placeOrder(
      { ...body, paymentToken: 'tok_challenge' },
      randomUUID(),
    )
    expect(challenge).toMatchObject({ problem: { code: 'payment_challenge' } })
    expect(unwrap(await guest.client.readGroupOrder(groupID)).info).toMatchObject({
      groupState: 'CONFIRMED',
      paying: true,
    })
    expect([
      await outcomeOf(host.client.deleteGroupOrder(groupID)),
      await outcomeOf(host.client.placeOrder(body, randomUUID())),
      await outcomeOf(host.client.startGroupOrderCheckout(groupID)),
    ]).toEqual(Array(3).fill('group_paying'))
    const reference = (challenge as unknown as { problem: { context: { orderID: string } } })
      .problem.context.orderID
    unwrap(await host.client.answerSandboxChallenge(reference, { approve: true }))
    await expect
      .poll(async () => unwrap(await guest.client.readGroupOrder(groupID)).info)
      .toMatchObject({ groupState: 'ORDERED', paying: false, orderID: reference })
  })

  test('is completed once, by its job, if the server dies during the payment (GRP-33, PAY-01)', async () => {
    const { host, guest, groupID, group } = await openDinner(server)
    const sandbox = openSandbox(openSandboxStore(server.database))
    const dies = async (charge: Charge, token: string) => {
      await sandbox.authorise(charge, token)
      throw new Error('the process is gone')
    }
    const dying = await openTestApp({
      ...server.deps,
      countries: [],
      paymentProvider: { ...sandbox, authorise: dies },
      newID: () => randomUUID(),
    })
    const client = createClient({
      baseUrl: '',
      fetch: injectFetch(dying.app),
      headers: { cookie: host.cookie },
    })
    const body = {
      ...(await orderOfGroup(host, group, { paymentTypeID: 'VISA' })),
      paymentTypeID: 'VISA',
      paymentToken: 'tok_visa',
    }
    expect(await outcomeOf(client.placeOrder(body, randomUUID()))).toBe('internal_error')
    expect(unwrap(await guest.client.readGroupOrder(groupID)).info).toMatchObject({
      groupState: 'CONFIRMED',
      paying: true,
    })
    const { rows } = await server.database.query<{ orderID: string }>(
      'select paying_order_id as "orderID" from shared_basket where id = $1',
      [groupID],
    )
    const orderID = rows[0]!.orderID
    const { jobs, relay, log } = server.deps
    const settling: SettlingPorts = {
      paymentStore: openPaymentStore(server.database),
      paymentProvider: sandbox,
      orders: openOrderStore(server.database),
      jobs,
      relay,
      log,
      clock: () => clock.now,
    }
    await advancePayment(settling, { reference: orderID })
    await advancePayment(settling, { reference: orderID })
    expect(unwrap(await guest.client.readGroupOrder(groupID)).info).toMatchObject({
      groupState: 'ORDERED',
      paying: false,
      orderID,
    })
    const written = await server.database.query('select 1 from orders where doc ->> $1 = $2', [
      'groupID',
      groupID,
    ])
    expect(written.rows).toHaveLength(1)
    await dying.app.close()
  })

  test('can be repeated with another method after a balance was too small (GRP-33, PAY-01)', async () => {
    const { host, groupID, group } = await openDinner(server)
    await server.database.query(
      'delete from balance where account_id = (select creator_id from shared_basket where id = $1)',
      [groupID],
    )
    const byBalance = {
      ...(await orderOfGroup(host, group, { paymentTypeID: 'CREDIT_BALANCE' })),
      paymentTypeID: 'CREDIT_BALANCE',
    }
    expect(await outcomeOf(host.client.placeOrder(byBalance, randomUUID()))).toBe(
      'payment_declined',
    )
    expect(unwrap(await host.client.readGroupOrder(groupID)).info).toMatchObject({
      groupState: 'CONFIRMED',
      paying: false,
      orderID: null,
    })
    expect(
      unwrap(await host.client.placeOrder(await orderOfGroup(host, group), randomUUID())).groupID,
    ).toBe(groupID)
  })

  test('leaves out what sold out after the checkout began, with a notice (GRP-39)', async () => {
    const { host, guest, groupID } = await openDinner(server)
    const serve = async (gone: boolean) => {
      const without = merchants.map((merchant) =>
        merchant.ID === 'warung'
          ? {
              ...merchant,
              categories: castMerchants.warung.categories.map((category) => ({
                ...category,
                dishes: category.dishes.map((dish) =>
                  dish.ID === 'laksa' ? { ...dish, available: !gone } : dish,
                ),
              })),
            }
          : merchant,
      )
      await importCatalogue(new CatalogueStore(server.database.kysely), {
        ...castCatalogue,
        merchants: without,
      })
      await server.deps.catalogue.refresh()
    }
    await serve(true)
    const fresh = unwrap(await host.client.startGroupOrderCheckout(groupID))
    expect(fresh.members[1]?.confirmedItems).toMatchObject([
      { ID: 'laksa', available: false, priceInMin: 0 },
      { ID: 'satay', available: true },
    ])
    const order = unwrap(
      await host.client.placeOrder(await orderOfGroup(host, fresh), randomUUID()),
    )
    expect(order.merchantCartWithQuoteList[0]?.items.some((item) => item.ID === 'laksa')).toBe(
      false,
    )
    expect(unwrap(await guest.client.readSplitBill(groupID)).members[1]?.food.amountInMinor).toBe(
      1_400,
    )
    await serve(false)
  })
})
