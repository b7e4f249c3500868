// Rules for ordering at a merchant's table (dine-in).
import { isQuantity, type Cart, type DineInInfo } from '../cart/cart-shape.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { refuse, type Refusal } from '../refusal.ts'

/**
 * Whether the table that was stored for the merchant has this table number, table id or table code.
 */
export function matchesStoredTable(
  stored: DineInInfo | null,
  merchantID: string,
  table: string,
): boolean {
  const seat = stored?.merchants[merchantID]
  return (
    seat !== undefined &&
    table !== '' &&
    (seat.tableNumber === table || stored?.tableID === table || seat.tableCode === table)
  )
}

/**
 * Returns the cart for the table, without a schedule. No-op if the table belongs to another
 * merchant.
 */
export function assignTable(cart: Cart, table: DineInInfo): Cart {
  const [entry, ...others] = cart.merchants
  const seat = entry && table.merchants[entry.merchant.ID]
  if (!entry || !seat) return cart
  const { eaterCount, tableNumber } = seat
  return {
    ...cart,
    scheduledOrder: null,
    dineInInfo: table,
    merchants: [{ ...entry, eaterCount, tableNumber }, ...others],
  }
}

/** Returns the cart for delivery, without a table. */
export function clearTable(cart: Cart): Cart {
  return {
    ...cart,
    dineInInfo: null,
    merchants: cart.merchants.map(({ merchant, items, comment }) => ({ merchant, items, comment })),
  }
}

/** Removes the table codes, which are secret and not needed once the order is placed. */
export function withoutTableCodes({ tableID, merchants }: DineInInfo): DineInInfo {
  return {
    tableID,
    merchants: Object.fromEntries(
      Object.entries(merchants).map(([ID, { eaterCount, tableNumber }]) => [
        ID,
        { eaterCount, tableNumber },
      ]),
    ),
  }
}

/** Finds a table of the merchant by the number that is printed on it. */
export function findTable(
  { tables }: Pick<Merchant, 'tables'>,
  tableNumber: string,
): Merchant['tables'][number] | undefined {
  return tables.find((table) => table.tableNumber === tableNumber)
}

/**
 * Returns null if eaters can order at the table. Refuses with `required_restaurant_params`
 * if the merchant has no such table, or if the number of eaters is below 1.
 */
export function checkTable(
  dineInInfo: DineInInfo,
  merchant: Pick<Merchant, 'ID' | 'tables'>,
): Refusal | null {
  const seat = dineInInfo.merchants[merchant.ID]
  const table =
    seat &&
    merchant.tables.find(
      (table) => table.tableID === dineInInfo.tableID && table.tableNumber === seat.tableNumber,
    )
  const hasEaters = seat !== undefined && seat.eaterCount >= 1 && isQuantity(seat.eaterCount)
  return table && hasEaters
    ? null
    : refuse('required_restaurant_params', {
        merchantID: merchant.ID,
        tableID: dineInInfo.tableID,
        tableNumber: seat?.tableNumber ?? null,
      })
}
