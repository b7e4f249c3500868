// Double-entry ledger: the entries of each step of an
// order. The entries of each movement sum to zero.

/**
 * Ledger accounts that exist once. Debits are positive, credits are negative. An eater's balance is
 * a liability of the operator, so a balance of 100 is booked as −100.
 */
export const ledgerAccounts = {
  due: 'eater:cash_due',
  sales: 'sales',
  cash: 'cash_collected',
  held: 'held',
  invoiced: 'invoiced',
  granted: 'granted',
  forfeited: 'forfeited',
  /**
   * For card payments, three amounts: authorised by the provider, owed
   * by the provider to the operator, and to be refunded by the provider.
   */
  authorised: 'card:authorised',
  receivable: 'card:receivable',
  refundDue: 'card:refund_due',
  /** The account of what the operator owes to couriers. */
  courier: 'courier:payable',
  /** The account of the operator's costs, such as credit for late orders. */
  costs: 'platform:costs',
} as const

/**
 * The accounts of an eater's balances in a country's currency: credit, points, and the unused part
 * of a pay-later limit.
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

/**
 * One entry of the ledger. `amount` is in minor units. `owned` means that the account belongs to
 * one eater.
 */
export type LedgerEntry = {
  movement: LedgerMovement
  account: string
  amount: number
  owned: boolean
}

/** Where the money of a payment comes from. Payments in cash have no source. */
export type PaymentSource = 'card' | 'invoice' | BalanceType

const { due, sales, cash, held, invoiced, authorised, receivable, refundDue, courier } =
  ledgerAccounts

export function isBalance(source: string): source is BalanceType {
  return Object.hasOwn(balanceAccounts, source)
}

/** Entries when an order is placed: the eater owes the total. */
export function placementEntries(total: number): LedgerEntry[] {
  return pair('place', due, sales, total)
}

/** Entries when the courier, or the merchant at a table or for pickup, has received the cash. */
export function collectionEntries(total: number): LedgerEntry[] {
  return pair('collect', cash, due, total)
}

/** Entries when an order is completed: the operator owes the whole tip to the courier. */
export function tipEntries(tip: number): LedgerEntry[] {
  return pair('settle', sales, courier, tip)
}

/**
 * Entries when the eater has paid a tip after delivery: the operator owes all of it to the courier.
 */
export function laterTipEntries(source: 'card' | BalanceType, tip: number): LedgerEntry[] {
  return pair('tip', source === 'card' ? receivable : balanceAccounts[source], courier, tip)
}

/**
 * Entries when an order was late: the eater's credit increases, at the operator's cost. If a
 * merchant or fleet agreed to bear this cost, its account would be debited here instead.
 */
export function promiseCreditEntries(amount: number): LedgerEntry[] {
  return pair('promise_credit', ledgerAccounts.costs, balanceAccounts.CREDIT_BALANCE, amount)
}

/** Entries when an order has failed: the debt is reversed. */
export function reversalEntries(total: number): LedgerEntry[] {
  return pair('reverse', sales, due, total)
}

/**
 * Entries when the amount to pay is reserved until the order ends: on the card, or taken from the
 * balance.
 */
export function holdEntries(source: PaymentSource, total: number): LedgerEntry[] {
  return pair('hold', accountOf(source), held, total)
}

/**
 * Entries when an order is completed: the reserved amount pays the debt. For a card, the provider
 * then owes the amount to the operator.
 */
export function captureEntries(source: PaymentSource, total: number): LedgerEntry[] {
  const paid = pair('capture', held, due, total)
  return source === 'card' ? [...paid, ...pair('capture', receivable, authorised, total)] : paid
}

/** Entries when an order has failed: the reserved amount is returned. */
export function releaseEntries(source: PaymentSource, total: number): LedgerEntry[] {
  return pair('void', held, accountOf(source), total)
}

/**
 * Entries when lines of an order were changed before the order ended: the debt decreases, and the
 * same part of the reserved amount is returned. A negative reduction increases the cash that is
 * due.
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

/**
 * Entries when part of a captured payment is refunded. For a card, the refund is due until the
 * provider has made it.
 */
export function refundEntries(source: PaymentSource, amount: number): LedgerEntry[] {
  return pair('refund', sales, source === 'card' ? refundDue : accountOf(source), amount)
}

/** Entries when the card provider has made a refund. */
export function payBackEntries(amount: number): LedgerEntry[] {
  return pair('pay_back', refundDue, receivable, amount)
}

/** Entries when a balance increases: by a top-up, earned points, or an agreed limit. */
export function grantEntries(type: BalanceType, amount: number): LedgerEntry[] {
  return pair('grant', ledgerAccounts.granted, balanceAccounts[type], amount)
}

/** Entries when an eater deletes the account: the operator keeps the remaining balance. */
export function forfeitEntries(type: BalanceType, amount: number): LedgerEntry[] {
  return pair('forfeit', balanceAccounts[type], ledgerAccounts.forfeited, amount)
}

/** Returns the ledger account from which a payment's amount is reserved. */
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
