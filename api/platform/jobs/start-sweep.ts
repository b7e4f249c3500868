// Repeats a task for as long as the process runs.
import type { Log } from '../log.ts'

type SweepOptions = {
  /** Milliseconds between the end of one run and the start of the next. */
  everyMs: number
  log: Log
  /** Logged once when the task begins to fail. */
  failure: string
}

/** Runs the task one run at a time; a failed run is followed by the next. `stop` awaits the run. */
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
