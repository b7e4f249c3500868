// The order's life as one table: every status, who may move it, and what a time-out does.

export const orderStates = [
  'NEW',
  'ALLOCATING',
  'MAX_CONFIRMING',
  'ORDER_IN_PREPARE',
  'ORDER_EXECUTING',
  'READY',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
  'SCHEDULED',
  'PICKING_UP',
  'DRIVER_AT_STORE',
  'ORDER_PLACED_ON_MERCHANT',
  'FOOD_COLLECTED',
  'DRIVER_ARRIVED',
  'REALLOCATING',
  'REALLOCATED',
  'CANCELLED_PASSENGER',
  'CANCELLED_DRIVER',
  'CANCELLED_OPERATOR',
  'CANCELLED_MAX',
  'CANCELLED_MEX',
  'CANCELLED_PARTNER',
  'CANCELLED_CHATBOT',
] as const
export type OrderState = (typeof orderStates)[number]

export const terminalStates = [
  'COMPLETED',
  'FAILED',
  'CANCELLED',
  'CANCELLED_PASSENGER',
  'CANCELLED_DRIVER',
  'CANCELLED_OPERATOR',
  'CANCELLED_MAX',
] as const satisfies readonly OrderState[]
export const searchingStates = [
  'NEW',
  'ALLOCATING',
  'REALLOCATING',
  'MAX_CONFIRMING',
] as const satisfies readonly OrderState[]
export const readyStates = ['READY'] as const satisfies readonly OrderState[]
export const cancelableStates = [
  'NEW',
  'ALLOCATING',
  'MAX_CONFIRMING',
  'SCHEDULED',
  'REALLOCATING',
  'REALLOCATED',
] as const satisfies readonly OrderState[]

export const failureReasons = [
  'INSUFFICIENT_BALANCE',
  'PAYMENT_FAIL',
  'CANT_CHARGE',
  'UNPAID_ORDER',
  'MAX_DECLINE',
  'MAX_IGNORE',
  'UNALLOCATED',
  'ORDER_FAIL',
  'DRIVER_CANCELLED',
  'REALLOCATION_FAILED',
  'PAYMENT_INVALID',
] as const
export type FailureReason = (typeof failureReasons)[number]

export const orderTypes = ['INTEGRATED', 'CONCIERGE'] as const
export type OrderType = (typeof orderTypes)[number]

export const changeTypes = ['UPDATED', 'DELETED'] as const
export type ChangeType = (typeof changeTypes)[number]

/** Who moves an order: the clock is a time-out or a scheduled moment, the chatbot speaks to eaters in the operator's name. */
export const orderActors = ['eater', 'merchant', 'courier', 'operator', 'chatbot', 'clock'] as const
export type OrderActor = (typeof orderActors)[number]

/** What an order is, as far as its path goes: a till or a rider at the counter, to the door or to a table. */
export const orderPaths = ['integrated', 'concierge', 'table'] as const
export type OrderPath = (typeof orderPaths)[number]

export const orderMoves = [
  'release',
  'receive',
  'accept',
  'decline',
  'search',
  'assign',
  'unassign',
  'ready',
  'at_store',
  'order_at_counter',
  'turned_away',
  'collect',
  'arrive',
  'deliver',
  'serve',
  'cancel',
  'time_out',
] as const
export type OrderMove = (typeof orderMoves)[number]

export type OrderTransition = {
  from: OrderState
  move: OrderMove
  by: OrderActor
  to: OrderState
  on: readonly OrderPath[]
  reason?: FailureReason
}

/** In which states lines may still be changed: the food is being made, and not yet in the bag. */
export const changeableStates = [
  'NEW',
  'MAX_CONFIRMING',
  'ALLOCATING',
  'ORDER_IN_PREPARE',
  'ORDER_EXECUTING',
  'READY',
  'PICKING_UP',
  'DRIVER_AT_STORE',
  'ORDER_PLACED_ON_MERCHANT',
  'REALLOCATING',
  'REALLOCATED',
] as const satisfies readonly OrderState[]

const delivery = ['integrated', 'concierge'] as const
const tilled = ['integrated', 'table'] as const
const till = ['integrated'] as const
const counter = ['concierge'] as const
const table = ['table'] as const

const row = (
  from: OrderState,
  move: OrderMove,
  by: OrderActor,
  to: OrderState,
  on: readonly OrderPath[],
  reason?: FailureReason,
): OrderTransition => ({ from, move, by, to, on, ...(reason ? { reason } : {}) })

const steps: readonly OrderTransition[] = [
  row('SCHEDULED', 'release', 'clock', 'NEW', delivery),
  // The kitchen answers first, so that no rider is called for an order it declines.
  row('NEW', 'receive', 'merchant', 'MAX_CONFIRMING', tilled),
  row('NEW', 'decline', 'merchant', 'FAILED', tilled, 'MAX_DECLINE'),
  row('NEW', 'time_out', 'clock', 'FAILED', tilled, 'MAX_IGNORE'),
  row('MAX_CONFIRMING', 'accept', 'merchant', 'ALLOCATING', till),
  row('MAX_CONFIRMING', 'accept', 'merchant', 'ORDER_IN_PREPARE', table),
  row('MAX_CONFIRMING', 'decline', 'merchant', 'FAILED', tilled, 'MAX_DECLINE'),
  row('MAX_CONFIRMING', 'time_out', 'clock', 'FAILED', tilled, 'MAX_IGNORE'),
  // A concierge order has no till: riders are sought at once, and order at the counter themselves.
  row('NEW', 'search', 'courier', 'ALLOCATING', counter),
  row('NEW', 'time_out', 'clock', 'FAILED', counter, 'UNALLOCATED'),
  row('ALLOCATING', 'assign', 'courier', 'ORDER_IN_PREPARE', till),
  row('ALLOCATING', 'assign', 'courier', 'PICKING_UP', counter),
  row('ALLOCATING', 'time_out', 'clock', 'FAILED', delivery, 'UNALLOCATED'),
  row('ORDER_IN_PREPARE', 'ready', 'merchant', 'READY', tilled),
  row('ORDER_IN_PREPARE', 'at_store', 'courier', 'ORDER_EXECUTING', till),
  row('ORDER_IN_PREPARE', 'unassign', 'courier', 'REALLOCATING', till),
  row('ORDER_IN_PREPARE', 'time_out', 'clock', 'FAILED', tilled, 'ORDER_FAIL'),
  // ORDER_EXECUTING: the rider waits at the store while the kitchen still cooks.
  row('ORDER_EXECUTING', 'ready', 'merchant', 'DRIVER_AT_STORE', till),
  row('ORDER_EXECUTING', 'unassign', 'courier', 'REALLOCATING', till),
  row('ORDER_EXECUTING', 'time_out', 'clock', 'FAILED', till, 'ORDER_FAIL'),
  row('READY', 'at_store', 'courier', 'DRIVER_AT_STORE', till),
  row('READY', 'unassign', 'courier', 'REALLOCATING', till),
  row('READY', 'serve', 'merchant', 'COMPLETED', table),
  row('READY', 'time_out', 'clock', 'FAILED', tilled, 'ORDER_FAIL'),
  row('PICKING_UP', 'at_store', 'courier', 'DRIVER_AT_STORE', counter),
  row('PICKING_UP', 'unassign', 'courier', 'REALLOCATING', counter),
  row('PICKING_UP', 'time_out', 'clock', 'REALLOCATING', counter),
  row('DRIVER_AT_STORE', 'order_at_counter', 'courier', 'ORDER_PLACED_ON_MERCHANT', counter),
  row('DRIVER_AT_STORE', 'collect', 'courier', 'FOOD_COLLECTED', till),
  row('DRIVER_AT_STORE', 'unassign', 'courier', 'REALLOCATING', delivery),
  row('DRIVER_AT_STORE', 'time_out', 'clock', 'FAILED', delivery, 'ORDER_FAIL'),
  row('ORDER_PLACED_ON_MERCHANT', 'collect', 'courier', 'FOOD_COLLECTED', counter),
  row('ORDER_PLACED_ON_MERCHANT', 'time_out', 'clock', 'FAILED', counter, 'ORDER_FAIL'),
  row('REALLOCATING', 'assign', 'courier', 'REALLOCATED', delivery),
  row('REALLOCATING', 'time_out', 'clock', 'FAILED', delivery, 'REALLOCATION_FAILED'),
  row('REALLOCATED', 'at_store', 'courier', 'DRIVER_AT_STORE', delivery),
  row('REALLOCATED', 'unassign', 'courier', 'REALLOCATING', delivery),
  // The kitchen may finish while another rider is found; its word is kept, and changes no state.
  row('REALLOCATING', 'ready', 'merchant', 'REALLOCATING', till),
  row('REALLOCATED', 'ready', 'merchant', 'REALLOCATED', till),
  row('DRIVER_AT_STORE', 'ready', 'merchant', 'DRIVER_AT_STORE', till),
  row('REALLOCATED', 'time_out', 'clock', 'REALLOCATING', delivery),
  row('FOOD_COLLECTED', 'arrive', 'courier', 'DRIVER_ARRIVED', delivery),
  row('FOOD_COLLECTED', 'time_out', 'clock', 'FAILED', delivery, 'DRIVER_CANCELLED'),
  row('DRIVER_ARRIVED', 'deliver', 'courier', 'COMPLETED', delivery),
  // At the door the food is the eater's: silence of the rider's phone does not take the order back.
  row('DRIVER_ARRIVED', 'time_out', 'clock', 'COMPLETED', delivery),
]

/** The paths on which an order can stand in that state and wait for something. */
const pathsOf = (state: OrderState, among: readonly OrderPath[] = orderPaths) =>
  among.filter((path) => steps.some((step) => step.from === state && step.on.includes(path)))

const alive = orderStates.filter((state) => pathsOf(state).length > 0)
const collectedStates: readonly OrderState[] = ['FOOD_COLLECTED', 'DRIVER_ARRIVED']
/** Nobody rides for it yet, or no longer: the fleet as a whole may say no. */
const riderless: readonly OrderState[] = ['ALLOCATING', 'REALLOCATING']

const callOffs = (
  states: readonly OrderState[],
  by: OrderActor,
  to: OrderState,
  among?: readonly OrderPath[],
) =>
  states
    .map((from) => row(from, 'cancel', by, to, pathsOf(from, among)))
    .filter((step) => step.on.length > 0)

const uncollected = alive.filter(
  (state) => !collectedStates.includes(state) && state !== 'SCHEDULED',
)

/** Who may call an order off, and what it is called then. CANCELLED alone is what is left when its last dish is taken out. */
const cancels: readonly OrderTransition[] = [
  ...callOffs(cancelableStates, 'eater', 'CANCELLED_PASSENGER'),
  // A yes that the kitchen takes back on its till; before its yes it declines. Where there is no till, it is the merchant at the counter.
  ...callOffs(
    uncollected.filter((state) => state !== 'NEW' && state !== 'MAX_CONFIRMING'),
    'merchant',
    'CANCELLED_MAX',
    tilled,
  ),
  ...callOffs(uncollected, 'merchant', 'CANCELLED_MEX', counter),
  row('DRIVER_AT_STORE', 'turned_away', 'courier', 'CANCELLED_MEX', counter),
  row('ORDER_PLACED_ON_MERCHANT', 'turned_away', 'courier', 'CANCELLED_MEX', counter),
  // A rider who cannot go on gives up (unassign) while another can fetch the food; with the food in the bag nobody else can.
  ...callOffs(riderless, 'courier', 'CANCELLED_PARTNER'),
  ...callOffs(['NEW'], 'courier', 'CANCELLED_PARTNER', counter),
  ...callOffs(collectedStates, 'courier', 'CANCELLED_DRIVER'),
  // The bot grants what an eater asks of it, as long as no rider carries the food.
  ...callOffs([...uncollected, 'SCHEDULED'], 'chatbot', 'CANCELLED_CHATBOT'),
  ...callOffs(alive, 'operator', 'CANCELLED_OPERATOR'),
]

/** Every legal move. What is not here is impossible. */
export const orderTransitions: readonly OrderTransition[] = [...steps, ...cancels]

/** Seconds an order may wait in a state before its time-out; null where nothing is waited for. */
export const stateTimeoutSeconds: Record<OrderState, number | null> = {
  NEW: 300,
  MAX_CONFIRMING: 300,
  ALLOCATING: 900,
  REALLOCATING: 900,
  REALLOCATED: 1_800,
  ORDER_IN_PREPARE: 5_400,
  ORDER_EXECUTING: 5_400,
  READY: 3_600,
  PICKING_UP: 1_800,
  DRIVER_AT_STORE: 3_600,
  ORDER_PLACED_ON_MERCHANT: 5_400,
  FOOD_COLLECTED: 7_200,
  DRIVER_ARRIVED: 1_800,
  SCHEDULED: null,
  COMPLETED: null,
  FAILED: null,
  CANCELLED: null,
  CANCELLED_PASSENGER: null,
  CANCELLED_DRIVER: null,
  CANCELLED_OPERATOR: null,
  CANCELLED_MAX: null,
  CANCELLED_MEX: null,
  CANCELLED_PARTNER: null,
  CANCELLED_CHATBOT: null,
}

export type OrderStatePair = { orderState: OrderState; finalState: OrderState | null }

/** Any CANCELLED_* in either state (the specification's "contains"). */
export function isCancelled({ orderState, finalState }: OrderStatePair): boolean {
  return orderState.includes('CANCELLED') || (finalState?.includes('CANCELLED') ?? false)
}

export function isFailed({ orderState, finalState }: OrderStatePair): boolean {
  return orderState.includes('FAILED') || (finalState?.includes('FAILED') ?? false)
}

export function isTerminal(state: OrderState): boolean {
  return (terminalStates as readonly OrderState[]).includes(state)
}

/** Nothing more will happen: terminal, or cancelled by a party outside the terminal group. */
export function isEnded(standing: OrderStatePair): boolean {
  return isTerminal(standing.orderState) || isCancelled(standing) || isFailed(standing)
}

export function isSearching(state: OrderState): boolean {
  return (searchingStates as readonly OrderState[]).includes(state)
}

/** The eater may cancel: the state allows it and the tracked order says so. */
export function isCancelable(order: OrderStatePair & { cancelable: boolean }): boolean {
  return order.cancelable && (cancelableStates as readonly OrderState[]).includes(order.orderState)
}

/** The transition for that move, or undefined when it is impossible. */
export function findTransition(
  from: OrderState,
  path: OrderPath,
  move: OrderMove,
  by: OrderActor,
): OrderTransition | undefined {
  return orderTransitions.find(
    (t) => t.from === from && t.move === move && t.by === by && t.on.includes(path),
  )
}

/** The moves a party may make now. */
export function allowedMoves(from: OrderState, path: OrderPath, by: OrderActor): OrderMove[] {
  return orderTransitions
    .filter((t) => t.from === from && t.by === by && t.on.includes(path))
    .map((t) => t.move)
}
