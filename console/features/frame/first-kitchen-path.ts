// Chooses the page of the kitchen console that opens first, by the person's role.
import type { StaffMe } from '@tingkat/contract/console/staff'
import { parseScope, roles } from '@tingkat/ordering/permissions'

/**
 * Returns one of `open`, the pages that the person may open. Managers and owners of merchants begin
 * with the menu: they log in to edit it, while the kitchen board runs on a paired tablet, which
 * needs no log-in. Everybody else begins with the kitchen board.
 */
export function firstKitchenPath(
  { memberships }: Pick<StaffMe, 'memberships'>,
  open: readonly string[],
): string {
  const editsMenus = memberships.some(
    ({ role, scope }) =>
      parseScope(scope)?.kind === 'merchant' && roles[role].permissions.includes('menu.edit'),
  )
  return editsMenus ? '/kitchen/menu' : (open[0] ?? '/kitchen/account')
}
