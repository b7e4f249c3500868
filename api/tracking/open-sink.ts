// Chooses where events are stored: at EVENTS_URL if it is set, otherwise in the database.
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { openHttpSink } from './http-sink.ts'
import type { EventSink } from './sink.ts'
import { openDatabaseSink } from './store.ts'

export function openSink(
  url: string | undefined,
  { database, log }: { database: Pick<Database, 'query'>; log: Pick<Log, 'warn'> },
): EventSink {
  return url ? openHttpSink(url, { log }) : openDatabaseSink(database)
}
