// Chooses the bus: in process by default, NATS by URL.
import { openLocalBus, type Bus } from './bus.ts'
import { openNatsBus } from './bus-nats.ts'

/**
 * Opens the bus: in process without a URL, else `nats://`. Throws an Error of one plain sentence
 * when the server cannot be reached.
 */
export async function openBus(url?: string): Promise<Bus> {
  return url ? await openNatsBus(url) : openLocalBus()
}
