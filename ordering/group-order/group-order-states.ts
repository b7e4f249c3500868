// The life of a basket that several people fill, as one table: who may do what in which state, for groups and for tables.

/** A group shares a link and waits for its creator; a table is where people sit, and anyone at it may order what is there. */
export const groupOrderKinds = ['group', 'table'] as const
export type GroupOrderKind = (typeof groupOrderKinds)[number]

export const groupOrderStates = ['CREATED', 'ONGOING', 'CONFIRMED', 'CANCELLED', 'ORDERED'] as const
export type GroupOrderState = (typeof groupOrderStates)[number]

/** Nothing is added to a basket in these any more, and another may be opened in its place. */
export const endedGroupOrderStates = [
  'CANCELLED',
  'ORDERED',
] as const satisfies readonly GroupOrderState[]

/** Who acts: the clock is a deadline or the end of a forgotten basket, a stranger one who holds the link. */
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

/** Members of one basket, its creator included. */
export const groupOrderMembersMax = 50
/** Lines of one member. */
export const memberLinesMax = 40

/** `to` is null where the state stays as it is. */
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

/** Every legal step. What is not here is impossible. */
export const groupOrderTransitions: readonly GroupOrderTransition[] = [
  step(open, 'join', ['stranger'], 'ONGOING', both),
  step(open, 'put_items', anyone, 'ONGOING', both),
  // The creator's own food counts as confirmed once they go on; the host need not eat.
  step(open, 'confirm', ['member'], null, group),
  // A creator who wants to go deletes the group; at a table nobody is host.
  step(open, 'leave', ['member'], null, group),
  step(open, 'leave', anyone, null, table),
  step(open, 'remove', ['creator'], null, group),
  step(open, 'settings', ['creator'], null, group),
  // Going on closes the door. Once more brings prices up to date: a dish may sell out before the order is placed.
  step(['CREATED', 'ONGOING', 'CONFIRMED'], 'continue', ['creator', 'clock'], 'CONFIRMED', group),
  // What lies on the table is ordered as it stands, by whoever does it; nobody confirms first.
  step(open, 'continue', anyone, null, table),
  step(['CONFIRMED'], 'order', ['creator'], 'ORDERED', group),
  step(open, 'order', anyone, 'ORDERED', table),
  step(['CREATED', 'ONGOING', 'CONFIRMED'], 'cancel', ['creator'], 'CANCELLED', group),
  step(['CREATED', 'ONGOING', 'CONFIRMED'], 'expire', ['clock'], 'CANCELLED', both),
]

/** The step of that action, or undefined when it is impossible. */
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

/** What somebody may do now: what a page offers, and the server allows. */
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
