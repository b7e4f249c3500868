// Limits on orders paid in cash. The merchant prepares such an order before it is paid, so the
// limits limit the merchant's loss if the eater does not pay.

export type CashLimits = {
  /** Maximum number of cash orders that an account may have open at the same time. */
  openOrdersMax: number
  /**
   * Maximum total of a cash order, in whole minor units, until the account has completed an order.
   */
  firstOrderMax: number
}

export type CashRefusal = 'cash_orders_full' | 'cash_order_too_large'
