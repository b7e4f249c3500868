// Delayed work: how long each job took, and whether it was done.
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Telemetry } from './telemetry.ts'

/** The same runner, whose handlers are measured and traced. */
export function measuredJobs(jobs: Jobs, { meter, tracer }: Telemetry): Jobs {
  const took = meter.createHistogram('tingkat.job.duration', {
    unit: 's',
    description: 'Time that a handler of a job took, by queue and outcome.',
  })
  return {
    ...jobs,
    register: (queue, handler) =>
      jobs.register(queue, (data) =>
        tracer.startActiveSpan(`job ${queue}`, async (span) => {
          const start = performance.now()
          let outcome = 'failed'
          try {
            await handler(data as never)
            outcome = 'done'
          } finally {
            took.record((performance.now() - start) / 1000, { queue, outcome })
            span.end()
          }
        }),
      ),
  }
}
