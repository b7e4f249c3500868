// Which order of a table it is.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'

/** 1 for the first order of the table among those on the board. */
export const roundOf = (order: KitchenOrder, orders: readonly KitchenOrder[]): number =>
  1 +
  orders.filter(
    ({ table, merchantID, placedAt, orderID }) =>
      merchantID === order.merchantID &&
      orderID !== order.orderID &&
      table?.number === order.table?.number &&
      Date.parse(placedAt) < Date.parse(order.placedAt),
  ).length
