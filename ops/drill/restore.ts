// The step of the drill that restores a backup: copies the primary while orders continue, and
// restores a new server from the copy and the archived write-ahead log up to a chosen second.
import { join } from 'node:path'
import { checkBooks, findMissingOrders } from '@tingkat/api/backup/check-books'
import { openDatabase } from '@tingkat/api/platform/database/database'
import { silentLog } from '@tingkat/api/platform/log'
import { pause, waitUntil } from './program.ts'
import type { PostgresNode } from './postgres-node.ts'
import type { StepContext } from './step.ts'

/**
 * Maximum time in milliseconds from the chosen second until the write-ahead log up
 * to it is archived.
 */
const archiveLimitMs = 60_000

export async function restoreToSecond(context: StepContext): Promise<void> {
  const { cluster, load, durations, note, code } = context
  const { primary } = cluster.postgres()
  const copy = join(cluster.folder, 'postgres', `backup-${Date.now()}`)
  await primary.backUpTo(copy)
  await pause(durations.restore * 1000)
  const target = new Date()
  const before = load.record.orders.filter(({ at }) => at < target.getTime())
  await pause(2_000)
  await archiveNow(primary)
  const startedAt = Date.now()
  const restored = await cluster.createPostgres('restored')
  await restored.restoreFrom(copy, target)
  const { orders, missing } = await proveBooks(
    restored,
    before.map(({ orderID }) => orderID),
  )
  if (missing.length > 0) throw new Error(missing.slice(0, 5).join('; '))
  const node = await cluster.createNode('restored-web', restored.url)
  await node.start(code.previous ?? code.current)
  await node.stop()
  await restored.stop('fast')
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  note(
    `${orders} orders restored, all ${before.length} that were acknowledged before the chosen ` +
      `second; proof and start of a server included it took ${seconds} s`,
  )
}

/** Ends the current segment of the write-ahead log and waits until it is archived. */
async function archiveNow({ url }: PostgresNode): Promise<void> {
  const database = await openDatabase({ url, log: silentLog })
  try {
    const { rows } = await database.query<{ segment: string }>(
      'select pg_walfile_name(pg_switch_wal()) as segment',
    )
    const segment = rows[0]?.segment ?? ''
    const sql = 'select last_archived_wal >= $1 as done from pg_stat_archiver'
    await waitUntil(
      'archiving',
      async () => (await database.query(sql, [segment])).rows[0]?.['done'] === true,
      archiveLimitMs,
    )
  } finally {
    await database.close()
  }
}

async function proveBooks({ url }: PostgresNode, ids: readonly string[]) {
  const database = await openDatabase({ url, log: silentLog })
  try {
    await waitUntil('the end of the recovery', async () => {
      const { rows } = await database.query('select pg_is_in_recovery() as recovering')
      return rows[0]?.['recovering'] === false
    })
    const { orders, faults } = await checkBooks(database)
    return { orders, missing: [...faults, ...(await findMissingOrders(database, ids))] }
  } finally {
    await database.close()
  }
}
