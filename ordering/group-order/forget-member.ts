// A shared basket once one of its people has asked to be forgotten: what was ordered stays for the others, not by whom.
import { findMember, type GroupOrderMember, type GroupOrder } from './group-order.ts'
import { isGroupOrderEnded } from './group-order-states.ts'

/** Whose lines are, once nobody's; the same for everybody who was forgotten. */
export const deletedAccountID = 'deleted'

/** Out of an open basket a member goes with their lines, and a creator's group is cancelled; in an ended one, or one that is being paid, name and words go. */
export function forgetMember(basket: GroupOrder, accountID: string): GroupOrder {
  const member = findMember(basket, accountID)
  const barred = basket.barred.filter((one) => one !== accountID)
  const version = basket.version + 1
  if (!member)
    return barred.length === basket.barred.length ? basket : { ...basket, barred, version }
  const deliveryAddress = member.creator ? null : basket.deliveryAddress
  const open = !isGroupOrderEnded(basket.state) && basket.payingOrderID === null
  if (open && (!member.creator || basket.kind === 'table')) {
    const members = basket.members
      .filter((one) => one !== member)
      .map((member, place) => (place === 0 ? { ...member, creator: true } : member))
    return { ...basket, members, barred, deliveryAddress, version }
  }
  const members = basket.members.map((one) => (one === member ? withoutName(one) : one))
  return {
    ...basket,
    members,
    barred,
    deliveryAddress,
    version,
    groupName: member.creator ? '' : basket.groupName,
    state: open ? 'CANCELLED' : basket.state,
  }
}

function withoutName(member: GroupOrderMember): GroupOrderMember {
  return {
    ...member,
    accountID: deletedAccountID,
    memberName: '',
    nameAlias: '',
    items: member.items.map((item) => ({ ...item, comment: '' })),
  }
}
