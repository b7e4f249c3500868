// Follows the board: reads it in whole, then receives changes by server-sent events. The browser
// resumes a short break by itself; after a long one the board is read again in whole.
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
  /** `position`: the event from which the stream continues. */
  openStream: (position: string) => EventStream
  onBoard: (board: Board) => void
  onOrder: (order: KitchenOrder) => void
  onMerchant: (merchant: BoardMerchant) => void
  onTicket: (news: TicketNews) => void
  /** Called with the last contact, in milliseconds; with null when the board is up to date. */
  onStale: (since: number | null) => void
  /** Called when reading failed; further attempts are made. */
  onProblem: (problem: ClientProblem) => void
  now: () => number
  /** Calls `run` after `ms` milliseconds, unless the returned function is called before. */
  wait: (run: () => void, ms: number) => () => void
}

export type BoardFollower = {
  stop: () => void
  /** Reads in whole at once if the last contact is more than a heartbeat ago. */
  wake: () => void
}

/** The board counts as stale after this time without contact (KITCH-32). */
export const staleMs = 15_000
// Half of the two seconds within which the board must be up to date after a contact (KITCH-32).
const retryMs = 1_000
// A refused read is repeated less often: a pairing or a log-in takes staff some seconds.
const refusedRetryMs = 5_000
// Two heartbeats (`boardHeartbeatSeconds`): after a shorter silence the stream is probably alive.
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
  // Incremented with every read, so that the answer to an older one is ignored.
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

/** Null for data that is no JSON or has another shape. */
function parse<T>(data: unknown, isValid: (value: Partial<T>) => boolean): T | null {
  try {
    const value = JSON.parse(String(data)) as Partial<T> | null
    return value && isValid(value) ? (value as T) : null
  } catch {
    return null
  }
}
