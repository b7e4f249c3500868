// Tests of tips after delivery, by card and from a
// balance: conditions, time limit, and one tip per order.
import { randomUUID } from 'node:crypto'
import type { TipBody } from '@tingkat/contract/order'
import { fillPath, paths } from '@tingkat/contract/paths'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPaymentTest } from '../../payment/testing.ts'
import { lunchTime } from '../../testing/app.ts'
import {
  codeIn,
  logInByInjection,
  placeDinner,
  unwrap,
  type TestEater,
} from '../../testing/journey.ts'
import { advanceTip } from './settling.ts'
import { openTipStore } from './store.ts'

const shop = await openPaymentTest()
const { api, clock, fleet, ports, rows } = shop
const tips = openTipStore(api.database)
const tipPorts = { ...ports, tips }
const hour = 3_600_000
let eater: TestEater
beforeEach(async () => {
  clock.now = lunchTime
  eater = await shop.logIn()
})
afterAll(() => api.close())

/** Places an order with this payment method and delivers it. Returns its id. */
async function delivered(paymentTypeID: string, token = ''): Promise<string> {
  const answer = await shop.post(await shop.bodyFor(paymentTypeID, token))
  expect(answer.statusCode).toBe(201)
  const { orderID } = answer.json()
  await shop.deliver(orderID)
  return orderID
}
const byCard = (paymentToken: string, amountInMinor = 200): TipBody => ({
  amountInMinor,
  paymentToken,
})
const give = async (orderID: string, body: TipBody, key: string = randomUUID(), by = eater) =>
  await by.client.giveTip(orderID, body, key)
const refusal = (code: string, context: object = {}) => ({
  ok: false,
  problem: { code, context },
})
const closed = (reason: string) => refusal('tip_closed', { reason })
const tipEntriesOf = async (orderID: string) =>
  await rows<{ account: string; amount: number }>(
    `select account, amount_in_minor as amount from ledger_entry
     where order_id = $1 and movement = 'tip' order by amount_in_minor`,
    [orderID],
  )
const chargesOf = async (orderID: string) =>
  await rows<{ state: string; charges: number; captured: number }>(
    `select state, charges, captured_in_minor as captured from sandbox_payment
     where reference like $1 || '-tip-%' order by state`,
    [orderID],
  )
const referenceOf = async (orderID: string): Promise<string> => {
  const [tip] = await rows<{ reference: string }>(
    'select reference from tip_payment where order_id = $1',
    [orderID],
  )
  return tip?.reference ?? ''
}
const paidByCard = [
  { account: 'courier:payable', amount: -200 },
  { account: 'card:receivable', amount: 200 },
]

test('TIP-01 a tip after delivery is charged to a card, owed to the courier and shown', async () => {
  const orderID = await delivered('VISA', 'tok_visa')
  const until = new Date(lunchTime.getTime() + 24 * hour).toISOString()
  expect(unwrap(await eater.client.readOrder(orderID)).laterTip).toEqual({
    state: 'open',
    amountInMinor: 0,
    until,
  })
  const key = randomUUID()
  const order = unwrap(await give(orderID, byCard('tok_visa'), key))
  expect(order.laterTip).toEqual({ state: 'paid', amountInMinor: 200, until })
  expect(unwrap(await give(orderID, byCard('tok_visa'), key)).laterTip).toEqual(order.laterTip)
  expect(await give(orderID, byCard('tok_visa', 300), key)).toMatchObject(
    refusal('idempotency_key_reused'),
  )
  expect(await give(orderID, byCard('tok_visa'))).toMatchObject(closed('given'))
  expect(await tipEntriesOf(orderID)).toEqual(paidByCard)
  expect(await chargesOf(orderID)).toEqual([{ state: 'captured', charges: 1, captured: 200 }])
  expect(unwrap(await fleet.client.readPartnerOrder(orderID)).tipInMinor).toBe(200)
  expect(unwrap(await shop.merchantPartner.client.readPartnerOrder(orderID)).tipInMinor).toBeNull()
})

test('TIP-01 a tip is paid from the balance that paid the order, and never exceeds that balance', async () => {
  const orderID = await delivered('CREDIT_BALANCE')
  const before = await shop.creditOf()
  unwrap(await give(orderID, { amountInMinor: 200 }))
  expect(await shop.creditOf()).toBe(before - 200)
  expect(await tipEntriesOf(orderID)).toEqual([
    { account: 'courier:payable', amount: -200 },
    { account: 'balance:credit', amount: 200 },
  ])

  const other = await delivered('CREDIT_BALANCE')
  await rows('update balance set amount_in_minor = 50 where account = $1', ['balance:credit'])
  expect(await give(other, { amountInMinor: 200 })).toMatchObject(
    refusal('payment_declined', { reason: 'INSUFFICIENT_BALANCE' }),
  )
  expect(unwrap(await eater.client.readOrder(other)).laterTip?.state).toBe('open')
  unwrap(await give(other, { amountInMinor: 50 }))
})

test('TIP-01 a tip is refused for others, before delivery, after 24 hours, and for cash', async () => {
  const answer = await shop.post(await shop.byCard('tok_visa'))
  const { orderID } = answer.json()
  const cash = await placeDinner(eater, shop.merchant)
  expect(await give(orderID, byCard('tok_visa'))).toMatchObject(closed('not_delivered'))
  expect(unwrap(await eater.client.readOrder(orderID)).laterTip).toBeUndefined()
  await shop.deliver(orderID)
  await shop.deliver(cash.orderID)
  const stranger = await logInByInjection(api)
  expect(await give(orderID, byCard('tok_visa'), randomUUID(), stranger)).toMatchObject(
    refusal('not_found'),
  )
  const url = fillPath(paths.orderTip, { orderID })
  const payload = byCard('tok_visa')
  const guest = await api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(guest.json().code).toBe('unauthenticated')
  const keyless = await api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie: eater.cookie },
  })
  expect(keyless.json().code).toBe('idempotency_key_required')
  expect(await give(cash.orderID, byCard('tok_visa'))).toMatchObject(closed('not_prepaid'))
  expect(await give(orderID, byCard(''))).toMatchObject(refusal('invalid_request'))
  expect(await give(orderID, byCard('tok_visa', 1_000_000))).toMatchObject(refusal('tip_too_large'))
  clock.now = new Date(lunchTime.getTime() + 24 * hour)
  expect(await give(orderID, byCard('tok_visa'))).toMatchObject(closed('too_late'))
  expect(unwrap(await eater.client.readOrder(orderID)).laterTip).toBeUndefined()
  expect(await tipEntriesOf(orderID)).toEqual([])
})

test('TIP-01 requests at the same moment charge once, with one key and with several', async () => {
  const [oneKey, keys, balance] = [
    await delivered('VISA', 'tok_visa'),
    await delivered('VISA', 'tok_visa'),
    await delivered('CREDIT_BALANCE'),
  ]
  const key = randomUUID()
  await Promise.all([1, 2, 3, 4].map(() => give(oneKey, byCard('tok_visa'), key)))
  await Promise.all([1, 2, 3, 4].map(() => give(keys, byCard('tok_visa'))))
  await Promise.all([1, 2, 3, 4].map(() => give(balance, { amountInMinor: 200 })))
  for (const orderID of [oneKey, keys]) {
    expect(await tipEntriesOf(orderID)).toEqual(paidByCard)
    expect(await chargesOf(orderID)).toEqual([{ state: 'captured', charges: 1, captured: 200 }])
  }
  expect(await tipEntriesOf(balance)).toHaveLength(2)
})

test('TIP-01 a lost answer of the provider neither loses nor doubles the tip', async () => {
  const [repeated, byJob] = [
    await delivered('VISA', 'tok_visa'),
    await delivered('VISA', 'tok_visa'),
  ]
  const key = randomUUID()
  for (const orderID of [repeated, byJob]) {
    expect(await give(orderID, byCard('tok_lost'), key)).toMatchObject(refusal('payment_pending'))
    expect(unwrap(await eater.client.readOrder(orderID)).laterTip?.state).toBe('pending')
    expect(await give(orderID, byCard('tok_visa'))).toMatchObject(closed('given'))
  }
  unwrap(await give(repeated, byCard('tok_lost'), key))
  await advanceTip(tipPorts, { reference: await referenceOf(byJob) })
  for (const orderID of [repeated, byJob]) {
    expect(await tipEntriesOf(orderID)).toEqual(paidByCard)
    expect(await chargesOf(orderID)).toEqual([{ state: 'captured', charges: 1, captured: 200 }])
  }
})

test('TIP-01 a tip that never reached the provider is declined by its job and can be given again', async () => {
  const orderID = await delivered('VISA', 'tok_visa')
  expect(await give(orderID, byCard('tok_lost'))).toMatchObject(refusal('payment_pending'))
  const job = { reference: await referenceOf(orderID) }
  await rows('delete from sandbox_payment where reference = $1', [job.reference])
  clock.now = new Date(lunchTime.getTime() + 31_000)
  await advanceTip(tipPorts, job)
  expect(unwrap(await eater.client.readOrder(orderID)).laterTip?.state).toBe('open')
  unwrap(await give(orderID, byCard('tok_visa')))
  expect(await tipEntriesOf(orderID)).toEqual(paidByCard)
})

test('TIP-01 the bank’s challenge is answered by its eater only; then the tip is paid', async () => {
  const orderID = await delivered('VISA', 'tok_visa')
  const key = randomUUID()
  const asked = await give(orderID, byCard('tok_challenge'), key)
  expect(asked).toMatchObject(
    refusal('payment_challenge', { orderID, challenge: { kind: 'sandbox' } }),
  )
  const reference = await referenceOf(orderID)
  const stranger = await logInByInjection(api)
  expect(await stranger.client.answerSandboxChallenge(reference, { approve: true })).toMatchObject(
    refusal('not_found'),
  )
  unwrap(await eater.client.answerSandboxChallenge(reference, { approve: true }))
  expect(unwrap(await give(orderID, byCard('tok_challenge'), key)).laterTip?.state).toBe('paid')
  expect(await tipEntriesOf(orderID)).toEqual(paidByCard)
})

test('TIP-01 a declined card books nothing; after five no further card is tried', async () => {
  const orderID = await delivered('VISA', 'tok_visa')
  const key = randomUUID()
  const declined = refusal('payment_declined', { orderID, reason: 'PAYMENT_FAIL' })
  for (let time = 0; time < 2; time += 1)
    expect(await give(orderID, byCard('tok_declined'), key)).toMatchObject(declined)
  for (let attempt = 1; attempt < 5; attempt += 1)
    expect(await give(orderID, byCard('tok_declined'))).toMatchObject(declined)
  expect(await give(orderID, byCard('tok_visa'))).toMatchObject(closed('too_many_attempts'))
  expect(await tipEntriesOf(orderID)).toEqual([])
})

test('TIP-01 a deleted account leaves the tip without its id', async () => {
  const orderID = await delivered('VISA', 'tok_visa')
  unwrap(await give(orderID, byCard('tok_visa')))
  // A job captures the card payment of the order. Until then the account cannot be deleted.
  await expect.poll(() => shop.stateOf(orderID)).toBe('captured')
  // An hour later, the limit on login codes allows another code.
  clock.now = new Date(lunchTime.getTime() + hour)
  const { codeID } = unwrap(await eater.client.requestOwnCode())
  const { messages } = unwrap(await eater.client.readInbox(codeID))
  unwrap(await eater.client.deleteMe({ codeID, code: codeIn(messages[0]?.text) }))
  expect(
    await rows('select account_id as account from tip_payment where order_id = $1', [orderID]),
  ).toEqual([{ account: 'deleted' }])
})
