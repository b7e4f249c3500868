// State table of group orders: the actions of each actor in each state, for groups and for tables.

/**
 * A group shares a link, and its creator places the
 * order. At a table, any member may place the order.
 */
export const groupOrderKinds = ['group', 'table'] as const
export type GroupOrderKind = (typeof groupOrderKinds)[number]

export const groupOrderStates = ['CREATED', 'ONGOING', 'CONFIRMED', 'CANCELLED', 'ORDERED'] as const
export type GroupOrderState = (typeof groupOrderStates)[number]

/** Final states of a group order. A new group order may be opened in place of an ended one. */
export const endedGroupOrderStates = [
  'CANCELLED',
  'ORDERED',
] as const satisfies readonly GroupOrderState[]

/**
 * Who acts on a group order. `clock` stands for the server when the deadline or the expiry has
 * passed; `stranger` is an account that has the link but is not a member.
 */
export const groupOrderActors = ['creator', 'member', 'stranger', 'clock'] as const
export type GroupOrderActor = (typeof groupOrderActors)[number]

export const groupOrderActions = [
  'join',
  'leave',
  'remove',
  'put_items',
  'confirm',
  'continue',
  'settings',
  'order',
  'cancel',
  'expire',
] as const
export type GroupOrderAction = (typeof groupOrderActions)[number]

/** Maximum number of members of a group order, including the creator. */
export const groupOrderMembersMax = 50
/** Maximum number of lines that one member of a group order may have. */
export const memberLinesMax = 40

/** One transition of the state table. `to` is null if the action does not change the state. */
export type GroupOrderTransition = {
  from: readonly GroupOrderState[]
  action: GroupOrderAction
  by: readonly GroupOrderActor[]
  to: GroupOrderState | null
  on: readonly GroupOrderKind[]
}

const both = groupOrderKinds
const group = ['group'] as const
const table = ['table'] as const
const open = ['CREATED', 'ONGOING'] as const
const anyone = ['creator', 'member'] as const

const step = (
  from: readonly GroupOrderState[],
  action: GroupOrderAction,
  by: readonly GroupOrderActor[],
  to: GroupOrderState | null,
  on: readonly GroupOrderKind[],
): GroupOrderTransition => ({ from, action, by, to, on })

export const groupOrderTransitions: readonly GroupOrderTransition[] = [
  step(open, 'join', ['stranger'], 'ONGOING', both),
  step(open, 'put_items', anyone, 'ONGOING', both),
  // The creator's items are confirmed by starting the checkout. The creator need not have items.
  step(open, 'confirm', ['member'], null, group),
  // The creator of a group cancels it instead of leaving. At a table the creator may leave too.
  step(open, 'leave', ['member'], null, group),
  step(open, 'leave', anyone, null, table),
  step(open, 'remove', ['creator'], null, group),
  step(open, 'settings', ['creator'], null, group),
  // `continue` starts the checkout. A repeated `continue` updates prices and availability.
  step(['CREATED', 'ONGOING', 'CONFIRMED'], 'continue', ['creator', 'clock'], 'CONFIRMED', group),
  // At a table any member may order, without confirmations of the other members.
  step(open, 'continue', anyone, null, table),
  step(['CONFIRMED'], 'order', ['creator'], 'ORDERED', group),
  step(open, 'order', anyone, 'ORDERED', table),
  step(['CREATED', 'ONGOING', 'CONFIRMED'], 'cancel', ['creator'], 'CANCELLED', group),
  step(['CREATED', 'ONGOING', 'CONFIRMED'], 'expire', ['clock'], 'CANCELLED', both),
]

/** Returns the transition, or undefined if the action is not allowed. */
export function findGroupOrderTransition(
  kind: GroupOrderKind,
  from: GroupOrderState,
  action: GroupOrderAction,
  by: GroupOrderActor,
): GroupOrderTransition | undefined {
  return groupOrderTransitions.find(
    (transition) =>
      transition.action === action &&
      transition.on.includes(kind) &&
      transition.from.includes(from) &&
      transition.by.includes(by),
  )
}

/** Returns the allowed actions of an actor in a state. */
export function groupOrderActionsOf(
  kind: GroupOrderKind,
  from: GroupOrderState,
  by: GroupOrderActor,
): GroupOrderAction[] {
  return groupOrderActions.filter(
    (action) => findGroupOrderTransition(kind, from, action, by) !== undefined,
  )
}

export function isGroupOrderEnded(state: GroupOrderState): boolean {
  return (endedGroupOrderStates as readonly GroupOrderState[]).includes(state)
}
