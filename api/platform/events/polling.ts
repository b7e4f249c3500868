// Calls the handlers of a bus in turn while its server is
// unavailable, and once more when the server is available again.
import { missedMessages, type BusHandler } from './bus.ts'

// A round of polling has this many turns. The handlers are spread over the
// turns, so that they do not all query the database at the same moment.
const turnsPerRound = 20

/** While the polling runs, each handler is called once in `roundMs` milliseconds. */
export function createPolling(roundMs: number) {
  const turnOf = new Map<BusHandler, number>()
  let timer: NodeJS.Timeout | undefined
  let added = 0
  let turn = 0
  /** Number of turns until polling stops; Infinity while the server is unavailable. */
  let turnsLeft = Infinity

  function takeTurn(): void {
    turn = (turn + 1) % turnsPerRound
    for (const [handler, own] of turnOf) if (own === turn) handler(missedMessages)
    turnsLeft -= 1
    if (turnsLeft <= 0) stop()
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  return {
    /** Returns the function that removes the handler. */
    add(handler: BusHandler): () => void {
      // Each call makes a new function, because the same handler may be added for several topics.
      const own: BusHandler = (message) => handler(message)
      turnOf.set(own, added++ % turnsPerRound)
      return () => void turnOf.delete(own)
    },
    start(): void {
      turnsLeft = Infinity
      timer ??= setInterval(takeTurn, roundMs / turnsPerRound).unref()
    },
    /** Stops after each handler has been called once more. */
    finish(): void {
      turnsLeft = turnsPerRound
    },
    stop,
  }
}
