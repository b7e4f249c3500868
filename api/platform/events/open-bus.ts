// Chooses the bus: in process, or NATS with a URL.
import { openLocalBus, type Bus } from './bus.ts'
import { openNatsBus } from './bus-nats.ts'

/** `url` starts with `nats://`. Throws an Error for the operator if the server is unreachable. */
export async function openBus(url?: string): Promise<Bus> {
  return url ? await openNatsBus(url) : openLocalBus()
}
