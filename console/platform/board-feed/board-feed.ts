// The data of this device's kitchen board: orders from the server, actions that are not sent yet,
// and functions that send actions. The last board is kept in the browser's database.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Board, BoardMerchant, KitchenOrder } from '@tingkat/contract/console/kitchen'
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import { openKitchenDatabase } from '../outbox/kitchen-database.ts'
import { createOutbox, type Outbox, type OutboxPorts } from '../outbox/outbox.ts'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import { openOutboxStore } from '../outbox/outbox-store.ts'
import {
  sendAction,
  type BoardClients,
  type OrderAction,
  type StoredAction,
} from './board-action.ts'
import { openBoardCache, type BoardCache } from './board-cache.ts'
import { stateOf, withMerchant, withOrder, type BoardState } from './board-state.ts'
import { followBoard, type BoardFollower, type EventStream } from './follow-board.ts'

/**
 * An action that the server has not answered. `held`: staff can still take it back. `waiting`: not
 * sent yet, or sent without an answer. `person`: needs a person's PIN. `conflict`: the server has
 * refused it, and would refuse it again.
 */
export type PendingAction = {
  actionID: string
  merchantID: string
  orderID: string | null
  orderCode: string
  kind: Exclude<OrderAction['kind'], 'receive'> | 'live'
  /** When staff tapped, in milliseconds like all times in this file. */
  at: number
  heldUntil: number
  state: 'held' | 'waiting' | 'person' | 'conflict'
  problem: ClientProblem | null
}

export type BoardSnapshot = {
  /** Null until a board was read from the server or from the browser's database. */
  board: BoardState | null
  /** When the board's data was last up to date; null while it is up to date. */
  staleSince: number | null
  /** Staff's actions that the server has not answered, the oldest first. */
  pending: readonly PendingAction[]
  /** The problem of the last read of the board; null if that read succeeded. */
  problem: ClientProblem | null
  /**
   * Whether the last tap could not be stored, because the outbox (the queue of unsent actions) is
   * full or the browser's storage failed.
   */
  isOutboxFull: boolean
}

export type FeedPorts = Pick<
  OutboxPorts<StoredAction>,
  'merchantIDs' | 'exclusively' | 'news' | 'now' | 'random' | 'wait'
> & {
  clients: BoardClients
  openStream: (position: string) => EventStream
  newID: () => string
}

/** `send` and `changeLive` return the id of the action, which `takeBack` needs. */
export type BoardFeed = {
  read: () => BoardSnapshot
  subscribe: (listener: () => void) => () => void
  /**
   * Calls the listener when tickets may have changed. Returns a function that removes the listener.
   */
  onTickets: (listener: () => void) => () => void
  send: (order: KitchenOrder, action: OrderAction, heldMs?: number) => string
  changeLive: (merchantID: string, change: LiveChange) => string
  /**
   * Drops an action that is not sent yet, that waits for a person's PIN, or that the server
   * refused.
   */
  takeBack: (actionID: string) => void
  /** Reads the board and sends unsent actions at once, for example when the network may be back. */
  wake: () => void
  /** Sends the actions that waited for a person's PIN. */
  personArrived: () => void
  stop: () => void
}

const empty: BoardSnapshot = {
  board: null,
  staleSince: null,
  pending: [],
  problem: null,
  isOutboxFull: false,
}

export function createBoardFeed(ports: FeedPorts): BoardFeed {
  const { clients, now, wait } = ports
  let snapshot = empty
  let outbox: Outbox<StoredAction> | null = null
  let cache: BoardCache | null = null
  let isStopped = false
  const listeners = new Set<() => void>()
  const ticketListeners = new Set<() => void>()
  // Ids of orders for which this page has stored the action `receive`, so that the action is stored
  // only once.
  const received = new Set<string>()

  function show(change: Partial<BoardSnapshot>): void {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  function showBoard(board: BoardState): void {
    show({ board })
    // An answer that arrives after the log-out must not store the board in this browser again.
    if (!isStopped) cache?.save(board, now())
    for (const order of board.orders) receiveOnce(order)
  }

  function tellOfTickets(): void {
    for (const listener of ticketListeners) listener()
  }

  function receiveOnce(order: KitchenOrder): void {
    if (!order.allowedMoves.includes('receive') || received.has(order.orderID)) return
    received.add(order.orderID)
    // All tablets use the same action id for an order, so that the server counts their requests as
    // one.
    store({ order, action: { kind: 'receive' }, actionID: `receive-${order.orderID}` })
  }

  const change = (apply: (board: BoardState) => BoardState) => {
    if (snapshot.board) showBoard(apply(snapshot.board))
  }
  const acceptOrder = (order: KitchenOrder) => change((board) => withOrder(board, order))

  async function sendEntry(entry: OutboxEntry<StoredAction>) {
    const result = await sendAction(clients, entry)
    if (result.ok && result.data) acceptOrder(result.data)
    // A refused `receive` is dropped without a message, because no person has sent the action.
    if (!result.ok && entry.action.kind === 'receive' && isDefinite(result.problem))
      return { ok: true, data: null } as const
    if (!result.ok && entry.orderID && isDefinite(result.problem)) await refresh(entry.orderID)
    return result
  }

  /** Reads an order whose action was refused, so that staff see its present state. */
  async function refresh(orderID: string): Promise<void> {
    const order = await clients.orders.readOrder(orderID)
    if (order.ok) acceptOrder(order.data)
  }

  type Tap = {
    order?: KitchenOrder
    merchantID?: string
    action: OrderAction | Extract<StoredAction, { kind: 'live' }>
    actionID?: string
    heldMs?: number
  }

  function store({ order, merchantID, action, actionID = ports.newID(), heldMs = 0 }: Tap): string {
    const stored: StoredAction =
      action.kind === 'live' ? action : { ...action, orderCode: order?.orderCode ?? '' }
    const entry = {
      actionID,
      merchantID: order?.merchantID ?? merchantID ?? '',
      orderID: order?.orderID ?? null,
      action: stored,
      at: now(),
      heldUntil: now() + heldMs,
    }
    void opened
      .then(async (box) => await box.add(entry))
      .catch(() => false)
      .then((isStored) => show({ isOutboxFull: !isStored }))
    return actionID
  }

  async function open(): Promise<Outbox<StoredAction>> {
    const database = await openKitchenDatabase()
    cache = openBoardCache(database, ports.merchantIDs, wait)
    const kept = await cache.read()
    // If the server has answered before the database is open, the server's board replaces the
    // stored board.
    if (snapshot.board && !isStopped) cache.save(snapshot.board, now())
    else if (kept) show({ board: kept.board, staleSince: kept.savedAt })
    const created = createOutbox<StoredAction>({
      ...ports,
      store: openOutboxStore(database),
      send: sendEntry,
      onChange: (entries) =>
        show({
          pending: entries
            .filter(({ merchantID }) => ports.merchantIDs.includes(merchantID))
            .flatMap((entry) => toPending(entry, now())),
        }),
    })
    outbox = created
    if (isStopped) created.stop()
    return created
  }

  async function takeBack(actionID: string): Promise<void> {
    const box = await opened
    if (!(await box.takeBack(actionID))) await box.dismiss(actionID)
  }

  const opened = open()
  // The page works without the browser's storage, but taps are then refused.
  opened.catch(() => show({ isOutboxFull: true }))
  const follower: BoardFollower = followBoard({
    read: clients.orders.readBoard,
    openStream: ports.openStream,
    onBoard(board: Board) {
      show({ problem: null })
      showBoard(stateOf(board, now()))
      // While the event stream was interrupted, events about tickets may have been missed, so
      // tickets are read again.
      tellOfTickets()
      void outbox?.contact()
    },
    onOrder: acceptOrder,
    onMerchant: (merchant: BoardMerchant) => change((board) => withMerchant(board, merchant)),
    onTicket: tellOfTickets,
    onStale: (staleSince) => show({ staleSince }),
    onProblem: (problem) => show({ problem }),
    now,
    wait,
  })

  return {
    read: () => snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onTickets(listener) {
      ticketListeners.add(listener)
      return () => ticketListeners.delete(listener)
    },
    send: (order, action, heldMs = 0) => store({ order, action, heldMs }),
    changeLive: (merchantID, change) => store({ merchantID, action: { kind: 'live', change } }),
    takeBack: (actionID) => void takeBack(actionID),
    wake() {
      follower.wake()
      void outbox?.contact()
    },
    personArrived: () => void outbox?.personArrived(),
    stop() {
      isStopped = true
      follower.stop()
      outbox?.stop()
      cache?.stop()
    },
  }
}

/** Whether the server has refused an action for good, so that sending it again is useless. */
const isDefinite = ({ status, code }: ClientProblem): boolean =>
  status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status) && code !== 'forbidden'

function toPending(entry: OutboxEntry<StoredAction>, now: number): PendingAction[] {
  const { action, actionID, merchantID, orderID, at, heldUntil, state, problem } = entry
  if (action.kind === 'receive') return []
  const isHeld = state === 'waiting' && heldUntil > now
  return [
    {
      actionID,
      merchantID,
      orderID,
      orderCode: action.kind === 'live' ? '' : action.orderCode,
      kind: action.kind,
      at,
      heldUntil,
      state: isHeld ? 'held' : state,
      problem,
    },
  ]
}
