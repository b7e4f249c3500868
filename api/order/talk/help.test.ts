// Tests of help requests: stored once, answered once by a partner that may answer them, and
// exported with the eater's personal data.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { helpMax } from '@tingkat/ordering/order/help'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { lunchTime } from '../../testing/app.ts'
import {
  logInByInjection,
  openPartner,
  pricedOrder,
  unwrap,
  type TestEater,
} from '../../testing/journey.ts'
import {
  movesToAssigned,
  message,
  openOrderTest,
  refusedWith,
  movesToDelivered,
} from '../testing.ts'

const { api, clock, merchantPartner, fleet, merchant, move, passSeconds, assignedOrder } =
  await openOrderTest()
let eater: TestEater
beforeEach(async () => {
  clock.now = lunchTime
  eater = await logInByInjection(api)
})
afterAll(() => api.close())

describe('a help request', () => {
  const ask = (more: object = {}) => ({
    helpID: randomUUID(),
    topic: 'missing_item' as const,
    comment: 'No chopsticks',
    ...more,
  })
  const delivered = async (paymentTypeID = '') => {
    const order = unwrap(
      await eater.client.placeOrder(
        await pricedOrder(eater.client, merchant, { paymentTypeID }),
        randomUUID(),
      ),
    )
    await move(order.orderID, ...movesToAssigned, ...movesToDelivered)
    return order
  }

  test('is stored once, shown with the order and to the merchant, and answered once (PROD-08)', async () => {
    const order = await delivered()
    const { orderID } = order
    const dish = order.merchantCartWithQuoteList[0]!.items[0]!.ID
    const wanted = ask({ itemIDs: [dish, dish] })
    const kept = await Promise.all(
      [0, 1, 2].map(async () => unwrap(await eater.client.askForHelp(orderID, wanted))),
    )
    expect(kept[0]).toEqual({
      helpID: wanted.helpID,
      topic: 'missing_item',
      itemIDs: [dish],
      comment: 'No chopsticks',
      at: lunchTime.toISOString(),
      state: 'open',
      answeredAt: null,
      refundedInMinor: 0,
    })
    expect(unwrap(await eater.client.readOrder(orderID)).help).toEqual([kept[0]])
    expect(unwrap(await eater.client.listOrders()).orders[0]!.help).toEqual([kept[0]])
    expect(unwrap(await merchantPartner.client.listPartnerHelp()).requests).toContainEqual({
      ...kept[0],
      orderID,
      merchantID: merchant.ID,
    })
    passSeconds(60)
    expect(
      unwrap(
        await merchantPartner.client.answerHelp(orderID, wanted.helpID, { state: 'declined' }),
      ),
    ).toMatchObject({ state: 'declined', answeredAt: clock.now.toISOString() })
    expect(
      unwrap(
        await merchantPartner.client.answerHelp(orderID, wanted.helpID, { state: 'declined' }),
      ),
    ).toMatchObject({ state: 'declined' })
    expect(
      await merchantPartner.client.answerHelp(orderID, wanted.helpID, { state: 'resolved' }),
    ).toMatchObject(refusedWith('help_answered'))
    expect(unwrap(await eater.client.readOrder(orderID)).help).toMatchObject([
      { state: 'declined' },
    ])
    expect(
      unwrap(await merchantPartner.client.listPartnerHelp()).requests.map(
        (listed) => listed.helpID,
      ),
    ).not.toContain(wanted.helpID)
  })

  test('is answered once by a refund with its amount (PROD-08, PAY-04)', async () => {
    const { orderID } = await delivered('CREDIT_BALANCE')
    await vi.waitFor(
      async () =>
        expect(
          (
            await api.database.query('select 1 from payment where reference = $1 and state = $2', [
              orderID,
              'captured',
            ])
          ).rows,
        ).toHaveLength(1),
      { timeout: 60_000 },
    )
    const wanted = ask({ topic: 'quality' })
    unwrap(await eater.client.askForHelp(orderID, wanted))
    const refund = { refundID: randomUUID(), amountInMinor: 150, helpID: wanted.helpID }
    expect(
      await merchantPartner.client.refundOrder(orderID, { ...refund, helpID: randomUUID() }),
    ).toMatchObject(refusedWith('not_found'))
    for (let time = 0; time < 2; time++)
      expect(unwrap(await merchantPartner.client.refundOrder(orderID, refund))).toMatchObject({
        refundedInMinor: 150,
      })
    expect(unwrap(await eater.client.readOrder(orderID))).toMatchObject({
      money: { refundedInMinor: 150 },
      help: [{ state: 'refunded', refundedInMinor: 150 }],
    })
    expect(
      await merchantPartner.client.refundOrder(orderID, {
        ...refund,
        refundID: randomUUID(),
        amountInMinor: 10,
      }),
    ).toMatchObject(refusedWith('help_answered'))
  })

  test('is refunded once, also under another refund id (PROD-08, PAY-04)', async () => {
    const { orderID } = await delivered('CREDIT_BALANCE')
    await vi.waitFor(
      async () =>
        expect(
          (
            await api.database.query('select 1 from payment where reference = $1 and state = $2', [
              orderID,
              'captured',
            ])
          ).rows,
        ).toHaveLength(1),
      { timeout: 60_000 },
    )
    const wanted = ask({ topic: 'quality' })
    unwrap(await eater.client.askForHelp(orderID, wanted))
    const give = async (amountInMinor: number) =>
      await merchantPartner.client.refundOrder(orderID, {
        refundID: randomUUID(),
        amountInMinor,
        helpID: wanted.helpID,
      })
    const together = await Promise.all([give(150), give(90), give(150), give(90)])
    const given = together.find((answer) => answer.ok)
    expect(together.filter((answer) => !answer.ok)).toMatchObject([
      refusedWith('help_answered'),
      refusedWith('help_answered'),
    ])
    const { refundedInMinor } = unwrap(given!)
    expect([90, 150]).toContain(refundedInMinor)
    // A client that repeats its answer after a restart may send another refund id.
    expect(unwrap(await give(refundedInMinor))).toMatchObject({ refundedInMinor })
    expect(unwrap(await eater.client.readOrder(orderID))).toMatchObject({
      money: { refundedInMinor },
      help: [{ state: 'refunded', refundedInMinor }],
    })
  })

  test('has a known topic and items of the order; requests per order are limited (PROD-08)', async () => {
    const order = await delivered()
    const { orderID } = order
    const dish = order.merchantCartWithQuoteList[0]!.items[0]!.ID
    expect(
      await eater.client.askForHelp(orderID, ask({ itemIDs: ['somebody-elses'] })),
    ).toMatchObject(refusedWith('invalid_request'))
    expect(await eater.client.askForHelp(orderID, ask({ topic: 'boredom' }))).toMatchObject(
      refusedWith('invalid_request'),
    )
    expect(await eater.client.askForHelp(orderID, ask({ comment: 'x'.repeat(501) }))).toMatchObject(
      refusedWith('invalid_request'),
    )
    const answers = await Promise.all(
      Array.from(
        { length: helpMax + 2 },
        async () => await eater.client.askForHelp(orderID, ask()),
      ),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(helpMax)
    expect(answers.find((answer) => !answer.ok)).toMatchObject({
      problem: { code: 'help_full', context: { max: helpMax } },
    })
    const [first] = unwrap(await eater.client.readOrder(orderID)).help
    expect(
      await eater.client.askForHelp(orderID, { helpID: first!.helpID, topic: 'late' }),
    ).toMatchObject(refusedWith('idempotency_key_reused'))
    const { helpID, topic, comment } = first!
    expect(
      await eater.client.askForHelp(orderID, { helpID, topic, comment, itemIDs: [dish] }),
    ).toMatchObject(refusedWith('idempotency_key_reused'))
  })

  test('cannot be made, listed or answered by others (PROD-08)', async () => {
    const { orderID } = await delivered()
    const wanted = ask()
    unwrap(await eater.client.askForHelp(orderID, wanted))
    const [stranger, otherMerchant, abroad] = [
      await logInByInjection(api),
      await openPartner(api, { role: 'merchant', merchantIDs: ['another'] }),
      await openPartner(api, { role: 'operator', country: 'th' }),
    ]
    expect(await stranger.client.askForHelp(orderID, ask())).toMatchObject(refusedWith('not_found'))
    for (const other of [otherMerchant, abroad]) {
      expect(unwrap(await other.client.listPartnerHelp()).requests).toEqual([])
      expect(
        await other.client.answerHelp(orderID, wanted.helpID, { state: 'resolved' }),
      ).toMatchObject(refusedWith('not_found'))
    }
    expect(await fleet.client.listPartnerHelp()).toMatchObject(refusedWith('forbidden'))
    expect(
      await fleet.client.answerHelp(orderID, wanted.helpID, { state: 'resolved' }),
    ).toMatchObject(refusedWith('forbidden'))
    expect(
      await merchantPartner.client.answerHelp(orderID, randomUUID(), { state: 'resolved' }),
    ).toMatchObject(refusedWith('not_found'))
  })

  test('is exported and deleted with the account, like the chat', async () => {
    const { orderID } = await assignedOrder(eater)
    unwrap(await eater.client.sendMessage(orderID, message('Fourth floor')))
    unwrap(await eater.client.askForHelp(orderID, ask()))
    const exported = (
      await api.app.inject({ url: paths.myExport, headers: { cookie: eater.cookie } })
    ).json<Record<string, unknown[]>>()
    expect(exported.chatMessages).toEqual([
      { orderID, from: 'eater', text: 'Fourth floor', at: lunchTime.toISOString() },
    ])
    expect(exported.helpRequests).toMatchObject([{ orderID, comment: 'No chopsticks' }])
    await move(orderID, ...movesToDelivered)
    const { codeID } = unwrap(await eater.client.requestOwnCode())
    const code = /\d{6}/.exec(unwrap(await eater.client.readInbox(codeID)).messages[0]!.text)![0]
    unwrap(await eater.client.deleteMe({ codeID, code }))
    expect(
      (await api.database.query('select 1 from chat_message where order_id = $1', [orderID])).rows,
    ).toEqual([])
    expect(
      (await api.database.query('select 1 from help_request where order_id = $1', [orderID])).rows,
    ).toEqual([])
  })
})
