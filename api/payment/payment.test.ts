// Tests of payments from balances: amounts are held when the order is placed, captured
// on delivery and released on failure, and the ledger's entries always sum to zero.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { ledgerAccounts } from '@tingkat/ordering/payment/ledger'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { lunchTime } from '../testing/app.ts'
import { unwrap, type TestEater } from '../testing/journey.ts'
import { forfeitBalances } from './personal-store.ts'
import { advancePayment } from './advancing-actions.ts'
import { openPaymentTest } from './testing.ts'

const {
  api,
  clock,
  logIn,
  ports,
  post,
  bodyFor,
  rows,
  booksOf,
  stateOf,
  ordersOf,
  creditOf,
  deliver,
} = await openPaymentTest()
let eater: TestEater
beforeEach(async () => {
  clock.now = lunchTime
  eater = await logIn()
})
afterAll(() => api.close())

describe('payment methods', () => {
  test('lists the methods of the country with balances for eaters, and refuses guests (PAY-04, PAY-03)', async () => {
    const { methods, cards, enterprise } = unwrap(await eater.client.listPaymentMethods('sg'))
    expect(methods.map(({ type }) => type)).toEqual([
      'CASH',
      'VISA',
      'MASTERCARD',
      'CREDIT_BALANCE',
      'POINTS',
      'PAY_LATER',
    ])
    expect(methods.find(({ type }) => type === 'CREDIT_BALANCE')).toMatchObject({
      name: 'Tingkat Pay',
      available: true,
      note: null,
      group: 'GPCONLY',
      balance: { amountInMinor: 14_400, amountDisplay: 'S$\u00a0144.00' },
    })
    expect(methods[0]).toMatchObject({ paymentTypeID: '', group: 'CASH', balance: null })
    expect([cards, enterprise]).toEqual([{ provider: 'sandbox', publishableKey: null }, null])
    expect(
      unwrap(await eater.client.listPaymentMethods('mm')).methods.map(({ type }) => type),
    ).toEqual(['CASH', 'CREDIT_BALANCE'])
    expect(
      (await api.app.inject({ url: `${paths.paymentMethods}?country=sg` })).json(),
    ).toMatchObject({ code: 'unauthenticated' })
  })

  test('lists a wallet with too little as inactive, with the note top_up (PAY-01)', async () => {
    const { methods } = unwrap(await eater.client.listPaymentMethods('sg', 14_401))
    expect(methods.find(({ type }) => type === 'CREDIT_BALANCE_INACTIVE')).toMatchObject({
      available: false,
      note: 'top_up',
      paymentTypeID: 'CREDIT_BALANCE',
    })
    expect(methods.some(({ type }) => type === 'CREDIT_BALANCE')).toBe(false)
  })

  test('grants demo balances only at the first login (PAY-04)', async () => {
    const before = await creditOf()
    eater = await logIn(eater.phone)
    expect(await creditOf()).toBe(before)
  })

  test('offers payment by bill after delivery only to members of an enterprise (PAY-04)', async () => {
    expect((await post(await bodyFor('POSTPAID_BILLING'))).json()).toMatchObject({
      code: 'payment_not_offered',
    })
    await api.database.query(
      `update account set enterprise = '{"costCentre":"A1","name":"Acme"}' where phone = $1`,
      [eater.phone],
    )
    expect(unwrap(await eater.client.listPaymentMethods('sg'))).toMatchObject({
      enterprise: { costCentre: 'A1', name: 'Acme' },
    })
    const { orderID } = (await post(await bodyFor('POSTPAID_BILLING'))).json()
    await deliver(orderID)
    await advancePayment(ports, { reference: orderID })
    const books = await booksOf(orderID)
    expect(Object.keys(books).toSorted()).toEqual(['invoiced', 'sales'])
  })

  test('refuses methods that the country does not offer, and a card without a token (PAY-04)', async () => {
    expect((await post(await bodyFor('GOLD'))).json()).toMatchObject({
      code: 'payment_not_offered',
    })
    expect((await post(await bodyFor('VISA'))).json()).toMatchObject({ code: 'invalid_request' })
    expect(
      (await post({ ...(await bodyFor('VISA')), paymentToken: '4242424242424242' })).json(),
    ).toMatchObject({ code: 'invalid_request' })
  })
})

describe.each(['CREDIT_BALANCE', 'POINTS', 'PAY_LATER'])('%s', (type) => {
  test('is held when the order is placed and captured on delivery (PAY-04)', async () => {
    const body = await bodyFor(type)
    const placed = await post(body)
    expect(placed.statusCode).toBe(201)
    const { orderID } = placed.json()
    expect(await booksOf(orderID)).toMatchObject({
      held: -body.shownTotalInMinor,
      sales: -body.shownTotalInMinor,
    })
    await deliver(orderID)
    await advancePayment(ports, { reference: orderID })
    const books = await booksOf(orderID)
    expect([
      books[ledgerAccounts.held],
      books[ledgerAccounts.due],
      books[ledgerAccounts.sales],
    ]).toEqual([undefined, undefined, -body.shownTotalInMinor])
    expect(await stateOf(orderID)).toBe('captured')
  })

  test('is returned once when the order is cancelled (PAY-04)', async () => {
    const { orderID } = (await post(await bodyFor(type))).json()
    unwrap(await eater.client.cancelOrder(orderID))
    await Promise.all([
      advancePayment(ports, { reference: orderID }),
      advancePayment(ports, { reference: orderID }),
    ])
    expect(await booksOf(orderID)).toEqual({})
    expect(await stateOf(orderID)).toBe('voided')
  })
})

describe('a balance that is too small', () => {
  const setBalance = async (amount: number) =>
    await api.database.query(
      `update balance set amount_in_minor = $2 where account = 'balance:credit' ` +
        `and currency = 'SGD' and account_id = (select id from account where phone = $1)`,
      [eater.phone, amount],
    )

  test('fails the order with INSUFFICIENT_BALANCE, also for a repeated key (PAY-04, ORD-06)', async () => {
    const body = await bodyFor('CREDIT_BALANCE')
    await setBalance(body.shownTotalInMinor - 1)
    const key = randomUUID()
    const first = await post(body, key)
    expect(first.json()).toMatchObject({
      code: 'payment_declined',
      status: 402,
      context: { reason: 'INSUFFICIENT_BALANCE' },
    })
    expect((await post(body, key)).json()).toEqual(first.json())
    expect(await ordersOf(first.json().context.orderID)).toMatchObject([
      { orderState: 'FAILED', reason: 'INSUFFICIENT_BALANCE' },
    ])
    expect(await creditOf()).toBe(body.shownTotalInMinor - 1)
    expect(unwrap(await eater.client.readOrderByKey(key))).toMatchObject({
      state: 'declined',
      reason: 'INSUFFICIENT_BALANCE',
    })
  })

  test('pays for exactly five of twenty concurrent orders if it suffices for five (PAY-04)', async () => {
    const body = await bodyFor('CREDIT_BALANCE')
    await setBalance(body.shownTotalInMinor * 5 + 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)))
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(5)
    expect(answers.filter((answer) => answer.json().code === 'payment_declined')).toHaveLength(15)
    expect(await creditOf()).toBe(1)
  })
})

describe('the ledger', () => {
  const book = async (entries: [string, number][]) =>
    await api.database.query(
      `insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at)
       select 'sg', $1, 'place', a, n, 'SGD', now() from unnest($2::text[], $3::bigint[]) as e(a, n)`,
      [randomUUID(), entries.map(([account]) => account), entries.map(([, amount]) => amount)],
    )

  test('refuses a movement that does not sum to zero (PAY-04)', async () => {
    await expect(
      book([
        ['a', 5],
        ['b', -4],
      ]),
    ).rejects.toMatchObject({ code: 'TK001' })
    expect(
      (
        await book([
          ['a', 5],
          ['b', -5],
        ])
      ).affected,
    ).toBe(2)
  })

  test('refuses a negative balance (PAY-04)', async () => {
    await expect(
      api.database.query('update balance set amount_in_minor = -1'),
    ).rejects.toMatchObject({ code: '23514' })
  })
})

describe('balances of a deleted account', () => {
  test('are forfeited; the ledger still sums to zero and names no owner (PAY-04)', async () => {
    const { orderID } = (await post(await bodyFor('POINTS'))).json()
    unwrap(await eater.client.cancelOrder(orderID))
    await advancePayment(ports, { reference: orderID })
    const accountID = (
      await rows<{ id: string }>('select id from account where phone = $1', [eater.phone])
    )[0]?.id
    await api.database.transaction(async (transaction) => {
      await forfeitBalances(transaction, accountID ?? '')
    })
    expect(await rows('select 1 from ledger_entry where owner = $1', [accountID])).toEqual([])
    expect(
      await rows('select sum(amount_in_minor)::bigint as sum from balance where account_id = $1', [
        accountID,
      ]),
    ).toEqual([{ sum: 0 }])
    expect(
      await rows(
        'select currency from ledger_entry group by currency having sum(amount_in_minor) <> 0',
      ),
    ).toEqual([])
  })
})
