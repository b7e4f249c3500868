// Reads analytics events from the data folder of a server that has ended.
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/log.ts'

/** Returns at most a thousand events, each as one text with all columns. */
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
