// Ordering at a table: whether what the eater says about the table holds.
import { isQuantity, type DineInInfo } from './cart-shape.ts'
import type { Merchant } from './merchant.ts'
import { refuse, type Refusal } from './refusal.ts'

/** The stored table of that merchant is the one asked for, by table number or by its code. */
export function isValidDineIn(stored: DineInInfo | null, merchantID: string, tableNumber: string): boolean {
  const table = stored?.merchants[merchantID]
  return table !== undefined && tableNumber !== '' && (table.tableNumber === tableNumber || stored?.tableID === tableNumber)
}

/** required_restaurant_params unless the merchant has that very table and someone sits at it. */
export function checkTable(dineInInfo: DineInInfo, merchant: Pick<Merchant, 'ID' | 'tables'>): Refusal | null {
  const asked = dineInInfo.merchants[merchant.ID]
  const table = asked && merchant.tables.find(one => one.tableID === dineInInfo.tableID && one.tableNumber === asked.tableNumber)
  const seated = asked !== undefined && asked.eaterCount >= 1 && isQuantity(asked.eaterCount)
  return table && seated ? null : refuse('required_restaurant_params', { merchantID: merchant.ID, tableID: dineInInfo.tableID, tableNumber: asked?.tableNumber ?? null })
}
