// What the collector has kept, read out of the folder of a server that has ended.
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'

/** Every row as PostgreSQL writes it, with all its columns; at most a thousand. */
export async function readStoredEvents(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ dataDir, log: silentLog })
  try {
    const { rows } = await database.query<{ text: string }>(
      'select t::text as text from tracked_event t order by visit_id, n limit 1000',
    )
    return rows.map(({ text }) => text)
  } finally {
    await database.close()
  }
}
