// Chooses the message bus: NATS if it is in the settings, polling if several processes share the
// work without NATS, else a bus within this process.
import { silentLog, type Log } from '../log.ts'
import { openLocalBus, type Bus } from './bus.ts'
import { openPollingBus } from './bus-polling.ts'
import type { BusSettings } from './nats-connection.ts'

// In milliseconds. While the bus is unavailable, each open event stream
// reads its order once in this time, so changes are shown at most this late.
const defaultPollMs = 4_000

type BusOptions = {
  settings?: BusSettings | undefined
  /** Whether this process needs messages that other processes publish. The default is false. */
  isShared?: boolean
  log?: Pick<Log, 'info' | 'warn'>
  pollMs?: number
}

/**
 * Opens the bus. Throws an Error with a readable message if a certificate, key or credentials file
 * cannot be read.
 */
export async function openBus({
  settings,
  isShared = false,
  log = silentLog,
  pollMs = defaultPollMs,
}: BusOptions = {}): Promise<Bus> {
  if (settings) {
    // Loaded only where it is used, so that a server without NATS starts sooner.
    const { openNatsBus } = await import('./bus-nats.ts')
    return await openNatsBus(settings, { log, pollMs })
  }
  if (!isShared) return openLocalBus()
  log.warn({}, 'without BUS_URL, changes of other processes appear after some seconds')
  return openPollingBus(pollMs)
}
