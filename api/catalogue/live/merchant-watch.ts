// Follows changes of merchants in this process, for the event streams of open menus and baskets.
import { heartbeatSeconds, merchantChangedEventName } from '@tingkat/contract/live-events'
import { eventText, heartbeatText } from '../../live/event-text.ts'
import { createSignal, type Signal } from '../../live/signal.ts'
import type { StreamLimit } from '../../live/stream-limit.ts'
import type { Catalogue } from '../snapshot.ts'

type WatchPorts = {
  catalogue: Pick<Catalogue, 'find' | 'onChange'>
  /** The limit of each network; absent without rate limits. */
  perNetwork: StreamLimit | undefined
  /** The limit of this process. */
  inAll: StreamLimit
}

export type MerchantWatch = {
  /**
   * Returns the stream of a merchant's changes; `stop` ends it. Throws too_many_requests beyond
   * the limits.
   */
  follow(merchantID: string, network: string, stop: AbortSignal): AsyncIterable<string>
}

/** Has one listener for all streams, so that a change costs only those of its merchant. */
export function createMerchantWatch({ catalogue, perNetwork, inAll }: WatchPorts): MerchantWatch {
  const followers = new Map<string, Set<Signal>>()
  catalogue.onChange((country, merchantID) => {
    if (merchantID !== null) return notify(followers.get(merchantID))
    for (const [ID, signals] of followers)
      if (catalogue.find(ID)?.snapshot.country.code === country) notify(signals)
  })

  function enter(network: string): () => void {
    const leaveNetwork = perNetwork?.enter(network)
    try {
      const leaveAll = inAll.enter('')
      return () => {
        leaveNetwork?.()
        leaveAll()
      }
    } catch (error) {
      leaveNetwork?.()
      throw error
    }
  }

  return {
    follow(merchantID, network, stop) {
      const leave = enter(network)
      const signal = createSignal()
      const signals = followers.get(merchantID) ?? new Set()
      followers.set(merchantID, signals.add(signal))
      const end = () => {
        leave()
        signals.delete(signal)
        if (signals.size === 0 && followers.get(merchantID) === signals)
          followers.delete(merchantID)
        signal.notify()
      }
      if (stop.aborted) end()
      else stop.addEventListener('abort', end, { once: true })
      return sendChanges(signal, stop)
    },
  }
}

function notify(signals: ReadonlySet<Signal> | undefined): void {
  for (const signal of signals ?? []) signal.notify()
}

async function* sendChanges(signal: Signal, stop: AbortSignal): AsyncGenerator<string> {
  yield changedText
  while (!stop.aborted) {
    const quiet = (await signal.wait(heartbeatSeconds * 1000)) === 'timed_out'
    if (stop.aborted) return
    yield quiet ? heartbeatText : changedText
  }
}

// A browser ignores an event whose data is empty.
const changedText = eventText(merchantChangedEventName, '{}')
