// Runs a task periodically for as long as the process runs.
import type { Log } from '../log.ts'

type SweepOptions = {
  /** In milliseconds, from the end of one run to the start of the next. */
  everyMs: number
  log: Log
  /** Log message for a failed run. It is not repeated while the following runs fail too. */
  failure: string
}

/**
 * Runs the task, one run at a time; a failed run does not
 * stop the following ones. `stop` waits for the current run.
 */
export function startSweep(
  task: () => Promise<unknown>,
  { everyMs, log, failure }: SweepOptions,
): { stop(): Promise<void> } {
  let isStopped = false
  let isFailing = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout
  const run = async () => {
    try {
      await task()
      isFailing = false
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, failure)
      isFailing = true
    }
    schedule()
  }
  const schedule = () => {
    if (!isStopped)
      timer = setTimeout(() => {
        running = run()
      }, everyMs).unref()
  }
  schedule()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
