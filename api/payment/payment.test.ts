// Paying by balance and by card: held with the order, taken when it is delivered, let go when it fails; once a key.
import { randomUUID } from 'node:crypto'
import type { OrderBody } from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import { ledgerAccounts } from '@tingkat/ordering/ledger'
import type { Merchant } from '@tingkat/ordering/merchant'
import { testCards } from '@tingkat/ordering/payment-sandbox'
import { paymentFailures } from '@tingkat/ordering/order-payment'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOrderStore } from '../order/store.ts'
import { openSandbox, type Sandbox } from '../providers/payments/sandbox.ts'
import { openSandboxStore } from '../providers/payments/sandbox-store.ts'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { openTestDatabase } from '../testing/engine.ts'
import { logInByInjection, merchantWhere, openPartner, pricedOrder, yes, type TestEater, type TestPartner } from '../testing/journey.ts'
import { openPersonalPaymentStore } from './personal-store.ts'
import { settlePayment, workPayment, type SettlingPorts } from './settling-actions.ts'
import { openPaymentStore } from './store.ts'

let api: TestApp
let eater: TestEater
let till: TestPartner
let fleet: TestPartner
let merchant: Merchant
let now = lunchTime
let sandbox: Sandbox
let ports: SettlingPorts
const later = (seconds: number) => new Date(lunchTime.getTime() + seconds * 1000)

beforeAll(async () => {
  const database = await openTestDatabase()
  sandbox = openSandbox(openSandboxStore(database), { slowMs: 1 })
  api = await openTestApp({ database, clock: () => now, payments: sandbox })
  till = await openPartner(api, { role: 'merchant' })
  fleet = await openPartner(api, { role: 'courier' })
  merchant = merchantWhere(api, one => one.isIntegrated)
  ports = { ...api.deps, payments: sandbox, paid: openPaymentStore(database), orders: openOrderStore(database) }
})
beforeEach(async () => {
  now = lunchTime
  eater = await logInByInjection(api)
})
afterAll(() => api.close())

const post = async (body: OrderBody, key: string = randomUUID(), cookie = eater.cookie) =>
  await api.app.inject({ method: 'POST', url: paths.orders, payload: body as object, headers: { cookie, 'idempotency-key': key } })
const bodyFor = async (paymentTypeID: string, paymentToken = ''): Promise<OrderBody> => ({ ...await pricedOrder(eater.client, merchant, { paymentTypeID }), paymentToken })
const byCard = async (token: string) => await bodyFor('VISA', token)

const rows = async <R>(text: string, values: unknown[] = []) => (await api.database.query<R>(text, values)).rows
const booksOf = async (orderID: string) => Object.fromEntries((await rows<{ account: string; sum: number }>(
  `select account, sum(amount_in_minor)::bigint as sum from ledger_entry where order_id = $1 group by account having sum(amount_in_minor) <> 0`, [orderID])).map(one => [one.account, one.sum]))
const stateOf = async (orderID: string) => (await rows<{ state: string }>('select state from payment where reference = $1', [orderID]))[0]?.state
const ordersOf = async (orderID: string) => (await rows<{ doc: { orderState: string; reason: string | null } }>('select doc from orders where id = $1', [orderID])).map(one => one.doc)
const creditOf = async () => yes(await eater.client.listPaymentMethods('sg')).methods.find(one => one.name !== null)?.balance?.amountInMinor ?? 0

async function deliver(orderID: string): Promise<void> {
  for (const move of ['receive', 'accept'] as const) yes(await till.client.moveOrder(orderID, { move }))
  yes(await fleet.client.moveOrder(orderID, { move: 'assign', courier: { name: 'A', vehicle: 'B', plate: 'C' } }))
  yes(await till.client.moveOrder(orderID, { move: 'ready' }))
  for (const move of ['at_store', 'collect', 'arrive', 'deliver'] as const) yes(await fleet.client.moveOrder(orderID, { move }))
}

describe('ways to pay', () => {
  test('PAY-04 PAY-03 an eater sees the ways of the country with balances, the wallet by its name; a guest is refused', async () => {
    const { methods, cards, enterprise } = yes(await eater.client.listPaymentMethods('sg'))
    expect(methods.map(one => one.type)).toEqual(['CASH', 'VISA', 'MASTERCARD', 'CREDIT_BALANCE', 'POINTS', 'PAY_LATER'])
    expect(methods.find(one => one.type === 'CREDIT_BALANCE')).toMatchObject({ name: 'Tingkat Pay', available: true, note: null, group: 'GPCONLY', balance: { amountInMinor: 14_400, amountDisplay: 'S$\u00a0144.00' } })
    expect(methods[0]).toMatchObject({ paymentTypeID: '', group: 'CASH', balance: null })
    expect([cards, enterprise]).toEqual([{ provider: 'sandbox', publishableKey: null }, null])
    expect(yes(await eater.client.listPaymentMethods('mm')).methods.map(one => one.type)).toEqual(['CASH', 'CREDIT_BALANCE'])
    expect((await api.app.inject({ url: `${paths.paymentMethods}?country=sg` })).json()).toMatchObject({ code: 'unauthenticated' })
  })

  test('PAY-01 a wallet that holds too little is the inactive one, with a note to top up', async () => {
    const { methods } = yes(await eater.client.listPaymentMethods('sg', 14_401))
    expect(methods.find(one => one.type === 'CREDIT_BALANCE_INACTIVE')).toMatchObject({ available: false, note: 'top_up', paymentTypeID: 'CREDIT_BALANCE' })
    expect(methods.some(one => one.type === 'CREDIT_BALANCE')).toBe(false)
  })

  test('PAY-04 a second log-in gives nothing more', async () => {
    const before = await creditOf()
    eater = await logInByInjection(api, eater.phone)
    expect(await creditOf()).toBe(before)
  })

  test('PAY-04 a bill afterwards is for members of an enterprise', async () => {
    expect((await post(await bodyFor('POSTPAID_BILLING'))).json()).toMatchObject({ code: 'payment_not_offered' })
    await api.database.query(`update account set enterprise = '{"costCentre":"A1","name":"Acme"}' where phone = $1`, [eater.phone])
    expect(yes(await eater.client.listPaymentMethods('sg'))).toMatchObject({ enterprise: { costCentre: 'A1', name: 'Acme' } })
    const { orderID } = (await post(await bodyFor('POSTPAID_BILLING'))).json()
    await deliver(orderID)
    await workPayment(ports, { reference: orderID })
    const books = await booksOf(orderID)
    expect(Object.keys(books).toSorted()).toEqual(['invoiced', 'sales'])
  })

  test('PAY-04 what the country does not offer is refused, and a card without its token', async () => {
    expect((await post(await bodyFor('GOLD'))).json()).toMatchObject({ code: 'payment_not_offered' })
    expect((await post(await bodyFor('VISA'))).json()).toMatchObject({ code: 'invalid_request' })
    expect((await post({ ...await bodyFor('VISA'), paymentToken: '4242424242424242' })).json()).toMatchObject({ code: 'invalid_request' })
  })
})

describe.each(['CREDIT_BALANCE', 'POINTS', 'PAY_LATER'])('%s', type => {
  test('PAY-04 held with the order, gone when it is delivered', async () => {
    const body = await bodyFor(type)
    const placed = await post(body)
    expect(placed.statusCode).toBe(201)
    const { orderID } = placed.json()
    expect(await booksOf(orderID)).toMatchObject({ held: -body.shownTotalInMinor, sales: -body.shownTotalInMinor })
    await deliver(orderID)
    await workPayment(ports, { reference: orderID })
    const books = await booksOf(orderID)
    expect([books[ledgerAccounts.held], books[ledgerAccounts.due], books[ledgerAccounts.sales]]).toEqual([undefined, undefined, -body.shownTotalInMinor])
    expect(await stateOf(orderID)).toBe('captured')
  })

  test('PAY-04 back on the balance when the order is cancelled, once', async () => {
    const { orderID } = (await post(await bodyFor(type))).json()
    yes(await eater.client.cancelOrder(orderID))
    await Promise.all([workPayment(ports, { reference: orderID }), workPayment(ports, { reference: orderID })])
    expect(await booksOf(orderID)).toEqual({})
    expect(await stateOf(orderID)).toBe('voided')
  })
})

describe('too little', () => {
  const leave = async (amount: number) => await api.database.query(
    `update balance set amount_in_minor = $2 where account = 'balance:credit' and currency = 'SGD' and account_id = (select id from account where phone = $1)`, [eater.phone, amount])

  test('PAY-04 ORD-06 an order beyond the balance has failed for INSUFFICIENT_BALANCE, and the same key says so again', async () => {
    const body = await bodyFor('CREDIT_BALANCE')
    await leave(body.shownTotalInMinor - 1)
    const key = randomUUID()
    const first = await post(body, key)
    expect(first.json()).toMatchObject({ code: 'payment_declined', status: 402, context: { reason: 'INSUFFICIENT_BALANCE' } })
    expect((await post(body, key)).json()).toEqual(first.json())
    expect(await ordersOf(first.json().context.orderID)).toMatchObject([{ orderState: 'FAILED', reason: 'INSUFFICIENT_BALANCE' }])
    expect(await creditOf()).toBe(body.shownTotalInMinor - 1)
    expect(yes(await eater.client.readOrderByKey(key))).toMatchObject({ state: 'declined', reason: 'INSUFFICIENT_BALANCE' })
  })

  test('PAY-04 twenty orders at once spend a balance for five exactly five times', async () => {
    const body = await bodyFor('CREDIT_BALANCE')
    await leave(body.shownTotalInMinor * 5 + 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)))
    expect(answers.filter(answer => answer.statusCode === 201)).toHaveLength(5)
    expect(answers.filter(answer => answer.json().code === 'payment_declined')).toHaveLength(15)
    expect(await creditOf()).toBe(1)
  })
})

describe('the ledger', () => {
  const book = async (entries: [string, number][]) => await api.database.query(
      `insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at)
       select 'sg', $1, 'place', a, n, 'SGD', now() from unnest($2::text[], $3::bigint[]) as e(a, n)`, [randomUUID(), entries.map(one => one[0]), entries.map(one => one[1])])

  test('PAY-04 a movement that does not sum to zero is refused by the database', async () => {
    await expect(book([['a', 5], ['b', -4]])).rejects.toMatchObject({ code: 'TK001' })
    expect((await book([['a', 5], ['b', -5]])).affected).toBe(2)
  })

  test('PAY-04 no balance falls below nothing, whoever writes', async () => {
    await expect(api.database.query('update balance set amount_in_minor = -1')).rejects.toMatchObject({ code: '23514' })
  })
})

describe('a card', () => {
  test('PAY-04 authorised with the order, captured when it is delivered; the token is kept nowhere', async () => {
    const body = await byCard('tok_visa')
    const key = randomUUID()
    const placed = await post(body, key)
    expect(placed.statusCode).toBe(201)
    const again = await post(body, key)
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true'])
    expect(again.rawPayload.equals(placed.rawPayload)).toBe(true)
    const { orderID } = placed.json()
    expect(await booksOf(orderID)).toMatchObject({ 'card:authorised': body.shownTotalInMinor, held: -body.shownTotalInMinor })
    await deliver(orderID)
    await workPayment(ports, { reference: orderID })
    expect(await booksOf(orderID)).toEqual({ 'card:receivable': body.shownTotalInMinor, sales: -body.shownTotalInMinor })
    const kept = await rows<{ text: string }>(`select (select string_agg(p::text, '') from payment p) || (select string_agg(o::text, '') from orders o) || (select string_agg(k.answer::text, '') from idempotency_key k) as text`)
    expect(kept[0]?.text).not.toContain('tok_')
  })

  test.each(paymentFailures)('ORD-06 PAY-04 the test card for %s: told as such, the order kept as failed, nothing booked, the basket kept', async reason => {
    const token = testCards.find(card => card.outcome === reason)?.token ?? ''
    const body = await byCard(token)
    const key = randomUUID()
    await api.database.query(
      `insert into cart (account_id, country, version, write_id, merchant_id, doc, updated_at) select id, 'sg', 1, 'w', $2, '{}', now() from account where phone = $1`, [eater.phone, merchant.ID])
    const answer = (await post(body, key)).json()
    expect(await rows(`select doc from cart where account_id = (select id from account where phone = $1)`, [eater.phone])).toEqual([{ doc: {} }])
    expect(answer).toMatchObject({ code: 'payment_declined', context: { reason } })
    expect((await post(body, key)).json()).toEqual(answer)
    expect(await ordersOf(answer.context.orderID)).toMatchObject([{ orderState: 'FAILED', finalState: 'FAILED', reason }])
    expect(await booksOf(answer.context.orderID)).toEqual({})
    expect(yes(await till.client.listPartnerOrders({ limit: 50 })).orders.map(one => one.orderID)).not.toContain(answer.context.orderID)
  })

  test('PAY-04 a slow provider is waited for', async () => {
    expect((await post(await byCard('tok_slow'))).statusCode).toBe(201)
  })

  test('PAY-04 a lost answer is told as open, and the key finds out how it ended', async () => {
    const body = await byCard('tok_lost')
    const key = randomUUID()
    const answer = (await post(body, key)).json()
    expect(answer).toMatchObject({ code: 'payment_pending', status: 409 })
    const { orderID } = answer.context
    expect(await ordersOf(orderID)).toEqual([])
    expect(yes(await eater.client.readOrderByKey(key))).toMatchObject({ state: 'placed', order: { orderID, orderState: 'NEW' } })
    expect((await post(body, key)).json()).toMatchObject({ orderID })
    expect(await rows('select charges from sandbox_payment where reference = $1', [orderID])).toEqual([{ charges: 1 }])
  })

  test('PAY-04 a process that died before it asked: the job lets go, and a late answer finds the door shut', async () => {
    const body = await byCard('tok_lost')
    const key = randomUUID()
    const { orderID } = (await post(body, key)).json().context
    await api.database.query('delete from sandbox_payment where reference = $1', [orderID])
    await workPayment(ports, { reference: orderID })
    expect(await stateOf(orderID)).toBe('started')
    now = later(31)
    await workPayment(ports, { reference: orderID })
    expect(await ordersOf(orderID)).toMatchObject([{ orderState: 'FAILED', reason: 'UNPAID_ORDER' }])
    expect(await sandbox.authorise({ reference: orderID, amountInMinor: 1, currency: 'SGD' }, 'tok_visa')).toEqual({ outcome: 'declined', reason: 'UNPAID_ORDER' })
    expect(yes(await eater.client.readOrderByKey(key))).toMatchObject({ state: 'declined', reason: 'UNPAID_ORDER' })
  })

  test('PAY-04 the same key with another body or for another eater: refused, unknown', async () => {
    const body = await byCard('tok_visa')
    const key = randomUUID()
    const { orderID } = (await post(body, key)).json()
    expect((await post({ ...body, paymentToken: 'tok_mastercard' }, key)).json()).toMatchObject({ code: 'idempotency_key_reused' })
    const other = await logInByInjection(api)
    expect(await other.client.readOrderByKey(key)).toMatchObject({ ok: false, problem: { code: 'not_found' } })
    expect(await other.client.readOrder(orderID)).toMatchObject({ ok: false, problem: { code: 'not_found' } })
    expect((await api.app.inject({ url: paths.orderByKey.replace(':key', key) })).json()).toMatchObject({ code: 'unauthenticated' })
  })

  test('PAY-04 fifty clicks at once charge once', async () => {
    const body = await byCard('tok_visa')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(body, key)))
    expect(new Set(answers.filter(one => one.statusCode === 201).map(one => one.body)).size).toBe(1)
    expect(await rows(`select charges from sandbox_payment s join payment p using (reference) where p.key = $1`, [key])).toEqual([{ charges: 1 }])
  })

  test('PAY-04 a provider that said no and meant yes is made to let go', async () => {
    const { orderID } = (await post(await byCard('tok_lost'))).json().context
    const payment = await ports.paid.find(orderID)
    await settlePayment(ports, payment!, { outcome: 'declined', reason: 'PAYMENT_FAIL' })
    await workPayment(ports, { reference: orderID })
    expect(await sandbox.status({ reference: orderID, amountInMinor: 0, currency: 'SGD' })).toEqual({ outcome: 'voided' })
    expect(await booksOf(orderID)).toEqual({})
  })
})

describe('a challenge', () => {
  const challenged = async () => {
    const key = randomUUID()
    const body = await byCard('tok_challenge')
    const answer = (await post(body, key)).json()
    expect(answer).toMatchObject({ code: 'payment_challenge', status: 402, context: { challenge: { kind: 'sandbox' }, expiresAt: later(600).toISOString() } })
    return { key, body, orderID: answer.context.orderID as string }
  }

  test('PAY-04 the order waits, unseen by the kitchen, until the eater confirms; then it has its whole time', async () => {
    const { key, body, orderID } = await challenged()
    expect(yes(await till.client.listPartnerOrders({ limit: 50 })).orders.map(one => one.orderID)).not.toContain(orderID)
    expect(yes(await eater.client.readOrderByKey(key))).toMatchObject({ state: 'challenge', orderID, challenge: { reference: orderID } })
    now = later(540)
    yes(await eater.client.answerSandboxChallenge(orderID, { approve: true }))
    expect((await post(body, key)).json()).toMatchObject({ orderID, orderState: 'NEW', placedAt: later(540).toISOString() })
    expect(yes(await eater.client.readOrderByKey(key))).toMatchObject({ state: 'placed' })
  })

  test('PAY-04 turned down by the eater: declined', async () => {
    const { key, orderID } = await challenged()
    yes(await eater.client.answerSandboxChallenge(orderID, { approve: false }))
    expect(yes(await eater.client.readOrderByKey(key))).toMatchObject({ state: 'declined', reason: 'PAYMENT_FAIL' })
  })

  test('PAY-04 ORD-06 ten minutes without an answer: let go, failed as UNPAID_ORDER, and too late to confirm', async () => {
    const { key, orderID } = await challenged()
    now = later(599)
    await workPayment(ports, { reference: orderID })
    expect(await stateOf(orderID)).toBe('challenge')
    now = later(600)
    await workPayment(ports, { reference: orderID })
    expect(yes(await eater.client.readOrderByKey(key))).toMatchObject({ state: 'declined', reason: 'UNPAID_ORDER' })
    expect(await eater.client.answerSandboxChallenge(orderID, { approve: true })).toMatchObject({ ok: false, problem: { code: 'not_found' } })
  })

  test('PAY-04 nobody answers the challenge of another', async () => {
    const { orderID } = await challenged()
    const other = await logInByInjection(api)
    expect(await other.client.answerSandboxChallenge(orderID, { approve: true })).toMatchObject({ ok: false, problem: { code: 'not_found' } })
    expect(await stateOf(orderID)).toBe('challenge')
  })
})

describe('giving back', () => {
  const delivered = async (body: OrderBody) => {
    const { orderID } = (await post(body)).json()
    await deliver(orderID)
    await workPayment(ports, { reference: orderID })
    return orderID as string
  }

  test('PAY-04 a double click refunds once, and all refunds together no more than was paid', async () => {
    const body = await byCard('tok_visa')
    const orderID = await delivered(body)
    const refundID = randomUUID()
    const clicks = await Promise.all(Array.from({ length: 8 }, () => till.client.refundOrder(orderID, { refundID, amountInMinor: 100 })))
    expect(clicks.map(one => yes(one).refundedInMinor)).toEqual(Array.from({ length: 8 }, () => 100))
    expect(await till.client.refundOrder(orderID, { refundID: randomUUID(), amountInMinor: body.shownTotalInMinor })).toMatchObject({ ok: false, problem: { code: 'refund_too_large', context: { left: body.shownTotalInMinor - 100 } } })
    expect(await till.client.refundOrder(orderID, { refundID, amountInMinor: 200 })).toMatchObject({ ok: false, problem: { code: 'idempotency_key_reused' } })
    await workPayment(ports, { reference: orderID })
    await workPayment(ports, { reference: orderID })
    expect(await booksOf(orderID)).toEqual({ 'card:receivable': body.shownTotalInMinor - 100, sales: 100 - body.shownTotalInMinor })
    expect(await rows('select refunds from sandbox_payment where reference = $1', [orderID])).toEqual([{ refunds: { [refundID]: 100 } }])
  })

  test('PAY-04 the provider hears of every refund, of however many', async () => {
    const orderID = await delivered(await byCard('tok_visa'))
    await api.database.query(`
      insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at, reference)
      select 'sg', $1, 'refund', e.account, e.amount, 'SGD', now(), 'refund ' || nth
      from generate_series(1, 101) nth, (values ('sales', 1), ('card:refund_due', -1)) e(account, amount)`, [orderID])
    const waits: (number | undefined)[] = []
    const jobs = { ...ports.jobs, send: async (_: string, __: object, delay?: { startAfterSeconds?: number }) => void waits.push(delay?.startAfterSeconds) }
    for (let looks = 0; looks <= waits.length; looks++) await workPayment({ ...ports, jobs }, { reference: orderID })
    expect(waits).toEqual([0, 0])
    const [sandboxed] = await rows<{ refunds: object }>('select refunds from sandbox_payment where reference = $1', [orderID])
    expect(Object.keys(sandboxed!.refunds)).toHaveLength(101)
    expect(await booksOf(orderID)).not.toHaveProperty('card:refund_due')
  })

  test('PAY-04 a double click that gives all of it back is one refund, and no refusal', async () => {
    const body = await bodyFor('CREDIT_BALANCE')
    const orderID = await delivered(body)
    const refund = { refundID: randomUUID(), amountInMinor: body.shownTotalInMinor }
    const clicks = await Promise.all(Array.from({ length: 8 }, () => till.client.refundOrder(orderID, refund)))
    expect(clicks.map(one => yes(one).refundedInMinor)).toEqual(Array.from({ length: 8 }, () => body.shownTotalInMinor))
  })

  test('PAY-04 twenty different refunds at once give back what was paid and not more', async () => {
    const body = await bodyFor('CREDIT_BALANCE')
    const before = await creditOf()
    const orderID = await delivered(body)
    const part = Math.ceil(body.shownTotalInMinor / 5)
    const answers = await Promise.all(Array.from({ length: 20 }, () => till.client.refundOrder(orderID, { refundID: randomUUID(), amountInMinor: part })))
    const given = answers.filter(one => one.ok).length * part
    expect(given).toBeLessThanOrEqual(body.shownTotalInMinor)
    expect(given + part).toBeGreaterThan(body.shownTotalInMinor)
    expect(await creditOf()).toBe(before - body.shownTotalInMinor + given)
  })

  test('PAY-04 couriers, other merchants, cash and orders under way give nothing back', async () => {
    const refund = { refundID: randomUUID(), amountInMinor: 1 }
    const orderID = await delivered(await bodyFor('CREDIT_BALANCE'))
    const other = await openPartner(api, { role: 'merchant', merchantIDs: ['sg-other'] })
    expect(await fleet.client.refundOrder(orderID, refund)).toMatchObject({ ok: false, problem: { code: 'forbidden' } })
    expect(await other.client.refundOrder(orderID, refund)).toMatchObject({ ok: false, problem: { code: 'not_found' } })
    const cash = (await post(await bodyFor(''))).json().orderID
    expect(await till.client.refundOrder(cash, refund)).toMatchObject({ ok: false, problem: { code: 'not_found' } })
    const open = (await post(await bodyFor('CREDIT_BALANCE'))).json().orderID
    expect(await till.client.refundOrder(open, refund)).toMatchObject({ ok: false, problem: { code: 'refund_too_large' } })
  })
})

describe('a deleted account', () => {
  test('PAY-04 leaves books that sum to zero, owned by nobody', async () => {
    const { orderID } = (await post(await bodyFor('POINTS'))).json()
    yes(await eater.client.cancelOrder(orderID))
    const accountID = (await rows<{ id: string }>('select id from account where phone = $1', [eater.phone]))[0]?.id
    await api.database.kysely.transaction().execute(async transaction => { await openPersonalPaymentStore(api.database).forget?.(transaction, accountID ?? '') })
    expect(await rows('select 1 from ledger_entry where owner = $1', [accountID])).toEqual([])
    expect(await rows('select sum(amount_in_minor)::bigint as sum from balance where account_id = $1', [accountID])).toEqual([{ sum: 0 }])
    expect(await rows('select currency from ledger_entry group by currency having sum(amount_in_minor) <> 0')).toEqual([])
  })
})
