// Metrics and spans of jobs: duration and outcome.
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Telemetry } from './telemetry.ts'

/** Returns the job runner with instrumented handlers. */
export function instrumentJobs(jobs: Jobs, { meter, tracer }: Telemetry): Jobs {
  const duration = meter.createHistogram('tingkat.job.duration', {
    unit: 's',
    description: 'Duration of job handlers by queue and outcome.',
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
            duration.record((performance.now() - start) / 1000, { queue, outcome })
            span.end()
          }
        }),
      ),
  }
}
