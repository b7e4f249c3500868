// Follows changes of merchants in this process, for
// the event streams of pages with a menu or a cart.
import { heartbeatSeconds, merchantChangedEventName } from '@tingkat/contract/live-events'
import { eventText, heartbeatText } from '../../live/event-text.ts'
import { createSignal, type Signal } from '../../live/signal.ts'
import type { StreamLimit } from '../../live/stream-limit.ts'
import type { Catalogue } from '../snapshot.ts'

type WatchPorts = {
  catalogue: Pick<Catalogue, 'find' | 'onChange'>
  /** Limits the streams of each network; undefined without rate limits. */
  perNetwork: StreamLimit | undefined
  /** Limits the streams of this process. */
  inAll: StreamLimit
}

export type MerchantWatch = {
  /**
   * Returns the stream of a merchant's changes, which ends when `stop` is
   * aborted. Throws `too_many_requests` if there are too many streams.
   */
  follow(merchantID: string, network: string, stop: AbortSignal): AsyncIterable<string>
}

/** All streams share one listener, so that a change costs time only for streams of its merchant. */
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

// The data is not empty, because browsers ignore events with empty data.
const changedText = eventText(merchantChangedEventName, '{}')
