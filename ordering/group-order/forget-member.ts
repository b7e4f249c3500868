// Erases one member's personal data from a group order. Ordered items remain, without the name.
import { findMember, type GroupOrderMember, type GroupOrder } from './group-order.ts'
import { isGroupOrderEnded } from './group-order-states.ts'

/** The account id that stands for every erased member. */
export const deletedAccountID = 'deleted'

/**
 * Removes the member from an open group order, or cancels an open group that the member has
 * created. If the group order has ended or is being paid, erases only the name, alias and comments
 * and, for the creator, the address. No-op if the account is neither a member nor a removed member.
 */
export function forgetMember(groupOrder: GroupOrder, accountID: string): GroupOrder {
  const erased = findMember(groupOrder, accountID)
  const barred = groupOrder.barred.filter((barredID) => barredID !== accountID)
  const version = groupOrder.version + 1
  if (!erased) {
    const wasBarred = barred.length < groupOrder.barred.length
    return wasBarred ? { ...groupOrder, barred, version } : groupOrder
  }
  const deliveryAddress = erased.creator ? null : groupOrder.deliveryAddress
  const open = !isGroupOrderEnded(groupOrder.state) && groupOrder.payingOrderID === null
  if (open && (!erased.creator || groupOrder.kind === 'table')) {
    const members = groupOrder.members
      .filter((member) => member !== erased)
      .map((member, index) => (index === 0 ? { ...member, creator: true } : member))
    return { ...groupOrder, members, barred, deliveryAddress, version }
  }
  const members = groupOrder.members.map((member) =>
    member === erased ? withoutName(member) : member,
  )
  return {
    ...groupOrder,
    members,
    barred,
    deliveryAddress,
    version,
    groupName: erased.creator ? '' : groupOrder.groupName,
    state: open ? 'CANCELLED' : groupOrder.state,
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
