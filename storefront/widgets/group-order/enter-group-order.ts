// What becomes of the eater's own basket when this browser enters a group order, and of the group's lines when it leaves.
import { mergeCarts } from '@tingkat/ordering/cart/merge-carts'
import { cartStoreOf, groupLinesOf } from '../../features/cart/use-cart.ts'
import { activeGroup, type ActiveGroup } from '../../platform/storage/active-group.ts'

/** This browser is in that group from now on; what lies in the basket of its kitchen goes along. */
export function enterGroupOrder(countryCode: string, group: ActiveGroup): void {
  const own = cartStoreOf(countryCode)
  const cart = own.read()
  const lines = groupLinesOf(countryCode, group.groupID)
  if (cart && cart.merchants[0]?.merchant.ID === group.merchantID && !lines.read()) {
    lines.replace({ ...cart, promoCodes: [], scheduledOrder: null, dineInInfo: null })
    own.replace(null)
  }
  activeGroup(countryCode).write(group)
}

/** Dishes that the group does not order go back to the eater's own basket, where that is empty or of the same kitchen. */
export function reclaimLines(countryCode: string, groupID: string): void {
  const lines = groupLinesOf(countryCode, groupID)
  const own = cartStoreOf(countryCode)
  const merge = mergeCarts(own.read(), lines.read())
  lines.replace(null)
  if (merge.kind === 'merged') own.replace(merge.cart)
}
