// Logs at start how many connections this process may open, and warns if PostgreSQL has too few.
import type { Log } from '../log.ts'
import type { Database, DatabaseLimits } from './database.ts'

type Counts = { max: number; open: number }

/**
 * Only warns and never throws: the missing connections may be free
 * again before they are needed, because other processes may end.
 */
export async function checkConnections(
  database: Pick<Database, 'query'>,
  {
    requestConnections,
    jobConnections,
  }: Pick<DatabaseLimits, 'requestConnections' | 'jobConnections'>,
  log: Log,
): Promise<void> {
  const { rows } = await database.query<Counts>(
    `select current_setting('max_connections')::int
         - current_setting('superuser_reserved_connections')::int as max,
       (select count(*)::int from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()) as open`,
  )
  const { max, open } = rows[0] ?? { max: 0, open: 0 }
  const wanted = requestConnections + jobConnections
  const counts = { requestConnections, jobConnections, max, free: max - open }
  log.info(counts, 'connections to PostgreSQL that this process may open')
  if (wanted > max - open)
    log.warn(
      counts,
      'PostgreSQL has fewer free connections: lower DATABASE_POOL or JOBS_POOL, or raise its max_connections',
    )
}
