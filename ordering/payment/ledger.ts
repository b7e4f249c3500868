// Double-entry ledger: the entries of each step of an order. The entries of a movement sum to zero.

/**
 * Debits are positive, credits negative. An eater's balance is a liability of the operator, so a
 * balance of 100 is recorded as −100.
 */
export const ledgerAccounts = {
  due: 'eater:cash_due',
  sales: 'sales',
  cash: 'cash_collected',
  held: 'held',
  invoiced: 'invoiced',
  granted: 'granted',
  forfeited: 'forfeited',
  /** Three accounts: what the card provider has authorised, owes the operator, and must refund. */
  authorised: 'card:authorised',
  receivable: 'card:receivable',
  refundDue: 'card:refund_due',
  /** What the operator owes couriers. */
  courier: 'courier:payable',
  /** What the operator pays itself, such as credit for late orders. */
  costs: 'platform:costs',
} as const

/**
 * Balances of an eater in a country's currency: credit, points, and the unused part of a pay-later
 * limit.
 */
export const balanceAccounts = {
  CREDIT_BALANCE: 'balance:credit',
  POINTS: 'balance:points',
  PAY_LATER: 'balance:pay_later',
} as const
export type BalanceType = keyof typeof balanceAccounts

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
  | 'settle'
  | 'tip'
  | 'promise_credit'

/** `amount` is in whole minor units. `owned` means that the account belongs to one eater. */
export type LedgerEntry = {
  movement: LedgerMovement
  account: string
  amount: number
  owned: boolean
}

/** The source of a payment other than cash. */
export type PaymentSource = 'card' | 'invoice' | BalanceType

const { due, sales, cash, held, invoiced, authorised, receivable, refundDue, courier } =
  ledgerAccounts

export function isBalance(source: string): source is BalanceType {
  return Object.hasOwn(balanceAccounts, source)
}

/** The order is placed: the eater owes the total. */
export function placementEntries(total: number): LedgerEntry[] {
  return pair('place', due, sales, total)
}

/** The courier, or the merchant at a table, has received the cash. */
export function collectionEntries(total: number): LedgerEntry[] {
  return pair('collect', cash, due, total)
}

/** The order is completed: the operator owes all of the tip to the courier. */
export function tipEntries(tip: number): LedgerEntry[] {
  return pair('settle', sales, courier, tip)
}

/** The eater has paid a tip after delivery: the operator owes all of it to the courier. */
export function laterTipEntries(source: 'card' | BalanceType, tip: number): LedgerEntry[] {
  return pair('tip', source === 'card' ? receivable : balanceAccounts[source], courier, tip)
}

/**
 * The order was late: the eater's credit grows. The operator bears it; a merchant or fleet that has
 * agreed to bear it would be debited here instead.
 */
export function promiseCreditEntries(amount: number): LedgerEntry[] {
  return pair('promise_credit', ledgerAccounts.costs, balanceAccounts.CREDIT_BALANCE, amount)
}

/** The order failed: the debt is reversed. */
export function reversalEntries(total: number): LedgerEntry[] {
  return pair('reverse', sales, due, total)
}

/** The total is held until the order ends: taken from the balance, or authorised on the card. */
export function holdEntries(source: PaymentSource, total: number): LedgerEntry[] {
  return pair('hold', accountOf(source), held, total)
}

/**
 * The order is completed: the held amount pays the
 * debt. A card provider then owes it to the operator.
 */
export function captureEntries(source: PaymentSource, total: number): LedgerEntry[] {
  const paid = pair('capture', held, due, total)
  return source === 'card' ? [...paid, ...pair('capture', receivable, authorised, total)] : paid
}

/** The order failed: the held amount is returned. */
export function releaseEntries(source: PaymentSource, total: number): LedgerEntry[] {
  return pair('void', held, accountOf(source), total)
}

/**
 * Lines were changed before the end: the debt is reduced, and that part of the held amount is
 * returned. A negative reduction increases the cash that is due.
 */
export function changeEntries(
  source: PaymentSource | undefined,
  reductionInMinor: number,
): LedgerEntry[] {
  return [
    ...pair('change', sales, due, reductionInMinor),
    ...(source ? pair('change', held, accountOf(source), reductionInMinor) : []),
  ]
}

/** Part of a captured payment is refunded. A refund to a card is due until the provider made it. */
export function refundEntries(source: PaymentSource, amount: number): LedgerEntry[] {
  return pair('refund', sales, source === 'card' ? refundDue : accountOf(source), amount)
}

/** The card provider has made the refund. */
export function payBackEntries(amount: number): LedgerEntry[] {
  return pair('pay_back', refundDue, receivable, amount)
}

/** A balance increases: a top-up, earned points, or an agreed limit. */
export function grantEntries(type: BalanceType, amount: number): LedgerEntry[] {
  return pair('grant', ledgerAccounts.granted, balanceAccounts[type], amount)
}

/** The eater deletes the account, and the operator keeps the remaining balance. */
export function forfeitEntries(type: BalanceType, amount: number): LedgerEntry[] {
  return pair('forfeit', balanceAccounts[type], ledgerAccounts.forfeited, amount)
}

/** The ledger account from which the amount of a payment is held. */
function accountOf(source: PaymentSource): string {
  if (isBalance(source)) return balanceAccounts[source]
  return source === 'card' ? authorised : invoiced
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
