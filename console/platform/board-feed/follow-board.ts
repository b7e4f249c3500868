// Keeps the kitchen board up to date: reads all of it, then receives changes as server-sent events.
// After a short interruption the browser resumes the stream itself; after a long one the whole
// board is read again.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type {
  Board,
  BoardMerchant,
  boardEvents,
  KitchenOrder,
  TicketNews,
} from '@tingkat/contract/console/kitchen'

/** The part of an EventSource that is used here. */
export type EventStream = {
  addEventListener: (type: string, listener: (event: { data?: unknown }) => void) => void
  close: () => void
  readonly readyState: number
}

export type FollowBoardPorts = {
  read: () => Promise<ApiResult<Board>>
  /** `position` names the event after which the stream continues. */
  openStream: (position: string) => EventStream
  onBoard: (board: Board) => void
  onOrder: (order: KitchenOrder) => void
  onMerchant: (merchant: BoardMerchant) => void
  onTicket: (news: TicketNews) => void
  /**
   * Called with the time of the last contact to the server in milliseconds, or with null when the
   * board is up to date.
   */
  onStale: (since: number | null) => void
  /** Called when reading the board has failed. The follower tries again. */
  onProblem: (problem: ClientProblem) => void
  now: () => number
  /** Calls `run` after `ms` milliseconds, unless the returned function is called before. */
  wait: (run: () => void, ms: number) => () => void
}

export type BoardFollower = {
  stop: () => void
  /**
   * Reads the whole board at once if there is no stream, or it has been silent for two heartbeats.
   */
  wake: () => void
}

/**
 * In milliseconds: the board counts as out of date after this time without contact to the server
 * (KITCH-32).
 */
export const staleMs = 15_000
// The delay in milliseconds before a failed read is repeated. It is half of the two seconds within
// which a board with a new connection must be up to date (KITCH-32).
const retryMs = 1_000
// A refused read is repeated less often, because staff need some seconds to pair or log in.
const refusedRetryMs = 5_000
// In milliseconds, two heartbeats (`boardHeartbeatSeconds`): after a shorter silence the stream is
// probably alive.
const silentMs = 10_000
/** EventSource.CLOSED: the browser does not reconnect by itself. */
const closedState = 2

type EventName = keyof typeof boardEvents

export function followBoard(ports: FollowBoardPorts): BoardFollower {
  const { read, openStream, onStale, onProblem, now, wait } = ports
  let isStopped = false
  let stream: EventStream | null = null
  let contactAt = now()
  let cancelRetry = () => {}
  let cancelStale = () => {}
  // Incremented with every read of the board, so that the answer to an older read is ignored.
  let attempt = 0

  function contact(): void {
    contactAt = now()
    cancelStale()
    cancelStale = wait(loseContact, staleMs)
  }

  function loseContact(): void {
    onStale(contactAt)
    void connect()
  }

  function disconnect(): void {
    attempt += 1
    cancelRetry()
    stream?.close()
    stream = null
  }

  async function connect(): Promise<void> {
    disconnect()
    const thisAttempt = attempt
    const answer = await read()
    if (isStopped || thisAttempt !== attempt) return
    if (!answer.ok) {
      onProblem(answer.problem)
      const isRefused = answer.problem.status >= 400 && answer.problem.status < 500
      cancelRetry = wait(() => void connect(), isRefused ? refusedRetryMs : retryMs)
      return
    }
    contact()
    ports.onBoard(answer.data)
    onStale(null)
    open(answer.data.position)
  }

  function open(position: string): void {
    const opened = openStream(position)
    stream = opened
    const on = <T>(
      name: EventName,
      isValid: (value: Partial<T>) => boolean,
      run: (data: T) => void,
    ) =>
      opened.addEventListener(name, ({ data }) => {
        if (opened !== stream) return
        contact()
        const value = parse(data, isValid)
        if (value) run(value)
      })
    on<Board>('board', ({ orders }) => Array.isArray(orders), ports.onBoard)
    on<KitchenOrder>('order', ({ orderID }) => typeof orderID === 'string', ports.onOrder)
    on<BoardMerchant>('live', ({ merchantID }) => typeof merchantID === 'string', ports.onMerchant)
    on<TicketNews>('ticket', ({ merchantID }) => typeof merchantID === 'string', ports.onTicket)
    on<object>(
      'heartbeat',
      () => true,
      () => {},
    )
    opened.addEventListener('error', () => {
      if (opened !== stream || opened.readyState !== closedState) return
      disconnect()
      cancelRetry = wait(() => void connect(), retryMs)
    })
  }

  cancelStale = wait(loseContact, staleMs)
  void connect()
  return {
    stop() {
      isStopped = true
      cancelStale()
      disconnect()
    },
    wake() {
      if (!isStopped && (stream === null || now() - contactAt > silentMs)) void connect()
    },
  }
}

/** Returns null for data that is not JSON or has another shape. */
function parse<T>(data: unknown, isValid: (value: Partial<T>) => boolean): T | null {
  try {
    const value = JSON.parse(String(data)) as Partial<T> | null
    return value && isValid(value) ? (value as T) : null
  } catch {
    return null
  }
}
