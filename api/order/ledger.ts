// What each step of an order books: double entries, so that every movement sums to zero.

export const ledgerAccounts = { due: 'eater:cash_due', sales: 'sales', cash: 'cash_collected' } as const

/** Whole minor units of the order's currency. */
export type Entry = { movement: 'place' | 'collect' | 'reverse'; account: string; amount: number }

const { due, sales, cash } = ledgerAccounts

/** The eater owes the total. */
export function placed(total: number): Entry[] {
  return entries('place', due, sales, total)
}

/** The courier, or the merchant at a table, has the money. */
export function collected(total: number): Entry[] {
  return entries('collect', cash, due, total)
}

/** Nothing was delivered, so nothing is owed. */
export function reversed(total: number): Entry[] {
  return entries('reverse', sales, due, total)
}

function entries(movement: Entry['movement'], to: string, from: string, amount: number): Entry[] {
  return amount === 0 ? [] : [{ movement, account: to, amount }, { movement, account: from, amount: -amount }]
}
