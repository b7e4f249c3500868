// Moves dishes between the eater's cart and a group order when the eater enters or leaves it.
import { mergeCarts } from '@tingkat/ordering/cart/merge-carts'
import { cartStoreOf, groupLinesOf } from '../../features/cart/use-cart.ts'
import { activeGroup, type ActiveGroup } from '../../platform/storage/active-group.ts'

/**
 * Makes the group order active. Moves the dishes of the eater's cart into it if they are of the
 * same merchant.
 */
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

/** Moves the eater's lines back to the cart, if the cart is empty or of the same merchant. */
export function reclaimLines(countryCode: string, groupID: string): void {
  const lines = groupLinesOf(countryCode, groupID)
  const own = cartStoreOf(countryCode)
  const merge = mergeCarts(own.read(), lines.read())
  lines.replace(null)
  if (merge.kind === 'merged') own.replace(merge.cart)
}
