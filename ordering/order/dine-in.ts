// Ordering at a table: whether what the eater says about the table holds.
import { isQuantity, type Cart, type DineInInfo } from '../cart/cart-shape.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** The stored table of that merchant is the one asked for, by its number, its id or the code of its QR. */
export function matchesStoredTable(
  stored: DineInInfo | null,
  merchantID: string,
  asked: string,
): boolean {
  const table = stored?.merchants[merchantID]
  return (
    table !== undefined &&
    asked !== '' &&
    (table.tableNumber === asked || stored?.tableID === asked || table.tableCode === asked)
  )
}

/** The cart served at that table; as it was when the table is of another kitchen. Nothing at a table is for later. */
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

/** The cart away from any table: to the door. */
export function clearTable(cart: Cart): Cart {
  return {
    ...cart,
    dineInInfo: null,
    merchants: cart.merchants.map(({ merchant, items, comment }) => ({ merchant, items, comment })),
  }
}

/** What an order keeps of its table: the codes have done their work, and are nobody else's business. */
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

/** The merchant's table of that number. */
export function findTable(
  { tables }: Pick<Merchant, 'tables'>,
  tableNumber: string,
): Merchant['tables'][number] | undefined {
  return tables.find((table) => table.tableNumber === tableNumber)
}

/** required_restaurant_params unless the merchant has that very table and someone sits at it. */
export function checkTable(
  dineInInfo: DineInInfo,
  merchant: Pick<Merchant, 'ID' | 'tables'>,
): Refusal | null {
  const asked = dineInInfo.merchants[merchant.ID]
  const table =
    asked &&
    merchant.tables.find(
      (table) => table.tableID === dineInInfo.tableID && table.tableNumber === asked.tableNumber,
    )
  const seated = asked !== undefined && asked.eaterCount >= 1 && isQuantity(asked.eaterCount)
  return table && seated
    ? null
    : refuse('required_restaurant_params', {
        merchantID: merchant.ID,
        tableID: dineInInfo.tableID,
        tableNumber: asked?.tableNumber ?? null,
      })
}
