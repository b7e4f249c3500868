// A job's INSERT as a part of a bigger statement: it is queued only when that statement did its work.

export type JobInsert = { text: string; json: string }

/** The INSERT with `$parameter` in the place of `$1`, queueing nothing when `condition` (an SQL expression) is false. */
export function jobWhen(condition: string, job: JobInsert, parameter: number): string {
  return job.text.replace(
    /\$1\b/g,
    `(select case when ${condition} then $${parameter}::text else '[]' end)`,
  )
}
