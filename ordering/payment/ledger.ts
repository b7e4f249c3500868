// The books: double entries, so that every movement sums to zero; what each step of an order writes into them.

/** Debits stand above zero, credits below. A balance is the eater's own money, so our debt: who has 100 stands at −100. */
export const ledgerAccounts = {
  due: 'eater:cash_due',
  sales: 'sales',
  cash: 'cash_collected',
  held: 'held',
  invoiced: 'invoiced',
  granted: 'granted',
  forfeited: 'forfeited',
  /** What the card provider has set aside for us, owes us, and still has to give back. */
  authorised: 'card:authorised',
  receivable: 'card:receivable',
  refundDue: 'card:refund_due',
} as const

/** What an eater may have with us, in the currency of a country: money, points, and what is left of a pay-later limit. */
export const balanceAccounts = {
  CREDIT_BALANCE: 'balance:credit',
  POINTS: 'balance:points',
  PAY_LATER: 'balance:pay_later',
} as const
export type BalanceType = keyof typeof balanceAccounts
export const balanceTypes = Object.keys(balanceAccounts) as BalanceType[]

export type LedgerMovement =
  | 'place'
  | 'collect'
  | 'reverse'
  | 'hold'
  | 'capture'
  | 'void'
  | 'refund'
  | 'pay_back'
  | 'grant'
  | 'forfeit'
  | 'change'

/** `amount`: whole minor units. `owned`: the account is one eater's. */
export type LedgerEntry = {
  movement: LedgerMovement
  account: string
  amount: number
  owned: boolean
}

/** Where the money of an order that is not paid in cash comes from. */
export type PaymentSource = 'card' | 'invoice' | BalanceType

const { due, sales, cash, held, invoiced, authorised, receivable, refundDue } = ledgerAccounts

export function isBalance(source: string): source is BalanceType {
  return Object.hasOwn(balanceAccounts, source)
}

/** The eater owes the total. */
export function placementEntries(total: number): LedgerEntry[] {
  return pair('place', due, sales, total)
}

/** The courier, or the merchant at a table, has the cash. */
export function collectionEntries(total: number): LedgerEntry[] {
  return pair('collect', cash, due, total)
}

/** Nothing was delivered, so nothing is owed. */
export function reversalEntries(total: number): LedgerEntry[] {
  return pair('reverse', sales, due, total)
}

/** Set aside until the order ends: taken off the balance, or authorised on the card. */
export function holdEntries(source: PaymentSource, total: number): LedgerEntry[] {
  return pair('hold', asideOf(source), held, total)
}

/** The order is delivered: what was set aside pays what is owed, and a card's provider owes it to us. */
export function captureEntries(source: PaymentSource, total: number): LedgerEntry[] {
  const paid = pair('capture', held, due, total)
  return source === 'card' ? [...paid, ...pair('capture', receivable, authorised, total)] : paid
}

/** The order failed: what was set aside goes back. */
export function releaseEntries(source: PaymentSource, total: number): LedgerEntry[] {
  return pair('void', held, asideOf(source), total)
}

/** Lines were changed before the end: so much less is owed, and what was set aside for it goes back; below zero, more cash is owed. */
export function changeEntries(source: PaymentSource | undefined, less: number): LedgerEntry[] {
  return [
    ...pair('change', sales, due, less),
    ...(source ? pair('change', held, asideOf(source), less) : []),
  ]
}

/** Part of a captured payment is given back; a card's provider has yet to do so. */
export function refundEntries(source: PaymentSource, amount: number): LedgerEntry[] {
  return pair('refund', sales, source === 'card' ? refundDue : asideOf(source), amount)
}

/** The card's provider has given it back. */
export function payBackEntries(amount: number): LedgerEntry[] {
  return pair('pay_back', refundDue, receivable, amount)
}

/** A balance grows: a top-up, points earned, a limit agreed. */
export function grantEntries(type: BalanceType, amount: number): LedgerEntry[] {
  return pair('grant', ledgerAccounts.granted, balanceAccounts[type], amount)
}

/** The eater's account is deleted with money on it. */
export function forfeitEntries(type: BalanceType, amount: number): LedgerEntry[] {
  return pair('forfeit', balanceAccounts[type], ledgerAccounts.forfeited, amount)
}

function asideOf(source: PaymentSource): string {
  return isBalance(source) ? balanceAccounts[source] : source === 'card' ? authorised : invoiced
}

const owned = new Set<string>(Object.values(balanceAccounts))

function pair(
  movement: LedgerMovement,
  debit: string,
  credit: string,
  amount: number,
): LedgerEntry[] {
  if (amount === 0) return []
  const entry = (account: string, signed: number): LedgerEntry => ({
    movement,
    account,
    amount: signed,
    owned: owned.has(account),
  })
  return [entry(debit, amount), entry(credit, -amount)]
}
