// State table of orders: all states, the moves of each actor, and the time-outs.

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
  'NOT_COLLECTED',
] as const
export type FailureReason = (typeof failureReasons)[number]

export const orderTypes = ['INTEGRATED', 'CONCIERGE'] as const
export type OrderType = (typeof orderTypes)[number]

export const changeTypes = ['UPDATED', 'DELETED'] as const
export type ChangeType = (typeof changeTypes)[number]

/**
 * Who may change an order's state. `clock`, the server's timer, makes the move `time_out`, and
 * sends a scheduled order to its merchant. `chatbot` acts on behalf of the operator.
 */
export const orderActors = ['eater', 'merchant', 'courier', 'operator', 'chatbot', 'clock'] as const
export type OrderActor = (typeof orderActors)[number]

/**
 * How orders are made and handed over. integrated: the merchant system receives the order, and a
 * courier delivers it. concierge: a courier orders at the counter and delivers. table: served at a
 * table. pickup: the eater collects the order.
 */
export const orderPaths = ['integrated', 'concierge', 'table', 'pickup'] as const
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
  'hand_over',
  'not_collected',
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
  /**
   * If set, this row of the state table applies only to orders whose food is ready, instead of the
   * row without `when`.
   */
  when?: 'food_ready'
}

/** States in which lines of an order may be changed: before the food is collected. */
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

const delivered: readonly OrderPath[] = ['integrated', 'concierge']
const connected = ['integrated', 'table', 'pickup'] as const
const integrated = ['integrated'] as const
const concierge = ['concierge'] as const
const table = ['table'] as const
const pickup = ['pickup'] as const
const atMerchant = ['table', 'pickup'] as const

const row = (
  from: OrderState,
  move: OrderMove,
  by: OrderActor,
  to: OrderState,
  on: readonly OrderPath[],
  reason?: FailureReason,
): OrderTransition => ({ from, move, by, to, on, ...(reason ? { reason } : {}) })

const steps: readonly OrderTransition[] = [
  row('SCHEDULED', 'release', 'clock', 'NEW', [...delivered, ...pickup]),
  // The search for a courier starts after the merchant has accepted. Otherwise a courier could be
  // assigned to an order that the merchant declines.
  row('NEW', 'receive', 'merchant', 'MAX_CONFIRMING', connected),
  row('NEW', 'decline', 'merchant', 'FAILED', connected, 'MAX_DECLINE'),
  row('NEW', 'time_out', 'clock', 'FAILED', connected, 'MAX_IGNORE'),
  row('MAX_CONFIRMING', 'accept', 'merchant', 'ALLOCATING', integrated),
  row('MAX_CONFIRMING', 'accept', 'merchant', 'ORDER_IN_PREPARE', atMerchant),
  row('MAX_CONFIRMING', 'decline', 'merchant', 'FAILED', connected, 'MAX_DECLINE'),
  row('MAX_CONFIRMING', 'time_out', 'clock', 'FAILED', connected, 'MAX_IGNORE'),
  // A concierge order goes to no merchant system: the search for a courier starts immediately, and
  // the courier orders at the counter.
  row('NEW', 'search', 'courier', 'ALLOCATING', concierge),
  row('NEW', 'time_out', 'clock', 'FAILED', concierge, 'UNALLOCATED'),
  row('ALLOCATING', 'assign', 'courier', 'ORDER_IN_PREPARE', integrated),
  // The merchant may have the food ready before a courier is found.
  row('ALLOCATING', 'ready', 'merchant', 'ALLOCATING', integrated),
  { ...row('ALLOCATING', 'assign', 'courier', 'READY', integrated), when: 'food_ready' },
  row('ALLOCATING', 'assign', 'courier', 'PICKING_UP', concierge),
  row('ALLOCATING', 'time_out', 'clock', 'FAILED', delivered, 'UNALLOCATED'),
  row('ORDER_IN_PREPARE', 'ready', 'merchant', 'READY', connected),
  row('ORDER_IN_PREPARE', 'at_store', 'courier', 'ORDER_EXECUTING', integrated),
  row('ORDER_IN_PREPARE', 'unassign', 'courier', 'REALLOCATING', integrated),
  row('ORDER_IN_PREPARE', 'time_out', 'clock', 'FAILED', connected, 'ORDER_FAIL'),
  // ORDER_EXECUTING: the courier waits at the store while the food is being prepared.
  row('ORDER_EXECUTING', 'ready', 'merchant', 'DRIVER_AT_STORE', integrated),
  row('ORDER_EXECUTING', 'unassign', 'courier', 'REALLOCATING', integrated),
  row('ORDER_EXECUTING', 'time_out', 'clock', 'FAILED', integrated, 'ORDER_FAIL'),
  row('READY', 'at_store', 'courier', 'DRIVER_AT_STORE', integrated),
  row('READY', 'unassign', 'courier', 'REALLOCATING', integrated),
  row('READY', 'serve', 'merchant', 'COMPLETED', table),
  row('READY', 'time_out', 'clock', 'FAILED', [...integrated, ...table], 'ORDER_FAIL'),
  row('READY', 'hand_over', 'merchant', 'COMPLETED', pickup),
  // The merchant may make this move from `notCollectedAfterSeconds`
  // after READY on. The API checks the time.
  row('READY', 'not_collected', 'merchant', 'FAILED', pickup, 'NOT_COLLECTED'),
  row('READY', 'time_out', 'clock', 'FAILED', pickup, 'NOT_COLLECTED'),
  row('PICKING_UP', 'at_store', 'courier', 'DRIVER_AT_STORE', concierge),
  row('PICKING_UP', 'unassign', 'courier', 'REALLOCATING', concierge),
  row('PICKING_UP', 'time_out', 'clock', 'REALLOCATING', concierge),
  row('DRIVER_AT_STORE', 'order_at_counter', 'courier', 'ORDER_PLACED_ON_MERCHANT', concierge),
  row('DRIVER_AT_STORE', 'collect', 'courier', 'FOOD_COLLECTED', integrated),
  row('DRIVER_AT_STORE', 'hand_over', 'merchant', 'FOOD_COLLECTED', integrated),
  row('DRIVER_AT_STORE', 'unassign', 'courier', 'REALLOCATING', delivered),
  row('DRIVER_AT_STORE', 'time_out', 'clock', 'FAILED', delivered, 'ORDER_FAIL'),
  row('ORDER_PLACED_ON_MERCHANT', 'collect', 'courier', 'FOOD_COLLECTED', concierge),
  row('ORDER_PLACED_ON_MERCHANT', 'time_out', 'clock', 'FAILED', concierge, 'ORDER_FAIL'),
  row('REALLOCATING', 'assign', 'courier', 'REALLOCATED', delivered),
  row('REALLOCATING', 'time_out', 'clock', 'FAILED', delivered, 'REALLOCATION_FAILED'),
  row('REALLOCATED', 'at_store', 'courier', 'DRIVER_AT_STORE', delivered),
  row('REALLOCATED', 'unassign', 'courier', 'REALLOCATING', delivered),
  // The food may become ready while the server searches for another courier. The move `ready` does
  // not change the state then.
  row('REALLOCATING', 'ready', 'merchant', 'REALLOCATING', integrated),
  row('REALLOCATED', 'ready', 'merchant', 'REALLOCATED', integrated),
  row('DRIVER_AT_STORE', 'ready', 'merchant', 'DRIVER_AT_STORE', integrated),
  row('REALLOCATED', 'time_out', 'clock', 'REALLOCATING', delivered),
  row('FOOD_COLLECTED', 'arrive', 'courier', 'DRIVER_ARRIVED', delivered),
  row('FOOD_COLLECTED', 'time_out', 'clock', 'FAILED', delivered, 'DRIVER_CANCELLED'),
  row('DRIVER_ARRIVED', 'deliver', 'courier', 'COMPLETED', delivered),
  // The courier has arrived at the drop-off. Without a further move, the order counts as delivered.
  row('DRIVER_ARRIVED', 'time_out', 'clock', 'COMPLETED', delivered),
]

/** Returns the paths on which the state has transitions. */
const pathsOf = (state: OrderState, among: readonly OrderPath[] = orderPaths) =>
  among.filter((path) => steps.some((step) => step.from === state && step.on.includes(path)))

const openStates = orderStates.filter((state) => pathsOf(state).length > 0)
const collectedStates: readonly OrderState[] = ['FOOD_COLLECTED', 'DRIVER_ARRIVED']
/** States in which no courier is assigned, so that the fleet may cancel the order. */
const unassignedStates: readonly OrderState[] = ['ALLOCATING', 'REALLOCATING']

const cancellations = (
  states: readonly OrderState[],
  by: OrderActor,
  to: OrderState,
  among?: readonly OrderPath[],
) =>
  states
    .map((from) => row(from, 'cancel', by, to, pathsOf(from, among)))
    .filter((step) => step.on.length > 0)

const uncollected = openStates.filter(
  (state) => !collectedStates.includes(state) && state !== 'SCHEDULED',
)

/**
 * All transitions of the moves `cancel` and `decline`. The name of the new state says who has
 * cancelled; merchants and couriers have two such states each. No row leads to CANCELLED: an order
 * becomes CANCELLED when its last dish is deleted.
 */
const cancels: readonly OrderTransition[] = [
  ...cancellations(cancelableStates, 'eater', 'CANCELLED_PASSENGER'),
  // A merchant with a merchant system declines before accepting and cancels afterwards. On the
  // concierge path there is no merchant system, so the merchant can only cancel.
  ...cancellations(
    uncollected.filter((state) => state !== 'NEW' && state !== 'MAX_CONFIRMING'),
    'merchant',
    'CANCELLED_MAX',
    connected,
  ),
  ...cancellations(uncollected, 'merchant', 'CANCELLED_MEX', concierge),
  row('DRIVER_AT_STORE', 'turned_away', 'courier', 'CANCELLED_MEX', concierge),
  row('ORDER_PLACED_ON_MERCHANT', 'turned_away', 'courier', 'CANCELLED_MEX', concierge),
  // Before collection, a courier does not cancel but makes the move `unassign`, and the server
  // searches for another courier. After collection, the courier can only cancel.
  ...cancellations(unassignedStates, 'courier', 'CANCELLED_PARTNER'),
  ...cancellations(['NEW'], 'courier', 'CANCELLED_PARTNER', concierge),
  ...cancellations(collectedStates, 'courier', 'CANCELLED_DRIVER'),
  // The chatbot cancels an order at the eater's request until the food is collected.
  ...cancellations([...uncollected, 'SCHEDULED'], 'chatbot', 'CANCELLED_CHATBOT'),
  ...cancellations(openStates, 'operator', 'CANCELLED_OPERATOR'),
]

/** All allowed transitions of orders. */
export const orderTransitions: readonly OrderTransition[] = [...steps, ...cancels]

/**
 * Maximum time in each state of an order in seconds; null for states without one. Pickup orders
 * have an exception: see `timeoutSecondsOf`.
 */
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

/** In seconds: a ready pickup order fails after this time if the eater has not collected it. */
const pickupTimeoutSeconds = 7_200
/**
 * In seconds: the merchant may end a pickup order as
 * not collected after the food was ready this long.
 */
export const notCollectedAfterSeconds = 1_800

/** Returns the time-out of a state on a path, in seconds; null if it has none. */
export function timeoutSecondsOf(state: OrderState, path: OrderPath): number | null {
  return path === 'pickup' && state === 'READY' ? pickupTimeoutSeconds : stateTimeoutSeconds[state]
}

export type OrderStatePair = { orderState: OrderState; finalState: OrderState | null }

/**
 * Whether `orderState` or `finalState` contains CANCELLED, as the product's specification defines
 * it.
 */
export function isCancelled({ orderState, finalState }: OrderStatePair): boolean {
  return orderState.includes('CANCELLED') || (finalState?.includes('CANCELLED') ?? false)
}

export function isFailed({ orderState, finalState }: OrderStatePair): boolean {
  return orderState.includes('FAILED') || (finalState?.includes('FAILED') ?? false)
}

export function isTerminal(state: OrderState): boolean {
  return (terminalStates as readonly OrderState[]).includes(state)
}

/** Whether the order has ended, also in a cancelled or failed state that `terminalStates` lacks. */
export function isEnded(order: OrderStatePair): boolean {
  return isTerminal(order.orderState) || isCancelled(order) || isFailed(order)
}

export function isSearching(state: OrderState): boolean {
  return (searchingStates as readonly OrderState[]).includes(state)
}

/** Whether the eater may cancel: the state allows it, and the order is marked cancelable. */
export function isCancelable(order: OrderStatePair & { cancelable: boolean }): boolean {
  return order.cancelable && (cancelableStates as readonly OrderState[]).includes(order.orderState)
}

/** Returns the order's transition for the move, or undefined if the move is not allowed. */
export function findTransition(
  from: OrderState,
  path: OrderPath,
  move: OrderMove,
  by: OrderActor,
  isFoodReady = false,
): OrderTransition | undefined {
  const rows = orderTransitions.filter(
    (transition) =>
      transition.from === from &&
      transition.move === move &&
      transition.by === by &&
      transition.on.includes(path),
  )
  const special = isFoodReady ? rows.find(({ when }) => when === 'food_ready') : undefined
  return special ?? rows.find(({ when }) => when === undefined)
}

/** Whether a courier delivers the orders of the path. */
export const hasDelivery = (path: OrderPath): boolean => delivered.includes(path)

/** Returns the moves that the actor may make while an order is in the state. */
export function allowedMoves(from: OrderState, path: OrderPath, by: OrderActor): OrderMove[] {
  const moves = orderTransitions
    .filter(({ from: start, by: actor, on }) => start === from && actor === by && on.includes(path))
    .map(({ move }) => move)
  return [...new Set(moves)]
}
