// Numbers the orders that were placed at the same table.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'

/** Returns 1 for the first of the table's orders on the kitchen board, 2 for the second. */
export const roundOf = (order: KitchenOrder, orders: readonly KitchenOrder[]): number =>
  1 +
  orders.filter(
    ({ table, merchantID, placedAt, orderID }) =>
      merchantID === order.merchantID &&
      orderID !== order.orderID &&
      table?.number === order.table?.number &&
      Date.parse(placedAt) < Date.parse(order.placedAt),
  ).length
