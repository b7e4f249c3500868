// Chooses the bus: in process, or NATS with a URL.
import { openLocalBus, type Bus } from './bus.ts'
import { silentLog, type Log } from '../log.ts'

/**
 * `url` starts with `nats://` or `tls://`. Throws an Error
 * for the operator if the server is unreachable.
 */
export async function openBus(
  url?: string,
  log: Pick<Log, 'info' | 'warn'> = silentLog,
): Promise<Bus> {
  if (!url) return openLocalBus()
  // Loaded only where it is used, so that a server without NATS starts sooner.
  const { openNatsBus } = await import('./bus-nats.ts')
  return await openNatsBus(url, log)
}
