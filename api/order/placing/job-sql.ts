// SQL fragments that queue jobs within a larger statement.
import { sql } from 'kysely'
import type { SqlPart } from '../../platform/database/statement.ts'

/** The text of an INSERT of jobs, and its only parameter: a list of jobs as JSON. */
export type JobInsert = { text: string; json: string }

/** Returns SQL that queues the job if `condition`, an SQL expression, is true. */
export function queueJobIf(condition: SqlPart, { text, json }: JobInsert): SqlPart {
  return queueJobs(text, sql`(select case when ${condition} then ${json}::text else '[]' end)`)
}

/** Returns SQL that queues the jobs of `list`, an SQL expression that gives a JSON list as text. */
export function queueJobs(text: JobInsert['text'], list: SqlPart): SqlPart {
  return sql.join(
    text.split(/\$1\b/).map((part) => sql.raw(part)),
    list,
  )
}
