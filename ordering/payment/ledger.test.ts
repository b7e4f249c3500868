// The books hold whatever happens: zero in sum, no balance below nothing, nothing given back that was not taken.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceAccounts,
  captured,
  collected,
  forfeited,
  granted,
  isBalance,
  ledgerAccounts,
  paidBack,
  placed,
  refunded,
  released,
  reversed,
  setAside,
  type Entry,
  type Source,
} from './ledger.ts'
import { applyToPayment, type PaymentState } from './payment-states.ts'

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amount }) => sum + amount, 0)
const on = (entries: readonly Entry[], account: string) =>
  sumOf(entries.filter((one) => one.account === account))
const sources: Source[] = ['card', 'invoice', 'CREDIT_BALANCE', 'POINTS', 'PAY_LATER']

test.each(sources)(
  'PAY-04 %s: a delivered order leaves nothing owed and nothing set aside',
  (source) => {
    const books = [...placed(900), ...setAside(source, 900), ...captured(source, 900)]
    expect([
      sumOf(books),
      on(books, ledgerAccounts.due),
      on(books, ledgerAccounts.held),
      on(books, ledgerAccounts.sales),
    ]).toEqual([0, 0, 0, -900])
  },
)

test.each(sources)('PAY-04 %s: a failed order leaves no trace in any account', (source) => {
  const books = [
    ...placed(900),
    ...setAside(source, 900),
    ...reversed(900),
    ...released(source, 900),
  ]
  for (const { account } of books) expect(on(books, account), account).toBe(0)
})

test('PAY-04 cash is owed, then collected; nothing to pay books nothing; what is given back lowers the sales', () => {
  const books = [...placed(900), ...collected(900)]
  expect([on(books, ledgerAccounts.due), on(books, ledgerAccounts.cash)]).toEqual([0, 900])
  expect(placed(0)).toEqual([])
  const back = [
    ...placed(900),
    ...setAside('card', 900),
    ...captured('card', 900),
    ...refunded('card', 200),
    ...paidBack(200),
  ]
  expect([
    sumOf(back),
    on(back, ledgerAccounts.sales),
    on(back, ledgerAccounts.receivable),
    on(back, ledgerAccounts.refundDue),
  ]).toEqual([0, -700, 700, 0])
})

test('PAY-04 only balances belong to an eater', () => {
  const all = [
    ...granted('POINTS', 5),
    ...forfeited('POINTS', 5),
    ...setAside('POINTS', 5),
    ...setAside('card', 5),
  ]
  for (const { account, owned } of all)
    expect(owned, account).toBe(account === balanceAccounts.POINTS)
})

const step = fc.record({
  order: fc.nat(3),
  what: fc.constantFrom('place', 'capture', 'void', 'refund'),
  amount: fc.nat(700),
})

test('PAY-04 any run of steps keeps the sum at zero, balances at nothing or more, and refunds within captures', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sources),
      fc.nat(2_000),
      fc.array(step, { maxLength: 60 }),
      (source, start, steps) => {
        const books: Entry[] = isBalance(source) ? granted(source, start) : []
        const payments = new Map<number, PaymentState>()
        const back = new Map<number, number>()
        const left = () => (isBalance(source) ? -on(books, balanceAccounts[source]) : Infinity)
        for (const { order, what, amount } of steps) {
          const payment = payments.get(order)
          if (what === 'place') {
            if (payment || amount > left()) continue
            payments.set(order, { state: 'authorised', amount, captured: 0, refunded: 0 })
            books.push(...placed(amount), ...setAside(source, amount))
          } else if (payment) {
            const next = applyToPayment(
              payment,
              what === 'refund' ? { move: what, amount } : { move: what },
            )
            if (!next) continue
            payments.set(order, next)
            if (what === 'capture') books.push(...captured(source, payment.amount))
            if (what === 'void')
              books.push(...reversed(payment.amount), ...released(source, payment.amount))
            if (what === 'refund') {
              back.set(order, (back.get(order) ?? 0) + amount)
              books.push(...refunded(source, amount))
            }
          }
          expect(sumOf(books)).toBe(0)
          expect(left()).toBeGreaterThanOrEqual(0)
        }
        for (const [order, { captured: taken }] of payments)
          expect(back.get(order) ?? 0).toBeLessThanOrEqual(taken)
        const open = [...payments.values()]
          .filter(({ state }) => state === 'authorised')
          .reduce((sum, { amount }) => sum + amount, 0)
        expect(
          [on(books, ledgerAccounts.due), on(books, ledgerAccounts.held)].map(Math.abs),
        ).toEqual([open, open])
      },
    ),
  )
})
