// Tests of the ledger: entries sum to zero, and balances and refunds never exceed what was paid.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceAccounts,
  captureEntries,
  collectionEntries,
  forfeitEntries,
  grantEntries,
  isBalance,
  ledgerAccounts,
  payBackEntries,
  placementEntries,
  refundEntries,
  releaseEntries,
  reversalEntries,
  holdEntries,
  type LedgerEntry,
  type PaymentSource,
} from './ledger.ts'
import { applyPaymentMove, type PaymentState } from './payment-states.ts'

const sumOf = (entries: readonly LedgerEntry[]) =>
  entries.reduce((sum, { amount }) => sum + amount, 0)
const on = (entries: readonly LedgerEntry[], account: string) =>
  sumOf(entries.filter((entry) => entry.account === account))
const sources: PaymentSource[] = ['card', 'invoice', 'CREDIT_BALANCE', 'POINTS', 'PAY_LATER']

test.each(sources)('PAY-04 %s: a completed order leaves no debt and no held amount', (source) => {
  const books = [
    ...placementEntries(900),
    ...holdEntries(source, 900),
    ...captureEntries(source, 900),
  ]
  expect([
    sumOf(books),
    on(books, ledgerAccounts.due),
    on(books, ledgerAccounts.held),
    on(books, ledgerAccounts.sales),
  ]).toEqual([0, 0, 0, -900])
})

test.each(sources)('PAY-04 %s: a failed order leaves all accounts at zero', (source) => {
  const books = [
    ...placementEntries(900),
    ...holdEntries(source, 900),
    ...reversalEntries(900),
    ...releaseEntries(source, 900),
  ]
  for (const { account } of books) expect(on(books, account), account).toBe(0)
})

test('PAY-04 cash is due, then collected; 0 makes no entries; a refund lowers sales', () => {
  const books = [...placementEntries(900), ...collectionEntries(900)]
  expect([on(books, ledgerAccounts.due), on(books, ledgerAccounts.cash)]).toEqual([0, 900])
  expect(placementEntries(0)).toEqual([])
  const back = [
    ...placementEntries(900),
    ...holdEntries('card', 900),
    ...captureEntries('card', 900),
    ...refundEntries('card', 200),
    ...payBackEntries(200),
  ]
  expect([
    sumOf(back),
    on(back, ledgerAccounts.sales),
    on(back, ledgerAccounts.receivable),
    on(back, ledgerAccounts.refundDue),
  ]).toEqual([0, -700, 700, 0])
})

test('PAY-04 only balance accounts are owned by an eater', () => {
  const allEntries = [
    ...grantEntries('POINTS', 5),
    ...forfeitEntries('POINTS', 5),
    ...holdEntries('POINTS', 5),
    ...holdEntries('card', 5),
  ]
  for (const { account, owned } of allEntries)
    expect(owned, account).toBe(account === balanceAccounts.POINTS)
})

const step = fc.record({
  order: fc.nat(3),
  what: fc.constantFrom('place', 'capture', 'void', 'refund'),
  amount: fc.nat(700),
})

test('PAY-04 random steps keep the sum at zero and refunds within captures', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sources),
      fc.nat(2_000),
      fc.array(step, { maxLength: 60 }),
      (source, start, steps) => {
        const books: LedgerEntry[] = isBalance(source) ? grantEntries(source, start) : []
        const payments = new Map<number, PaymentState>()
        const back = new Map<number, number>()
        const left = () => (isBalance(source) ? -on(books, balanceAccounts[source]) : Infinity)
        for (const { order, what, amount } of steps) {
          const payment = payments.get(order)
          if (what === 'place') {
            if (payment || amount > left()) continue
            payments.set(order, { state: 'authorised', amount, captured: 0, refunded: 0 })
            books.push(...placementEntries(amount), ...holdEntries(source, amount))
          } else if (payment) {
            const next = applyPaymentMove(
              payment,
              what === 'refund' ? { move: what, amount } : { move: what },
            )
            if (!next) continue
            payments.set(order, next)
            if (what === 'capture') books.push(...captureEntries(source, payment.amount))
            if (what === 'void')
              books.push(
                ...reversalEntries(payment.amount),
                ...releaseEntries(source, payment.amount),
              )
            if (what === 'refund') {
              back.set(order, (back.get(order) ?? 0) + amount)
              books.push(...refundEntries(source, amount))
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
