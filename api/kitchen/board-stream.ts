// Writes the event stream of a kitchen board as text: the events of the board's merchants, and
// heartbeats.
import { boardEvents, boardHeartbeatSeconds } from '@tingkat/contract/console/kitchen'
import { eventText, retryText } from '../live/event-text.ts'
import { createSignal } from '../live/signal.ts'
import type { StreamLimit } from '../live/stream-limit.ts'
import type { BoardKey } from './board-actions.ts'
import type { BoardHub } from './board-hub.ts'

export type BoardStreamPorts = { hub: BoardHub; streams: StreamLimit; clock: () => Date }

// In milliseconds: the pause before a browser reconnects. It is short, so that a kitchen board is
// up to date within two seconds.
const retryMs = 1_000
// Maximum number of events queued for a slow connection. If more are waiting, the whole
// kitchen board is sent instead.
const waitingMax = 500

/**
 * Returns the stream of events after `position`; `stop` ends the stream.
 * Throws too_many_requests if the caller has too many open streams.
 */
export async function followBoard(
  { hub, streams, clock }: BoardStreamPorts,
  caller: { personID: string | null; deviceID: string | null },
  keys: readonly BoardKey[],
  position: string,
  stop: AbortSignal,
): Promise<AsyncGenerator<string>> {
  const leave = streams.enter(caller.personID ?? caller.deviceID ?? '')
  const signal = createSignal()
  let waiting: string[] = []
  let isTooSlow = false
  const view = (text: string) => {
    if (waiting.length < waitingMax) waiting.push(text)
    else isTooSlow = true
    signal.notify()
  }
  const followed = await hub.follow(keys, position, view).catch((error: unknown) => {
    leave()
    throw error
  })
  const end = () => {
    leave()
    followed.stop()
    signal.notify()
  }
  if (stop.aborted) end()
  else stop.addEventListener('abort', end, { once: true })

  const heartbeat = () =>
    eventText(boardEvents.heartbeat, JSON.stringify({ now: clock().toISOString() }))
  async function* stream(): AsyncGenerator<string> {
    yield retryText(retryMs)
    yield* followed.first
    while (!stop.aborted) {
      const quiet = (await signal.wait(boardHeartbeatSeconds * 1000)) === 'timed_out'
      if (stop.aborted) return
      const texts = isTooSlow ? [followed.wholeBoard()] : waiting
      waiting = []
      isTooSlow = false
      if (quiet) yield heartbeat()
      yield* texts
    }
  }
  return stream()
}
