// Limits of orders that nobody has paid for yet: a merchant cooks them on trust.

export type CashLimits = {
  /** Orders in cash that an account may have open at the same time. */
  openOrdersMax: number
  /** Total of an order in cash before the account has completed any order; whole minor units. */
  firstOrderMax: number
}

export type CashRefusal = 'cash_orders_full' | 'cash_order_too_large'
