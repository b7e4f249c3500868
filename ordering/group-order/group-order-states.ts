// The life of a basket that several people fill, as one table: who may do what in which state, for groups and for tables.

/** A group shares a link and waits for its creator; a table is where people sit, and anyone at it may order what is there. */
export const basketKinds = ['group', 'table'] as const
export type BasketKind = (typeof basketKinds)[number]

export const groupStates = ['CREATED', 'ONGOING', 'CONFIRMED', 'CANCELLED', 'ORDERED'] as const
export type GroupState = (typeof groupStates)[number]

/** Nothing is added to a basket in these any more, and another may be opened in its place. */
export const endedGroupStates = ['CANCELLED', 'ORDERED'] as const satisfies readonly GroupState[]

/** Who acts: the clock is a deadline or the end of a forgotten basket, a stranger one who holds the link. */
export const basketActors = ['creator', 'member', 'stranger', 'clock'] as const
export type BasketActor = (typeof basketActors)[number]

export const basketActions = [
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
export type BasketAction = (typeof basketActions)[number]

/** Members of one basket, its creator included. */
export const groupMembersMax = 50
/** Lines of one member. */
export const memberLinesMax = 40

/** `to` is null where the state stays as it is. */
export type BasketStep = {
  from: readonly GroupState[]
  action: BasketAction
  by: readonly BasketActor[]
  to: GroupState | null
  on: readonly BasketKind[]
}

const both = basketKinds
const group = ['group'] as const
const table = ['table'] as const
const open = ['CREATED', 'ONGOING'] as const
const anyone = ['creator', 'member'] as const

const step = (
  from: readonly GroupState[],
  action: BasketAction,
  by: readonly BasketActor[],
  to: GroupState | null,
  on: readonly BasketKind[],
): BasketStep => ({ from, action, by, to, on })

/** Every legal step. What is not here is impossible. */
export const basketSteps: readonly BasketStep[] = [
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
export function findStep(
  kind: BasketKind,
  from: GroupState,
  action: BasketAction,
  by: BasketActor,
): BasketStep | undefined {
  return basketSteps.find(
    (one) =>
      one.action === action &&
      one.on.includes(kind) &&
      one.from.includes(from) &&
      one.by.includes(by),
  )
}

/** What somebody may do now: what a page offers, and the server allows. */
export function actionsOf(kind: BasketKind, from: GroupState, by: BasketActor): BasketAction[] {
  return basketActions.filter((action) => findStep(kind, from, action, by) !== undefined)
}

export function isGroupEnded(state: GroupState): boolean {
  return (endedGroupStates as readonly GroupState[]).includes(state)
}
